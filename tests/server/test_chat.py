"""Chat: every line reaches a page once; who may write is for the owner to say."""

from pathlib import Path

import pytest

from orrery.server.house import House
from orrery.server.messages import Chat, Rename
from orrery.server.table import CHAT_KEPT
from tests.server.helpers import Page, Server, new_id
from tests.server.tables import desk_at, new_live, run_in_house


@pytest.mark.parametrize("text", ["<script>alert(1)</script>", "zażółć gęślą jaźń 🚀", "a\nb", '"\\'])
def test_chat_reaches_everybody_as_it_was_written(server: Server, text: str) -> None:
    links = server.new("proving", 2)
    pages = [server.join(links["seats"][1]), server.join(links["look"])]
    assert server.say(links["seats"][0], "chat", id=new_id(), text=text)["type"] == "done"
    for page in pages:
        line = page.see(lambda now: now["chat"])["chat"][-1]
        assert (line["seat"], line["text"]) == (0, text)


def test_a_page_gets_each_line_once_and_a_new_page_gets_all(server: Server) -> None:
    links = server.new("proving", 2)
    page = server.join(links["seats"][0])
    received: list[str] = []
    for text in ("one", "two", "three"):
        page.do("chat", text=text)
        received += [line["text"] for line in page.now["chat"]]
        assert page.now["chats"] == len(received)
    page.ask("rename", name="Ala")
    assert page.now["chat"] == []
    assert received == ["one", "two", "three"]
    assert [line["text"] for line in server.join(links["look"]).now["chat"]] == received
    assert [line["text"] for line in server.table(links["look"])["chat"]] == received
    page.send("enter", token=links["seats"][1])
    assert page.until(lambda told: told["type"] == "table" and told["seat"] == 1)["chats"] == 3
    assert len(page.now["chat"]) == 3


def test_a_page_that_missed_more_than_is_kept_gets_what_is_kept(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        live, _ = await new_live(house, "proving", ["", ""])
        desk = desk_at(house, live, 0)
        for n in range(CHAT_KEPT + 5):
            await desk.answer(Chat(new_id(), str(n)))

        def texts(said: int) -> list[str]:
            return [line.text for line in live.now(1, False, 0, "", None, said).chat]

        last = CHAT_KEPT + 4
        assert texts(CHAT_KEPT + 5) == []
        assert texts(CHAT_KEPT + 3) == [str(last - 1), str(last)]
        for said in (0, 3):
            assert (texts(said)[0], len(texts(said))) == ("5", CHAT_KEPT)

    run_in_house(tmp_path / "data", work)


def chats(page: Page) -> str:
    """`done`, or why not."""
    told = page.do("chat", text="hello")
    return str(told.get("code") or told["type"])


def test_onlookers_may_write_only_if_the_owner_lets_them(server: Server) -> None:
    links = server.new("proving", 2)
    look, owner = server.join(links["look"]), server.join(links["owner"])
    assert look.now["muted"] == [7]
    assert chats(look) == "muted"
    assert owner.ask("mute", seat=7, yes=False)["type"] == "done"
    assert look.see(lambda now: not now["muted"])["chats"] == 0
    assert chats(look) == "done"
    assert owner.ask("mute", seat=7, yes=True)["type"] == "done"
    assert chats(look) == "muted"


def test_the_owner_mutes_a_seat_for_all(server: Server) -> None:
    links = server.new("proving", 3)
    first, second = (server.join(links["seats"][seat]) for seat in (1, 2))
    for _ in range(2):
        assert server.say(links["owner"], "mute", seat=1, yes=True)["type"] == "done"
    assert second.see(lambda now: 1 in now["muted"])["muted"] == [7, 1]
    assert (chats(first), chats(second)) == ("muted", "done")
    server.say(links["owner"], "mute", seat=1, yes=False)
    assert chats(first) == "done"
    assert server.say(links["owner"], "mute", seat=3, yes=True)["code"] == "bad-input"


def test_who_takes_the_seat_of_somebody_put_out_may_write(server: Server) -> None:
    links = server.new("proving", 2)
    server.say(links["owner"], "mute", seat=1, yes=True)
    server.say(links["owner"], "put-out", seat=1, bot="")
    now = server.table(links["owner"])
    assert now["muted"] == [7]
    assert chats(server.join(now["links"]["seats"][1])) == "done"


def test_a_line_keeps_the_name_of_its_author(server: Server) -> None:
    links = server.new("proving", [{"name": "Ala"}, {"name": "Rude"}])
    assert chats(server.join(links["seats"][1])) == "done"
    server.say(links["owner"], "put-out", seat=1, bot="")
    token = server.table(links["owner"])["links"]["seats"][1]
    assert server.say(token, "chat", id="nameless", text="hello")["type"] == "done"
    server.say(token, "rename", name="Ola")
    assert chats(server.join(token)) == "done"
    assert [line["name"] for line in server.table(links["look"])["chat"]] == ["Rude", "", "Ola"]


def test_the_names_of_authors_are_stored(tmp_path: Path) -> None:
    async def write(house: House) -> str:
        live, _ = await new_live(house, "proving", ["", ""])
        desk = desk_at(house, live, 1)
        await desk.answer(Rename("Rude"))
        await desk.answer(Chat(new_id(), "hello"))
        await desk.answer(Rename("Ola"))
        return live.id

    async def read(house: House, id: str) -> list[str | None]:
        live = await house.find(id)
        assert live is not None
        return [line.name for line in live.chat]

    id = run_in_house(tmp_path / "data", write)
    assert run_in_house(tmp_path / "data", lambda house: read(house, id)) == ["Rude"]


def test_an_owner_without_a_seat_may_always_write(server: Server) -> None:
    links = server.new("proving", [{"bot": "random"}, {"bot": "random"}])
    assert server.say(links["owner"], "chat", id="a", text="hello")["type"] == "done"


def test_who_was_muted_is_muted_at_the_table_of_the_rematch(server: Server) -> None:
    links = server.new("proving", 2)
    server.say(links["owner"], "mute", seat=1, yes=True)
    server.say(links["owner"], "abandon")
    server.say(links["owner"], "rematch")
    assert server.table(server.table(links["look"])["next"])["muted"] == [7, 1]
