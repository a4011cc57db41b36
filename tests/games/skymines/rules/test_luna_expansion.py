"""RB sheet. Luna expands companies on the Moon, and in the Belt."""

from random import Random
from typing import Any

import pytest

from orrery.games.skymines.board import find_reach, supplied
from orrery.games.skymines.luna.expansion import expand, main_column, next_site
from orrery.games.skymines.luna.ranking import by_value, vacant
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.terms import AIM, COLUMNS, COMPANIES, EMPTY, SECTORS, THREATS
from tests.games.skymines.helpers import BOX, Seat, coins, company, heard, occupy, outposts, site, steps_of, table, tank
from tests.games.skymines.lunas import plain_farthest_behind

LUNA = 1
MIN, MAX = range(len(AIM.ids))


def in_reach(g: Skymines, name: str) -> list[int]:
    """Numbers of sectors."""
    reach = g.near[company(name)] | g.far[company(name)]
    return [n + 1 for n in range(SECTORS) if reach >> n & 1]


def entered(g: Skymines) -> list[int]:
    return [int(line.split()[3]) for line in heard(g, "luna-settled")]


@pytest.mark.parametrize("name", COMPANIES)
def test_she_enters_the_lowest_or_highest_vacant_sector_in_reach_whatever_the_line(name: str) -> None:
    lowest, highest = table(lunas=1), table(lunas=1)
    reach = in_reach(lowest, name)
    expand(lowest, LUNA, company(name), 1, MIN)
    expand(highest, LUNA, company(name), 1, MAX)

    assert (entered(lowest), entered(highest)) == ([min(reach)], [max(reach)])


def test_sectors_that_she_has_just_entered_count_for_the_next_point() -> None:
    g = table(lunas=1)
    for n in range(3):
        vacant = [n for n in in_reach(g, "minerva") if g.sectors[n - 1] == EMPTY]
        expand(g, LUNA, company("minerva"), 1, MAX)
        assert entered(g)[n] == max(vacant)


def test_sectors_bring_her_nothing() -> None:
    g = table(them=Seat(coins=5), lunas=1)
    expand(g, LUNA, company("minerva"), 5, MAX)

    assert (coins(g, LUNA), tank(g, LUNA), steps_of(g, LUNA)) == (5, 0, [0, 0, 0, 0])
    assert g.entered == 0


def full_around(name: str, owner: str) -> dict[int, str]:
    return dict.fromkeys(in_reach(table(lunas=1), name), owner)


def test_only_without_a_vacant_sector_she_ousts() -> None:
    sectors = full_around("minerva", "tawac")
    g = table(lunas=1, sectors=sectors)
    expand(g, LUNA, company("minerva"), 1, MIN)

    assert entered(g) == [min(sectors)]
    assert sum(outposts(g, "tawac")) == 15 - len(sectors) + 1
    assert heard(g, "luna-ousted")[0].startswith("1 luna-ousted tawac")


def test_sk_87_she_ousts_the_company_on_whose_track_she_is_farthest_behind() -> None:
    reach = in_reach(table(lunas=1), "minerva")
    sectors = dict.fromkeys(reach, "tawac") | {max(reach): "skymine"}
    g = table(me=Seat(steps={"tawac": 3, "skymine": 5}), lunas=1, sectors=sectors)
    expand(g, LUNA, company("minerva"), 1, MIN)

    assert entered(g) == [max(reach)]
    assert heard(g, "luna-leads") == ["1 luna-leads behind skymine 5"]


def test_sk_87_a_tie_goes_to_the_more_valuable_company() -> None:
    reach = in_reach(table(lunas=1), "minerva")
    sectors = dict.fromkeys(reach, "skymine") | {max(reach): "tawac"}
    g = table(lunas=1, sectors=sectors, taken={"tawac": [4, 4, 0]})
    expand(g, LUNA, company("minerva"), 1, MIN)

    assert entered(g) == [max(reach)]
    assert heard(g, "luna-leads", "luna-tie") == ["1 luna-leads abreast tawac 0", "1 luna-tie skymine coins"]


def test_ousting_costs_no_extra_point() -> None:
    g = table(lunas=1, sectors=full_around("minerva", "tawac"))
    expand(g, LUNA, company("minerva"), 2, MAX)

    assert len(entered(g)) == 2


def test_without_outposts_the_points_are_lost() -> None:
    g = table(lunas=1, taken={"minerva": [5, 5, 4]})
    expand(g, LUNA, company("minerva"), 3, MAX)

    assert len(entered(g)) == 1
    assert heard(g, "luna-stuck") == ["1 luna-stuck minerva 2"]


