"""The owner renews links and puts people out, but does not open a bot's seat for a look."""

from pathlib import Path

import pytest

from orrery.server.house import House
from orrery.server.messages import Renew, Renewed
from orrery.server.seats import OWNER, Seats, Visitor
from tests.server.helpers import Page, Server
from tests.server.tables import desk_at, new_live, run_in_house


def close(page: Page) -> str:
    """Why the page was closed."""
    return str(page.until(lambda told: told["type"] == "gone")["code"])


def test_a_renewed_link_replaces_the_old_one_whose_pages_close(server: Server) -> None:
    links = server.new("proving", 2)
    page, other, owner = (server.join(token) for token in (links["seats"][1], links["seats"][0], links["owner"]))
    told = owner.ask("renew", link=1)
    assert told["type"] == "renewed"
    assert close(page) == "renewed"
    assert page.ask("chat", id="a", text="still here")["code"] == "no-link"
    assert server.say(links["seats"][1], "look", at=0, seat=1)["code"] == "renewed"
    answer = server.get("/api/table", links["seats"][1])
    assert (answer.status, answer.data["code"]) == (404, "renewed")
    assert page.ask("enter", token=links["seats"][1])["code"] == "renewed"
    assert server.table(told["token"])["seat"] == 1
    owner.see(lambda now: now["links"]["seats"][1] == told["token"])
    assert other.see(lambda now: not now["chairs"][1]["here"])["seat"] == 0
    assert [brief["table"] for brief in server.post("/api/mine", {"tokens": [links["seats"][1]]}).data] == [""]


def test_a_link_can_be_renewed_again_and_only_the_last_one_opens(server: Server) -> None:
    links = server.new("proving", 2)
    tokens = [links["look"], *(server.say(links["owner"], "renew", link=7)["token"] for _ in range(3))]
    assert [server.get("/api/table", token).status for token in tokens] == [404, 404, 404, 200]
    assert len(set(tokens)) == 4


def test_the_first_use_of_the_owners_new_link_ends_the_old_one(server: Server) -> None:
    links = server.new("proving", 2)
    page, stolen = server.join(links["owner"]), server.join(links["owner"])
    token = page.ask("renew", link=OWNER)["token"]
    now = server.table(token)
    assert (now["seat"], now["is_owner"], now["links"]["owner"]) == (0, True, token)
    assert [close(page), close(stolen)] == ["renewed", "renewed"]
    assert server.say(links["owner"], "pause", yes=False)["code"] == "renewed"
    assert server.say(token, "pause", yes=False)["type"] == "done"
    assert server.table(links["seats"][0])["seat"] == 0  # the seat's own link is another one


def test_an_owner_who_never_got_the_new_link_still_has_the_old_one(server: Server) -> None:
    links = server.new("proving", 2)
    lost = server.say(links["owner"], "renew", link=OWNER)["token"]
    assert server.table(links["owner"])["links"]["owner"] == links["owner"]
    token = server.say(links["owner"], "renew", link=OWNER)["token"]
    assert [brief["table"] for brief in server.post("/api/mine", {"tokens": [token, lost]}).data] == [
        links["table"],
        "",
    ]
    assert server.get("/api/table", lost).data["code"] == "renewed"  # whoever asked for it before is not let in
    assert server.say(token, "pause", yes=True)["type"] == "done"
    assert [server.get("/api/table", old).status for old in (links["owner"], lost)] == [404, 404]


