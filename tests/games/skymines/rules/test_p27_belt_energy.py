"""RB p27, p28. Using all energy cards in the Belt."""

from orrery.engine.agenda import settle
from orrery.games.skymines.board import entry_cost, settle_sector
from orrery.games.skymines.game import GAME
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.energy import Entering, SendHome
from tests.games.skymines.helpers import (
    BOX,
    Seat,
    asked,
    choose,
    coins,
    company,
    heard,
    left,
    offered,
    outposts,
    site,
    steps_of,
    table,
    tank,
    why_not,
)

MINERVA = company("minerva")
LINLIN = Seat(area="energy-2 energy-b3 energy-01")
ALL_SPACES = BOX.ids["space"]


def linlin() -> Skymines:
    """The table of the example: Minerva is on 18, a shuttle of Astrogo on 13."""
    g = table(me=LINLIN, board="belt", spaces={"18a": "minerva", "13": "astrogo"}, supplement=0)
    choose(g, "expand minerva")
    return g


def expand(energy: int, spaces: dict[str, str] | None = None, **stations: list[int]) -> Skymines:
    """Minerva is expanded with this energy; others or itself are on some spaces."""
    return table(Entering(0, MINERVA, energy), board="belt", spaces=spaces, taken=stations)


def price(g: Skymines, space: str) -> int:
    return int(entry_cost(g, MINERVA, site(space)))


def oust(g: Skymines, *spaces: str) -> None:
    """Minerva enters spaces, and the pieces that were there go home."""
    for space in spaces:
        settle_sector(g, MINERVA, site(space))
    g.then(SendHome(0))
    settle(g)


def owners(g: Skymines, *spaces: str) -> list[int]:
    return [int(g.sectors[site(space)]) for space in spaces]


def test_p27_minerva_enters_19_and_14_and_13_and_18_with_six_energy() -> None:
    """1 for a free shuttle space, 2 over the marked track, 2 against Astrogo's shuttle, 1 beside its own outpost."""
    g = linlin()
    spent = []
    for moves in (["enter-space 19"], ["enter-space 14a", "lift 1"], ["enter-space 13"], ["enter-space 18b", "lift 3"]):
        spent.append(left(g, "energy"))
        choose(g, *moves)
    assert spent == [6, 5, 3, 1]

    assert owners(g, "19", "14a", "13", "18b") == [MINERVA] * 4
    assert outposts(g, "minerva") == [4, 3, 5]


def test_p28_linlin_gets_the_rewards_of_14_and_13_but_not_of_18() -> None:
    g = linlin()
    choose(g, "enter-space 19", "enter-space 14a", "lift 1", "enter-space 13", "enter-space 18b", "lift 3")

    assert (asked(g), left(g, "points")) == ("Points", 1)
    assert coins(g) == 1 + 1
    assert outposts(g, "astrogo") == [6, 4, 6]  # its shuttle waits beside the space
    choose(g, "cash")
    assert coins(g) == 1 + 1 + 1
    assert steps_of(g) == [0, 1, 0, 0]
    assert outposts(g, "astrogo") == [6, 5, 6]
    assert heard(g, "shuttle-ousted") == ["- shuttle-ousted astrogo"]
    assert g.players[0].used == 0b1110
    assert g.active == 1


def test_p27_outposts_come_from_the_outer_columns_and_shuttles_from_the_middle_one() -> None:
    g = expand(3, {"18a": "minerva"})
    choose(g, "enter-space 18b")
    assert offered(g) == ["lift 1", "lift 3"]
    choose(g, "lift 3", "enter-space 21")

    assert outposts(g, "minerva") == [5, 4, 5]


def test_p27_several_companies_share_an_asteroid() -> None:
    g = expand(1, {"22a": "tawac"})
    choose(g, "enter-space 22b", "lift 1")

    assert owners(g, "22a", "22b") == [company("tawac"), MINERVA]


def test_p28_a_shuttle_space_brings_its_step_each_time() -> None:
    g = table(me=Seat(area="energy-b3"), board="belt", spaces={"7a": "minerva", "15c": "minerva"})
    choose(g, "expand minerva", "enter-space 11", "enter-space 16", "stop")

    assert steps_of(g) == [0, 2, 0, 0]


