"""Effects and requirements: words of the content files."""

import re
from pathlib import Path
from typing import cast

import pytest
from librt.vecs import vec

from orrery.cli.words import Words
from orrery.engine.agenda import Step, reopen, settle
from orrery.engine.moves import Language
from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.needs import NEEDS, meets
from orrery.games.astrominers.state import Astrominers, Station
from orrery.games.astrominers.steps.effects import effect_hindrance, gain
from orrery.games.astrominers.steps.orders import Bought
from orrery.games.astrominers.terms import NO_CARDS
from tests.games.astrominers.helpers import BOX, FOLDER, asked, new, offered, seat, seen, table, tokens, wander

SIGNS = Path(__file__).parents[3] / "web/src/games/astrominers/signs.ts"
NEED_WORDS = Language(NEEDS, {})


def gained(effect: str) -> Astrominers:
    """Seat 0 has gained an effect in the action phase."""
    g = table(me=seat("miner"))
    gain(g, 0, BOX.effect_words.read(effect))
    reopen(g)
    settle(g)
    return g


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_word_has_its_texts(language: str) -> None:
    words = Words(language, GAME.NAME)
    for verb in GAME.WORDS["effect"]:
        assert words.has(f"effect-{verb.name}")
        assert words.has(f"effect-{verb.name}.short")
    for verb in GAME.WORDS["need"]:
        assert words.has(f"need-{verb.name}")


@pytest.mark.parametrize("kind", ["effect", "need"])
def test_every_word_has_its_sign(kind: str) -> None:
    text = SIGNS.read_text(encoding="utf-8")
    found = re.search(rf"export const {kind.upper()}S\b.*?= {{\n(.*?)\n}};", text, re.DOTALL)
    assert found is not None
    signs = re.findall(r'^  "?([\w-]+)"?: ', found[1], re.MULTILINE)

    assert sorted(signs) == sorted(verb.name for verb in GAME.WORDS[kind])


@pytest.mark.parametrize(
    ("deed", "need", "is_met"),
    [
        ("docked 1", "docked 1", True),
        ("docked 2", "docked 1", True),
        ("docked 1", "docked 2", False),
        ("orders 2", "orders 2", True),
        ("orders 3", "orders 2", True),
        ("orders 1", "orders 2", False),
        ("rounds 1", "rounds 1", True),
        ("rounds 2", "rounds 2", True),
        ("rounds 2", "rounds 1", False),
        ("rounds 1", "rounds 2", False),
        ("completed S 1", "completed S 1", True),
        ("completed S 2", "completed S 1", True),
        ("completed S 1", "completed S 2", False),
        ("completed C 2", "completed S 1", False),
        ("alone", "alone", True),
        ("alone", "all-dice", False),
        ("technology", "bulletin", False),
        ("docked 2", "orders 2", False),
    ],
)
def test_a_requirement_is_met_by_deeds_of_its_word(deed: str, need: str, is_met: bool) -> None:
    assert meets(NEED_WORDS.read(deed), NEED_WORDS.read(need)) == is_met


@pytest.mark.parametrize("effect", ["specialist", "subroutine", "miner", "reduction", "free-launch", "extra-order"])
def test_effects_of_orders_are_kept(effect: str) -> None:
    g = gained(effect)

    assert seen(g).effects == {effect: 1}
    assert asked(g) == "0 Act"


def test_earn_gives_so_many_tokens() -> None:
    assert tokens(gained("earn gold 2")) == {"gold": 2}


@pytest.mark.parametrize(
    ("effect", "verbs"),
    [
        ("take mission", {"take-mission", "draw-mission"}),
        ("take order", {"take-order", "draw-order"}),
        ("take either", {"take-mission", "draw-mission", "take-order", "draw-order"}),
    ],
)
def test_take_gives_a_card_of_its_kinds(effect: str, verbs: set[str]) -> None:
    g = gained(effect)

    assert asked(g) == "0 TakeCard"
    assert {text.split()[0] for text in offered(g)} == verbs


@pytest.mark.parametrize(
    ("effect", "reason"), [("take mission", 0), ("take order", NO_CARDS), ("take either", 0), ("earn gold 1", 0)]
)
def test_a_card_to_take_must_be_there(effect: str, reason: int) -> None:
    g = table(me=seat("miner"))
    g.open_orders = []
    g.order_deck.fill([])

    assert effect_hindrance(g, BOX.effect_words.read(effect)) == reason


def crossed(place: Path) -> Station:
    """A box in which cards do what cards of other kinds do in ours."""
    for path in FOLDER.iterdir():
        text = path.read_text(encoding="utf-8")
        for ours, other in (
            ('"specialist"', '"earn gold 2"'),
            ('"miner"\nsource', '"take either"\nsource'),
            ('"earn gold 1"', '"reduction"'),
            ('"take order"', '"earn water 2"'),
            ('"completed C 1"]', '"completed C 1", "completed C 1"]'),
            ('"alone"\nsource', '"completed S 2"\nsource'),
        ):
            text = text.replace(ours, other)
        (place / path.name).write_text(text, encoding="utf-8")
    return cast(Station, GAME.box(str(place)))


def test_every_card_may_have_every_effect(tmp_path: Path) -> None:
    g = new(box=crossed(tmp_path), edition="en")
    for _ in wander(g, 5):
        assert 0.0 <= GAME.evaluate(g, 0) <= 1.0

    assert GAME.faults(g) == []
    assert any(p.bought for p in g.players)


def test_an_order_may_give_a_card_before_the_next_one_is_bought(tmp_path: Path) -> None:
    g = new(box=crossed(tmp_path))
    order = g.box.ids["order"].index("drill")
    g.agenda = vec[Step]([Bought(0, order)])
    g.answers = []
    reopen(g)
    settle(g)

    assert asked(g) == "0 TakeCard"


def test_the_same_type_twice_asks_for_two_cards(tmp_path: Path) -> None:
    box = crossed(tmp_path)
    card = box.ids["achievement"].index("pathfinder")

    assert list(box.achievement_types[card * 3 : card * 3 + 3]) == [1, 2, 0]
