"""Every way of paying, none twice: the question `pay` against all ways found by trying everything.

The trial knows nothing of the game's own search. It pays a cost unit by unit, in each way that the rules name, with
every handful of tokens that there is; a way is what is gone in the end.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from random import Random
from typing import cast

import pytest

from orrery.engine.agenda import is_over, legal, play, settle
from orrery.engine.journal import Journal
from orrery.engine.moves import Moves
from orrery.engine.table import Table, open_table, play_and_look
from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.state import Astrominers, Player, Station
from orrery.games.astrominers.steps.paying import NOTHING, ORDERING, Pay, can_pay
from orrery.games.astrominers.terms import REDUCTION, RESOURCES
from tests.games.astrominers.helpers import FOLDER, purse

Handful = tuple[int, ...]  # tokens by resource
Way = tuple[Handful, int]  # tokens and reductions
KINDS = range(7)
ANY = 7  # in a cost: a unit of any resource
COSTS = 1000  # Orders with costs made up at random
CASES = 3000
BATCHES = 8


class Case:
    """A cost and a purse."""

    def __init__(self, order: int, cost: dict[int, int], own: Handful, promoted: int, reductions: int) -> None:
        self.order = order
        self.cost = cost
        self.own = own
        self.promoted = promoted
        self.reductions = reductions


@cache
def costs() -> list[dict[int, int]]:
    luck = Random(1)
    return [made_up(luck) for _ in range(COSTS)]


def made_up(luck: Random) -> dict[int, int]:
    units = [luck.choice([*KINDS, *KINDS, ANY]) for _ in range(luck.randint(1, 4))]
    return {unit: units.count(unit) for unit in sorted(units)}


def cases(batch: int) -> Iterator[Case]:
    luck = Random(batch)
    for _ in range(CASES // BATCHES):
        order = luck.randrange(COSTS)
        kinds = luck.sample(KINDS, luck.randint(2, 4)) + [kind for kind in costs()[order] if kind != ANY]
        promoted = luck.choice([3, 4, 5, 6, *[kind for kind in kinds if kind > 2]])
        held = [luck.choice([*kinds, promoted]) for _ in range(luck.randint(0, 10))]
        own = tuple(held.count(kind) for kind in KINDS)
        yield Case(order, costs()[order], own, promoted, luck.choice([0, 0, 0, 1, 2]))


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Station:
    """The tests' box, with Orders that cost all sorts of things."""
    folder = tmp_path_factory.mktemp("costs")
    for file in FOLDER.glob("*.toml"):
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    names = [*RESOURCES, "any"]
    entries = [
        f'[[order]]\nid = "order-{i}"\nplayers = 2\npoints = 1\neffect = "miner"\nsource = "reconstructed"\n'
        f"cost = {{ {', '.join(f'{names[kind]} = {n}' for kind, n in cost.items())} }}\n"
        for i, cost in enumerate(costs())
    ]
    (folder / "orders.toml").write_text("\n".join(entries), encoding="utf-8")
    return cast(Station, GAME.box(str(folder)))


def all_ways(case: Case) -> set[Way]:
    """By trial: which units are waived, which are paid in kind, and what is given for the rest."""
    found: set[Way] = set()
    units = [unit for unit, n in case.cost.items() for _ in range(n)]
    for reductions in range(min(case.reductions, len(units)) + 1):
        for rest in {tuple(left) for left in without(units, reductions)}:
            found |= {(spent, reductions) for spent in paid(case, rest)}
    return found


@cache
def tried(batch: int) -> list[tuple[Case, set[Way]]]:
    return [(case, all_ways(case)) for case in cases(batch)]


def without(units: list[int], n: int) -> Iterator[list[int]]:
    if n == 0:
        yield units
    for i in range(len(units) if n else 0):
        yield from without(units[:i] + units[i + 1 :], n - 1)


def paid(case: Case, units: tuple[int, ...]) -> set[Handful]:
    found: set[Handful] = set()
    wanted = [units.count(kind) for kind in KINDS]
    for in_kind in product(*[range(min(wanted[kind], case.own[kind]) + 1) for kind in KINDS]):
        handfuls: set[Handful] = {in_kind}
        for kind in KINDS:
            for _ in range(wanted[kind] - in_kind[kind]):
                prices = instead(kind, case.promoted, in_kind[kind] == case.own[kind])
                handfuls = {sum_of(a, b) for a in handfuls for b in prices}
                handfuls = {handful for handful in handfuls if fits(handful, case.own)}
        for _ in range(units.count(ANY)):
            handfuls = {sum_of(a, b) for a in handfuls for b in handfuls_of(1, tuple(KINDS))}
        found |= {handful for handful in handfuls if fits(handful, case.own)}
    return found


@cache
def instead(kind: int, promoted: int, is_lacked: bool) -> list[Handful]:
    """What may be given for one unit of a resource, other than that resource."""
    others = tuple(other for other in KINDS if other != promoted)
    three = handfuls_of(3, others if kind == promoted else (promoted,))
    return three + (handfuls_of(4, tuple(KINDS)) if is_lacked else [])


@cache
def handfuls_of(n: int, kinds: tuple[int, ...]) -> list[Handful]:
    return [tuple(taken.count(kind) for kind in KINDS) for taken in combinations_with_replacement(kinds, n)]


def sum_of(a: Handful, b: Handful) -> Handful:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def fits(handful: Handful, own: Handful) -> bool:
    return all(x <= y for x, y in zip(handful, own, strict=True))


