"""Scripts, styles and fonts of the page: compressed beforehand for browsers that take Brotli, with gzip for others."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.server.app import STATIC, YEAR
from tests.server.helpers import Answer, Server, changed, serving

SCRIPT = b"export default 1; // " + 2000 * b"x"
PACKED = b"stands for the same in Brotli"
CHROMIUM = "gzip, deflate, br, zstd"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a page of its own: one script compressed beforehand, one not, and a font."""
    home = tmp_path_factory.mktemp("site")
    assets = home / "static" / "assets"
    assets.mkdir(parents=True)
    for name, content in (("app.js", SCRIPT), ("app.js.br", PACKED), ("late.js", SCRIPT), ("a.woff2", SCRIPT)):
        (assets / name).write_bytes(content)
    script = f"import pathlib, orrery.server.app; orrery.server.app.STATIC = pathlib.Path({str(home / 'static')!r})"
    with serving(home / "data", "--no-limits", kind=changed(script)) as running:
        yield running


def ask(site: Server, name: str, accept: str, method: str = "GET", **more: str) -> Answer:
    headers = {"Accept-Encoding": accept, **{name.replace("_", "-"): value for name, value in more.items()}}
    return site.request(method, f"/assets/{name}", None, headers)


@pytest.mark.parametrize("accept", [CHROMIUM, "br", "gzip,br;q=0.5", "br; q=1.0", "br;q=0.001"])
def test_who_takes_brotli_gets_it(site: Server, accept: str) -> None:
    answer = ask(site, "app.js", accept)

    assert (answer.status, answer.body) == (200, PACKED)
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["content-length"] == str(len(PACKED))
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["cache-control"] == YEAR


@pytest.mark.parametrize("accept", ["gzip", "gzip, br;q=0", "gzip, br;q=0.000", "gzip, abr, brx"])
def test_who_does_not_take_brotli_gets_gzip(site: Server, accept: str) -> None:
    answer = ask(site, "app.js", accept)

    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(answer.body) == SCRIPT
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["cache-control"] == YEAR


@pytest.mark.parametrize("accept", ["", "identity", "br;q=0"])
def test_who_takes_neither_gets_the_file_as_it_is(site: Server, accept: str) -> None:
    answer = ask(site, "app.js", accept)

    assert answer.body == SCRIPT
    assert "content-encoding" not in answer.headers
    assert answer.headers["vary"] == "Accept-Encoding"


def test_a_script_that_is_not_compressed_beforehand_comes_with_gzip(site: Server) -> None:
    answer = ask(site, "late.js", CHROMIUM)

    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(answer.body) == SCRIPT


def test_a_font_comes_as_it_is(site: Server) -> None:
    answer = ask(site, "a.woff2", CHROMIUM)

    assert answer.body == SCRIPT
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "font/woff2"


def test_the_head_alone_says_the_same(site: Server) -> None:
    whole, head = (ask(site, "app.js", "br", method) for method in ("GET", "HEAD"))

    assert head.body == b""
    assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


def test_who_has_the_compressed_file_does_not_get_it_again(site: Server) -> None:
    first = ask(site, "app.js", "br")
    again = ask(site, "app.js", "br", If_None_Match=first.headers["etag"])
    by_time = ask(site, "app.js", "br", If_Modified_Since=first.headers["last-modified"])

    for answer in (again, by_time):
        assert (answer.status, answer.body) == (304, b"")
        assert "content-encoding" not in answer.headers
        assert answer.headers["etag"] == first.headers["etag"]
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["cache-control"] == YEAR


def test_who_has_the_file_in_another_form_gets_the_compressed_one(site: Server) -> None:
    plain = ask(site, "app.js", "gzip")
    answer = ask(site, "app.js", "br", If_None_Match=plain.headers["etag"])

    assert (answer.status, answer.body) == (200, PACKED)


def test_a_part_is_one_of_the_compressed_file(site: Server) -> None:
    answer = ask(site, "app.js", "br", Range="bytes=0-5")

    assert (answer.status, answer.body) == (206, PACKED[:6])
    assert answer.headers["content-encoding"] == "br"


@pytest.mark.skipif(not STATIC.exists(), reason="the page has not been built")
def test_every_script_and_style_of_the_page_is_compressed_beforehand() -> None:
    files = [path for path in (STATIC / "assets").iterdir() if path.suffix in (".js", ".css")]

    assert files
    assert [path.name for path in files if not Path(f"{path}.br").exists()] == []
