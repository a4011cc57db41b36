"""What an offer says of its move: whether the seat is done with it, so that the page can ask once more."""

from pathlib import Path

from orrery.server.house import House
from orrery.server.lobby import NewChair, NewTable
from orrery.server.messages import Ask, Move
from orrery.server.table import LiveTable
from tests.server.tables import desk_at, run_in_house

FREE = ("discard", "turn", "retrain", "rally")  # changes of dice: the turn goes on


async def mining(opened: House) -> LiveTable:
    options: dict[str, str | int | bool | list[str]] = {"first": "1"}
    links = await opened.new(NewTable("astrominers", [NewChair(), NewChair()], options, seed="6"))
    live = await opened.find(links.table)
    assert live is not None
    return live


def asked(live: LiveTable, seat: int) -> Ask:
    ask = live.sight(seat)[1]
    assert ask is not None
    return ask


async def to_the_action(opened: House) -> LiveTable:
    live = await mining(opened)
    for seat in (0, 1):
        await desk_at(opened, live, seat).answer(Move(f"r{seat}", 0, []))
    return live


def test_an_action_ends_the_turn_unless_something_is_asked_first(tmp_path: Path) -> None:
    async def action(opened: House) -> None:
        live = await to_the_action(opened)
        ends = {offer.text: offer.ends for offer in asked(live, 0).offers}
        assert ends["pass"]
        assert all(end for text, end in ends.items() if text.startswith("gather "))
        assert not any(end for text, end in ends.items() if text.startswith("develop "))  # is paid for first
        assert not any(end for text, end in ends.items() if text.split(" ")[0] in FREE)

    run_in_house(tmp_path, action)
