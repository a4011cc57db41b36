"""RB sheet. How Luna compares companies. A second, plain implementation agrees on random tables."""

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.skymines.luna.ranking import by_value, farthest_behind, find, lead
from orrery.games.skymines.luna.words import WHICH
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import COLUMNS, COMPANIES, N_COMPANIES, SIDES
from tests.games.skymines.helpers import Seat, company, heard, steps_of, table
from tests.games.skymines.lunas import plain_farthest_behind, plain_lead, plain_value, spaces_of, turn


def found(g: Skymines, which: str, seat: int = 1) -> list[str]:
    return [COMPANIES[i] for i in find(g, seat, WHICH.ids.index(which))]


def ranked(g: Skymines) -> list[str]:
    return [COMPANIES[i] for i in by_value(g)]


# Value.


def test_more_coins_are_more_value() -> None:
    g = table(lunas=1, taken={"tawac": [4, 0, 0], "minerva": [2, 0, 0], "astrogo": [5, 3, 0]})

    assert ranked(g) == ["astrogo", "tawac", "minerva", "skymine"]
    assert (found(g, "most"), found(g, "second"), found(g, "least")) == (["astrogo"], ["tawac"], ["skymine"])
    assert found(g, "two-most") == ["astrogo", "tawac"]
    assert found(g, "all") == ranked(g)


def test_of_equal_coins_the_station_with_more_vacant_spaces_is_more_valuable() -> None:
    g = table(lunas=1, taken={"tawac": [1, 0, 0]})  # the first space of a column shows no coin

    assert ranked(g)[0] == "tawac"
    assert found(g, "most") == ["tawac"]
    assert heard(g)[-2:] == ["1 luna-found most tawac 0", "1 luna-tie skymine vacant"]


def test_otherwise_the_letter_of_the_track_decides() -> None:
    g = table(lunas=1, sides="D2 C1 A1 E2")

    assert ranked(g) == ["astrogo", "minerva", "skymine", "tawac"]
    assert found(g, "least") == ["tawac"]
    assert heard(g)[-2:] == ["1 luna-found least tawac 0", "1 luna-tie skymine track"]


# Lead.


def test_the_lead_is_largest_where_luna_is_farthest_before_the_best_of_the_others() -> None:
    g = table(them=[Seat(steps={"minerva": 9}), Seat(steps={"minerva": 10, "tawac": 3})], lunas=1)

    assert [lead(g, 2, i) for i in range(N_COMPANIES)] == [0, 1, 0, 3]
    assert found(g, "lead", 2) == ["tawac"]
    assert heard(g)[-1] == "2 luna-leads lead tawac 3"


def test_without_a_lead_a_shared_one_counts_and_the_more_valuable_of_several() -> None:
    me = Seat(steps={"skymine": 2, "minerva": 5, "astrogo": 5, "tawac": 5})
    g = table(me=me, them=Seat(steps={"minerva": 5, "tawac": 5}), lunas=1, taken={"tawac": [3, 0, 0]})

    assert found(g, "lead") == ["tawac"]
    assert heard(g)[-2:] == ["1 luna-leads level tawac 0", "1 luna-tie minerva coins"]


def test_behind_everywhere_the_smallest_deficit_counts() -> None:
    g = table(me=Seat(steps=dict.fromkeys(COMPANIES, 8)), them=Seat(steps={"minerva": 6, "astrogo": 5}), lunas=1)

    assert found(g, "lead") == ["minerva"]
    assert heard(g)[-1] == "1 luna-leads deficit minerva 2"


def test_sk_73_two_companies_are_named_the_more_valuable_first() -> None:
    luna = Seat(steps={"astrogo": 6, "tawac": 4, "minerva": 1})
    g = table(them=luna, lunas=1, taken={"tawac": [3, 0, 0]})

    assert found(g, "two-leading") == ["tawac", "astrogo"]


def test_sk_73_the_companies_of_a_card_are_found_before_its_first_step() -> None:
    """Luna passes to the lead of Astrogo with the card's own steps; she still expands Minerva."""
    luna = Seat(steps={"minerva": 5, "astrogo": 5}, coins=9)
    g = table(me=Seat(steps={"astrogo": 1}), them=luna, lunas=1)
    turn(g, 1, {"B": "i-6", "C": "i-1"})

    assert steps_of(g, 1)[company("minerva")] == 7
    assert [line.split()[2] for line in heard(g, "luna-settled")][:2] == ["minerva", "minerva"]


def test_sk_73_steps_go_to_the_more_valuable_first_and_expansions_to_the_less_valuable() -> None:
    luna = Seat(steps={"tawac": 4, "astrogo": 4}, coins=20)
    g = table(them=luna, lunas=1, taken={"tawac": [3, 0, 0]})
    turn(g, 1, {"A": "ii-7", "B": "i-1"})

    assert [line.split()[2] for line in heard(g, "advanced")][-2:] == ["tawac", "astrogo"]
    assert [line.split()[2] for line in heard(g, "luna-settled")][-4:] == ["astrogo", "astrogo", "tawac", "tawac"]


def test_sk_89_with_several_lunas_a_lead_is_a_lead_over_all_other_seats() -> None:
    g = table(them=[Seat(steps={"tawac": 7, "minerva": 2}), Seat(steps={"tawac": 6})], lunas=2)

    assert (lead(g, 1, company("tawac")), lead(g, 2, company("tawac"))) == (1, -1)
    assert found(g, "lead", 1) == ["minerva"]
    assert found(g, "lead", 2) == ["skymine"]


# A plain implementation.


def scramble(board: str, luck: Random) -> Skymines:
    """A table with random stations, tracks and markers."""
    lunas = luck.randrange(1, 3)
    g = table(seats=lunas + luck.randrange(1, 3), lunas=lunas, board=board)
    g.sides = vec[i64](luck.sample(range(len(SIDES)), N_COMPANIES))
    for column in range(N_COMPANIES * COLUMNS):
        full = spaces_of(g, column)
        g.left[column] = luck.choice([full, full, full - 1, full - 1, 3, 2, 1, 0])
        g.uncrossed[column] = int(g.left[column] == 0 or (g.left[column] < full and luck.random() < 0.3))
    for p in g.players:
        p.steps = vec[i64]([luck.randrange(6) for _ in COMPANIES])
    return g


@pytest.mark.parametrize("board", ["moon", "belt"])
@pytest.mark.parametrize("seed", range(60))
def test_value_and_lead_are_what_a_plain_implementation_finds(seed: int, board: str) -> None:
    luck = Random(seed)
    g = scramble(board, luck)
    everything = range(N_COMPANIES)
    valued = sorted(everything, key=lambda i: plain_value(g, i))
    for seat in range(g.people, g.seats):
        led = sorted(everything, key=lambda i: (-plain_lead(g, seat, i), plain_value(g, i)))
        expected = {
            "most": valued[:1], "second": valued[1:2], "least": valued[3:], "lead": led[:1], "two-most": valued[:2],
            "two-leading": sorted(led[:2], key=valued.index), "all": valued,
        }  # fmt: skip
        for which, companies in expected.items():
            assert list(find(g, seat, WHICH.ids.index(which))) == companies
        for mask in range(1, 16):
            some = [i for i in everything if mask >> i & 1]
            assert farthest_behind(g, seat, mask) == plain_farthest_behind(g, seat, some)