def bill(box: Station, case: Case) -> Astrominers:
    """A table at which seat 0 pays for the Order."""
    g = GAME.blank(box)
    g.seats = 1
    g.options = GAME.written_out({})
    p = Player()
    g.players = [p]
    p.tokens = purse({RESOURCES[kind]: n for kind, n in enumerate(case.own)})
    p.effects[REDUCTION] = case.reductions
    g.promoted = case.promoted
    g.journal = Journal()
    g.then(Pay(0, ORDERING, case.order, 0, 0, NOTHING))
    return g


def way_taken(g: Astrominers, case: Case) -> Way:
    p = g.players[0]
    spent = tuple(case.own[kind] - int(p.tokens[kind]) for kind in KINDS)
    assert [int(n) for n in g.bank] == list(spent)
    return spent, case.reductions - int(p.effects[REDUCTION])


def offered_ways(g: Astrominers, case: Case) -> Iterator[Way]:
    """The end of every path through the question."""
    if is_over(g):
        yield way_taken(g, case)
        return
    assert legal(g, 0) == unhindered(g)
    for m in legal(g, 0):
        h = g.clone()
        play(h, 0, m)
        yield from offered_ways(h, case)


def unhindered(g: Astrominers) -> list[int]:
    step = g.agenda[-1]
    candidates = Moves()
    step.candidates(g, 0, candidates)
    return [m for m in candidates.row if step.hindrance(g, 0, m) == 0]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_way_of_paying_is_offered_and_none_twice(box: Station, batch: int) -> None:
    for case, ways in tried(batch):
        g = bill(box, case)
        assert can_pay(g, g.players[0], ORDERING, case.order) == bool(ways), vars(case)
        if ways:
            settle(g)
            assert sorted(offered_ways(g, case)) == sorted(ways), vars(case)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_only_a_choice_is_asked_and_the_default_is_one_of_the_ways(box: Station, batch: int) -> None:
    for case, ways in tried(batch):
        g = bill(box, case)
        if ways:
            settle(g)
            assert is_over(g) == (len(ways) == 1), vars(case)
            check_default(g, case, ways)


def check_default(g: Astrominers, case: Case, ways: set[Way]) -> None:
    """From where the payment stands now, and from a few steps on."""
    luck = Random(case.order)
    while not is_over(g):
        h = g.clone()
        rest = g.agenda[-1].default(g, 0)
        while rest:
            forced = play_and_look(h, 0, rest.pop(0))
            rest = rest[len(forced) :]
        assert is_over(h), vars(case)
        assert way_taken(h, case) in ways, vars(case)
        play(g, 0, luck.choice(legal(g, 0)))


def test_the_cases_are_of_all_sorts() -> None:
    """Some cannot be paid, some can be paid in one way, and some with a real choice."""
    numbers = [len(ways) for _, ways in tried(0)]

    assert numbers.count(0) > 20
    assert numbers.count(1) > 20
    assert len([n for n in numbers if n > 1]) > 100


def seated(box: Station, case: Case) -> Table:
    """A live table at which seat 0 is asked how to pay."""
    g = bill(box, case)
    settle(g)
    table = open_table(GAME, 2, 7, {}, box)
    table.g = g
    table.numbers = [0]
    return table


def test_a_payment_can_be_sent_as_a_whole_in_any_order(box: Station) -> None:
    case, ways = next((case, ways) for case, ways in tried(3) if len(ways) > 5 and case.reductions)
    table = seated(box, case)
    whole = [box.language.show(m) for m in table.g.agenda[-1].default(table.g, 0)]

    table = table.answer(0, whole[:-1][::-1])

    assert way_taken(cast(Astrominers, table.g), case) in ways


def fault(table: Table, spent: Handful, reductions: int) -> str:
    """Of a payment. What is forced is paid already and is not named."""
    paid = cast(Pay, table.g.agenda[-1])
    rest = [spent[kind] - int(paid.spent[kind]) for kind in KINDS]
    pays = [f"pay {RESOURCES[kind]}" for kind in KINDS for _ in range(rest[kind])]
    return table.fault(0, ["reduce"] * (reductions - int(paid.waived)) + pays)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_payment_is_too_little_if_it_is_a_part_of_a_way_and_else_does_not_fit(box: Station, batch: int) -> None:
    luck = Random(batch)
    told: list[str] = []
    for case, ways in tried(batch):
        if len(ways) < 2:
            continue
        table = seated(box, case)
        paid = cast(Pay, table.g.agenda[-1])
        for _ in range(3):
            spent = tuple(luck.randint(int(least), most) for least, most in zip(paid.spent, case.own, strict=True))
            reductions = luck.randint(int(paid.waived), case.reductions) if paid.is_new() else int(paid.waived)
            is_part = any(fits(spent, whole) and reductions <= waived for whole, waived in ways)
            expected = "" if (spent, reductions) in ways else "less" if is_part else "more"
            told.append(expected)
            if (spent, reductions) != (paid.spent, paid.waived):
                assert fault(table, spent, reductions) == expected, (vars(case), spent, reductions)
    assert {"", "less", "more"} == {*told}


def test_what_comes_late_in_the_order_is_too_little_even_if_it_needs_something_that_comes_before(box: Station) -> None:
    """Two units of gold for three nickel and four others: plasteel has to be among the others."""
    order = costs().index({RESOURCES.index("gold"): 2})
    case = Case(order, costs()[order], (6, 1, 1, 0, 0, 3, 0), RESOURCES.index("nickel"), 0)
    table = seated(box, case)

    assert table.fault(0, ["pay water", "pay xenon", "pay nickel"]) == "less"
    assert fault(table, (2, 1, 1, 0, 0, 3, 0), 0) == ""
    assert fault(table, (6, 1, 1, 0, 0, 3, 0), 0) == "more"
