"""Questions that ask for several things in one order: compared with all orders, they lose nothing and add nothing."""

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import TypeVar

import pytest

from orrery.engine.agenda import is_over, legal, play, settle, waiting
from orrery.games.skymines.market import price
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.points import PlacePlan
from orrery.games.skymines.steps.resources import WALK, PayCards
from orrery.games.skymines.steps.walking import Advance, Steps
from orrery.games.skymines.terms import EMPTY, LONGEST, RESOURCES, SCREENS, SIDES, SLOTS
from tests.games.skymines.helpers import BOX, Seat, drop_plan, plan, plan_on, table

T = TypeVar("T")
SEEDS = range(40)
NAMES = ["skymine", "minerva", "astrogo", "tawac"]
Place = tuple[tuple[int, ...], int]  # steps on the four tracks, and coins


def ends(g: Skymines, tell: Callable[[Skymines], T]) -> set[T]:
    """What all ways to answer lead to."""
    if is_over(g):
        return {tell(g)}
    found = set()
    for move in legal(g, waiting(g)[0]):
        h = g.clone()
        play(h, waiting(h)[0], move)
        found |= ends(h, tell)
    return found


def random_sides(luck: Random) -> list[str]:
    return [plate + luck.choice("12") for plate in luck.sample("ABCDE", 4)]


def random_steps(luck: Random, sides: list[str]) -> list[int]:
    """Often close before a barrier, a threshold, or the end."""
    steps = []
    for side in sides:
        at = SIDES.index(side)
        last = int(BOX.lengths[at])
        near = [n for n in range(last) if BOX.barriers[at * LONGEST + n] or BOX.thresholds[at * LONGEST + n]]
        steps.append(max(0, luck.choice([*near, last, luck.randrange(last)]) - luck.randrange(3)))
    return steps


class Tracks:
    """The rules of RB p21, once more."""

    def __init__(self, sides: list[str]) -> None:
        self.sides = [SIDES.index(side) for side in sides]

    def is_end(self, place: Place, track: int) -> bool:
        return place[0][track] == BOX.lengths[self.sides[track]]

    def barrier(self, place: Place, track: int) -> int:
        return int(BOX.barriers[self.sides[track] * LONGEST + place[0][track]])

    def step(self, place: Place, track: int) -> Place:
        at = self.sides[track] * LONGEST + place[0][track]
        steps = tuple(n + (i == track) for i, n in enumerate(place[0]))
        return steps, place[1] - int(BOX.barriers[at]) + int(BOX.thresholds[at])

    def is_free(self, place: Place, track: int) -> bool:
        return not self.is_end(place, track) and self.barrier(place, track) == 0

    def spend(self, place: Place, units: int) -> set[Place]:
        """All ends of units that are stepped in any order (SK-09)."""
        found = set()
        if units == 0 or not any(self.is_free(place, track) for track in range(4)):
            found.add(place)
        for track in range(4) if units else []:
            if not self.is_end(place, track) and self.barrier(place, track) <= place[1]:
                found |= self.spend(self.step(place, track), units - 1)
        return found

    def walk(self, place: Place, track: int, steps: int) -> set[Place]:
        """All ends of a walk on one track (SK-52)."""
        if steps == 0 or self.is_end(place, track):
            return {place}
        found = set() if self.is_free(place, track) else {place}
        if self.barrier(place, track) <= place[1]:
            found |= self.walk(self.step(place, track), track, steps - 1)
        return found

    def spread(self, place: Place, tracks: set[int], numbers: list[int]) -> set[Place]:
        """All ends of walks on different tracks, in any order (SK-82)."""
        if not numbers:
            return {place}
        found = set()
        for track in tracks:
            for i, number in enumerate(numbers):
                rest = numbers[:i] + numbers[i + 1 :]
                for after in self.walk(place, track, number):
                    found |= self.spread(after, tracks - {track}, rest)
        return found


def place_of(g: Skymines) -> Place:
    return tuple(int(n) for n in g.players[0].steps), int(g.players[0].coins)


def on_tracks(luck: Random) -> tuple[Tracks, Seat, str]:
    sides = random_sides(luck)
    steps = random_steps(luck, sides)
    return Tracks(sides), Seat(steps=dict(zip(NAMES, steps, strict=True)), coins=luck.randrange(5)), " ".join(sides)


@pytest.mark.parametrize("seed", SEEDS)
def test_units_are_stepped_in_the_order_of_the_tracks(seed: int) -> None:
    luck = Random(seed)
    tracks, me, sides = on_tracks(luck)
    units = luck.randrange(1, 6)
    g = table(Steps(0, units, 0), me=me, sides=sides)
    start = (tuple(me.steps.values()), me.coins)

    assert ends(g, place_of) == tracks.spend(start, units)


