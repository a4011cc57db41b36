"""The end of a game: the score sheet, why the game is over, and who won."""

from collections.abc import Sequence

from rich.text import Text

from orrery.cli.drawings.plain import Drawing
from orrery.cli.words import Words
from orrery.engine.game import AUTOMATON, Outcome

LABEL = 24


def score_sheet(drawing: Drawing, outcome: Outcome, heard: Sequence[str]) -> list[Text]:
    """A row for each line of the sheets, a column for each seat; then why the game is over, and who won."""
    words = drawing.words
    sheets = [drawing.sheet(outcome, seat) for seat in range(len(outcome.places))]
    lines = [row("", heads(words, drawing.names), "bold")]
    for i in range(max(len(sheet) for sheet in sheets)):
        label = next(sheet[i][0] for sheet in sheets if i < len(sheet))
        lines.append(row(label, [str(sheet[i][1]) if i < len(sheet) else "" for sheet in sheets]))
    lines.append(row(words("total"), [str(score) for score in outcome.scores], "bold"))
    lines.append(row(words("place"), [words("place-reached", place=place) for place in outcome.places]))
    merits = [dict(counts) for counts in outcome.merits]
    for name in dict.fromkeys(name for counts in merits for name in counts):
        lines.append(row(words.name("merit", name), [str(counts.get(name, "")) for counts in merits]))
    why = reason(drawing, heard)
    return [*lines, Text(), *([Text(why)] if why else []), Text(verdict(drawing, outcome), "bold")]


def heads(words: Words, names: Sequence[str]) -> list[str]:
    """The heads of columns, one for each seat. The name of an automaton is short enough, others may not be."""
    own = words(AUTOMATON)
    return [own if name == own else words("player", number=seat) for seat, name in enumerate(names, 1)]


def row(label: str, cells: list[str], style: str = "") -> Text:
    return Text(f"  {label:<{LABEL}}" + "".join(f"{cell:>12}" for cell in cells), style)


def reason(drawing: Drawing, heard: Sequence[str]) -> str:
    """Why the game is over: the game's text for its last event; empty if it has none."""
    verb = heard[-1].split(" ")[1] if heard else ""
    return drawing.words(f"event-{verb}.end") if drawing.words.has(f"event-{verb}") else ""


def verdict(drawing: Drawing, outcome: Outcome) -> str:
    """Who won. Equals share the win."""
    words = drawing.words
    winners = [drawing.names[seat] for seat, place in enumerate(outcome.places) if place == 1]
    if len(winners) == 1:
        return words("winner", name=winners[0])
    return words("winners", names=f"{', '.join(winners[:-1])} {words('and')} {winners[-1]}")