def test_the_owners_new_link_is_still_the_new_one_after_the_table_is_loaded_again(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, links = await new_live(house, "proving", ["", ""])
        told = await desk_at(house, live, 0, True).answer(Renew(OWNER))
        assert isinstance(told, Renewed)
        old, new = house.seats.visitor(links.owner), house.seats.visitor(told.token)
        assert old is not None
        assert new is not None
        for visitor in (old, new):
            house.tidy(0)
            again = await house.find(live.id)
            assert again is not None
            await house.admit(again, visitor)
        house.tidy(0)
        again = await house.find(live.id)
        assert again is not None
        assert [again.standing.opens(visitor) for visitor in (old, new)] == [False, True]

    run_in_house(tmp_path / "data", work)


def test_who_is_put_out_loses_page_and_link_and_the_seat_is_free(server: Server) -> None:
    links = server.new("proving", [{"name": "Ala"}, {"name": "Rude"}])
    page = server.join(links["seats"][1])
    page.ask("agree", yes=True)
    assert server.say(links["owner"], "put-out", seat=1, bot="")["type"] == "done"
    assert close(page) == "put-out"
    assert server.get("/api/table", links["seats"][1]).data["code"] == "put-out"
    now = server.table(links["owner"])
    chair = now["chairs"][1]
    assert (chair["name"], chair["bot"], chair["agreed"], chair["here"]) == ("", "", False, False)
    assert server.table(now["links"]["seats"][1])["seat"] == 1
    assert server.get("/api/table", links["seats"][1]).status == 404


def test_whose_link_is_renewed_is_told_so_even_after_somebody_else_was_put_out(server: Server) -> None:
    links = server.new("proving", 2)
    server.say(links["owner"], "put-out", seat=1, bot="")
    second = server.table(links["owner"])["links"]["seats"][1]
    server.say(links["owner"], "renew", link=1)
    codes = [server.get("/api/table", token).data["code"] for token in (links["seats"][1], second)]
    assert codes == ["put-out", "renewed"]


def test_a_bot_takes_the_seat_of_who_is_put_out_and_the_seat_has_no_link(server: Server) -> None:
    links = server.new("proving", 3)
    server.say(links["owner"], "put-out", seat=1, bot="random")
    now = server.table(links["owner"])
    assert (now["chairs"][1]["bot"], now["chairs"][1]["away"]) == ("random", False)
    assert now["links"]["seats"][1] == ""
    assert server.get("/api/table", links["seats"][1]).status == 404
    assert server.say(links["owner"], "renew", link=1)["code"] == "bad-input"


@pytest.mark.parametrize("said", [{"seat": 0}, {"seat": 2}, {"seat": 3}, {"seat": 7}, {"seat": 1, "bot": "os:system"}])
def test_the_owner_a_bot_and_nobody_are_not_put_out(server: Server, said: dict[str, object]) -> None:
    links = server.new("proving", [{}, {}, {"bot": "random"}])
    assert server.say(links["owner"], "put-out", **{"bot": "", **said})["code"] == "bad-input"


def test_nobody_is_put_out_of_a_game_that_is_over(server: Server) -> None:
    links = server.new("proving", 2)
    server.say(links["owner"], "abandon")
    assert server.say(links["owner"], "put-out", seat=1, bot="")["code"] == "over"
    assert server.say(links["owner"], "renew", link=1)["type"] == "renewed"


def test_a_bots_seat_with_secrets_is_never_a_persons(server: Server) -> None:
    links = server.new("proving", [{}, {"bot": "random"}])
    assert server.say(links["owner"], "fill", seat=1, bot="")["code"] == "bots-seat"
    assert server.say(links["owner"], "fill", seat=1, bot="greedy")["type"] == "done"
    assert server.say(links["owner"], "fill", seat=1, bot="")["code"] == "bots-seat"
    now = server.table(links["owner"])
    assert (now["chairs"][1]["bot"], now["links"]["seats"][1]) == ("greedy", "")


def test_a_bots_seat_without_secrets_can_be_given_to_a_person(server: Server) -> None:
    links = server.new("kosmiczna-misja", [{}, {"bot": "random"}], options={"first": "1"})
    server.say(links["owner"], "pause", yes=True)
    assert server.say(links["owner"], "fill", seat=1, bot="")["type"] == "done"
    now = server.table(server.table(links["owner"])["links"]["seats"][1])
    assert (now["seat"], now["chairs"][1]["bot"]) == (1, "")


def test_no_link_opens_a_bots_seat_whoever_made_it(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, _ = await new_live(house, "proving", ["", "random"])
        for is_owner in (False, True):
            assert not live.standing.opens(Visitor(live.id, 1, is_owner))
            assert desk_at(house, live, 1, is_owner).closed() is not None
        assert live.standing.opens(Visitor(live.id, 0, False))
        assert not live.standing.opens(Visitor(live.id, 0, False, 1))

    run_in_house(tmp_path / "data", work)


def test_links_of_older_versions_have_no_generation_and_stay_valid() -> None:
    seats = Seats(b"a key")
    old = str(seats.signer.dumps(["table", 1, 0]))
    assert old == seats.token("table", 1)
    assert seats.visitor(old) == Visitor("table", 1, False, 0)
    assert seats.visitor(seats.token("table", 1, True, 3)) == Visitor("table", 1, True, 3)
