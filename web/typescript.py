"""Generates the page's types: src/messages.ts, and src/games/<game>/view.ts for every game that has a drawing.

The sources are orrery/server/messages.py with guide.py and progress.py, lobby.py, and the games' view.py. With
--check it writes nothing and fails if a file is out of date. `./dev types` runs it with Node.
"""

import inspect
import json
import re
import subprocess
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any

import msgspec

from orrery.games import GAMES
from orrery.server import guide, lobby, messages, progress

WEB = Path(__file__).resolve().parent
SOURCE = WEB / "src"
REF = "#/definitions/{name}"
MAKER = "json-schema-to-typescript/dist/src/cli.js"
FIELD = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)  # a field with its comment
ROOT = re.compile(r"export type Root =.*?;\n+", re.DOTALL)
SHORT = re.compile(r"/\*\*\n +\* (.*)\n +\*/")  # a comment of one line


def modules() -> dict[Path, list[ModuleType]]:
    """The modules whose types the page needs, by the files that are generated from them."""
    found: dict[Path, list[ModuleType]] = {SOURCE / "messages.ts": [messages, lobby, guide, progress]}
    for game, module in GAMES.items():
        folder = SOURCE / "games" / game
        if folder.is_dir():
            found[folder / "view.ts"] = [import_module(module.removesuffix("game") + "view")]
    return found


def schema(sources: list[ModuleType]) -> dict[str, Any]:
    """JSON Schema of every struct and union of some modules, without the root, which only names them all."""
    structs = [kind for module in sources for kind in vars(module).values() if is_struct(kind, module.__name__)]
    unions = {name: kind for name, kind in vars(sources[0]).items() if isinstance(kind, UnionType)}
    schemas, parts = msgspec.json.schema_components([*structs, *unions.values()], ref_template=REF)
    for part in parts.values():
        if part.get("additionalProperties") is not False:
            part["required"] = [*part["properties"]]  # the server always sends all fields
        part["additionalProperties"] = False
    for struct in structs:
        for field, comment in FIELD.findall(inspect.getsource(struct)):
            properties = parts[struct.__name__]["properties"]
            properties[field] = {"allOf": [properties[field]], "description": comment}
    for name, union in zip(unions, schemas[len(structs) :], strict=True):
        parts[name] = {"title": name, "anyOf": union["anyOf"]}
    return {"title": "Root", "anyOf": references(parts), "definitions": plain(parts)}


def is_struct(kind: Any, module: str) -> bool:
    """Is this a struct of the module itself?"""
    is_own = isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module
    return is_own and kind is not messages.BaseRequest


def references(names: Iterable[str]) -> list[dict[str, str]]:
    return [{"$ref": REF.format(name=name)} for name in names]


def plain(part: Any) -> Any:
    """Drop limits of lists, which would become long unions of tuples; write tuples as the generator knows them."""
    if isinstance(part, list):
        return [plain(item) for item in part]
    if not isinstance(part, dict):
        return part
    if "prefixItems" in part:
        return {**part, "items": plain(part["prefixItems"])}
    return {key: plain(value) for key, value in part.items() if key not in ("minItems", "maxItems")}


def typescript(sources: list[ModuleType]) -> str:
    """The types, generated and formatted by json-schema-to-typescript."""
    files = ", ".join(f"src/{module.__name__.replace('.', '/')}.py" for module in sources)
    head = f"--bannerComment=// Made from {files} by ./dev types; do not change it here."
    command: list[str | Path] = ["node", WEB / "node_modules" / MAKER, head, "--style.printWidth=120"]
    made = subprocess.check_output(command, cwd=WEB, input=json.dumps(schema(sources)), text=True)
    return SHORT.sub(r"/** \1 */", ROOT.sub("", made, count=1))


def main() -> None:
    for file, sources in modules().items():
        made = typescript(sources)
        if "--check" not in sys.argv[1:]:
            file.write_text(made)
        elif not file.exists() or file.read_text() != made:
            sys.exit(f"{file.relative_to(WEB.parent)} does not fit its sources; put it right with: ./dev types")


if __name__ == "__main__":
    main()
