"""9. Effects and needs: words of the content file."""

from pathlib import Path
from typing import cast

import pytest
from librt.vecs import vec

from orrery import BadInput, game
from orrery.cli.drawings.plain import Drawing
from orrery.cli.words import Words
from orrery.engine.agenda import Step, legal, play, reopen
from orrery.engine.table import Ask, offers
from orrery.games.proving.state import Proving
from orrery.games.proving.steps.building import Build, Pay
from orrery.games.proving.steps.draft import Draft
from orrery.games.proving.steps.raids import Raid
from orrery.games.proving.steps.selling import Sell
from orrery.games.proving.terms import GOLD, IRON

GAME = game("proving")
CONTENT = Path(__file__).parents[3] / "src/orrery/games/proving/content"


def table(*steps: Step, iron: int = 5, gold: int = 5) -> Proving:
    """Three seats with coins, and these steps to come."""
    g = cast(Proving, GAME.new(3, 1, {"rounds": 1}, None, True))
    for p in g.players:
        g.minted += iron + gold - p.coins[IRON] - p.coins[GOLD]
        p.coins[IRON], p.coins[GOLD] = iron, gold
    g.agenda = vec[Step](list(reversed(steps)))
    g.answers = []
    reopen(g)
    return g


def card(name: str) -> int:
    return GAME.box().language.index["card"][name]


def building(name: str, iron: int = 5, gold: int = 5) -> Proving:
    """Seat 0 may build this card."""
    g = table(Build(0, card(name)), iron=iron, gold=gold)
    g.players[0].bench = [card(name)]
    return g


def choose(g: Proving, *texts: str) -> None:
    for text in texts:
        play(g, g.asked, g.box.language.read(text))


def said(g: Proving, *things: str) -> list[str]:
    drawing = Drawing(GAME, g.box, Words("en", "proving"), ["Ana", "Ben", "Cyd"], False)
    return [drawing.reason(reason)[0] for reason in GAME.why_not(g, 0, *things)]


def test_earn_gives_coins_when_the_card_is_paid() -> None:
    g = building("lamp")
    choose(g, "build lamp", "pay gold")

    assert list(g.players[0].coins) == [5 - 1 + 1, 5 - 1]


def test_draw_gives_cards_from_the_deck() -> None:
    g = building("clock")
    before = len(g.players[0].hand.cards)
    choose(g, "build clock", "pay gold")

    assert len(g.players[0].hand.cards) == before + 1


def test_drawing_from_an_empty_deck_gives_nothing() -> None:
    g = building("clock")
    while g.deck.cards:
        g.discards.append(g.deck.cards[-1])
        g.deck.take(len(g.deck.cards) - 1)
    before = len(g.players[0].hand.cards)
    choose(g, "build clock", "pay gold")

    assert len(g.players[0].hand.cards) == before


def test_trade_turns_iron_into_gold_as_far_as_there_is_iron() -> None:
    g = building("nail", iron=2, gold=0)
    choose(g, "build nail")

    assert list(g.players[0].coins) == [0, 1]
    assert GAME.heard(g, 0)[-1] == "0 earned gold"


def test_an_offer_states_cost_gain_and_points() -> None:
    build = next(offer for offer in offers(GAME, building("globe"), 0) if offer.text == "build globe")

    assert build.facts == {
        "cost": [("metal", "gold", 3)],
        "gain": [("effect", "earn gold 1", None), ("effect", "draw 1", None)],
        "points": [("", "", 6)],
    }
    assert build.asks_to_pay
    assert not build.final


def test_a_card_that_costs_no_gold_is_paid_without_a_question() -> None:
    build = next(offer for offer in offers(GAME, building("nail"), 0) if offer.text == "build nail")

    assert not build.asks_to_pay
    assert build.facts["gain"] == [("effect", "trade 2", None)]


def test_a_need_stands_in_the_way_until_it_is_met() -> None:
    g = building("orrery")
    assert GAME.show(g, 0) == ["drop orrery"]
    g.players[0].built.append(card("nail"))
    reopen(g)
    assert GAME.show(g, 0) == ["drop orrery", "build orrery"]


@pytest.mark.parametrize(
    ("built", "gold", "reason"),
    [
        ([], 5, "It needs a card built before. You have 0."),
        (["nail"], 0, "It needs 1 gold in hand. You have 0."),
    ],
)
def test_an_unmet_need_is_told_with_what_one_has(built: list[str], gold: int, reason: str) -> None:
    g = building("orrery", gold=gold, iron=9)
    g.players[0].built = [card(name) for name in built]

    assert said(g, "bench-1") == [reason]
    assert said(g, "discards") == []


