"""Tables with content of one's own."""

from pathlib import Path
from shutil import copytree

from orrery.games.astrominers import content
from tests.server.helpers import Data, Server, serving

OURS = Path(content.__file__).parent / "content"


def own_box(folder: Path) -> Path:
    """Our values, but for the points of one Order."""
    box = folder / "box"
    copytree(OURS, box)
    orders = box / "orders.toml"
    orders.write_text(orders.read_text().replace("points = ", "points = 1", 1))
    return box


def digest(server: Server, which: str = "box") -> str:
    games: list[Data] = server.get("/api/welcome").data["games"]
    return next(str(found[which]) for found in games if found["name"] == "astrominers")


def test_new_tables_get_own_content_and_bots_play_with_it(tmp_path: Path) -> None:
    plain, own = tmp_path / "plain", f"astrominers={own_box(tmp_path)}"
    with serving(plain) as server:
        ours = digest(server)
        old = server.new("astrominers", 2)
    with serving(plain, "--content", own) as server:
        theirs = digest(server)
        assert theirs != ours
        assert digest(server, "shipped") == ours
        boxes = [server.get(f"/api/box/astrominers/{box}").data for box in (ours, theirs)]
        assert [box["orders"]["antenna"]["points"] for box in boxes] == [4, 14]
        assert server.table(old["seats"][0])["box"] == ours
        links = server.new("astrominers", [{}, {"bot": "greedy"}])
        page = server.join(links["seats"][0])
        (tmp_path / "box" / "orders.toml").write_text("half a sen")  # the owner goes on editing
        page.do("move", moves=["done"])
        assert page.see(lambda now: len(now["heard"]) > 2)["box"] == theirs
        assert "bot failed" not in server.logs.read_text()
        page.close()
        over = server.new("astrominers", 2)
        server.say(over["owner"], "abandon")
    with serving(plain) as server:  # without the folder: nothing is mistaken for something else
        assert server.table(old["seats"][0])["box"] == ours
        refused = server.table(links["seats"][0])
        assert (refused["code"], theirs in refused["detail"]) == ("no-content", True)
        assert server.say(links["owner"], "download")["code"] == "no-content"  # its seed is still a secret
        assert theirs in server.say(over["owner"], "download")["text"]
