"""Why a thing on the table cannot be used now."""

from tests.games.kosmiczna_misja.helpers import table, why_not


def test_nothing_stands_against_a_tile_that_can_be_used() -> None:
    assert why_not(table(bank="outpost city span"), "bank-2") == []


def test_a_spot_where_some_tile_of_the_bank_may_lie_can_be_used() -> None:
    g = table(planets=["span"], bank="outpost city span", die=1)

    assert why_not(g, "spot-1b") == []


def test_a_spot_where_no_tile_of_the_bank_fits() -> None:
    g = table(planets=["span"], bank="outpost city natives", die=6)

    assert why_not(g, "spot-1b") == ["edges-differ"]


def test_a_spot_across_from_the_only_tile() -> None:
    g = table(planets=["span"], bank="outpost city natives", die=6)

    assert why_not(g, "spot-1c") == ["apart"]


def test_too_few_astronauts_come_before_edges_that_differ() -> None:
    g = table(planets=["city"], bank="span outpost natives", die=1)

    assert why_not(g, "spot-1b") == ["too-few-astronauts"]


def test_a_bank_tile_has_a_reason_for_each_way_of_using_it() -> None:
    g = table(planets=["outpost", "city"], bank="span outpost natives", die=2)

    assert why_not(g, "bank-1") == ["two-unfinished", "edges-differ", "apart", "too-few-astronauts"]


def test_equal_tiles_answer_alike() -> None:
    g = table(planets=["outpost", "outpost"], bank="span outpost span", die=6)

    assert why_not(g, "bank-1") == why_not(g, "bank-3") == ["two-unfinished", "edges-differ", "apart"]


def test_it_is_somebody_elses_turn() -> None:
    assert why_not(table(bank="outpost city span"), "bank-1", seat=1) == ["not-your-turn"]


def test_a_quarter_that_is_taken_is_not_asked_for() -> None:
    g = table(planets=["span"], bank="outpost city natives", die=6)

    assert why_not(g, "spot-1a") == ["not-asked"]


def test_a_stuck_player_may_use_the_own_tiles_only() -> None:
    g = table(planets=["outpost", "outpost"], bank="span span span", die=6)

    assert why_not(g, "spot-2a") == []
    assert why_not(g, "spot-2b") == ["edges-differ"]


def test_a_stuck_player_is_told_why_no_tile_of_the_bank_will_do() -> None:
    g = table(planets=["outpost", "outpost"], bank="span span span", die=6)

    assert why_not(g, "bank-1") == ["two-unfinished", "edges-differ", "apart"]
