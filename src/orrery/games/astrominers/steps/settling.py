"""Phase 4. The round bonus, completed cards, and cards that slide or fail."""

from mypy_extensions import i64

from orrery.engine.agenda import NOBODY, Question, SeatStep, Step
from orrery.engine.facts import Facts
from orrery.engine.moves import Moves, first
from orrery.games.astrominers.bank import earn, give
from orrery.games.astrominers.cards import bury_mission
from orrery.games.astrominers.dice import all_docked, symbols, worker_of
from orrery.games.astrominers.docks import clear, is_full, is_mission, state_crew_card
from orrery.games.astrominers.needs import EXPLORED, check_mission, win
from orrery.games.astrominers.state import Astrominers, plus
from orrery.games.astrominers.steps.taking import MISSIONS, ORDERS, TakeCard
from orrery.games.astrominers.terms import (
    ABANDONED,
    BONUS,
    CHOOSE,
    CODES,
    COLUMNS,
    COMPLETED,
    CREW,
    DOCKS,
    DRIFTED,
    EMPTY,
    ENDED,
    EXPLORED_EVENT,
    FAILED,
    KINDS,
    ROUNDS,
    SETTLE,
    SIDES,
    SLID,
)


def is_bonus_due(g: Astrominers) -> bool:
    """Is the token of this round still on the track?"""
    return any(isinstance(step, Bonus) for step in g.agenda)


class Bonus(Step):
    """Phase 4. Most dice in the docks bring 4 tokens of the round; two tied get 2 each, more 1 each (AM-29 to 32)."""

    def run(self, g: Astrominers) -> None:
        g.note(NOBODY, ENDED.move(g.round))
        most: i64 = 0
        for seat in range(g.seats):
            most = max(most, all_docked(g, seat))
        if g.round < ROUNDS:
            g.bank[g.track[g.round - 1]] += 1  # the token of the track is used first, or goes to the bank
        if most == 0:
            return
        leaders = [seat for seat in g.in_order() if all_docked(g, seat) == most]
        share: i64 = 4 if len(leaders) == 1 else 2 if len(leaders) == 2 else 1
        for seat in leaders:
            g.note(seat, BONUS.move(most))
            if g.round < ROUNDS:
                earn(g, seat, g.track[g.round - 1], share)
        if g.round == ROUNDS:  # AM-33: the free choice of the last round
            choices: list[Step] = []
            for seat in leaders:
                for _ in range(share):
                    choices.append(Choose(seat))
            g.then_all(choices)


class Choose(Question):
    """AM-33, AM-59. A player chooses one token of any kind that the bank has."""

    def candidates(self, g: Astrominers, seat: i64, moves: Moves) -> None:
        for kind in range(KINDS):
            if g.bank[kind]:
                moves.add(CHOOSE.move(kind))

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        give(g, seat, first(move), 1)


class Settle(Question):
    """Phase 4. An owner's completed cards are settled; of two, the owner chooses the first (AM-34)."""

    def candidates(self, g: Astrominers, seat: i64, moves: Moves) -> None:
        for dock in range(DOCKS):
            if g.cards[dock] != EMPTY and g.owners[dock] == seat and is_full(g, dock):
                moves.add(SETTLE.move(dock))

    def offer_facts(self, g: Astrominers, seat: i64, move: i64, facts: Facts) -> None:
        state_crew_card(g, "card", g.cards[first(move)], facts)

    def chosen(self, g: Astrominers, seat: i64, move: i64) -> None:
        dock = first(move)
        rewards: list[Step] = []
        is_from_owner = g.from_owner and not is_mission(g, g.cards[dock])
        others = g.clockwise(seat if is_from_owner else g.first)
        for other in [seat] + [other for other in others if other != seat]:
            for i in range(CREW):
                die = g.crew[dock * CREW + i]
                if die != EMPTY and die // CODES == other:
                    rewards.append(Reward(other, dock, die % CODES % SIDES))
        g.then_all([*rewards, Completed(seat, dock), Settle(seat)])


class Reward(SeatStep):
    """Phase 4. A die earns a set of resources for each symbol, or a card (AM-20, AM-26)."""

    def __init__(self, seat: i64, dock: i64, face: i64) -> None:
        super().__init__(seat)
        self.dock = dock
        self.face = face

    def run(self, g: Astrominers) -> None:
        card = g.cards[self.dock]
        if not is_mission(g, card):
            g.then(TakeCard(self.seat, MISSIONS | ORDERS))
            return
        sets = symbols(self.face)
        at = (card * 4 + worker_of(self.face)) * COLUMNS
        for kind in range(KINDS):
            if g.box.rewards[at + kind]:
                earn(g, self.seat, kind, sets * g.box.rewards[at + kind])
        choices: list[Step] = [Choose(self.seat) for _ in range(sets * g.box.rewards[at + KINDS])]
        g.then_all(choices)


class Completed(SeatStep):
    """Phase 4. The owner of the barge takes the card; barge and dice go home (AM-35, AM-60)."""

    def __init__(self, seat: i64, dock: i64) -> None:
        super().__init__(seat)
        self.dock = dock

    def run(self, g: Astrominers) -> None:
        card = g.cards[self.dock]
        age = g.ages[self.dock]
        is_alone = True
        for i in range(CREW):
            die = g.crew[self.dock * CREW + i]
            if die != EMPTY and die // CODES != self.seat:
                is_alone = False
        clear(g, self.dock)
        g.players[self.seat].completed = plus(g.players[self.seat].completed, card)
        if not is_mission(g, card):
            g.note(self.seat, EXPLORED_EVENT.move(card - g.box.missions))
            win(g, self.seat, EXPLORED.move())
            return
        g.note(self.seat, COMPLETED.move(card))
        check_mission(g, self.seat, card, is_alone, age + 1)


class Drift(Step):
    """Phase 4. An unfinished card slides out one place; at the second check it fails (AM-36, AM-62)."""

    def run(self, g: Astrominers) -> None:
        for dock in range(DOCKS):
            card = g.cards[dock]
            if card == EMPTY:
                continue
            owner = g.owners[dock]
            if g.ages[dock] == 0:
                g.ages[dock] = 1
                if g.round < ROUNDS:  # after that no round is left, and nothing to tell
                    slid = SLID.move(card) if is_mission(g, card) else DRIFTED.move(card - g.box.missions)
                    g.note(owner, slid)
                continue
            clear(g, dock)
            if is_mission(g, card):
                g.note(owner, FAILED.move(card))
                bury_mission(g, card)
            else:
                g.note(owner, ABANDONED.move(card - g.box.missions))
                g.boxed = plus(g.boxed, card)
