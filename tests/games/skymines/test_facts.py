"""What questions, moves and reasons state, and how it is said."""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import cast

import pytest
from fluent.syntax.ast import Message

from orrery.cli.drawings.plain import Drawing, step_key
from orrery.cli.language import LANGUAGES
from orrery.cli.words import Words, files, read
from orrery.engine.agenda import legal, waiting
from orrery.engine.facts import Facts, Named
from orrery.engine.table import dark, offer
from orrery.games.skymines.game import GAME
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.opening import Draft
from orrery.games.skymines.steps.points import Points
from orrery.games.skymines.steps.replaying import ExpandAlone, InvestAlone
from orrery.games.skymines.steps.science import Upload
from tests.cli.test_texts import Variables
from tests.games.skymines.helpers import BOX, Seat, card_of, choose, offered, table
from tests.games.skymines.test_whole_games import wander

SAID_WITHOUT_A_VALUE = {"last"}  # that the attribute is chosen says it
HARDLY_OFFERED = {"choice-give-up"}  # for the blackout, with more than two energy cards in hand


def drawing(language: str = "en") -> Drawing:
    return Drawing(GAME, BOX, Words(language, GAME.NAME), ["Ana", "Ben", "Cleo", "Dan"], False)


def values_used(language: str) -> dict[str, set[str]]:
    """What each text, and each attribute of one, puts in."""
    found = {}
    for entry in read(files(language, GAME.NAME)[0]).body:
        if isinstance(entry, Message):
            for suffix, part in [("", entry.value), *[(f".{a.id.name}", a.value) for a in entry.attributes]]:
                used = Variables()
                used.visit(part)
                found[entry.id.name + suffix] = used.found
    return found


def positions(most: int) -> Iterator[tuple[Skymines, int]]:
    """Tables of random games, each with a seat that is asked: some for each question and each round."""
    seen: Counter[tuple[type, int]] = Counter()
    for seed in range(40):
        for g in wander(2 + seed % 3, seed + 700):
            for seat in waiting(g):
                kind = (type(g.agenda[-1]), g.round)
                seen[kind] += 1
                if seen[kind] <= most:
                    yield g, seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_text_that_says_all_it_states_and_nothing_else(language: str) -> None:
    speaker, used = drawing(language), values_used(language)
    lacking: set[tuple[str, ...]] = set()
    unsaid: set[tuple[str, ...]] = set()
    verbs = set()
    for g, seat in positions(100):
        for move in legal(g, seat):
            shown = offer(GAME, g, seat, move)
            key = f"choice-{shown.text.split(' ')[0]}"
            verbs.add(key)
            given = speaker.offer_values(shown)
            own = f"{key}.{step_key(type(g.agenda[-1]).__name__)}"
            chosen = own if own in used else speaker.words.fitting(key, given)
            lacking |= missing(used, chosen, given) | missing(used, f"{key}.brief", given)
            stated = set(shown.facts) - used[chosen]
            unsaid |= {(chosen, fact) for fact in stated if fact not in SAID_WITHOUT_A_VALUE or fact not in chosen}

    assert (lacking, unsaid) == (set(), set())
    assert {key for key in used if key.startswith("choice-") and "." not in key} - verbs <= HARDLY_OFFERED


def missing(used: dict[str, set[str]], key: str, given: Collection[str]) -> set[tuple[str, ...]]:
    """What a text puts in that it is not given."""
    return {(key, name) for name in used.get(key, set()) if name not in given}


def test_questions_and_reasons_are_given_all_that_their_texts_say() -> None:
    speaker, used = drawing(), values_used("en")
    lacking: set[tuple[str, ...]] = set()
    for g, seat in positions(15):
        facts = Facts(BOX.language)
        g.agenda[-1].question_facts(g, seat, facts)
        key = f"step-{step_key(type(g.agenda[-1]).__name__)}"
        lacking |= missing(used, speaker.words.fitting(key, facts.named), facts.named)
        for thing in dark(GAME, g, seat, [offer(GAME, g, seat, move) for move in legal(g, seat)]):
            for reason in GAME.why_not(g, seat, thing):
                chosen = speaker.words.fitting(f"why-{reason.code}", reason.facts)
                lacking |= missing(used, chosen, reason.facts)

    assert lacking == set()


def facts_of(g: Skymines, move: str) -> Named:
    return offer(GAME, g, waiting(g)[0], BOX.language.read(move)).facts


def label(g: Skymines, move: str) -> str:
    return drawing().label(offer(GAME, g, waiting(g)[0], BOX.language.read(move)), type(g.agenda[-1]).__name__)


