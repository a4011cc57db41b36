"""RB p8. The starting research tokens: what they are chosen from, set aside and bring."""

from typing import ClassVar

from mypy_extensions import i64

from orrery.engine.agenda import Question, SeatStep, Step, Together
from orrery.engine.facts import Facts
from orrery.engine.knowledge import lay_open
from orrery.engine.moves import Moves, first, second
from orrery.games.skymines.area import hand_card
from orrery.games.skymines.rewards import gain, state_reward
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.luna import LunaToken
from orrery.games.skymines.terms import (
    HAND,
    KEEP,
    KEPT,
    MIDDLE,
    REST,
    RESTING,
    SET_ASIDE,
    SET_ASIDE_AT,
    TAKEN,
    TOKEN,
    TOKEN_PLAN,
    TYPE,
)

SYMBOLS = 3
PARTS = 2  # of a token's bonus


class Draft(Together):
    """RB p8, SK-03. Everybody keeps one of two tokens, in secret; the kept ones are shown together."""

    always_ask: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def takes_part(self, g: Skymines, seat: i64) -> bool:
        return seat < g.people

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        for token in sorted(g.players[seat].offered.cards):
            moves.add(KEEP.move(token))

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        for part in range(PARTS):
            state_reward(g, g.box.token_rows + first(move) * PARTS + part, facts)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        p = g.players[seat]
        lay_open(g, p.offered, first(move))
        p.token = first(move)
        g.note(seat, KEPT.move(first(move)))


class Tokens(Step):
    """RB p8, SK-41. In turn order everybody sets cards aside and gets the bonus of the token."""

    def run(self, g: Skymines) -> None:
        steps: list[Step] = []
        for seat in g.in_order():
            if seat >= g.people:
                steps.append(LunaToken(seat))
                continue
            p = g.players[seat]
            p.screens[1] = TOKEN_PLAN + p.token
            for symbol in range(SYMBOLS):
                steps.append(SetAside(seat, symbol))
            for part in range(PARTS):
                steps.append(TokenBonus(seat, part))
        g.then_all(steps)


class SetAside(Question):
    """RB p8, SK-04, SK-76. A card that fits a symbol of the token starts on a resting slot in the middle.

    The slots are taken in the order of the symbols; with linked slots the owner chooses.
    """

    must: ClassVar[bool] = True

    def __init__(self, seat: i64, symbol: i64) -> None:
        super().__init__(seat)
        self.symbol = symbol

    def wanted(self, g: Skymines) -> i64:
        """The type of card that the symbol names."""
        return g.box.symbols[g.players[self.seat].token * SYMBOLS + self.symbol]

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        p = g.players[seat]
        wanted = self.wanted(g)
        last: i64 = -1
        for card in p.cards:
            face = g.box.faces[card]
            if g.box.types[card] == wanted and g.places[card] == HAND and face != last:
                last = face
                if g.linked:
                    for rest in range(1, 1 + MIDDLE):
                        moves.add(SET_ASIDE_AT.move(face, rest))
                else:
                    moves.add(SET_ASIDE.move(face))

    def hindrance(self, g: Skymines, seat: i64, move: i64) -> i64:
        if SET_ASIDE.is_(move):
            return 0
        for card in g.players[seat].cards:
            if g.places[card] == REST + second(move):
                return TAKEN
        return 0

    def reason_facts(self, g: Skymines, seat: i64, move: i64, reason: i64, facts: Facts) -> None:
        facts.seat("own", seat)
        facts.thing("rest", RESTING, second(move))

    def question_facts(self, g: Skymines, seat: i64, facts: Facts) -> None:
        facts.thing("token", TOKEN, g.players[seat].token)
        facts.thing("type", TYPE, self.wanted(g))

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        p = g.players[seat]
        rest = second(move) if SET_ASIDE_AT.is_(move) else 1 + self.symbol
        g.places[hand_card(g, p, first(move))] = REST + rest


class TokenBonus(SeatStep):
    """RB p8, SK-05, SK-76. Steps of a token are ordinary steps. Its two parts come in the printed order."""

    def __init__(self, seat: i64, part: i64) -> None:
        super().__init__(seat)
        self.part = part

    def run(self, g: Skymines) -> None:
        gain(g, self.seat, g.box.token_rows + g.players[self.seat].token * PARTS + self.part)
