"""RB p26, p29. Setting up the Belt, and the settled Moon of chapter 3."""

from orrery.games.skymines.board import find_reach, pieces_left, share_value
from orrery.games.skymines.terms import COMPANIES, EMPTY
from tests.games.skymines.helpers import BOX, company, outposts, table


def test_p26_a_station_has_twelve_outposts_and_five_shuttles() -> None:
    g = table(board="belt")

    assert [outposts(g, name) for name in COMPANIES] == [[6, 5, 6]] * 4
    assert set(g.sectors) == {EMPTY}
    assert [share_value(g, i) for i in range(4)] == [0] * 4


def test_p26_the_other_steps_are_those_of_the_moon() -> None:
    belt, moon = table(board="belt"), table()

    assert list(belt.display) == list(moon.display)
    assert [list(p.cards) for p in belt.players] == [list(p.cards) for p in moon.players]
    assert list(belt.study) == list(moon.study)


def test_p29_three_outposts_of_each_company_one_from_each_column_stand_on_the_settled_moon() -> None:
    g = table(settled=True)

    found = {name: [n + 1 for n, owner in enumerate(g.sectors) if owner == company(name)] for name in COMPANIES}
    assert found == {"skymine": [6, 19, 20], "minerva": [16, 21, 23], "astrogo": [1, 7, 11], "tawac": [2, 3, 4]}
    assert [outposts(g, name) for name in COMPANIES] == [[4, 4, 4]] * 4
    assert [share_value(g, i) for i in range(4)] == [
        sum(BOX.moon.column_coins[(i * 3 + column) * 6] for column in range(3)) for i in range(4)
    ]


def test_p29_companies_reach_on_from_their_settled_sectors() -> None:
    g = table(settled=True)
    reach = list(g.near), list(g.far)
    for i in range(4):
        find_reach(g, i)
        assert pieces_left(g, i) == 12

    assert (list(g.near), list(g.far)) == reach
    assert g.near[company("minerva")] >> 17 & 1  # sector 18, from 16
