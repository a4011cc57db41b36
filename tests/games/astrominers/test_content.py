"""The content that comes with the game holds all that is known of the printed one. Each test names its source.

`pl1`, `pl2` and `en` are the rulebooks; a prototype was described by a reviewer. What they leave open is ours.
"""

import tomllib
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest

from orrery.cli.words import Words
from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.state import Astrominers
from orrery.games.astrominers.terms import RESOURCES
from orrery.games.astrominers.view import Contents, CrewCard, OrderCard
from tests.games.astrominers.helpers import OURS, looks

FOLDER = Path(__file__).parents[3] / "src/orrery/games/astrominers/content"
CONTENT: Contents = GAME.contents(OURS)
DECKS = ["missions", "orders", "technologies", "bulletins", "expeditions", "achievements", "challenges"]
BASIC, RARE = set(RESOURCES[:3]), set(RESOURCES[3:])
PLAYERS = range(2, 7)


def deck(name: str) -> dict[str, Any]:
    return dict(getattr(CONTENT, name))


def resources(amounts: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip([*RESOURCES, "any"], amounts, strict=True) if n}


def costs(*decks: str) -> list[dict[str, int]]:
    return [resources(card.cost) for name in decks for card in deck(name).values()]


def rewards(card: CrewCard) -> list[dict[str, int]]:
    return [resources(reward.earns) for reward in card.rewards]


def kinds(amounts: Iterable[dict[str, int]]) -> set[str]:
    return {kind for each in amounts for kind in each}


def files() -> dict[str, list[dict[str, Any]]]:
    """The entries as they stand in the content files, by kind."""
    return {
        kind: rows for path in FOLDER.glob("*.toml") for kind, rows in tomllib.loads(path.read_text("utf-8")).items()
    }


# Every card is one of its kind.


def face(card: Any) -> str:
    """All that is printed on a card. The order of a crew's sockets does not matter, only which of them are yellow."""
    if isinstance(card, CrewCard):
        sockets = sorted(f"{socket.takes} {socket.yellow}" for socket in card.sockets)
        return f"{card.type} {card.cost} {sockets} {card.rewards}"
    return str(card)


@pytest.mark.parametrize("name", DECKS)
def test_no_two_cards_of_a_deck_are_the_same(name: str) -> None:
    faces = [face(card) for card in deck(name).values()]

    assert len(set(faces)) == len(faces)


def test_no_two_orders_have_the_same_price() -> None:
    prices = [(card.cost, card.drops) for card in CONTENT.orders.values()]

    assert all(prices.count(price) == 1 for price in prices)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_two_cards_have_the_same_title(language: str) -> None:
    words = Words(language, GAME.NAME)
    titles = [words(f"{kind}-{id}") for kind, ids in OURS.ids.items() for id in ids]

    assert len(set(titles)) == len(titles)


# Counts and the board.


def test_small_decks_have_as_many_cards_as_the_rulebooks_say() -> None:
    """Executive cards: pl1 and pl2, Executive Cards. Achievements: all, setup 3. Challenges: en, its list."""
    numbers = {name: len(deck(name)) for name in DECKS if name not in ("missions", "orders")}

    assert numbers == {"technologies": 4, "bulletins": 4, "expeditions": 4, "achievements": 7, "challenges": 14}


def test_four_exchange_cards_promote_the_four_rare_resources() -> None:
    """Four cards: all, setup 4. The example promotes Tungsten: all, Resources. One for each is inferred."""
    assert [RESOURCES[kind] for kind in OURS.promoted] == ["gold", "tungsten", "nickel", "palladium"]


def test_the_round_bonuses_are_the_seven_resources() -> None:
    """One of each on fields 1 to 7, in the order of the symbols: all, setup 9. Field 8 is any: all, Round Track."""
    assert looks(cast(Astrominers, GAME.new(2, 1, {"track": "printed"}))).track == [*RESOURCES, "any"]


def test_dice_are_seven_and_six_without_the_one_of_miners_and_subroutines() -> None:
    """Seven each: all, setup 6. Six with more than four players, without such a die: en, setup 6."""
    dice = {die["id"]: die for die in files()["die"]}

    assert [sum(die["number"][str(n)] for die in dice.values()) for n in PLAYERS] == [7, 7, 7, 6, 6]
    assert [dice["labour"]["number"][str(n)] for n in PLAYERS] == [1, 1, 1, 0, 0]
    assert set(dice["labour"]["faces"]) <= {"miner", "miners", "subroutine", "subroutines"}


