"""The languages that there are texts in."""

import os

LANGUAGES = ("en", "pl")


def preferred() -> str:
    """The language of the system, if we have texts in it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
