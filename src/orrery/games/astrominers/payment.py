"""Ways of paying: own tokens, four of any for one that is missing, three for one at the promoted rates, reductions.

A way is what is given away: so many tokens of each resource, and so many reductions. It is found token by token in the
order of the resources, so that each way comes about in one way only. AM-42, AM-43, AM-59, AM-67.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.astrominers.terms import KINDS, MIXED

PROMOTED: Final = 3  # tokens for a unit at the promoted rates


def can_afford(own: vec[i64], costs: vec[i64], at: i64, promoted: i64, waived: i64) -> bool:
    """Is there any way to pay the cost that begins at `at`, with up to so many reductions?

    For that, what one has is best paid in kind, and reductions best take off what is missing: the dearest first.
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
    """Is paying in kind clearly the only way, if there are no reductions?

    Nobody may pay four to one for what is there, and at the promoted rates a unit takes two tokens more than in kind:
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
    """A cost, and what has been put down for it."""

    def __init__(self, own: vec[i64], cost: vec[i64], promoted: i64, waived: i64) -> None:
        self.own = own
        self.cost = cost  # by resource; the last column is units of any resource
        self.promoted = promoted
        self.waived = waived  # units taken off by reductions
        # Units that are not paid in kind: of resources that one then has no more of (only those may be paid four to
        # one), and others; of the promoted resource and of the rest.
        self.lacking: i64 = 0
        self.held: i64 = 0
        self.promoted_lacking: i64 = 0
        self.promoted_held: i64 = 0
        # Tokens put down that are not paid in kind: at least, and at most.
        self.low: i64 = 0
        self.high: i64 = 0
        self.promoted_low: i64 = 0
        self.promoted_high: i64 = 0

    def has_way(self, spent: vec[i64], at: i64) -> bool:
        """Can `spent`, to which tokens from resource `at` on may be added, become a way of paying?"""
        units = self.cost[KINDS]
        tokens: i64 = 0  # at most
        is_plain = self.waived == 0 and units == 0  # all in kind
        self.low = self.high = self.promoted_low = self.promoted_high = 0
        for kind in range(KINDS):
            cost = self.cost[kind]
            most: i64 = self.own[kind] if kind >= at else spent[kind]
            units += cost
            tokens += most
            if spent[kind] > cost or most < cost:
                is_plain = False
            if cost == 0:
                self.count(kind, 0, spent[kind], most, False)
        return is_plain or (units <= tokens + self.waived and self.is_possible_from(0, spent, at))

    def is_way(self, spent: vec[i64]) -> bool:
        """Is it one as it stands?"""
        return self.has_way(spent, KINDS)

    def is_possible_from(self, kind: i64, spent: vec[i64], at: i64) -> bool:
        """Try, resource by resource, how many units are paid in kind; then see whether the rest can be covered."""
        while kind < KINDS and self.cost[kind] == 0:  # counted already
            kind += 1
        if self.held > self.waived + self.own[self.promoted] // PROMOTED:  # they can be paid in no other way
            return False
        if kind == KINDS:
            return self.can_cover()
        least = spent[kind]
        most: i64 = self.own[kind] if kind >= at else least
        top: i64 = self.cost[kind] if self.cost[kind] < most else most
        for in_kind in range(top, -1, -1):
            low: i64 = least - in_kind if least > in_kind else 0
            self.count(kind, self.cost[kind] - in_kind, low, most - in_kind, in_kind == self.own[kind])
            found = self.is_possible_from(kind + 1, spent, at)
            self.count(kind, in_kind - self.cost[kind], -low, in_kind - most, in_kind == self.own[kind])
            if found:
                return True
        return False

    def count(self, kind: i64, missing: i64, low: i64, high: i64, is_lacking: bool) -> None:
        """Add what one resource leaves open, or take it off again."""
        if kind == self.promoted:
            self.promoted_low += low
            self.promoted_high += high
            if is_lacking:
                self.promoted_lacking += missing
            else:
                self.promoted_held += missing
        else:
            self.low += low
            self.high += high
            if is_lacking:
                self.lacking += missing
            else:
                self.held += missing

    def can_cover(self) -> bool:
        """Can exactly the tokens put down cover the units that are not paid in kind?"""
        any_units = self.cost[KINDS]
        for waived_any in range(any_units + 1 if any_units < self.waived else self.waived + 1):
            for by_three in range(self.promoted_lacking + self.promoted_held + 1):
                for by_promoted in range(self.lacking + self.held + 1):
                    if self.covers(any_units - waived_any, self.waived - waived_any, by_three, by_promoted):
                        return True
        return False

    def covers(self, single: i64, waived: i64, by_three: i64, by_promoted: i64) -> bool:
        """With so many units paid one for any, waived, and paid at the promoted rates: the rest is paid four to one."""
        units = self.lacking + self.held + self.promoted_lacking + self.promoted_held
        by_four = units - waived - by_three - by_promoted
        if by_four < 0:
            return False
        short: i64 = max(self.promoted_held - by_three, 0) + max(self.held - by_promoted, 0)
        if short > waived:  # units that one has cannot be paid four to one
            return False
        others = PROMOTED * by_three
        promoted = PROMOTED * by_promoted
        needed = MIXED * by_four + others + promoted + single
        if self.high < others or self.promoted_high < promoted or self.high + self.promoted_high < needed:
            return False
        return max(self.low, others) + max(self.promoted_low, promoted) <= needed