def test_a_price_that_is_too_high_is_told_with_what_one_has() -> None:
    assert said(building("globe", gold=2, iron=1), "bench-1") == ["It costs 3 gold, and you have 1 iron, 2 gold."]
    assert said(building("globe", gold=0, iron=0), "bench-1") == ["It costs 3 gold, and you have nothing."]


def test_a_raid_states_what_can_be_won_and_why_not() -> None:
    g = table(Raid(0), iron=1, gold=0)
    raid = next(offer for offer in offers(GAME, g, 0) if offer.text == "raid 1")
    assert raid.facts == {"coins": [("metal", "iron", 1)]}

    g.players[2].coins[IRON] = 0
    assert said(g, "seat-2") == ["Cyd has no coins."]


def test_a_payment_states_the_price_and_all_that_may_be_put_down() -> None:
    g = table(Pay(0, 2, 2), iron=9, gold=1)
    ask = Ask(GAME, g, 0)

    assert ask.facts == {"cost": [("metal", "iron", 2), ("metal", "gold", 2)]}
    assert [(offer.text, most) for offer, most in ask.later] == [("pay gold", 1), ("pay iron", 1)]


def test_things_that_nobody_asks_for_have_their_reason() -> None:
    assert said(table(Draft(0)), "hand-1") == ["Cards in your hand wait for the plan."]


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ('"earn iron 1"', "field effects: 'earn tin 1' is none ('tin' is no metal)"),
        ('"draw 1"', "field effects: 'draw' is none ('draw' takes 1 words after it, not 0)"),
        ('"built 1"', "field needs: 'fly 1' is none (no move is called 'fly')"),
    ],
)
def test_a_wrong_word_is_named_with_file_card_and_field(tmp_path: Path, wrong: str, fault: str) -> None:
    text = (CONTENT / "cards.toml").read_text()
    typed = fault.split("'")[1]
    (tmp_path / "cards.toml").write_text(text.replace(wrong, f'"{typed}"', 1))

    with pytest.raises(BadInput) as error:
        GAME.box(str(tmp_path))

    assert "cards.toml: card '" in str(error.value)
    assert fault in str(error.value)
    assert "the words are: " in str(error.value)


def test_every_word_has_its_texts_and_its_sign() -> None:
    for language in ("en", "pl"):
        words = Words(language, "proving")
        for kind, verbs in GAME.WORDS.items():
            for verb in verbs:
                assert words.has(f"{kind}-{verb.name}")
                assert words.has(f"{kind}-{verb.name}.sign")


def test_legal_moves_are_played_with_their_effects() -> None:
    g = building("globe")
    while legal(g, 0):
        play(g, 0, legal(g, 0)[-1])

    assert g.players[0].built == [card("globe")]


def selling(*hand: str) -> Proving:
    g = table(Sell(0), iron=0, gold=0)
    g.players[0].hand.fill([card(name) for name in hand])
    g.players[0].hand.own()
    for i, one in enumerate(g.players[0].hand.cards):
        g.players[0].hand.replace(i, one, 1)
    reopen(g)
    return g


def test_sold_cards_bring_the_metals_they_were_sold_for() -> None:
    g = selling("lamp", "nail", "nail")
    choose(g, "sell nail iron", "sell lamp gold")

    assert list(g.players[0].coins) == [1, 1]
    assert list(g.players[0].hand.cards) == [card("nail")]
    assert g.discards[-2:] == [card("nail"), card("lamp")]


def test_of_two_equal_cards_both_can_be_sold_but_one_card_not_twice() -> None:
    g = selling("lamp", "nail", "nail")
    choose(g, "sell nail iron")
    texts = [g.box.language.show(m) for m in legal(g, 0)]

    assert texts == ["sell nail gold", "sell lamp gold", "done"]


def test_a_sale_names_a_card_and_a_metal_and_all_sales_can_be_gathered_in_any_order() -> None:
    g = selling("lamp", "nail")
    ask = Ask(GAME, g, 0)
    sale = next(offer for offer in offers(GAME, g, 0) if offer.text == "sell nail iron")

    assert sale.things == [["hand-1"], ["metal-iron"]]
    assert [offer.text for offer, _most in ask.later] == [
        "sell nail iron", "sell lamp iron", "sell nail gold", "sell lamp gold",
    ]  # fmt: skip


def test_nothing_is_shown_before_the_whole_sale_is_named() -> None:
    g = selling("lamp", "nail")
    before = g.revelations
    choose(g, "sell nail iron")

    assert g.revelations == before
    assert len(g.players[0].hand.cards) == 2