# The main column.


def column(g: Skymines, name: str = "minerva", returning: bool = False) -> int:
    return main_column(g, company(name), False, returning)


def taken(*numbers: int) -> Skymines:
    return table(lunas=1, taken={"minerva": list(numbers)})


def test_the_main_column_has_the_most_vacant_spaces_of_those_whose_final_space_is_covered() -> None:
    assert column(taken(1, 3, 2)) == 1
    assert column(taken(1, 3, 5)) == 1


def test_sk_85_a_tie_goes_to_the_column_nearest_the_logo() -> None:
    assert column(taken(0, 0, 0)) == 0
    assert column(taken(1, 3, 3)) == 1


def test_sk_85_if_all_final_spaces_are_vacant_most_vacant_spaces_count_then_fewest_coins() -> None:
    g = taken(5, 5, 5)
    at = company("minerva") * COLUMNS
    for i, left in enumerate((1, 2, 2)):
        g.left[at + i] = left

    assert column(g) == 0
    g.left[at] = 2
    seen = [BOX.moon.column_values[((at + i) * 2 + 1) * 7 + 2] for i in range(COLUMNS)]
    assert column(g) == seen.index(min(seen))


def spoken_for(g: Skymines) -> list[str]:
    """What she says of the column from which an outpost of Minerva comes."""
    expand(g, LUNA, company("minerva"), 1, MIN)
    return heard(g, "luna-column")


def test_she_says_what_decided_for_her_column() -> None:
    by_coins = taken(5, 5, 5)
    for i in range(COLUMNS):
        by_coins.left[company("minerva") * COLUMNS + i] = 3

    assert spoken_for(taken(1, 3, 2)) == ["1 luna-column minerva 2 spaces"]
    assert spoken_for(taken(0, 0, 0)) == ["1 luna-column minerva 1 logo"]
    assert spoken_for(by_coins) == ["1 luna-column minerva 1 coins"]
    assert spoken_for(taken(5, 5, 1)) == []  # an outpost can leave no other


def test_she_says_it_once_as_long_as_the_column_stays() -> None:
    g = taken(0, 1, 0)
    expand(g, LUNA, company("minerva"), 2, MIN)

    assert len(heard(g, "luna-column")) == 1


def test_sk_74_only_columns_that_an_outpost_can_leave_count() -> None:
    assert column(taken(5, 0, 1)) == 2
    assert column(taken(5, 5, 5)) == EMPTY


def test_sk_74_only_columns_that_an_outpost_can_enter_count_and_else_the_box() -> None:
    assert column(taken(0, 0, 2), returning=True) == 2
    assert column(taken(0, 0, 0), returning=True) == EMPTY

    sectors = full_around("minerva", "tawac")
    g = table(lunas=1, sectors=sectors)
    at = company("tawac") * COLUMNS
    for i in range(COLUMNS):
        g.left[at + i], g.uncrossed[at + i] = 4, 1
    expand(g, LUNA, company("minerva"), 1, MIN)
    assert g.boxed[company("tawac")] == 1
    assert heard(g, "lost") == ["- lost tawac"]


# The Belt, and both boards against a plain implementation.


def belt(**kept: Any) -> Skymines:
    return table(lunas=1, board="belt", **kept)


def scatter(g: Skymines, luck: Random) -> None:
    """Pieces of all companies on many sites."""
    for at in range(g.board.sites):
        owner = luck.choice([EMPTY, *range(4), *range(4)])
        stock = supplied(g, owner) >> at & 1 if owner != EMPTY else 0
        if stock:
            occupy(g, at, COMPANIES[owner])
    for i in range(4):
        find_reach(g, i)


def plain_site(g: Skymines, i: int, aim: int) -> int:
    """The site for company `i`, from lists of places with their sites."""
    places = [[at for at in range(g.board.sites) if g.board.place_of[at] == n] for n in range(g.board.places)]
    open_to = (g.near[i] | g.far[i]) & supplied(g, i)
    reach = [[at for at in sites if open_to >> at & 1] for sites in places]
    new = [sites for n, sites in enumerate(reach) if all(g.sectors[at] != i for at in places[n])]
    others = {g.sectors[at] for sites in reach for at in sites} - {EMPTY, i}
    wanted = [(new, EMPTY), (reach, EMPTY)]
    if others:
        wanted.append((reach, plain_farthest_behind(g, LUNA, others)))
    for sites_by_place, owner in wanted:
        found = [[at for at in sites if g.sectors[at] == owner][:1] for sites in sites_by_place]
        sites = [sites[0] for sites in found if sites]
        if sites:
            return min(sites) if aim == MIN else max(sites)
    return EMPTY


