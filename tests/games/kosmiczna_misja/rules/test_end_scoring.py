"""KM "Koniec gry". When the game is over, and what scores."""

from orrery.games.kosmiczna_misja.game import GAME
from orrery.games.kosmiczna_misja.state import Player
from orrery.games.kosmiczna_misja.steps.course import Turn
from tests.games.kosmiczna_misja.helpers import (
    asked,
    bank,
    choose,
    heard,
    new,
    planet,
    stack,
    table,
    wander,
)

STUCK = ["city city city -", "city city city -"]  # a need of 7 on both


def test_example_three_finished_planets_with_eleven_stations_and_an_unfinished_one() -> None:
    finished = [
        "span-outpost left right span",
        "city natives outpost outpost",
        "right-outpost left outpost natives",
    ]
    g = table(Turn(0), planets=["city city outpost -"], finished=finished, bank="-")

    outcome = GAME.outcome(g)

    assert outcome.sheet[0] == [("planet", 4), ("planet", 4), ("planet", 3)]
    assert outcome.scores[0] == 11


def test_km_22_the_game_is_over_as_soon_as_the_last_tile_is_taken() -> None:
    g = table(Turn(0), seats=3, planets=["outpost"], others=["city"], bank="- outpost -", rolls=[6])

    choose(g, "place outpost 1b")

    assert asked(g) == ""
    assert bank(g) == "- - -"
    assert heard(g) == ["0 rolled 6", "0 place outpost 1b", "0 last-tile"]


def test_km_22_the_last_tile_of_the_stack_does_not_end_it() -> None:
    g = table(Turn(0), bank="outpost city span", stack="left", rolls=[3, 3])

    choose(g, "open city")

    assert stack(g) == ""
    assert asked(g) == "1 Take"


def test_km_22_an_empty_stack_alone_does_not_end_it() -> None:
    g = table(Turn(0), bank="- city span", rolls=[3, 3])

    choose(g, "open city")

    assert asked(g) == ""
    assert planet(g, 1, seat=1) == "span - - -"
    assert "1 open span (forced)" in heard(g)


def test_km_23_a_round_of_nothing_ends_a_game_without_hope() -> None:
    g = table(Turn(0), planets=STUCK, others=STUCK, stack="natives", rolls=[6, 6])

    choose(g, "keep", "keep")

    assert asked(g) == ""
    assert heard(g)[-1] == "1 deadlock"


def test_km_23_before_the_round_is_full_play_goes_on() -> None:
    g = table(Turn(0), seats=3, planets=STUCK, others=STUCK, rolls=[6, 6, 6])

    choose(g, "keep", "keep")

    assert asked(g) == "2 Discard"


def test_km_23_boxing_breaks_the_round_of_nothing() -> None:
    planets = ["span span - -", "span"]
    g = table(Turn(0), planets=planets, others=planets, rolls=[6, 6, 6])

    choose(g, "keep", "box 1b", "keep")

    assert asked(g) == "1 Discard"


def test_km_32_any_tile_of_the_bank_may_give_hope() -> None:
    planets = ["city city outpost -", "city city city -"]
    g = table(Turn(0), planets=planets, others=planets, bank="span span outpost", rolls=[5] * 6)

    choose(g, "keep", "keep")

    assert asked(g) == "0 Discard"


def test_km_22_one_tile_in_the_bank_is_enough_to_go_on() -> None:
    for tiles in ("outpost - -", "- outpost -", "- - outpost"):
        g = table(Turn(0), planets=["outpost", "span"], bank=tiles, rolls=[1])

        assert asked(g) == "0 Discard"


def test_km_23_taking_a_tile_breaks_the_round_of_nothing() -> None:
    others = ["city city natives -", "city city city -"]
    g = table(Turn(0), planets=STUCK, others=others, bank="outpost city natives", rolls=[6, 6, 6, 6])

    choose(g, "keep", "place outpost 1d", "keep")

    assert asked(g) == "1 Take"


def test_km_32_while_a_six_could_help_anybody_play_goes_on() -> None:
    hopeful = ["city city outpost -", "city city city -"]
    g = table(Turn(0), planets=STUCK, others=hopeful, rolls=[5] * 10)

    choose(g, *["keep"] * 8)

    assert asked(g) == "0 Discard"


def test_km_32_a_tile_that_fits_only_beyond_a_need_of_six_is_no_hope() -> None:
    g = table(Turn(0), planets=STUCK, others=["city city city -", "span"], rolls=[6, 6])

    choose(g, "keep", "keep")

    assert asked(g) == ""


def test_km_32_an_affordable_planet_that_nothing_fits_is_no_hope() -> None:
    planets = ["span", "span - - -"]
    g = table(Turn(0), planets=planets, others=planets, bank="outpost city natives", rolls=[6, 6])

    choose(g, "keep", "keep")

    assert asked(g) == ""


def test_km_24_unfinished_planets_count_for_nothing() -> None:
    g = table(Turn(0), planets=["city city city -", "city"], bank="-")

    assert GAME.outcome(g).scores == [0, 0]


def test_most_stations_win() -> None:
    g = table(Turn(0), finished=["city city city city"], seats=3, bank="-")

    assert GAME.outcome(g).places == [1, 2, 2]


def test_stations_count_not_planets() -> None:
    g = table(Turn(0), finished=["natives outpost natives outpost"] * 2, bank="-")
    h = table(Turn(0), finished=["city city city city"], bank="-")
    g.players[1] = h.players[0]

    assert GAME.outcome(g).scores == [4, 8]
    assert GAME.outcome(g).places == [2, 1]


def test_km_25_equals_share_the_win() -> None:
    g = table(Turn(0), finished=["city city natives natives"], seats=3, bank="-")
    g.players[2] = Player(g.players[0])

    assert GAME.outcome(g).scores == [4, 0, 4]
    assert GAME.outcome(g).places == [1, 3, 1]


def test_in_whole_games_the_score_sheet_adds_up_to_the_scores_everybody_sees() -> None:
    for seed in range(5):
        g = new(3, seed)
        for _ in wander(g, seed):
            pass
        outcome = GAME.outcome(g)

        assert [sum(points for _, points in lines) for lines in outcome.sheet] == outcome.scores
        assert [p.score for p in GAME.view(g, 0).players] == outcome.scores
