"""The examples in the documentation run."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "docs/python.md", ROOT / "docs/how-to/add-a-bot.md", ROOT / "docs/envs.md"]
CARDS = ROOT / "docs/how-to/enter-your-own-cards.md"
DRAWN = r"(?m)^(outline|at|line) = .*\n"  # fields that a content has for all places, or for none


def code(page: Path) -> str:
    return "\n".join(re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_run(page: Path) -> None:
    exec(compile(code(page), page.name, "exec"), {})  # noqa: S102


def test_the_bot_of_the_how_to_plays() -> None:
    from orrery import game
    from orrery.arena.match import play_out
    from orrery.bots.names import make
    from orrery.engine.agenda import is_over

    names: dict[str, type] = {}
    exec(compile(code(PAGES[1]), "my_bots", "exec"), names)  # noqa: S102
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


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")) + sorted(ROOT.glob("docs/**/*.md")), ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target
