"""The part of docs/protocol.md that is made from messages.py, lobby.py, guide.py and progress.py.

`./dev run python -m tests.server.protocol_page` writes it again.
"""

import inspect
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from orrery.server import guide, lobby, messages, progress

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
BEGIN, END = "<!-- made from the sources: begin -->\n", "<!-- made from the sources: end -->\n"
FIELD = re.compile(r"^    (\w+): (.*?)(?: = ([^#]*?))?(?:  # (.+))?$", re.MULTILINE)


def structs(module: ModuleType) -> list[Any]:
    """The messages of a module, in its order."""
    kinds = [kind for kind in vars(module).values() if inspect.isclass(kind) and issubclass(kind, msgspec.Struct)]
    return [kind for kind in kinds if kind.__module__ == module.__name__ and kind is not messages.BaseRequest]


def fields(kind: Any) -> list[tuple[str, str, str, str]]:
    """Name, type, default and meaning of each field, as the source has them."""
    found = {name: (kind, default or "", comment or "") for name, kind, default, comment in FIELD.findall(source(kind))}
    return [(name, *found[name]) for name in kind.__struct_fields__]


def source(kind: Any) -> str:
    """The fields of a struct, without its docstring and its methods."""
    text = re.sub(r'^    """.*?"""$', "", inspect.getsource(kind), count=1, flags=re.MULTILINE | re.DOTALL)
    return text.split("    def ")[0]


def described(kind: Any) -> str:
    """One message in words."""
    tag = kind.__struct_config__.tag
    head = f'`"type": "{tag}"`' if tag else f"`{kind.__name__}`"
    about = " ".join((inspect.getdoc(kind) or "").split()) if source(kind) != inspect.getsource(kind) else ""
    lines = [f"- {head}{f': {about}' if about else ''}"]
    for name, kind_of, default, comment in fields(kind):
        shown = f"`{name}`: `{kind_of}`" + (f" = `{default}`" if default else "")
        lines.append(f"  - {shown}{f': {comment}' if comment else ''}")
    return "\n".join(lines)


def named_kinds() -> str:
    """The limited kinds that fields are made of."""
    lines = inspect.getsource(messages).split("class BaseRequest")[0].splitlines()
    shown = [line for line in lines if re.match(r"\w+ = (Annotated|\d)", line)]
    facts = next(line for line in inspect.getsource(messages).splitlines() if line.startswith("Facts = "))
    return "\n".join(["<!-- not run: lines of messages.py -->", "", "```python", *shown, facts, "```"])


def made() -> str:
    """The whole part."""
    requests = [kind for kind in structs(messages) if issubclass(kind, messages.BaseRequest)]
    replies = [kind for kind in structs(messages) if not issubclass(kind, messages.BaseRequest)]
    tagged = [kind for kind in replies if kind.__struct_config__.tag]
    parts = [kind for kind in replies if not kind.__struct_config__.tag]
    chapters = {
        "Requests at a table": requests,
        "Replies at a table": tagged,
        "What replies are made of": [*parts, *structs(guide), *structs(progress)],
        "Messages outside of a table": structs(lobby),
    }
    texts = [f"### {title}\n\n" + "\n".join(map(described, kinds)) for title, kinds in chapters.items()]
    return "\n\n".join(["### Kinds", named_kinds(), *texts]) + "\n"


def renewed(page: str) -> str:
    """The page with this part made again."""
    before, rest = page.split(BEGIN)
    return before + BEGIN + "\n" + made() + "\n" + END + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
