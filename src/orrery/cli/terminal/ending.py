"""The end of a game: places, and the score sheet."""

from rich.text import Text

from orrery.cli.drawings.plain import Drawing
from orrery.engine.game import Outcome


def score_sheet(drawing: Drawing, outcome: Outcome) -> list[Text]:
    """Who won, and for each seat where its points come from."""
    words = drawing.words
    winners = [drawing.names[seat] for seat, place in enumerate(outcome.places) if place == 1]
    if len(winners) == 1:
        lines = [Text(words("winner", name=winners[0]), "bold")]
    else:
        names = f"{', '.join(winners[:-1])} {words('and')} {winners[-1]}"
        lines = [Text(words("winners", names=names), "bold")]
    width = max(len(name) for name in drawing.names)
    for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
        line = Text.assemble(
            f"  {outcome.places[seat]}. {drawing.names[seat]:<{width}} ", (f"{outcome.scores[seat]:>4}", "bold")
        )
        parts = [f"{name} {points}" for name, points in drawing.sheet(outcome, seat)]
        line.append(f"   {', '.join(parts)}" if parts else "", "dim")
        lines.append(line)
    return lines
