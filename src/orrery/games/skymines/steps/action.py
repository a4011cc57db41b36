"""RB p10. An action is one paragraph of the rulebook, with its moves, the reasons against them and their results."""

from mypy_extensions import i64

from orrery.engine.facts import Facts
from orrery.engine.listing import Listing
from orrery.engine.moves import Verb
from orrery.games.skymines.state import Skymines


class Action:
    """Something that a player may do in a turn."""

    def __init__(self, verb: Verb, or_verb: Verb | None = None) -> None:
        self.verb = verb
        self.verbs = [verb] if or_verb is None else [verb, or_verb]

    def add_moves(self, g: Skymines, seat: i64, found: Listing) -> None:
        """Add the moves of this action, and the reason against each."""
        raise NotImplementedError

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        raise NotImplementedError

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        """State what the move costs and gains."""

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        """State what the reason against the move is about."""
