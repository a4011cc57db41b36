"""The browser knows no rules: its code names no game and nothing of one, and a game's folder only draws."""

import re
from pathlib import Path

import pytest

from orrery.games import GAMES, game

SOURCE = Path(__file__).parents[1] / "web" / "src"
DRAWINGS = SOURCE / "games"
SCRIPT = re.compile(r"<script.*?</script>", re.DOTALL)
STRING = re.compile(r""""([^"\n]*)"|'([^'\n]*)'|`([^`]*)`""")
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
# A form, a reply, states of the connection, an ending, a request, a refusal, a series that is played again.
OF_THE_PAGE = {"pay", "done", "open", "lost", "abandoned", "enter", "set-aside", "again"}


def scripts() -> list[Path]:
    """The page's code, without tests and what is made."""
    found = [*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")]
    return [path for path in found if not path.name.endswith((".test.ts", ".d.ts")) and path.name != "messages.ts"]


def strings(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8")
    code = text if path.suffix == ".ts" else "".join(SCRIPT.findall(text))
    return {word for quoted in STRING.findall(COMMENT.sub("", code)) for word in quoted if word}


GENERAL = [path for path in scripts() if DRAWINGS not in path.parents]


@pytest.mark.parametrize("name", GAMES)
def test_the_page_names_no_game_and_no_verb_or_reason_of_one(name: str) -> None:
    rules = game(name)
    verbs = {verb.name for verb in rules.VERBS}
    reasons = set(filter(None, rules.REASONS))
    keys = {f"{kind}-{verb}" for verb in verbs for kind in ("choice", "verb", "event")}
    own = {name, *keys, *[f"why-{code}" for code in reasons], *(verbs | reasons) - OF_THE_PAGE}
    assert {str(path.relative_to(SOURCE)): sorted(found) for path in GENERAL if (found := strings(path) & own)} == {}


def test_drawings_read_no_moves_and_give_no_reasons() -> None:
    """They get views and signs; what a move costs, gains or is hindered by are facts of the rules."""
    drawn = [path for path in scripts() if DRAWINGS in path.parents]
    assert [path for path in drawn if path.stem in ("moves", "reasons", "legal", "gains")] == []
    code = {path.name: path.read_text(encoding="utf-8") for path in drawn}
    assert [
        name for name, text in code.items() if re.search(r"\.text\.(split|startsWith|match)|why-|choice-", text)
    ] == []
