"""RB p29. Gas collectors of the Belt, and effects that are about outposts."""

from orrery.games.skymines.board import collectors_of
from orrery.games.skymines.steps.demolishing import Demolish
from tests.games.skymines.helpers import Seat, choose, coins, company, offered, outposts, table, tank

MINERVA = company("minerva")


def collectors(*spaces: str, others: str = "") -> int:
    held = {space: "minerva" for space in spaces} | {space: "tawac" for space in others.split()}
    return int(collectors_of(table(board="belt", spaces=held), MINERVA))


def test_p29_linlin_uses_a_field_card_of_minerva_with_three_collectors() -> None:
    """One on 10, one on 15, and one of the linked spaces of 15: a step more."""
    held = {space: "minerva" for space in ("10a", "15a", "15b")}
    g = table(me=Seat(area="field-minerva"), board="belt", spaces=held)
    choose(g, "survey field-minerva")

    assert tank(g) == 2 + 1
    assert coins(g) == 1 + 1


def test_p29_an_asteroid_counts_once_whoever_else_is_there() -> None:
    assert collectors("10a") == collectors("10a", "10b") == collectors("10a", others="10b 10c") == 1
    assert collectors("14a") == 0
    assert collectors(others="10a") == 0


def test_p29_a_linked_pair_counts_only_if_the_company_holds_both() -> None:
    assert collectors("15a", "15b") == 2
    assert collectors("15a", "15c") == collectors("15b", others="15a") == 1
    assert collectors("1a", "1b") == 2
    assert collectors("1a", "1b", "1c", "15a", "15b") == 4


def test_p29_shuttles_control_no_collectors() -> None:
    assert collectors("11", "8", "17") == 0


def test_sk_33_removing_an_outpost_never_touches_shuttles() -> None:
    g = table(Demolish(0, 1), board="belt", taken={"skymine": [6, 0, 6]})

    assert offered(g) == [f"demolish {name} {n}" for name in ("minerva", "astrogo", "tawac") for n in (1, 3)]
    choose(g, "demolish minerva 1")
    assert outposts(g, "minerva") == [5, 5, 6]