@pytest.mark.parametrize("board", ["moon", "belt"])
@pytest.mark.parametrize("seed", range(25))
def test_her_next_site_is_what_a_plain_implementation_finds(board: str, seed: int) -> None:
    luck = Random(seed)
    steps = {name: luck.randrange(5) for name in COMPANIES}
    g = table(me=Seat(steps=steps), lunas=1, board=board)
    scatter(g, luck)
    for i in range(4):
        for aim in (MIN, MAX):
            assert next_site(g, LUNA, i, aim) == plain_site(g, i, aim)


def test_sk_88_marked_flight_tracks_mean_nothing_to_her() -> None:
    """Shuttle space 19 leads to asteroid 14 over a marked track; she enters it with a single point."""
    others = [at for at in range(BOX.belt.sites) if BOX.ids["space"][at][:2] not in ("14", "19")]
    g = belt(spaces={"19": "minerva"})
    for at in others:
        g.near[company("minerva")] &= ~(1 << at)
        g.far[company("minerva")] &= ~(1 << at)
    expand(g, LUNA, company("minerva"), 1, MIN)

    assert heard(g, "luna-settled-space")[0].split()[3] == "14a"


def test_sk_88_the_middle_column_counts_for_value_and_ties() -> None:
    g = belt(taken={"tawac": [0, 1, 0]})

    assert vacant(g, company("tawac")) == 1
    assert by_value(g)[0] == company("tawac")


def test_sk_88_a_new_asteroid_comes_before_another_space_of_an_own_one() -> None:
    g = belt()
    expand(g, LUNA, company("minerva"), 4, MAX)
    places = [g.board.place_of[site(line.split()[3])] for line in heard(g, "luna-settled-space")]

    assert len(set(places)) == len(places) == 4


def test_sk_88_a_full_asteroid_with_an_own_outpost_may_be_entered_by_ousting() -> None:
    g = belt(spaces={"14a": "minerva", "14b": "tawac"})
    i = company("minerva")
    g.near[i], g.far[i] = g.board.bits[site("14b")], 0
    expand(g, LUNA, i, 1, MIN)

    assert g.sectors[site("14b")] == i
    assert sum(outposts(g, "tawac")) == 17


def test_sk_88_an_ousted_shuttle_returns_to_the_middle_column() -> None:
    g = belt(spaces={"19": "tawac"})
    at = site("19")
    i = company("minerva")
    g.near[i], g.far[i] = g.board.bits[at], 0
    expand(g, LUNA, i, 1, MIN)

    assert g.sectors[at] == i
    assert outposts(g, "tawac")[1] == 5
    assert outposts(g, "minerva")[1] == 4
    assert heard(g, "shuttle-ousted") == ["1 shuttle-ousted tawac"]


def test_sk_88_she_never_removes_a_threat() -> None:
    g = belt(spaces={"11": "minerva"})
    g.threat = THREATS.index("crash")
    expand(g, LUNA, company("minerva"), 6, MIN)

    assert g.remover == EMPTY
    assert len(heard(g, "luna-settled-space")) == 6


def test_sk_65_without_shuttles_she_enters_asteroids_only_and_the_reverse() -> None:
    no_shuttles = belt(taken={"minerva": [0, 5, 0]})
    expand(no_shuttles, LUNA, company("minerva"), 4, MIN)
    no_outposts = belt(spaces={"18a": "minerva"}, taken={"minerva": [6, 0, 5]})
    expand(no_outposts, LUNA, company("minerva"), 1, MIN)

    assert [line.split()[4] for line in heard(no_shuttles, "luna-settled-space")] == ["1", "1", "1", "1"]
    assert [line.split()[3] for line in heard(no_outposts, "luna-settled-space")] == ["19"]


def test_sk_87_of_one_asteroid_the_first_free_space_counts() -> None:
    g = belt(spaces={"14a": "tawac"})
    i = company("minerva")
    both = [site(name) for name in ("14a", "14b")]
    g.near[i], g.far[i] = sum(g.board.bits[at] for at in both), 0

    assert [next_site(g, LUNA, i, aim) for aim in (MIN, MAX)] == [both[1]] * 2