def test_p28_if_pieces_run_out_the_energy_is_lost() -> None:
    g = table(me=Seat(area="energy-b3"), board="belt", taken={"minerva": [6, 5, 5]})
    choose(g, "expand minerva", "enter-space 18a")

    assert heard(g, "wasted") == ["0 wasted 2"]


def test_p28_too_little_energy_is_lost() -> None:
    held = {space: "tawac" for space in ("18a", "18b", "18c", "22a", "22b")}
    g = table(me=Seat(area="energy-01"), board="belt", spaces=held)
    choose(g, "expand minerva")

    assert heard(g, "wasted") == ["0 wasted 1"]


def test_sk_13_in_the_belt_a_station_needs_an_outpost_or_a_shuttle() -> None:
    empty, shuttle = {"minerva": [6, 5, 6]}, {"minerva": [6, 4, 6]}
    g = table(me=Seat(area="energy-2"), board="belt", taken=empty)
    assert "expand minerva" not in offered(g)
    assert "station-empty" in why_not(g, "company-minerva")

    g = table(me=Seat(area="energy-2"), board="belt", taken=shuttle)
    assert "expand minerva" in offered(g)


def test_sk_31_at_first_a_company_reaches_the_asteroids_of_its_printed_shuttles() -> None:
    assert offered(expand(3)) == ["enter-space 18a", "enter-space 22a", "stop"]
    assert why_not(expand(3), "space-1a") == ["out-of-reach"]


def test_sk_31_tracks_of_stations_take_no_other_shuttle() -> None:
    """They have no space: all shuttle spaces have a number and lie between asteroids."""
    shuttles = [name for name in ALL_SPACES if name.isdecimal()]

    assert [BOX.belt.shuttles >> site(name) & 1 for name in shuttles] == [1] * 10
    assert bin(BOX.belt.shuttles).count("1") == 10
    for stations in (BOX.belt.station_single, BOX.belt.station_double):
        assert [reach & BOX.belt.shuttles for reach in stations] == [0] * 4


def test_sk_31_a_shuttle_opens_asteroids_and_an_outpost_opens_shuttle_spaces() -> None:
    g = expand(1, {"18a": "minerva"})
    assert {"enter-space 19", "enter-space 21"} <= set(offered(g))
    assert "enter-space 17" not in offered(g)  # joined to 22 only

    g = expand(9, {"8": "minerva"})
    assert {"enter-space 5a", "enter-space 10a", "enter-space 12a"} <= set(offered(g))
    assert "enter-space 6" not in offered(g)  # a shuttle opens no shuttle space


def test_sk_31_a_piece_of_this_action_opens_the_way_and_an_ousted_one_no_longer() -> None:
    g = expand(3, {"18a": "astrogo"})
    assert g.near[company("astrogo")] >> site("19") & 1
    assert "enter-space 19" not in offered(g)
    choose(g, "enter-space 18a", "lift 1")

    assert "enter-space 19" in offered(g)
    assert not g.near[company("astrogo")] >> site("21") & 1


def test_sk_32_a_space_costs_one_to_three_energy() -> None:
    held = {"19": "minerva", "18a": "minerva", "18b": "tawac", "14a": "tawac"}
    g = expand(9, held)

    assert [price(g, space) for space in ("18c", "14b", "18b", "14a")] == [1, 2, 2, 3]


def test_sk_32_the_cheapest_way_counts() -> None:
    assert price(expand(9, {"3": "minerva"}), "7a") == 2  # marked
    assert price(expand(9, {"3": "minerva", "9": "minerva"}), "7a") == 1


def test_sk_32_only_the_first_outpost_on_an_asteroid_brings_its_reward() -> None:
    g = table(me=Seat(area="energy-2"), board="belt", spaces={"13": "minerva", "10a": "tawac"})
    choose(g, "expand minerva", "enter-space 14a", "lift 1", "enter-space 14b", "lift 1", "cash")
    assert coins(g) == 1 + 1 + 1  # once in an action

    g = table(me=Seat(area="energy-01"), board="belt", spaces={"14c": "minerva"})
    choose(g, "expand minerva", "enter-space 14a", "lift 1")
    assert coins(g) == 1  # none if it was there before
    assert heard(g, "earned") == []


