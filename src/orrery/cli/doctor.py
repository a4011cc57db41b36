"""`orrery doctor`: what is installed here, what is missing, and what to do about it."""

import json as json_module
import os
import platform
import re
import shutil
import sys
import sysconfig
from importlib import metadata
from pathlib import Path
from typing import Any

import orrery
from orrery import __version__
from orrery.cli.arguments import Json

CORE = ("msgspec", "librt", "mypy-extensions")
CLI = ("cyclopts", "rich", "fluent-runtime")


def doctor(*, json: Json = False) -> None:
    """Show versions, whether the rules run compiled or interpreted, and what is missing."""
    facts = examine()
    if json:
        print(json_module.dumps(facts))
        return
    print(f"orrery {facts['orrery']}, {'compiled' if facts['compiled'] else 'interpreted'}")
    print(f"Python {facts['python']} ({facts['platform']})")
    for name, version in facts["dependencies"].items():
        print(f"  {name:<16} {version or 'missing'}")
    print(f"saved games: {facts['data']}")
    for line in facts["advice"]:
        print(f"! {line}")
    if not facts["advice"]:
        print("Nothing is missing.")


def examine() -> dict[str, Any]:
    from orrery.arena.batch import is_compiled
    from orrery.cli.terminal.saves import data_folder

    extras = wanted()
    named = [*CORE, *CLI, *[name for names in extras.values() for name in names]]
    dependencies = {name: version_of(name) for name in dict.fromkeys(named)}
    compiled = is_compiled()
    folder = data_folder()
    advice = []
    for extra, names in extras.items():
        lacking = [name for name in names if dependencies[name] is None]
        if lacking:
            advice.append(f"The extra [{extra}] lacks {', '.join(lacking)}: install Orrery with this extra.")
    if not compiled:
        advice.append(interpreted())
    if not (Path(orrery.__file__).parent / "server" / "static" / "index.html").exists():
        advice.append("The page of the browser table is not built: start with ./dev play, or install a wheel.")
    if not is_writable(folder):
        advice.append(f"Games cannot be saved in {folder}: set ORRERY_DATA to a folder that you may write to.")
    if "utf" not in (sys.stdout.encoding or "").lower():
        advice.append(f"This terminal uses {sys.stdout.encoding}, but drawings need UTF-8: try LANG=C.UTF-8.")
    return {
        "orrery": __version__,
        "compiled": compiled,
        "python": platform.python_version(),
        "platform": f"{platform.system()} {platform.machine()}",
        "dependencies": dependencies,
        "data": str(folder),
        "advice": advice,
    }


def wanted() -> dict[str, list[str]]:
    """The libraries of each extra, as the installed package names them."""
    try:
        lines = metadata.requires("orrery") or []
    except metadata.PackageNotFoundError:
        return {"cli": list(CLI)}
    extras: dict[str, list[str]] = {}
    for line in lines:
        found = re.match(r"([\w.-]+).*extra == ['\"](\w+)['\"]", line)
        if found:
            extras.setdefault(found[2], []).append(found[1])
    return extras


def version_of(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def interpreted() -> str:
    """Why the rules are not compiled, and what would help."""
    if os.environ.get("ORRERY_INTERPRETED"):
        return "ORRERY_INTERPRETED is set: the rules run interpreted, several times slower; unset it."
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    lacking = []
    if shutil.which(compiler) is None:
        lacking.append(f"a C compiler ({compiler})")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        lacking.append("the Python headers")
    slow = "The rules run interpreted, several times slower"
    if lacking:
        return f"{slow}: install {' and '.join(lacking)} (Debian: gcc, python3-dev), then Orrery again."
    return f"{slow}, though a C compiler is here: install Orrery again, or use ./dev run."


def is_writable(folder: Path) -> bool:
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK)
