"""Ways of paying: in kind, four of any kind for one that is lacking, three for one at the promoted rates, reductions.

A way of paying is a number of tokens of each resource, and a number of reductions. It is built token by token in the
order of the resources, so that each way can be built in one way only. AM-42, AM-43, AM-59, AM-67.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.astrominers.terms import KINDS, MIXED

PROMOTED: Final = 3  # tokens for a unit at the promoted rates


def can_afford(own: vec[i64], costs: vec[i64], at: i64, promoted: i64, waived: i64) -> bool:
    """Is there any way to pay the cost that starts at `at`, with up to this many reductions?

    It is best to pay in kind what is there, and to use reductions for what is lacking, the most expensive first.
    """
    lacking: i64 = 0
    promoted_lacking: i64 = 0
    spare: i64 = 0
    promoted_spare: i64 = 0
    for kind in range(KINDS):
        rest = own[kind] - costs[at + kind]
        if kind == promoted:
            promoted_spare = max(rest, 0)
            promoted_lacking = max(-rest, 0)
        elif rest >= 0:
            spare += rest
        else:
            lacking -= rest
    by_any = costs[at + KINDS]
    off: i64 = min(waived, lacking)
    lacking -= off
    waived -= off
    off = min(waived, promoted_lacking)
    promoted_lacking -= off
    waived -= off
    by_any -= min(waived, by_any)
    by_promoted: i64 = min(lacking, promoted_spare // PROMOTED)
    by_three = PROMOTED * (by_promoted + promoted_lacking)
    return by_three + MIXED * (lacking - by_promoted) + by_any <= spare + promoted_spare


def is_plain(own: vec[i64], costs: vec[i64], at: i64, promoted: i64) -> bool:
    """Is paying in kind surely the only way, if there are no reductions?

    Nobody may pay four to one for what is there. At the promoted rates a unit takes two tokens more than in kind:
    three of the promoted resource, or three others for one of it.
    """
    if costs[at + KINDS]:
        return False
    spare: i64 = 0
    for kind in range(KINDS):
        rest = own[kind] - costs[at + kind]
        if rest < 0:
            return False
        spare += rest
    return spare < PROMOTED - 1 or (costs[at + promoted] == 0 and own[promoted] < PROMOTED)


@final
class Bill:
    """A cost, and what has been paid so far."""

    def __init__(self, own: vec[i64], cost: vec[i64], promoted: i64, waived: i64) -> None:
        self.own = own
        self.cost = cost  # by resource; the last column is units of any resource
        self.promoted = promoted
        self.waived = waived  # units taken off by reductions
        # Units of resources other than the promoted one that are not paid in kind. `lacking` counts those of which the
        # player has no more tokens (only these may be paid four to one), `held` the others. `low` and `high` are the
        # least and the greatest number of their tokens that are paid, but not in kind.
        self.lacking: i64 = 0
        self.held: i64 = 0
        self.most_held: i64 = (
            waived + own[promoted] // PROMOTED
        )  # units of `held` are waived, or paid with the promoted resource
        self.low: i64 = 0
        self.high: i64 = 0

    def has_way(self, spent: vec[i64], at: i64) -> bool:
        """Can `spent` become a way of paying, if tokens from resource `at` on may be added?"""
        units = self.cost[KINDS]
        tokens: i64 = 0  # at most
        low: i64 = 0
        high: i64 = 0
        is_plain = self.waived == 0 and units == 0  # all in kind
        for kind in range(KINDS):
            cost = self.cost[kind]
            least = spent[kind]
            most = self.most(spent, at, kind)
            units += cost
            tokens += most
            if least > cost or most < cost:
                is_plain = False
            if cost == 0 and kind != self.promoted:
                low += least
                high += most
        if is_plain or units > tokens + self.waived:
            return is_plain
        return self.has_way_from(0, spent, at, 0, 0, low, high)

    def is_way(self, spent: vec[i64]) -> bool:
        """Is `spent` a way of paying as it is?"""
        return self.has_way(spent, KINDS)

    def most(self, spent: vec[i64], at: i64, kind: i64) -> i64:
        """How many tokens of a resource may be paid."""
        if kind < at:
            return spent[kind]
        return self.own[kind]

    def has_way_from(self, kind: i64, spent: vec[i64], at: i64, lacking: i64, held: i64, low: i64, high: i64) -> bool:
        """Try for each resource how many units are paid in kind. The promoted resource comes last."""
        while kind < KINDS and (self.cost[kind] == 0 or kind == self.promoted):
            kind += 1
        if kind == KINDS:
            self.lacking, self.held, self.low, self.high = lacking, held, low, high
            return self.has_way_with_promoted(spent, at)
        cost = self.cost[kind]
        most = self.most(spent, at, kind)
        for in_kind in range(min(cost, most), -1, -1):
            missing = cost - in_kind
            if in_kind == self.own[kind]:  # and nothing of it is left
                found = self.has_way_from(kind + 1, spent, at, lacking + missing, held, low, high)
            elif held + missing <= self.most_held:
                least: i64 = max(spent[kind] - in_kind, 0)
                found = self.has_way_from(
                    kind + 1, spent, at, lacking, held + missing, low + least, high + most - in_kind
                )
            else:
                break
            if found:
                return True
        return False

    def has_way_with_promoted(self, spent: vec[i64], at: i64) -> bool:
        """Try how many units of the promoted resource are paid in kind, and whether tokens can cover the rest."""
        cost = self.cost[self.promoted]
        most = self.most(spent, at, self.promoted)
        for in_kind in range(min(cost, most), -1, -1):
            low: i64 = max(spent[self.promoted] - in_kind, 0)
            held: i64 = cost - in_kind
            if in_kind == self.own[self.promoted]:
                held = 0
            if self.can_cover(cost - in_kind, held, low, most - in_kind):
                return True
        return False

    def can_cover(self, units: i64, held: i64, low: i64, high: i64) -> bool:
        """Can exactly these tokens cover what is not paid in kind? The arguments are about the promoted resource."""
        any_units = self.cost[KINDS]
        for waived_any in range(min(any_units, self.waived) + 1):
            waived = self.waived - waived_any
            for by_three in range(units + 1):
                for by_promoted in range(self.lacking + self.held + 1):
                    by_four = self.lacking + self.held + units - waived - by_three - by_promoted
                    short: i64 = max(held - by_three, 0) + max(self.held - by_promoted, 0)
                    if by_four >= 0 and short <= waived:  # units that the player has cannot be paid four to one
                        single = MIXED * by_four + any_units - waived_any
                        if self.covers(single, PROMOTED * by_three, PROMOTED * by_promoted, low, high):
                            return True
        return False

    def covers(self, single: i64, others: i64, promoted: i64, low: i64, high: i64) -> bool:
        """Can exactly this many tokens be paid: of any resource, of all but the promoted one, of the promoted one?"""
        needed = single + others + promoted
        if self.high < others or high < promoted or self.high + high < needed:
            return False
        return max(self.low, others) + max(low, promoted) <= needed
