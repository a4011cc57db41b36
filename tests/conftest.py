"""For all tests."""

import os

os.environ.pop("ORRERY_CALLED_AS", None)  # set by ./dev, and told to users in hints