def why(g: Skymines, thing: str) -> str:
    return " ".join(drawing().reason(reason)[0] for reason in GAME.why_not(g, waiting(g)[0], thing))


def alone(name: str, **steps: int) -> Skymines:
    """A resource card that was removed for its action."""
    g = table(me=Seat(steps=steps), display={1: "titanium-a3"})
    g.then(InvestAlone(0, card_of(g, g.players[0], name)))
    return g


def test_a_removed_energy_card_states_its_energy() -> None:
    assert label(table(ExpandAlone(0, 3)), "expand skymine") == "Expand Skymine with 3 energy"


def test_a_removed_resource_card_states_its_units_if_nothing_is_bought() -> None:
    assert label(alone("carbon-2"), "invest carbon") == "Invest carbon: 2 carbon"


def test_the_price_of_a_card_is_the_least_that_the_player_can_pay() -> None:
    display = {1: "titanium-a3"}  # costs 4
    plain = Seat(area="minerals-a3 minerals-2")
    cheaper = Seat(area="minerals-a3 minerals-2", steps={"skymine": 6})  # cards bought with minerals cost 1 less
    too_few = Seat(area="carbon-a3 carbon-2 minerals-2", steps={"skymine": 6})
    mixed = Seat(area="carbon-2 minerals-2", steps={"skymine": 13})  # any card costs 1 less, for any mix

    assert label(table(me=plain, display=display), "buy 1") == "Buy Titanium 3 (A) for 4"
    assert label(table(me=cheaper, display=display), "buy 1") == "Buy Titanium 3 (A) for 3"
    assert label(table(me=too_few, display=display), "buy 1") == "Buy Titanium 3 (A) for 4"
    assert label(table(me=mixed, display=display), "buy 1") == "Buy Titanium 3 (A) for 3"


def test_a_card_that_is_too_dear_states_the_least_price_and_in_what() -> None:
    display = {1: "titanium-a3"}
    one = table(me=Seat(area="carbon-2 minerals-1"), display=display)
    any_mix = table(me=Seat(area="carbon-1 minerals-1", steps={"skymine": 13}), display=display)

    assert why(one, "market-1") == "Titanium 3 (A) takes at least 4 units of one resource."
    assert why(any_mix, "market-1") == "Titanium 3 (A) takes at least 3 units, of any resources."
    assert why(alone("minerals-2", skymine=6), "market-1") == "Titanium 3 (A) takes at least 3 units of one resource."


def test_special_plans_state_what_they_cost_and_score() -> None:
    me = Seat(upload=1, screens={2: "special-2", 3: "special-3"}, coins=4)
    g = table(Upload(0), me=me)

    assert label(g, "upload 2") == "To screen 2 for 2 coins; special plans score 4"
    assert facts_of(g, "upload 3")["price"] == [("", "", 4)]
    assert facts_of(g, "upload 3")["scores"] == [("", "", 9)]
    assert label(table(Points(0, 2, 0), specials="2"), "take s2").endswith("for 2, needs 2 coins; scores 4")


def test_a_special_plan_that_is_turned_over_states_neither() -> None:
    g = table(Upload(0), me=Seat(upload=1, screens={2: "special-2"}, turned=[2]))

    assert facts_of(g, "upload 2").keys() <= {"value"}


def test_a_sector_and_a_token_state_what_they_bring() -> None:
    g = table(me=Seat(area="energy-2"))
    choose(g, "expand skymine")
    moves = [move for move in offered(g, "enter") if "gain" in facts_of(g, move)]

    assert moves
    assert all(": " in label(g, move) for move in moves)
    drafting = cast(Skymines, GAME.new(2, 1, {"tokens": "draft"}, BOX))
    assert isinstance(drafting.agenda[-1], Draft)
    assert label(drafting, "keep alpha") == "Alpha: Skymine +3"


def test_a_coin_is_said_in_the_singular() -> None:
    g = table(me=Seat(coins=4))

    assert label(g, "mark buy") == "Buy a card with coins for one coin"


@pytest.mark.parametrize(("round", "follows"), [(6, True), (7, False)])
def test_in_the_last_round_tiles_and_the_first_player_space_say_that_nothing_follows(round: int, follows: bool) -> None:
    """SK-62."""
    g = table(me=Seat(coins=4), first=1, round=round)
    choose(g, "retire")
    for space in ("first", "scientist-tile", "field-tile", "energy-tile", "plus-tile"):
        assert ("last" in facts_of(g, f"mark {space}")) is not follows
        assert ("the last round" in label(g, f"mark {space}")) is not follows
    assert "last" not in facts_of(g, "mark buy")