def test_sk_32_what_others_have_there_does_not_matter_for_the_reward() -> None:
    g = table(me=Seat(area="energy-01"), board="belt", spaces={"11": "minerva", "10a": "tawac"})
    choose(g, "expand minerva", "enter-space 10b", "lift 1")

    assert tank(g) == 1


def test_sk_33_ousted_shuttles_go_to_the_middle_column_and_outposts_to_outer_ones() -> None:
    g = table(board="belt", spaces={"13": "tawac", "14a": "tawac", "14b": "tawac"}, taken={"tawac": [0, 0, 2]})
    assert outposts(g, "tawac") == [4, 4, 4]
    oust(g, "13", "14a", "14b")
    assert offered(g) == ["return 1", "return 3"]
    choose(g, "return 3", "return 1")

    assert outposts(g, "tawac") == [5, 5, 5]
    assert GAME.faults(table(board="belt", spaces={"13": "tawac"})) == []


def test_sk_33_crossed_spaces_stay_empty_and_what_has_no_room_leaves_the_game() -> None:
    g = table(board="belt", taken={"tawac": [6, 4, 6]}, spaces={"13": "tawac"})
    assert outposts(g, "tawac") == [0, 0, 0]
    g.left[10], g.boxed[7] = 4, 0  # four shuttles are home again, above the crossed space
    oust(g, "13")

    assert outposts(g, "tawac") == [0, 4, 0]
    assert heard(g, "shuttle-lost") == ["- shuttle-lost tawac"]
    assert g.boxed[7] == 1


def test_sk_65_an_asteroid_with_ones_own_outpost_costs_no_surcharge() -> None:
    g = expand(9, {"19": "minerva", "14a": "minerva"})

    assert price(g, "14b") == 1


def test_sk_65_more_own_outposts_are_allowed_but_none_on_ones_own() -> None:
    g = expand(9, {"18a": "minerva"})

    assert "enter-space 18b" in offered(g)
    assert "enter-space 18a" not in offered(g)
    assert why_not(g, "space-18a") == ["own-outpost"]


def test_sk_65_without_shuttles_only_outposts_go_and_the_reverse() -> None:
    g = expand(9, {"18a": "minerva"}, minerva=[0, 5, 0])
    assert "enter-space 18b" in offered(g)
    assert "enter-space 19" not in offered(g)
    assert why_not(g, "space-19") == ["no-shuttle"]

    g = expand(9, {"18a": "minerva"}, minerva=[6, 0, 5])
    assert "enter-space 19" in offered(g)
    assert "enter-space 18b" not in offered(g)
    assert why_not(g, "space-18b") == ["no-outpost"]


def test_sk_92_a_marked_track_costs_one_more_in_both_directions() -> None:
    assert price(expand(9, {"19": "minerva"}), "14a") == 2
    assert price(expand(9, {"14a": "minerva"}), "19") == 2
    assert price(expand(9, {"18a": "minerva"}), "19") == 1


def test_equal_spaces_of_an_asteroid_are_one_choice() -> None:
    g = expand(9, {"13": "minerva", "14b": "tawac"})
    assert [move for move in offered(g) if " 14" in move] == ["enter-space 14a", "enter-space 14b"]
    move = BOX.language.read("enter-space 14a")
    assert GAME.things(g, 0, move) == [["space-14a", "space-14c"]]
    assert why_not(g, "space-14c") == []


def test_linked_spaces_are_another_choice_than_others() -> None:
    g = expand(9, {"3": "minerva"})
    assert [move for move in offered(g) if " 1" in move] == ["enter-space 1a", "enter-space 1c", "enter-space 18a"]

    g = expand(9, {"3": "minerva", "1a": "minerva"})
    assert [move for move in offered(g) if " 1b" in move or " 1c" in move] == ["enter-space 1b", "enter-space 1c"]
