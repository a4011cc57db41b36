"""What commands say about bad input, in the language that was chosen."""

import re
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from orrery.cli.language import LANGUAGES, preferred

VALUE = re.compile(r"\\\{(\w+)\\\}")


def chosen_language(arguments: Sequence[str] | None = None) -> str:
    """That of --lang on the command line, or else the system's."""
    typed = " ".join(sys.argv[1:] if arguments is None else arguments)
    found = re.search(r"(?:^| )--lang[ =](\w+)", typed)
    return found[1] if found and found[1] in LANGUAGES else preferred()


def told(sentence: str, language: str) -> str:
    """A sentence of a command, in this language as far as it has a text; its parts may be sentences, too."""
    path = Path(__file__).parent / "texts" / f"faults.{language}.toml"
    if not path.exists():
        return sentence
    texts: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8"))
    return translated(sentence, {pattern(english): text for english, text in texts.items()})


def pattern(english: str) -> re.Pattern[str]:
    return re.compile(VALUE.sub(r"(?P<\1>.*?)", re.escape(english)), re.IGNORECASE | re.DOTALL)


def translated(sentence: str, texts: dict[re.Pattern[str], str]) -> str:
    """The text that names the most of the sentence."""
    bare = sentence.rstrip(".")
    found = [(match, text) for one, text in texts.items() if (match := one.fullmatch(bare))]
    if not found:
        return sentence
    match, text = min(found, key=lambda one: sum(map(len, one[0].groups())))
    return text.format(**{name: translated(value, texts) for name, value in match.groupdict().items()})
