"""The examples in the documentation run."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "docs/python.md", ROOT / "docs/how-to/add-a-bot.md"]


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


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")) + sorted(ROOT.glob("docs/**/*.md")), ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target
