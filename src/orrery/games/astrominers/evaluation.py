"""How well a seat stands: points won, and what tokens, dice, cards and docks may still bring.

All worths are points. Of the others it looks only at what lies open: their hands count by number.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.astrominers.dice import fits, symbols, worker_of
from orrery.games.astrominers.scoring import surplus_points
from orrery.games.astrominers.state import ASSIGNMENTS, HONOURS, NO_DICE, NO_TOKENS, REFINERY, Astrominers, Player
from orrery.games.astrominers.steps.actions import Swap
from orrery.games.astrominers.steps.executive import Give
from orrery.games.astrominers.steps.orders import Bought, Ordering
from orrery.games.astrominers.steps.rolling import RollAgain
from orrery.games.astrominers.steps.rounds import Buying
from orrery.games.astrominers.steps.settling import Bonus
from orrery.games.astrominers.steps.taking import MISSIONS, ORDERS, TakeCard
from orrery.games.astrominers.terms import (
    ALONE,
    AREA,
    BARGES,
    BASICS,
    CODES,
    COMPLETE_FEATS,
    CREW,
    DOCKS,
    EMPTY,
    EXPLORED,
    EXTRA_ORDER,
    FREE_LAUNCH,
    GEOLOGIST,
    JOKER,
    KINDS,
    MINER,
    ONE_ROUND,
    REROLL,
    ROUNDS,
    SIDES,
    SURVEYOR,
    TWO_ROUNDS,
)

COLUMNS: Final = KINDS + 1
MIXED: Final = 4  # tokens for one that is missing
OPEN_ENDED: Final = 0.25  # points for a token that only counts as surplus


@final
class Taste:
    """The weights. Others than these make players with other plans."""

    def __init__(self) -> None:
        # How much the three ways to win are cared for.
        self.orders = 1.0
        self.missions = 1.0
        self.engine = 1.0
        # Tokens: the first of a kind; each further one is worth a part of that.
        self.basic = 0.34
        self.rare = 0.58
        self.further = 0.9
        self.wanted = 0.22  # one more for a token that a planned Order lacks
        # Orders in hand: how soon doubt comes with what is missing, and how much basics count in that.
        self.doubt = 0.42
        self.missing_basic = 0.67
        self.drop = 0.35  # a card that is given away
        self.hand_order = 0.9  # of somebody else
        self.hand_mission = 0.7
        # Dice in the pool.
        self.single = 0.38
        self.double = 0.8
        self.surveyor = 0.6
        self.geologist = 0.93
        self.joker = 0.2  # any die: the First Player, executive cards
        # Crews: the chance that an open socket is filled.
        self.sure = 0.98  # by a die in the owner's pool
        self.labour_later = 0.93  # in the next round
        self.special_later = 0.5
        self.stranger = 0.25  # by somebody else, now
        self.plan = 0.73  # of what a crew not yet placed will earn
        self.in_hand = 0.6  # of a Mission not yet launched
        self.next_mission = 0.45  # of each further one
        self.bonus = 0.6  # of the round bonus
        # The rest.
        self.production = 0.6  # uses of a Technology that come about
        self.card = 0.8  # a card drawn
        self.first = 0.2
        self.effect = 0.4
        self.big_effect = 0.8  # a free launch, an extra Order
        self.reroll = 0.12
        self.near = 0.4  # of an Achievement for which one card is missing
        self.ready = 0.95  # of one that can be taken
        # From points to chances: the lead that counts, at the end and for each round before it.
        self.margin = 2.0
        self.margin_per_round = 0.9


USUAL: Final = Taste()


def evaluate(g: Astrominers, seat: i64) -> float:
    return judge(g, seat, USUAL)


def judge(g: Astrominers, seat: i64, taste: Taste) -> float:
    """The share of a win that a seat may hope for: the more it leads, the more."""
    outlook = Outlook(g, seat, taste)
    scale = taste.margin + taste.margin_per_round * outlook.rounds
    own = outlook.worth(seat)
    rivals = 0.0
    for other in range(g.seats):
        if other != seat:
            rivals += exp((outlook.worth(other) - own) / scale)
    return 1.0 / (1.0 + rivals)


@final
class Outlook:
    """A table as one seat sees it."""

    def __init__(self, g: Astrominers, viewer: i64, taste: Taste) -> None:
        self.g = g
        self.viewer = viewer
        self.taste = taste
        self.after: i64 = ROUNDS - g.round  # rounds after this one
        self.is_acting = False  # there are still actions in this round
        self.is_ordering = False  # phase 5 of this round has not begun
        self.given: i64 = EMPTY  # an Achievement for which cards are just being given
        for step in g.agenda:
            if isinstance(step, Bonus):
                self.is_acting = True
            elif isinstance(step, Buying):
                self.is_ordering = True
            elif isinstance(step, Give):
                self.given = step.card
        self.rounds = float(self.after) + (0.7 if self.is_acting else 0.0)
        late: float = self.rounds / 2.5 if self.rounds < 2.5 else 1.0
        self.basic = OPEN_ENDED + (taste.basic - OPEN_ENDED) * late
        self.rare = OPEN_ENDED + (taste.rare - OPEN_ENDED) * late
        self.late = late
        self.lacking: vec[i64] = NO_TOKENS[:]  # by the planned Orders of the seat that is looked at
        self.supply: vec[i64] = NO_DICE[:]  # dice of the pool that have no place on a crew yet
        self.prize = 0.0  # what the Achievements promise to the seat that is looked at
        self.free_basics: i64 = 0
        for socket in range(BASICS * AREA):
            if g.box.area[socket] != EMPTY and g.sockets[socket] == EMPTY:
                self.free_basics += 1
        self.has_assignment = is_free(g, ASSIGNMENTS, g.box.assignments[g.seats])
        self.has_refinery = is_free(g, REFINERY, g.box.refinery[g.seats])

    # One seat.

    def worth(self, seat: i64) -> float:
        g = self.g
        taste = self.taste
        p = g.players[seat]
        self.prize = self.honours(p, EMPTY)
        value = self.won(p) + self.prize
        orders_due = self.orders_due(seat)
        value += self.plan(p, p.tokens, orders_due, seat == self.viewer)
        value += self.dice(seat, p) + self.docks(seat, p)
        value += self.hand(seat, p) if seat == self.viewer else self.foreign_hand(p, orders_due)
        value += self.executive(seat, p)
        if self.after > 0:
            if g.next_first == seat:
                value += taste.first
            value += taste.reroll * float(p.rerolls)
            for effect in range(len(p.effects)):
                each = taste.big_effect if effect in (FREE_LAUNCH, EXTRA_ORDER) else taste.effect
                value += each * float(p.effects[effect]) * self.late
        if seat == self.viewer:
            value += self.pending(seat, p, orders_due)
        return value

    def won(self, p: Player) -> float:
        """Points that nobody can take away; completed cards may still be given for Achievements."""
        box = self.g.box
        taste = self.taste
        orders: i64 = 0
        for card in p.bought:
            orders += box.order_points[card]
        missions: i64 = len(p.completed)
        for card in p.achievements:
            missions += box.achievement_points[card]
        engine: i64 = 0
        for card in p.technologies:
            engine += box.technology_points[card]
        for card in p.bulletins:
            engine += box.bulletin_points[card]
        others: i64 = 0
        for feat in p.challenges:
            others += box.challenge_points[feat]
        value = float(orders) * taste.orders + float(missions) * taste.missions
        return value + float(engine) * taste.engine + float(others)

    # Tokens and Orders.

    def orders_due(self, seat: i64) -> i64:
        """How many more times the seat is asked for an Order, extra ones left aside."""
        if self.is_ordering:
            return self.after + 1
        for step in self.g.agenda:
            if isinstance(step, Ordering) and step.seat == seat and self.g.players[seat].orders_now == 0:
                return self.after + 1
        return self.after

    def base(self, kind: i64) -> float:
        return self.basic if kind < BASICS else self.rare

    def stock(self, tokens: vec[i64]) -> float:
        """Tokens that no Order waits for: the more of a kind, the less is each."""
        value = 0.0
        further = self.taste.further
        for kind in range(KINDS):
            each = self.base(kind)
            for _ in range(tokens[kind]):
                value += each
                each = max(each * further, OPEN_ENDED * 0.9)
        return value

    def plan(self, p: Player, tokens: vec[i64], due: i64, is_own: bool) -> float:
        """The Orders of the hand, the best first, one a round, and what is left of the tokens."""
        if due == 0 and self.rounds == 0.0:
            return float(surplus_points(self.g, p, 0))
        left = tokens[:]
        value = 0.0
        self.lacking = NO_TOKENS[:]
        if is_own:
            now: i64 = 1 if due > self.after else 0
            slots: i64 = due + p.effects[EXTRA_ORDER]
            cards = p.orders.cards
            planned: i64 = 0  # bits, by place in the hand
            slot: i64 = 0
            while slot < slots:
                best: i64 = EMPTY
                best_gain = 0.0
                ahead: i64 = slot + 1 - now if slot + 1 - now < self.after else self.after
                for i in range(len(cards)):
                    if not planned >> i & 1:
                        gain = self.order_gain(cards[i], left, ahead, p)
                        if gain > best_gain:
                            best = i
                            best_gain = gain
                if best == EMPTY:
                    break
                value += best_gain + self.pay(cards[best], left)
                planned |= 1 << best
                slot += 1
        return value + self.stock(left)

    def order_gain(self, card: i64, tokens: vec[i64], ahead: i64, p: Player) -> float:
        """What an Order brings beyond the tokens for it, if it is bought so many rounds ahead."""
        box = self.g.box
        taste = self.taste
        missing = 0.0
        short: i64 = 0
        spare: i64 = 0
        in_kind = 0.0
        for kind in range(KINDS):
            cost = box.order_costs[card * COLUMNS + kind]
            have = tokens[kind]
            paid: i64 = cost if cost < have else have
            in_kind += float(paid) * self.base(kind)
            spare += have - paid
            if cost > have:
                short += cost - have
                missing += float(cost - have) * (taste.missing_basic if kind < BASICS else 1.0)
        effect = box.order_effects[card]
        each = taste.big_effect if effect in (FREE_LAUNCH, EXTRA_ORDER) else taste.effect
        value = float(box.order_points[card]) * taste.orders + each * self.late
        value -= taste.drop * float(box.order_drops[card])
        any_units = box.order_costs[card * COLUMNS + KINDS]
        gain = -1.0
        if spare >= MIXED * short + any_units:
            gain = value - in_kind - self.basic * float(MIXED * short + any_units)
        time: float = float(ahead) + (0.5 if self.is_acting and not p.has_passed else 0.0)
        if time > 0.0:
            chance = exp(-taste.doubt * missing / time)
            gain = max(gain, chance * (value - in_kind - missing * self.rare * 0.5))
        return gain

    def pay(self, card: i64, tokens: vec[i64]) -> float:
        """Set the tokens for an Order aside, as far as they are there; returns what they were worth."""
        value = 0.0
        for kind in range(KINDS):
            cost = self.g.box.order_costs[card * COLUMNS + kind]
            paid: i64 = cost if cost < tokens[kind] else tokens[kind]
            tokens[kind] -= paid
            value += float(paid) * self.base(kind)
            self.lacking[kind] += cost - paid
        return value

    def token(self, kind: i64) -> float:
        """One more token of a kind."""
        return self.base(kind) + (self.taste.wanted * self.late if self.lacking[kind] > 0 else 0.0)

    def foreign_hand(self, p: Player, due: i64) -> float:
        orders: i64 = min(len(p.orders.cards), due)
        missions: i64 = min(len(p.missions.cards), self.after)
        return (self.taste.hand_order * float(orders) + self.taste.hand_mission * float(missions)) * self.late

    # Dice.

    def face(self, code: i64) -> float:
        """A die of the pool."""
        taste = self.taste
        face = code % SIDES
        if face == SURVEYOR:
            return taste.surveyor * self.late if self.has_assignment and self.after > 0 else taste.joker
        if face == GEOLOGIST:
            return taste.geologist * self.late if self.has_refinery else taste.joker
        if self.free_basics == 0:
            return taste.joker
        return taste.double if symbols(face) == 2 else taste.single

    def dice(self, seat: i64, p: Player) -> float:
        """The pool, as long as it can be used. Dice chosen to be rolled again count as any die."""
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
        """Dice on crews, own cards, and the round bonus."""
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
                value += self.taste.bonus * 4.0 * self.token(kind) / (1.0 + exp(-lead))
        return value

    def reward(self, card: i64, face: i64) -> float:
        """What a completed card pays for a die."""
        box = self.g.box
        if card >= box.missions:
            return self.taste.card * self.late
        at = (card * 4 + worker_of(face)) * COLUMNS
        value = float(box.rewards[at + KINDS]) * (self.rare + self.taste.wanted * self.late)
        for kind in range(KINDS):
            if box.rewards[at + kind]:
                value += float(box.rewards[at + kind]) * self.token(kind)
        return value * float(symbols(face))

    def crew(self, seat: i64, p: Player, card: i64, dock: i64) -> float:
        """A card in a dock (EMPTY: still in the hand), to its owner or to one with dice on it."""
        g = self.g
        box = g.box
        taste = self.taste
        is_owner = dock == EMPTY or g.owners[dock] == seat
        chance = 1.0
        earned = 0.0  # by dice that are there
        to_earn = 0.0  # by dice still to come
        is_alone = True
        may_wait = self.after > 0 and (dock == EMPTY or g.ages[dock] == 0 or not self.is_acting)
        for i in range(box.crew_sizes[card]):
            die: i64 = EMPTY if dock == EMPTY else g.crew[dock * CREW + i]
            if die != EMPTY:
                if die // CODES == seat:
                    earned += self.reward(card, die % CODES % SIDES)
                else:
                    is_alone = False
                continue
            wanted = box.crew[card * CREW + i]
            code: i64 = self.best_die(wanted, card) if is_owner else self.owners_die(wanted, g.owners[dock])
            if code != EMPTY:
                chance *= taste.sure
                if is_owner:
                    self.supply[code] -= 1
                    to_earn += max(0.0, self.reward(card, code % SIDES) - self.face(code))
            elif may_wait:
                chance *= taste.special_later if wanted < MINER else taste.labour_later
                to_earn += 0.3 * self.reward(card, MINER if wanted >= MINER else wanted)
            else:
                chance *= taste.stranger if self.is_acting else 0.0
        value = chance * earned
        if is_owner:
            value += chance * (taste.plan * to_earn + self.completed(p, card, dock, is_alone))
        return value

    def completed(self, p: Player, card: i64, dock: i64, is_alone: bool) -> float:
        """What the completed card itself is worth to its owner."""
        g = self.g
        taste = self.taste
        kind = g.box.types[card]
        value = taste.missions + self.honours(p, kind) - self.prize
        points = g.box.challenge_points
        for feat in g.challenges:
            if kind == JOKER:
                if feat == EXPLORED:
                    value += float(points[feat])
            elif feat == COMPLETE_FEATS[kind] or (feat == ALONE and is_alone):
                value += float(points[feat])
            elif feat == ONE_ROUND and (dock == EMPTY or g.ages[dock] == 0):
                value += 0.5 * float(points[feat])
            elif feat == TWO_ROUNDS and dock != EMPTY and g.ages[dock] == 1:
                value += float(points[feat])
        return value

    def best_die(self, wanted: i64, card: i64) -> i64:
        """The die of the pool that gains most on such a socket."""
        best = EMPTY
        best_gain = -1000.0
        for code in range(CODES):
            if self.supply[code] > 0 and fits(wanted, code):
                gain = self.reward(card, code % SIDES) - self.face(code)
                if gain > best_gain:
                    best = code
                    best_gain = gain
        return best

    def owners_die(self, wanted: i64, owner: i64) -> i64:
        """A die of the owner that fits."""
        p = self.g.players[owner]
        if self.is_acting and not p.has_passed:
            for code in range(CODES):
                if p.pool[code] > 0 and fits(wanted, code):
                    return code
        return EMPTY

    # Cards in hand, executive cards, Achievements.

    def hand(self, seat: i64, p: Player) -> float:
        """Missions not yet launched: the best first, each further one for less."""
        g = self.g
        if not p.missions.cards:
            return 0.0
        out: i64 = 0
        for dock in range(DOCKS):
            if g.cards[dock] != EMPTY and g.owners[dock] == seat:
                out += 1
        weight = self.taste.in_hand
        for _ in range(out - BARGES + 1):
            weight *= self.taste.next_mission
        supply = self.supply
        values: list[float] = []
        for card in p.missions.cards:
            self.supply = supply[:]
            values.append(self.mission_gain(seat, p, card))
        self.supply = supply
        values.sort(reverse=True)
        value = 0.0
        for each in values:
            if each > 0.0:
                value += each * weight
                weight *= self.taste.next_mission
        return value

    def mission_gain(self, seat: i64, p: Player, card: i64) -> float:
        if self.after == 0 and not self.is_acting:
            return 0.0
        value = self.crew(seat, p, card, EMPTY)
        box = self.g.box
        for kind in range(KINDS):
            cost = box.launch_costs[card * COLUMNS + kind]
            if cost:
                short: i64 = cost - p.tokens[kind] if cost > p.tokens[kind] else 0
                value -= self.base(kind) * float(cost + short)
        return value - self.basic * float(box.launch_costs[card * COLUMNS + KINDS])

    def executive(self, seat: i64, p: Player) -> float:
        """The sockets of own Technologies and Bulletins."""
        g = self.g
        taste = self.taste
        has_die = self.is_acting and not p.has_passed and p.dice() > 0
        value = 0.0
        for card in p.technologies:
            uses: float = float(self.after) + (1.0 if has_die and card not in p.busy else 0.0)
            value += uses * max(0.0, self.token(g.box.technology_gives[card]) - taste.joker)
        for card in p.bulletins:
            uses = float(self.after) + (1.0 if has_die and len(g.box.technology_points) + card not in p.busy else 0.0)
            value += uses * max(0.0, taste.card - taste.joker) * self.late
        return value * taste.production * taste.engine

    def honours(self, p: Player, extra: i64) -> float:
        """The Achievement that is nearest, perhaps with one more completed card of a type."""
        g = self.g
        box = g.box
        taste = self.taste
        if self.after == 0 and not self.is_acting:
            return 0.0
        have = NO_TOKENS[:]
        for done in p.completed:
            have[box.types[done]] += 1
        if extra != EMPTY:
            have[extra] += 1
        best = 0.0
        second = 0.0
        for place in range(len(g.honours)):
            card = g.honours[place]
            if card in (EMPTY, self.given):
                continue
            missing: i64 = -have[JOKER]
            needed: i64 = 0
            for asteroid in range(JOKER):
                types = box.achievement_types[card * JOKER + asteroid]
                needed += types
                if types > have[asteroid]:
                    missing += types - have[asteroid]
            gain = float(box.achievement_points[card] - needed) * taste.missions
            if missing <= 0:
                can_now = self.is_acting and not p.has_passed and g.sockets[HONOURS + place] == EMPTY and p.dice() > 0
                gain *= taste.ready if can_now else taste.ready * 0.8 if self.after > 0 else 0.0
            else:
                for _ in range(missing):
                    gain *= taste.near
                gain *= 1.0 if self.after > 1 else 0.5 * float(self.after)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
        return best + 0.3 * second

    # Half-finished moves.

    def pending(self, seat: i64, p: Player, due: i64) -> float:
        """What the questions already on the agenda will bring the seat."""
        g = self.g
        value = 0.0
        for step in g.agenda:
            if isinstance(step, TakeCard):
                if step.seat == seat:
                    value += self.best_card(seat, p, step.kinds, due)
            elif isinstance(step, Bought):
                if step.seat == seat:
                    effect = g.box.order_effects[step.card]
                    each = self.taste.big_effect if effect in (FREE_LAUNCH, EXTRA_ORDER) else self.taste.effect
                    value += float(g.box.order_points[step.card]) * self.taste.orders + each * self.late
                    value -= self.taste.drop * float(g.box.order_drops[step.card])
            elif isinstance(step, Swap):
                if step.seat == seat:
                    value += self.best_swap(p, due)
            elif isinstance(step, Give):
                if step.seat == seat:
                    value += float(g.box.achievement_points[step.card] - self.to_give(step)) * self.taste.missions
        return value

    def to_give(self, step: Give) -> i64:
        """How many completed cards are still to be given for an Achievement."""
        left: i64 = -step.given
        for asteroid in range(JOKER):
            left += self.g.box.achievement_types[step.card * JOKER + asteroid]
        return left

    def best_card(self, seat: i64, p: Player, kinds: i64, due: i64) -> float:
        """The most that an open card would add to the hand."""
        g = self.g
        best = 0.0
        if kinds & MISSIONS:
            weight = self.taste.in_hand
            for _ in range(len(p.missions.cards)):
                weight *= self.taste.next_mission
            supply = self.supply
            for card in g.open_missions:
                self.supply = supply[:]
                best = max(best, weight * self.mission_gain(seat, p, card))
            self.supply = supply
        if kinds & ORDERS and len(p.orders.cards) < due:
            for card in g.open_orders:
                best = max(best, self.order_gain(card, p.tokens, min(len(p.orders.cards), self.after), p))
        return best

    def best_swap(self, p: Player, due: i64) -> float:
        """The most that one token adds, for one of those that lie there most idly."""
        before = self.plan(p, p.tokens, due, True)
        tokens = p.tokens[:]
        given = self.idlest(p, due)
        if given == EMPTY:
            return 0.0
        tokens[given] -= 1
        best = 0.0
        for kind in range(KINDS):
            if kind != given and self.g.bank[kind]:
                tokens[kind] += 1
                best = max(best, self.plan(p, tokens, due, True) - before)
                tokens[kind] -= 1
        return best

    def idlest(self, p: Player, due: i64) -> i64:
        """The kind of which a token is missed least."""
        tokens = p.tokens[:]
        best = EMPTY
        best_value = -1.0
        for kind in range(KINDS):
            if tokens[kind]:
                tokens[kind] -= 1
                value = self.plan(p, tokens, due, True)
                tokens[kind] += 1
                if value > best_value:
                    best = kind
                    best_value = value
        return best


def is_free(g: Astrominers, start: i64, n: i64) -> bool:
    for socket in range(start, start + n):
        if g.sockets[socket] == EMPTY:
            return True
    return False
