"""Content files. They are checked strictly, and errors name file, entry and field."""

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from orrery.engine.game import BadInput, ContentFiles
from orrery.engine.moves import BadMove, Language

T = TypeVar("T")
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]


class Entry(Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry of a content file has: an id and a source."""

    id: Id
    source: Literal["printed", "rulebook", "inferred", "reconstructed"]
    why: str = ""


def read_file(files: ContentFiles, name: str, kind: type[T]) -> T:
    """Read a file into this type."""
    path = Path(files.folder, name)
    try:
        text = files.text(name)
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise BadInput(f"There is no readable content file {path} ({why}).") from error
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{path}: {error}.") from error
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadInput(f"{path}: {named(data, str(error))}{allowed(kind, str(error))}.") from error


def read_words(language: Language, texts: Sequence[str], where: str) -> list[int]:
    """Read effects or requirements, each a word with its operands. An error names the place of the wrong one."""
    found = []
    for text in texts:
        try:
            if "0" in text.split(" "):
                raise BadMove("a number is 1 or more")
            found.append(int(language.read(text)))
        except BadMove as error:
            raise BadInput(f"{where}: '{text}' is none ({error}); the words are: {usage(language)}.") from error
    return found


def usage(language: Language) -> str:
    """All words, each with the kinds of its operands."""
    return ", ".join(
        " ".join([verb.name, *[kind.name.upper() for kind in verb.kinds]]) for verb in language.by_name.values()
    )


def allowed(kind: Any, error: str) -> str:
    """For an error about a value that is not one of a few: the allowed values, which msgspec does not say."""
    found = re.fullmatch(r"Invalid enum value .* - at (`key` in )?`\$(.*)`", error)
    if found is None:
        return ""
    for name in re.findall(r"\w+|\[", found[2].replace("...", "").replace("]", "")):
        kind = inner(kind, name)
    names = get_args(get_args(kind)[0] if found[1] else kind)
    return f"; allowed are: {', '.join(names)}"


def inner(kind: Any, name: str) -> Any:
    """The type of a field, or of the entries of a list or a dict."""
    if name == "[":
        return bare(get_args(kind)[-1])
    return kind if name.isdecimal() else bare(get_type_hints(kind, include_extras=True)[name])


def bare(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def named(data: dict[str, Any], error: str) -> str:
    """The error with the id of the entry instead of its number, if it has one."""
    found = re.fullmatch(r"(.*) - at (?:`key` in )?`\$\.(\w+)\[(\d+)\]\.?(\w*)(.*)`", error)
    if found is None:
        return error
    fault, kind, number, field, place = found.groups()
    entry = data[kind][int(number)]
    if not isinstance(entry, dict) or "id" not in entry:
        return error
    return f"{kind} '{entry['id']}'{f', field {field}' if field else ''}{place.replace('[...]', '')}: {fault}"
