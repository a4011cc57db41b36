"""The examples in the documentation run, its links lead somewhere, and each page has a place in the navigation."""

import json
import re
import runpy
import shlex
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md"), *ROOT.glob("src/orrery/games/*/*.md")]
)
BOT = ROOT / "docs/how-to/add-a-bot.md"
CARDS = ROOT / "docs/how-to/enter-your-own-cards.md"
RECORDS = ROOT / "docs/records.md"
DRAWN = r"(?m)^(outline|at|line) = .*\n"  # fields that a content has for all places, or for none
# A block is run, unless a comment before it says why not.
PYTHON = re.compile(r"(<!-- not run: .+ -->\n+)?^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
FENCED = re.compile(r"^ *```.*?^ *```", re.DOTALL | re.MULTILINE)
# A command with its arguments, up to two spaces. One with a word in capitals, such as FILE, is a form and no example.
COMMAND = re.compile(r"^ *(?:\./dev run orrery|\./dev(?= play)|orrery) (\S+(?: \S+)*)(?:  .*)?$", re.MULTILINE)
TOCTREE = re.compile(r"^```\{toctree\}\n(.*?)^```", re.DOTALL | re.MULTILINE)


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def code(page: Path) -> str:
    return "\n".join(block for reason, block in PYTHON.findall(read(page)) if not reason)


@pytest.mark.parametrize("page", [page for page in PAGES if code(page)], ids=named)
def test_the_examples_run(page: Path) -> None:
    exec(compile(code(page), page.name, "exec"), {"__name__": "__main__"})  # noqa: S102


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_no_example_escapes_the_test(page: Path) -> None:
    assert len(PYTHON.findall(read(page))) == len(re.findall(r"(?i)(?:```|~~~) *\{?(?:py|code|doctest)", read(page)))


def commands(page: Path) -> list[str]:
    found = COMMAND.findall("\n".join(FENCED.findall(read(page))))
    return [command for command in found if not re.search(r"\b[A-Z]+\b|[\\|>]", command)]


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=named)
def test_the_commands_can_be_read(page: Path) -> None:
    from orrery.cli.app import app

    for command in commands(page):
        app.parse_args(shlex.split(command), print_error=False, exit_on_error=False)


def test_the_record_of_the_page_is_what_its_example_writes() -> None:
    from orrery import game
    from orrery.engine.record import replay

    names: dict[str, str] = {}
    exec(compile(code(RECORDS), "records", "exec"), names)  # noqa: S102
    shown, outcome = re.findall(r"^```json\n(.*?)^```", read(RECORDS), re.DOTALL | re.MULTILINE)

    assert shown == names["written"]
    assert replay(game("kosmiczna-misja"), shown)[1].write(["Ada", ""]) == shown
    told = re.findall(r"^\| (`.+`) \|", read(RECORDS), re.MULTILINE)
    assert re.findall(r"`(\w+)`", " ".join(told)) == list(json.loads(shown))
    sheet = json.loads(outcome)["sheet"]
    assert [sum(points for _, points in lines) for lines in sheet] == json.loads(outcome)["scores"]


def test_the_bot_of_the_how_to_plays() -> None:
    from orrery import game
    from orrery.arena.match import play_out
    from orrery.bots.names import make
    from orrery.engine.agenda import is_over

    names: dict[str, type] = {}
    exec(compile(code(BOT), "my_bots", "exec"), names)  # noqa: S102
    rules = game("kosmiczna-misja")
    g = rules.new(2, 1)
    play_out(rules, g, [names["Careful"](1), make("random", 2)])

    assert is_over(g)


def examples(title: str) -> list[str]:
    """The entries of content that a section of the how-to shows, and lines outside of entries."""
    section = CARDS.read_text(encoding="utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]
    blocks = re.findall(r"^   ```toml\n(.*?)^   ```", section, re.DOTALL | re.MULTILINE)
    return [entry for block in blocks for entry in re.sub(r"(?m)^   | +#.*$", "", block).strip().split("\n\n")]


def with_example(texts: dict[str, str], example: str) -> dict[str, str]:
    """Content files with the example in the place of their own entry of the same kind and name."""
    name = re.match(r"\[\[.*\n.*\n|.* = ", example)
    assert name is not None
    own = re.compile(f"^{re.escape(name[0])}.*\n(?:.+\n)*", re.MULTILINE)
    found = max(file for file, text in texts.items() if own.search(text))  # a station of the Moon, not of the Belt
    return {**texts, found: own.sub(f"{example}\n", texts[found])}


@pytest.mark.parametrize(("name", "title"), [("astrominers", "Astrominers"), ("skymines", "Skymines")])
def test_the_entries_of_the_how_to_can_take_the_place_of_ours(name: str, title: str) -> None:
    from orrery import game
    from orrery.engine.game import ContentFiles

    rules = game(name)
    texts = {path.name: path.read_text(encoding="utf-8") for path in Path(rules.CONTENT).glob("*.toml")}
    if name == "skymines":
        texts = {file: re.sub(DRAWN, "", text) for file, text in texts.items()}
    for example in examples(title):
        texts = with_example(texts, example)
    box = rules.read_box(ContentFiles("", texts))

    assert box.digest != rules.box().digest


def places(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    headings = re.findall(r"^#+ (.+)", FENCED.sub("", read(page)), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    for target, place in re.findall(r"\]\(([^)#\s]*)#?([^)\s]*)", FENCED.sub("", read(page))):
        if not target.startswith("http"):
            led = page.parent / target if target else page
            assert led.exists(), target
            assert not place or place in places(led), f"{target}#{place}"


def test_each_page_has_a_place_in_the_navigation() -> None:
    """An entry may be a pattern. The site itself, with its own checks, is built by ./dev docs."""
    wanted = {page.with_suffix("") for page in PAGES} - {ROOT / "docs/index"}
    for page in PAGES:
        for entry in "\n".join(TOCTREE.findall(read(page))).split("\n"):
            pattern = (page.parent / re.sub(r".*<(.*)>", r"\1", entry)).resolve()
            wanted -= {known for known in wanted if known.match(str(pattern))}

    assert wanted == set()


@pytest.mark.parametrize("page", [page for page in PAGES if "automodule" in read(page)], ids=named)
def test_the_api_pages_name_what_there_is(page: Path) -> None:
    for module, members in re.findall(r"automodule:: (\S+)\n   :members:(.*)", read(page)):
        for member in filter(None, members.strip().split(", ")):
            assert hasattr(import_module(module), member), f"{module}.{member}"


def test_the_check_of_the_site_finds_what_is_wrong(tmp_path: Path) -> None:
    site = {
        "index.html": '<h1 id="top">A</h1><a href="b.html#end">b</a><a href="#top">a</a><a href="https://example.org">c</a>',
        "b.html": '<i id="end"></i><a href="none.html"></a><a href="index.html#far"></a><img src="//x.org/z.png">',
        "look.css": "@import url(https://example.org/font.css);",
    }
    for name, text in site.items():
        (tmp_path / name).write_text(text)
    faults = runpy.run_path(str(ROOT / "docs/check.py"))["faults"]

    assert sorted(faults(tmp_path)) == [
        "b.html: //x.org/z.png is elsewhere",
        "b.html: index.html#far is no place of that page",
        "b.html: none.html is not there",
        "look.css: url(https://example.org/font.css is elsewhere",
    ]
    assert faults(tmp_path / "nowhere") != []
