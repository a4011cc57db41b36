"""RB p21, p22. The bonus spaces of the companies' tracks."""

from mypy_extensions import i64

from orrery.engine.agenda import Question
from orrery.engine.facts import Facts
from orrery.engine.moves import Moves, first
from orrery.games.skymines.coins import pay
from orrery.games.skymines.rewards import gain, state_reward
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.steps.replaying import Replay, replay_hindrance
from orrery.games.skymines.steps.trading import ANY_CARD, PurchaseCard, SellCard, can_purchase, has_hand_card
from orrery.games.skymines.steps.walking import Advance
from orrery.games.skymines.terms import (
    CHOOSE_WAY,
    EITHER,
    EMPTY,
    HAND,
    LAST_PERMANENT,
    LOCKED,
    NO_CARD_TO_REMOVE,
    NO_COINS,
    NOTHING_TO_BUY,
    OTHER_USED,
    PURCHASE,
    REPLAY,
    REPLAY_AND_RECOVER,
    SELL,
    SELL_TYPE,
    SHARE,
    SPREAD,
    TRACK_SPACE,
)


def side_bonus(g: Skymines, space: i64) -> i64:
    """The bonus of a track that a space belongs to, as an index into the tables of bonuses."""
    return g.sides[(space - TRACK_SPACE) // 2] * 2 + (space - TRACK_SPACE) % 2


def is_track_space(g: Skymines, space: i64) -> bool:
    """Does the track have a space there? Permanent bonuses have none."""
    return g.box.bonuses[side_bonus(g, space)] > LAST_PERMANENT


def track_space_cost(g: Skymines, space: i64) -> i64:
    return g.box.bonus_costs[side_bonus(g, space)]


def track_space_hindrance(g: Skymines, seat: i64, space: i64) -> i64:
    """RB p21, SK-12, SK-42. Only those who passed the threshold may use a space, and only one of a track in a round."""
    p = g.players[seat]
    company = (space - TRACK_SPACE) // 2
    if p.unlocked[company] <= (space - TRACK_SPACE) % 2:
        return LOCKED
    if p.used_tracks >> company & 1:
        return OTHER_USED
    cost = track_space_cost(g, space)
    if p.coins < cost:
        return NO_COINS
    return reward_hindrance(g, p, side_bonus(g, space), cost)


def reward_hindrance(g: Skymines, p: Player, bonus: i64, cost: i64) -> i64:
    """The reason why the space could give nothing: no card to remove, or none to buy (SK-51)."""
    kind = g.box.bonuses[bonus]
    number = g.box.bonus_numbers[bonus * 3]
    if kind == PURCHASE:
        return 0 if can_purchase(g, p, cost, number) else NOTHING_TO_BUY
    if kind in (SELL, SELL_TYPE):
        return 0 if has_hand_card(g, p, number if kind == SELL_TYPE else ANY_CARD) else NO_CARD_TO_REMOVE
    if kind in (REPLAY, REPLAY_AND_RECOVER):
        for card in p.cards:
            if g.places[card] == HAND and g.box.types[card] != SHARE and replay_hindrance(g, p, card, kind) == 0:
                return 0
        return NO_CARD_TO_REMOVE
    return 0


def use_track_space(g: Skymines, seat: i64, space: i64) -> None:
    """RB p22, p23. Pay, then get what the space gives."""
    company = (space - TRACK_SPACE) // 2
    g.players[seat].used_tracks |= 1 << company
    bonus = side_bonus(g, space)
    kind = g.box.bonuses[bonus]
    a = g.box.bonus_numbers[bonus * 3]
    b = g.box.bonus_numbers[bonus * 3 + 1]
    c = g.box.bonus_numbers[bonus * 3 + 2]
    pay(g, seat, g.box.bonus_costs[bonus])
    if kind == EITHER:
        g.then(EitherWay(seat, bonus))
    elif kind == SELL:
        g.then(SellCard(seat, ANY_CARD, a))
    elif kind == SELL_TYPE:
        g.then(SellCard(seat, a, b))
    elif kind == SPREAD:
        g.then(Advance(seat, 1 << company, a, b, c))
    elif kind == PURCHASE:
        g.then(PurchaseCard(seat, a, b))
    else:
        g.then(Replay(seat, kind))


class EitherWay(Question):
    """RB p22. The player chooses one of two rewards; some spaces have only one."""

    def __init__(self, seat: i64, bonus: i64) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        moves.add(CHOOSE_WAY.move(0))
        if g.box.way_rows[self.bonus * 2 + 1] != EMPTY:
            moves.add(CHOOSE_WAY.move(1))

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        state_reward(g, g.box.way_rows[self.bonus * 2 + first(move)], facts)

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        gain(g, seat, g.box.way_rows[self.bonus * 2 + first(move)])
