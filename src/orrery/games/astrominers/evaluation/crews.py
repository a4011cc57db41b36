"""The worth of dice in the pool and on cards in the docks, and of completed cards for Achievements."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.astrominers.dice import fits, symbols, worker_of, workers
from orrery.games.astrominers.evaluation.purse import Purse
from orrery.games.astrominers.evaluation.weights import Weights
from orrery.games.astrominers.needs import ALONE, COMPLETED_TYPE, EXPLORED, ROUNDS_TAKEN
from orrery.games.astrominers.state import ASSIGNMENTS, HONOURS, NO_DICE, REFINERY, Astrominers, Player
from orrery.games.astrominers.steps.rolling import RollAgain
from orrery.games.astrominers.terms import (
    AREA,
    BASICS,
    CODES,
    COLUMNS,
    CREW,
    DOCKS,
    EMPTY,
    GEOLOGIST,
    JOKER,
    KINDS,
    MINER,
    REROLL,
    ROUNDS,
    SIDES,
    SURVEYOR,
)

NO_TYPES: Final = vec[i64]([0] * (JOKER + 1))
NO_GAINS: Final = vec[float]([0.0] * CODES)


class Crews(Purse):
    """The worth of dice to one seat."""

    def __init__(self, g: Astrominers, viewer: i64, weights: Weights) -> None:
        super().__init__(g, viewer, weights)
        self.supply: vec[i64] = NO_DICE[:]  # dice of the pool that are not planned for a crew yet
        self.gains: vec[float] = NO_GAINS[:]  # by code: what such a die gains on the present card
        self.prize = 0.0  # what Achievements promise to the seat
        self.free_basics: i64 = 0
        for socket in range(BASICS * AREA):
            if g.box.area[socket] != EMPTY and g.sockets[socket] == EMPTY:
                self.free_basics += 1
        self.has_assignment = is_free(g, ASSIGNMENTS, g.box.assignments[g.seats])
        self.has_refinery = is_free(g, REFINERY, g.box.refinery[g.seats])

    # Dice.

    def face(self, code: i64) -> float:
        """A die of the pool."""
        weights = self.weights
        face = code % SIDES
        if face == SURVEYOR:
            return weights.surveyor * self.late if self.has_assignment and self.after > 0 else weights.joker
        if face == GEOLOGIST:
            return weights.geologist * self.late if self.has_refinery else weights.joker
        if self.free_basics == 0:
            return weights.joker
        return weights.double if symbols(face) == 2 else weights.single

    def dice(self, seat: i64, p: Player) -> float:
        """The pool, as long as it can be used. Dice chosen for a reroll count as any die."""
        self.supply = NO_DICE[:]
        if not self.is_acting or p.has_passed:
            return 0.0
        g = self.g
        box = g.box
        again = NO_DICE[:]
        if g.answers:
            for m in g.answers[seat]:
                if REROLL.is_(m):
                    again[m >> 8 & 8191] += 1
        top = g.agenda[-1]
        if isinstance(top, RollAgain) and top.seat == seat:
            for code in top.picked:
                again[code] += 1
        value = 0.0
        for code in range(CODES):
            if p.pool[code]:
                self.supply[code] = p.pool[code] - again[code]
                value += float(self.supply[code]) * self.face(code)
                if again[code]:
                    kind = code // SIDES
                    average = 0.0
                    for side in range(SIDES):
                        average += self.face(kind * SIDES + box.faces[kind * SIDES + side])
                    value += float(again[code]) * average / float(SIDES) * 1.05
        return value

    # Docks.

    def docks(self, seat: i64, p: Player) -> float:
        """Dice on crews, one's own cards, and the round bonus."""
        g = self.g
        value = 0.0
        dice = NO_DICE[:]  # in the docks, by seat
        for dock in range(DOCKS):
            card = g.cards[dock]
            if card == EMPTY:
                continue
            is_there = g.owners[dock] == seat
            for i in range(dock * CREW, dock * CREW + CREW):
                if g.crew[i] != EMPTY:
                    dice[g.crew[i] // CODES] += 1
                    if g.crew[i] // CODES == seat:
                        is_there = True
            if is_there:
                value += self.crew(seat, p, card, dock)
        if self.is_acting:
            most: i64 = 0
            for other in range(g.seats):
                if other != seat and dice[other] > most:
                    most = dice[other]
            if dice[seat] > 0:
                kind: i64 = g.track[g.round - 1] if g.round < ROUNDS else BASICS
                lead = float(dice[seat] - most)
                value += self.weights.bonus * 4.0 * self.token(kind) / (1.0 + exp(-lead))
        return value

    def reward(self, card: i64, face: i64) -> float:
        """What a completed card pays for a die."""
        box = self.g.box
        if card >= box.missions:
            return self.weights.card * self.late
        at = (card * 4 + worker_of(face)) * COLUMNS
        value = float(box.rewards[at + KINDS]) * (self.rare + self.weights.wanted * self.late)
        for kind in range(KINDS):
            if box.rewards[at + kind]:
                value += float(box.rewards[at + kind]) * self.token(kind)
        return value * float(symbols(face))

    def crew(self, seat: i64, p: Player, card: i64, dock: i64) -> float:
        """A card in a dock (EMPTY: still in the hand), to its owner or to a seat with dice on it."""
        g = self.g
        box = g.box
        weights = self.weights
        is_owner = dock == EMPTY or g.owners[dock] == seat
        chance = 1.0
        earned = 0.0  # by dice that are on it
        to_earn = 0.0  # by dice that may still come
        is_alone = True
        may_wait = self.after > 0 and (dock == EMPTY or g.ages[dock] == 0 or not self.is_acting)
        if is_owner:
            self.find_gains(card)
        for i in range(box.crew_sizes[card]):
            die: i64 = EMPTY
            if dock != EMPTY:
                die = g.crew[dock * CREW + i]
            if die != EMPTY:
                if die // CODES == seat:
                    earned += self.reward(card, die % CODES % SIDES)
                else:
                    is_alone = False
                continue
            wanted = box.crew[card * CREW + i]
            code = self.best_die(wanted) if is_owner else self.owners_die(wanted, g.owners[dock])
            if code != EMPTY:
                chance *= weights.sure
                if is_owner:
                    self.supply[code] -= 1
                    to_earn += max(0.0, self.gains[code])
            elif may_wait:
                chance *= weights.special_later if wanted < MINER else weights.labour_later
                to_earn += 0.3 * self.reward(card, MINER if wanted >= MINER else wanted)
            else:
                chance *= weights.stranger if self.is_acting else 0.0
        value = chance * earned
        if is_owner:
            value += chance * (weights.plan * to_earn + self.completed(p, card, dock, is_alone))
        return value

    def completed(self, p: Player, card: i64, dock: i64, is_alone: bool) -> float:
        """What the completed card itself is worth to its owner."""
        g = self.g
        weights = self.weights
        kind = g.box.types[card]
        value = weights.missions + self.honours(p, kind) - self.prize
        rounds: i64 = 1 if dock == EMPTY else g.ages[dock] + 1
        in_rounds: i64 = EMPTY if kind == JOKER else ROUNDS_TAKEN.move(rounds)
        first_done: i64 = EXPLORED.move() if kind == JOKER else COMPLETED_TYPE.move(kind, 1)
        alone: i64 = ALONE.move() if is_alone and kind != JOKER else EMPTY
        for challenge in g.challenges:
            need = g.box.challenge_needs[challenge]
            if need in (first_done, alone):
                value += float(g.box.challenge_points[challenge])
            elif need == in_rounds:
                value += float(g.box.challenge_points[challenge]) * (1.0 if rounds > 1 else 0.5)
        return value

    def find_gains(self, card: i64) -> None:
        """What each die of the pool gains on a card."""
        for code in range(CODES):
            if self.supply[code] > 0:
                self.gains[code] = self.reward(card, code % SIDES) - self.face(code)

    def best_die(self, wanted: i64) -> i64:
        """The die of the pool that gains most on such a socket."""
        best: i64 = EMPTY
        best_gain = -1000.0
        takes = workers(wanted)
        supply = self.supply
        gains = self.gains
        for code in range(CODES):
            if supply[code] > 0 and takes >> worker_of(code % SIDES) & 1:
                if gains[code] > best_gain:
                    best = code
                    best_gain = gains[code]
        return best

    def owners_die(self, wanted: i64, owner: i64) -> i64:
        """A die of the owner that fits the socket."""
        p = self.g.players[owner]
        if self.is_acting and not p.has_passed:
            for code in range(CODES):
                if p.pool[code] > 0 and fits(wanted, code):
                    return code
        return EMPTY

    # Completed cards.

    def honours(self, p: Player, extra: i64) -> float:
        """The nearest Achievement, perhaps with one more completed card of a type."""
        g = self.g
        if self.after == 0 and not self.is_acting:
            return 0.0
        have = NO_TYPES[:]
        for done in p.completed:
            have[g.box.types[done]] += 1
        if extra != EMPTY:
            have[extra] += 1
        best = 0.0
        second = 0.0
        for place in range(len(g.honours)):
            card: i64 = g.honours[place]
            if card not in (EMPTY, self.given):
                gain = self.honour(p, have, card, HONOURS + place)
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        return best + 0.3 * second

    def honour(self, p: Player, have: vec[i64], card: i64, socket: i64) -> float:
        """What an Achievement promises to a player with these numbers of cards by type."""
        g = self.g
        weights = self.weights
        missing: i64 = -have[JOKER]
        needed: i64 = 0
        for asteroid in range(JOKER):
            types = g.box.achievement_types[card * JOKER + asteroid]
            needed += types
            missing += max(types - have[asteroid], 0)
        gain = float(g.box.achievement_points[card] - needed) * weights.missions
        if missing <= 0:
            can_now = self.is_acting and not p.has_passed and g.sockets[socket] == EMPTY and p.dice() > 0
            return gain * (weights.ready if can_now else weights.ready * 0.8 if self.after > 0 else 0.0)
        while missing > 0:
            gain *= weights.near
            missing -= 1
        return gain * (1.0 if self.after > 1 else 0.5 * float(self.after))


def is_free(g: Astrominers, start: i64, n: i64) -> bool:
    for socket in range(start, start + n):
        if g.sockets[socket] == EMPTY:
            return True
    return False
