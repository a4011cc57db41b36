"""RB p9. Shares, what they are worth, and seven rounds."""

from orrery.games.skymines.board import share_value
from orrery.games.skymines.scoring import shares_of, sheet
from orrery.games.skymines.steps.rounds import RoundEnd
from tests.games.skymines.helpers import Seat, asked, company, table


def test_p09_seven_shares_are_worth_42() -> None:
    me = Seat(steps={"minerva": 11}, hand="share-d-minerva", rests=["energy-b-minerva"])
    g = table(me=me, taken={"minerva": [5, 1, 0]})

    assert shares_of(g, g.players[0], company("minerva")) == 7
    assert share_value(g, company("minerva")) == 6
    assert ("minerva", 42) in sheet(g, g.players[0])


def test_p09_the_last_share_space_that_was_reached_counts() -> None:
    """B1 has shares on 11 and 13."""
    for steps, shares in ((10, 4), (11, 5), (12, 5), (13, 6)):
        g = table(me=Seat(steps={"minerva": steps}))
        assert shares_of(g, g.players[0], company("minerva")) == shares


def test_p09_outposts_that_leave_the_station_raise_the_value() -> None:
    values = []
    for column in range(6):
        g = table(taken={"tawac": [column, 0, 0]})
        values.append(share_value(g, company("tawac")))

    assert values == [0, 0, 1, 2, 3, 5]


def test_p09_there_are_seven_rounds() -> None:
    assert table(RoundEnd(), round=6).round == 7
    g = table(RoundEnd(), round=7)
    assert asked(g) == ""
    assert g.round == 7