@pytest.mark.parametrize("seed", SEEDS)
def test_walks_on_several_tracks_begin_with_the_longest_unless_a_shorter_one_gains_a_coin(seed: int) -> None:
    luck = Random(seed)
    tracks, me, sides = on_tracks(luck)
    numbers = luck.choice([[3, 2], [3, 2, 2], [2]])
    g = table(Advance(0, 0b1000, *numbers), me=me, sides=sides)
    start = (tuple(me.steps.values()), me.coins)

    assert ends(g, place_of) == tracks.spread(start, {0, 1, 2}, numbers)


CARDS = ["carbon-1", "carbon-2", "carbon-b3", "minerals-1", "minerals-2", "minerals-b4", "titanium-1", "titanium-2"]


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_are_paid_in_the_order_of_the_slots(seed: int) -> None:
    """A1 makes a purchase with minerals cheaper, or with any mix; B2 one with titanium, or enriches titanium."""
    luck = Random(seed)
    cards = [*luck.sample(CARDS, luck.randrange(2, 5)), "energy-2"]
    steps = {"skymine": luck.choice([0, 6, 13]), "minerva": luck.choice([0, 7, 14])}
    boosted = luck.choice(cards[:-1])
    me = Seat(area=" ".join(cards), tiles="plus", boosted=boosted, steps=steps)
    display = {1: luck.choice(["carbon-a3", "energy-a2", "carbon-b4", "titanium-c3"])}
    space = luck.choice([0, WALK])
    g = table(me=me, display=display, sides="A1 B2 C1 D1")
    wanted = set(payments(g, space))
    kinds = (1 << RESOURCES) - 1 if space != WALK else 1 << luck.randrange(RESOURCES)
    wanted = {slots for slots in wanted if all(kinds >> kind & 1 for kind in kinds_of(g, slots))}
    if wanted:
        g = table(PayCards(0, space, kinds, 0), me=me, display=display, sides="A1 B2 C1 D1")
        assert ends(g, lambda h: tuple(slot for slot in range(SLOTS) if h.players[0].used >> slot & 1)) == wanted


def kinds_of(g: Skymines, slots: tuple[int, ...]) -> set[int]:
    return {int(BOX.types[g.players[0].area[slot]]) for slot in slots}


def payments(g: Skymines, space: int) -> Iterator[tuple[int, ...]]:
    """All sets of slots that pay: one type, or any if the track allows it, and enough (SK-08, SK-43 to SK-45)."""
    p = g.players[0]
    may_mix = p.steps[0] > 12 and space != WALK
    resources = [slot for slot in range(SLOTS) if p.area[slot] != EMPTY and BOX.types[p.area[slot]] < RESOURCES]
    for number in range(1, len(resources) + 1):
        for slots in combinations(resources, number):
            kinds = kinds_of(g, slots)
            units = sum(units_of(g, slot) for slot in slots)
            cost = 0 if space == WALK else int(price(g, p, space, sum(1 << kind for kind in kinds)))
            if (len(kinds) == 1 or may_mix) and units >= cost:
                yield slots


def units_of(g: Skymines, slot: int) -> int:
    p = g.players[0]
    is_enriched = BOX.types[p.area[slot]] == 2 and p.steps[1] > 13
    return int(BOX.values[p.area[slot]]) + is_enriched + (slot == p.boosted)


PLANS = ["a1", "a2", "b1", "c1", "special-2"]


@pytest.mark.parametrize("seed", SEEDS)
def test_plans_are_placed_in_one_order(seed: int) -> None:
    """The marker is far on, so that few screens are left."""
    luck = Random(seed)
    upload = luck.choice([8, 9, 10, 11, 12, 13, 14, 15, 16])
    screens = {n: f"a{n + 2}" for n in range(2, upload + 1)}
    screens |= {n: f"b{n}" for n in range(max(upload + 1, 2), SCREENS + 1) if luck.random() < 0.3}
    taken = sorted(luck.sample(PLANS, luck.randrange(1, 4)), key=plan, reverse=True)
    g = table(PlacePlan(0), me=Seat(upload=upload, screens=screens))
    for name in taken:
        drop_plan(g, plan(name))
    g.players[0].taken = [plan(name) for name in taken]
    g.then(PlacePlan(0))
    settle(g)
    ours = ends(g, lambda h: tuple(plan_on(h, screen) for screen in range(SCREENS + 1)))

    start = tuple("token-alpha" if n == 1 else screens.get(n, "") for n in range(SCREENS + 1))
    assert ours == placings(start, upload, frozenset(taken))


def placings(screens: tuple[str, ...], upload: int, taken: frozenset[str]) -> set[tuple[str, ...]]:
    """All ways to place plans in any order, each where it can lie; a plan that can lie nowhere is out (SK-18)."""
    if not taken:
        return {screens}
    found = set()
    for name in taken:
        places = [n for n in range(max(upload + 1, 2), SCREENS + 1) if can_lie(name, n, screens)]
        for n in places:
            found |= placings((*screens[:n], name, *screens[n + 1 :]), upload, taken - {name})
        if not places:
            found |= placings(screens, upload, taken - {name})
    return found


def can_lie(name: str, screen: int, screens: tuple[str, ...]) -> bool:
    return not (name.startswith("a") and screens[screen] == "" and BOX.no_a >> screen & 1)
