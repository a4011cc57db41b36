"""KM 2b. Going on with a planet: enough astronauts, and tiles that fit."""

import pytest

from orrery.games.kosmiczna_misja.game import GAME
from tests.games.kosmiczna_misja.helpers import (
    TILES,
    choose,
    heard,
    names,
    new,
    offered,
    planet,
    stations_on,
    t,
    table,
    wander,
    why_not,
)

BOTH_EMPTY = ["- - - -", "- - - -"]


@pytest.mark.parametrize(("die", "enough"), [(1, False), (2, True), (3, True)])
def test_example_one_station_takes_two_astronauts(die: int, enough: bool) -> None:
    g = table(planets=["outpost"], bank="natives outpost city", die=die)

    assert ("place natives 1b" in offered(g)) is enough


def test_example_tiles_that_fit_and_tiles_that_do_not() -> None:
    g = table(planets=["right"], bank="left span outpost", die=6)

    assert [move for move in offered(g) if move.startswith("place")] == [
        "place left 1b",  # half meets half
        "place left 1d",  # plain meets plain
        "place span 1b",
        "place outpost 1d",
    ]


def test_km_01_a_half_station_does_not_meet_a_plain_edge() -> None:
    g = table(planets=["span"], bank="outpost city left", die=6)

    assert why_not(g, "spot-1d") == ["edges-differ"]
    assert why_not(g, "spot-1b") == []


def test_km_01_a_tile_between_two_others_must_fit_both() -> None:
    g = table(planets=["right - outpost -"], bank="span left right", die=6)

    assert [move for move in offered(g) if "1b" in move] == ["place left 1b"]


def test_km_01_the_last_tile_closes_the_ring() -> None:
    g = table(planets=["span left right -"], bank="span left right", die=6)

    assert [move for move in offered(g) if "1d" in move] == ["place span 1d"]


def test_km_02_nothing_but_the_touching_edges_decides() -> None:
    tiles = sorted(set(TILES.decks["standard"]))
    for a in tiles:
        for b in tiles:
            g = table(planets=[names([a])], bank=f"{names([b])} mast-span", die=6)
            fits = f"place {names([b])} 1b" in offered(g)
            assert fits == (TILES.joins[TILES.cw[a]] == TILES.joins[TILES.ccw[b]])


def test_km_02_halves_of_two_makes_do_not_meet() -> None:
    g = table(planets=["span"], bank="mast-span mast-dome-span outpost", die=6)

    assert [move for move in offered(g) if move.startswith("place")] == ["place mast-dome-span 1d"]


def test_km_03_the_quarter_is_chosen_and_settles_how_the_tile_lies() -> None:
    g = table(planets=["left"], bank="left right city", die=6)

    assert [move for move in offered(g) if move.startswith("place")] == [
        "place right 1b",
        "place right 1d",
        "place city 1b",
    ]


def test_km_03_either_side_of_a_tile_may_be_chosen() -> None:
    g = table(planets=["city - - -"], bank="natives outpost city", die=6)

    choose(g, "place natives 1d")

    assert planet(g, 1) == "city - - natives"


def test_km_04_a_tile_must_lie_beside_another_not_across() -> None:
    g = table(planets=["outpost"], bank="outpost city natives", die=6)

    assert not [move for move in offered(g) if "1c" in move]
    assert why_not(g, "spot-1c") == ["apart"]


def test_km_05_two_halves_that_meet_are_a_station() -> None:
    assert stations_on(table(planets=["right left - -"], bank="city span left"), 1) == 1


def test_km_05_a_half_that_has_met_nothing_is_none() -> None:
    assert stations_on(table(planets=["span"], bank="city span left"), 1) == 0
    assert stations_on(table(planets=["span - span -"], bank="city span left"), 1) == 0


def test_km_05_printed_and_joined_stations_add_up_round_the_ring() -> None:
    g = table(planets=["span-outpost - city span"], bank="city span left")

    assert stations_on(g, 1) == 1 + 2 + 1


def test_km_05_halves_do_not_add_to_the_need() -> None:
    g = table(planets=["span"], bank="span left city", die=1)

    assert "place span 1b" in offered(g)


def test_km_06_the_new_tiles_own_stations_do_not_count() -> None:
    g = table(planets=["natives"], bank="city outpost span", die=1)

    assert "place city 1b" in offered(g)


def test_km_06_a_station_that_the_new_tile_joins_does_not_count() -> None:
    g = table(planets=["right-outpost"], bank="left outpost city", die=2)

    assert "place left 1b" in offered(g)


def test_km_06_the_new_tiles_alien_does_not_help() -> None:
    g = table(planets=["outpost"], bank="natives outpost city", die=1)

    assert not [move for move in offered(g) if move.startswith("place")]


def test_km_07_as_many_astronauts_as_stations_are_not_enough() -> None:
    g = table(planets=["city"], bank="natives outpost city", die=2)

    assert why_not(g, "spot-1b") == ["too-few-astronauts"]


def test_km_07_one_more_is() -> None:
    g = table(planets=["city"], bank="natives outpost city", die=3)

    assert why_not(g, "spot-1b") == []


def test_only_the_planet_that_is_gone_on_with_counts() -> None:
    g = table(planets=["city city - -", "outpost"], bank="natives outpost city", die=2)

    assert {move.split()[2] for move in offered(g)} == {"2b", "2d"}


def test_four_tiles_finish_a_planet() -> None:
    g = table(planets=["right left outpost -"], bank="outpost span left", die=3)

    choose(g, "place outpost 1d")

    assert [planet(g, 1), planet(g, 2)] == BOTH_EMPTY
    assert names(list(g.players[0].finished)) == "right left outpost outpost"
    assert heard(g)[-1] == "0 completed 1 3"


def test_a_finished_planet_stays_to_the_end() -> None:
    g = new(seed=3)
    before: list[int] = []
    for _ in wander(g, 3):
        finished = list(g.players[0].finished)
        assert finished[: len(before)] == before
        before = finished

    assert before


def test_km_34_a_finished_planet_has_no_loose_half() -> None:
    finished = 0
    for seed in range(10):
        g = new(seed=seed, deck="two-makes" if seed % 2 else "standard")
        for _ in wander(g, seed):
            pass
        for p in g.players:
            for start in range(0, len(p.finished), 4):
                ring = p.finished[start : start + 4]
                finished += 1
                assert [TILES.cw[tile] for tile in ring] == [TILES.ccw[ring[i]] for i in (1, 2, 3, 0)]

    assert finished
    assert GAME.faults(g) == []


def test_km_34_a_planet_is_worth_the_same_whichever_quarter_it_began_in() -> None:
    ring = [t("1110"), t("0100"), t("0010"), t("1000")]
    turned = [" ".join(ring[i:] + ring[:i]) for i in range(4)]

    assert {table(finished=[planet]).players[0].score for planet in turned} == {4}