def test_a_standard_die_has_the_four_workers_and_two_doubles() -> None:
    """Doubles are of Miners and Subroutines only: all, phase 3. Two of six faces are double: the prototype."""
    faces = next(die["faces"] for die in files()["die"] if die["id"] == "standard")

    assert sorted(faces) == ["geologist", "miner", "miners", "subroutine", "subroutines", "surveyor"]


@pytest.mark.parametrize("id", ["docks", "assignments", "refinery"])
def test_more_players_open_more_of_the_board(id: str) -> None:
    """What is marked for more players is closed for fewer: all, note on the docks."""
    number = next(entry["number"] for entry in files()["opened"] if entry["id"] == id)

    assert all(number[str(n)] < number[str(n + 1)] for n in range(2, 6))


def test_docks_are_scarcer_than_barges() -> None:
    """The limit of docks matters besides that of two barges each: all, phase 3.2."""
    assert all(OURS.docks[n] < 2 * n for n in PLAYERS)


def test_basic_areas_have_sockets_for_miners_for_subroutines_and_for_either() -> None:
    """All, phase 3.1 and the note on double symbols. The first one pays a token more."""
    for area in CONTENT.areas:
        assert {socket.takes for socket in area} == {"miner", "subroutine", "either"}
        assert [socket.more for socket in area] == [1] + [0] * (len(area) - 1)


@pytest.mark.parametrize("kind", ["mission", "order"])
def test_there_are_cards_for_every_number_of_players(kind: str) -> None:
    """Backs are marked 2+, 3+ and so on: all, setup 2; en, Missions (3+/4+). 5+ and 6+ are ours."""
    assert {card["players"] for card in files()[kind]} == {2, 3, 4, 5, 6}


# Costs.


@pytest.mark.parametrize("name", ["missions", "expeditions", "technologies", "bulletins"])
def test_some_cards_cost_rare_resources_and_all_cost_something(name: str) -> None:
    """Rare resources are needed for Orders, and to play or acquire certain cards: all, Resources."""
    assert all(costs(name))
    assert kinds(costs(name)) & RARE


def test_missions_cost_every_rare_resource_but_most_cost_none() -> None:
    """The main way to rare resources (en, Missions) does not begin with one: ours."""
    dear = [cost for cost in costs("missions") if RARE & set(cost)]

    assert kinds(dear) >= RARE
    assert len(dear) < len(CONTENT.missions) / 3


def test_every_order_costs_rare_resources() -> None:
    """Rare resources are needed to buy Orders: all, Resources."""
    assert all(RARE & set(cost) for cost in costs("orders"))


def test_the_symbol_for_any_resource_stands_on_costs_and_rewards() -> None:
    """It is among the symbols: all, Symbols."""
    assert "any" in kinds(costs("orders"))
    assert "any" in kinds(reward for card in CONTENT.missions.values() for reward in rewards(card))


def test_some_orders_want_another_card_discarded() -> None:
    """If the card requires it: all, phase 5."""
    assert {card.drops for card in CONTENT.orders.values()} == {0, 1}


# Orders.


def test_orders_have_the_six_effects_about_equally_often() -> None:
    """Six effects, one on each card: all, Orders. How often is ours."""
    effects = [card.effect for card in CONTENT.orders.values()]

    assert set(effects) == {"specialist", "subroutine", "miner", "reduction", "free-launch", "extra-order"}
    assert {effects.count(effect) for effect in effects} == {9, 10}


def weight(card: OrderCard) -> int:
    return sum(card.cost) + card.drops


def test_an_order_with_more_points_takes_more() -> None:
    """Ours: the grid of prices. Points rise with tokens and discarded cards, whatever the effect."""
    by_points: dict[int, list[int]] = {}
    for card in CONTENT.orders.values():
        by_points.setdefault(card.points, []).append(weight(card))

    assert sorted(by_points) == [3, 4, 5, 6, 7, 8]
    means = [sum(by_points[points]) / len(by_points[points]) for points in sorted(by_points)]
    assert all(few <= many for few, many in pairwise(means))


# Missions and Expeditions.


def test_missions_of_all_types_are_equally_many() -> None:
    """S, C and M: all, Achievements. Equally many is ours."""
    types = [card.type for card in CONTENT.missions.values()]

    assert {letter: types.count(letter) for letter in types} == {"S": 16, "C": 16, "M": 16}


