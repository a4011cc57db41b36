"""Tries a wheel where nothing else is installed, by the commands that [tool.cibuildwheel] has for it.

    try_wheel.py FOLDER

./dev test --long does it with a wheel that it has just built. It takes network, for what the wheel needs.
"""

import os
import shlex
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent


def try_wheel(wheel: Path) -> None:
    if "-linux_" in wheel.name:
        sys.exit(f"{wheel.name} does not say which systems it works on.")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    extras = ",".join(settings["test-extras"])
    with TemporaryDirectory() as home:
        venv.create(home, with_pip=True)
        env = {
            name: value for name, value in os.environ.items() if not name.startswith(("ORRERY_", "PYTHON", "VIRTUAL_"))
        }
        env["PATH"] = f"{home}/bin{os.pathsep}{env['PATH']}"
        install = f"python -m pip install --disable-pip-version-check '{wheel}[{extras}]'"
        for command in [install, *settings["test-command"]]:
            print(command, flush=True)
            subprocess.run(shlex.split(command), cwd=home, env=env, check=True)


if __name__ == "__main__":
    (found,) = Path(sys.argv[1]).resolve().glob("*.whl")
    try_wheel(found)
