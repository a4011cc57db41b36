"""Which modules are compiled."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_no_module_with_classes_of_msgspec_is_compiled() -> None:
    """Compiled, they lose the types and limits of their fields: files would be read without being checked."""
    build = runpy.run_path(str(ROOT / "hatch_build.py"), run_name="build")
    modules = build["compiled_modules"](ROOT / "src" / "orrery")

    assert modules
    assert [path.name for path in modules if "msgspec" in path.read_text(encoding="utf-8")] == []
