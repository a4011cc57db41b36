"""Writes src/messages.ts, the browser's types, from what is said in orrery/server/messages.py.

With --check it writes nothing and fails if the file is out of date. `./dev types` runs it with Node at hand.
"""

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec

from orrery.server import messages

WEB = Path(__file__).resolve().parent
FILE = WEB / "src" / "messages.ts"
HEAD = "// Made from src/orrery/server/messages.py by ./dev types; do not change it here."
UNIONS = {"Request": messages.Request, "Reply": messages.Reply}
REF = "#/definitions/{name}"
MAKER = "json-schema-to-typescript/dist/src/cli.js"
OPTIONS = (f"--bannerComment={HEAD}", "--no-unknownAny", "--style.printWidth=120")


def schema() -> dict[str, Any]:
    """JSON Schema of every message; the unions are definitions too, so that they keep their names."""
    kinds = [kind for kind in vars(messages).values() if getattr(kind, "__module__", "") == messages.__name__]
    structs = [kind for kind in kinds if isinstance(kind, type) and kind is not messages.BaseRequest]
    _, parts = msgspec.json.schema_components(structs, ref_template=REF)
    for part in parts.values():
        if part.get("additionalProperties") is not False:
            part["required"] = [*part["properties"]]  # the server leaves nothing out
        part["additionalProperties"] = False
    for name, union in UNIONS.items():
        parts[name] = {"title": name, "anyOf": references(kind.__name__ for kind in get_args(union))}
    return {"title": "Message", "anyOf": references(parts), "definitions": plain(parts)}


def references(names: Iterable[str]) -> list[dict[str, str]]:
    return [{"$ref": REF.format(name=name)} for name in names]


def plain(part: Any) -> Any:
    """Lists without limits, which would become long unions of tuples; tuples as the maker knows them."""
    if isinstance(part, list):
        return [plain(item) for item in part]
    if not isinstance(part, dict):
        return part
    if "prefixItems" in part:
        return {**part, "items": plain(part["prefixItems"])}
    return {key: plain(value) for key, value in part.items() if key not in ("minItems", "maxItems")}


def typescript() -> str:
    """The types, made and formatted by json-schema-to-typescript."""
    command: list[str | Path] = ["node", WEB / "node_modules" / MAKER, *OPTIONS]
    return subprocess.check_output(command, cwd=WEB, input=json.dumps(schema()), text=True)


def main() -> None:
    made = typescript()
    if "--check" not in sys.argv[1:]:
        FILE.write_text(made)
    elif not FILE.exists() or FILE.read_text() != made:
        sys.exit("web/src/messages.ts does not fit src/orrery/server/messages.py; put it right with: ./dev types")


if __name__ == "__main__":
    main()