def test_missions_have_sockets_for_each_worker_for_either_and_for_any() -> None:
    """Symbols of the required dice: all, Missions. Two symbols take either worker: all, phase 3. Any worker is ours."""
    takes = [{socket.takes for socket in card.sockets} for card in CONTENT.missions.values()]

    assert set().union(*takes) == {"surveyor", "geologist", "miner", "subroutine", "either", "any"}
    assert sum("either" in each for each in takes) >= 6
    assert sum("any" in each for each in takes) >= 6


@pytest.mark.parametrize("name", ["missions", "expeditions"])
def test_crew_cards_have_yellow_and_white_sockets(name: str) -> None:
    """Yellow ones may be filled at the launch, white ones later: all, Missions and Expeditions."""
    for card in deck(name).values():
        assert {socket.yellow for socket in card.sockets} == {True, False}


def test_expeditions_take_any_dice() -> None:
    """All, Expeditions. They have no type, and pay cards."""
    for card in CONTENT.expeditions.values():
        assert [card.type, card.rewards, {socket.takes for socket in card.sockets}] == ["?", [], {"any"}]


def test_every_mission_pays_rare_resources_and_some_pay_basic_ones() -> None:
    """The main way to rare resources: en, Missions. Basic ones come from Missions, too: all, Resources."""
    paid = [kinds(rewards(card)) for card in CONTENT.missions.values()]

    assert all(each & RARE for each in paid)
    assert set().union(*paid) >= BASIC | RARE


def test_some_missions_pay_several_tokens_for_a_symbol() -> None:
    """En, phase 4."""
    sums = {sum(reward.values()) for card in CONTENT.missions.values() for reward in rewards(card)}

    assert sums == {1, 2}


def test_some_missions_pay_by_the_worker() -> None:
    """Players get what corresponds to the workers' symbols: en, legend of a Mission (row 38, AM-58)."""
    assert {card.type for card in CONTENT.missions.values() if len(card.rewards) > 1} == {"S", "C", "M"}


# Executive cards, Achievements, Challenges.


def test_each_technology_earns_another_rare_resource() -> None:
    """One token of a rare resource: all, Technologies. Another one each is inferred from their number."""
    effects = [card.effect for card in CONTENT.technologies.values()]

    assert sorted(effects) == [f"earn {rare} 1" for rare in sorted(RARE)]


def test_no_technology_costs_what_it_earns() -> None:
    """Ours: it opens a way to its resource."""
    for card in CONTENT.technologies.values():
        assert card.effect.split()[1] not in resources(card.cost)


def test_every_bulletin_takes_a_mission_or_an_order() -> None:
    """As at Assignments or the Refinery: en, Bulletins."""
    assert {card.effect for card in CONTENT.bulletins.values()} == {"take either"}


def test_achievements_want_sets_of_types() -> None:
    """Missions on specific combinations of asteroids: all, Achievements."""
    needs = [need.split() for card in CONTENT.achievements.values() for need in card.needs]

    assert {word for word, _, _ in needs} == {"completed"}
    assert {asteroid for _, asteroid, _ in needs} == {"S", "C", "M"}


def test_challenges_are_those_of_the_list() -> None:
    """En, Challenge Cards: fourteen requirements. One card of each is inferred."""
    assert sorted(card.need for card in CONTENT.challenges.values()) == [
        "achievement", "all-dice", "alone", "bulletin", "completed C 1", "completed M 1", "completed S 1", "docked 1",
        "docked 2", "expedition", "orders 2", "rounds 1", "rounds 2", "technology",
    ]  # fmt: skip


# What is known, and what is ours.


def test_no_card_claims_to_be_printed() -> None:
    cards = ("mission", "order", "technology", "bulletin", "expedition", "achievement", "challenge")

    assert {row["source"] for kind in cards for row in files()[kind]} == {"reconstructed"}


def test_the_one_known_title_is_marked() -> None:
    """The example of an Achievement in pl2 is the only card that has a title; its numbers cannot be read."""
    known = [row["id"] for rows in files().values() for row in rows if "title" in row.get("why", "")]

    assert known == ["astroforeman"]
    assert Words("pl", GAME.NAME)("achievement-astroforeman") == "Puchar Astrosztygara"


@pytest.mark.parametrize(("language", "ours"), [("en", "our estimate"), ("pl", "nasz szacunek")])
def test_the_playing_time_is_marked_as_ours(language: str, ours: str) -> None:
    """No source tells it."""
    assert ours in Words(language, GAME.NAME)("length")
