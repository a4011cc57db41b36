"""What the page is told of a tutorial. The browser's types are generated from this, too."""

from msgspec import Struct


class Reading(Struct):
    """Something to read in a tutorial, with what is lit meanwhile."""

    id: str  # its text is tutorial-<id>
    things: list[str] = []


class Guide(Struct):
    """Where a tutorial stands, for the person who learns.

    At a guided turn, `id` names the text tutorial-<id>; its .other is what is said to another legal answer.
    """

    stage: str  # yours (your turn), others (they move), end, or changed: the tutorial does not fit this table any more
    turn: int  # which guided turn this is, from 1
    turns: int  # how many there are
    id: str = ""
    look: list[Reading] = []  # what is read before, piece by piece
    moves: list[str] = []  # the whole answer that is asked for
