"""For all tests."""

import os

from hypothesis import HealthCheck, settings

os.environ.pop("ORRERY_CALLED_AS", None)  # set by ./dev, and told to users in hints

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")
