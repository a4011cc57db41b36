"""RB sheet. Luna's start, her planning, her deck, majorities against her, the end of her round, and her score."""

from typing import cast

import pytest
from librt.vecs import vec

from orrery.engine.agenda import Step, is_over, legal, play, settle, waiting
from orrery.engine.game import BadInput, Value
from orrery.games.skymines.game import GAME
from orrery.games.skymines.luna.deck import clear_row, lay_row, luna_of, show_majorities, slots_on
from orrery.games.skymines.luna.gauges import pump, upload
from orrery.games.skymines.scoring import sheet
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.luna import LunaMajorities
from orrery.games.skymines.steps.marking import majority_hindrance
from orrery.games.skymines.steps.rounds import ActionPhase, RoundEnd
from orrery.games.skymines.terms import (
    CARBON,
    COMPANIES,
    EMPTY,
    ENERGY,
    MINERALS,
    OUTNUMBERED,
    RETIRE,
    SCIENTIST,
    TITANIUM,
)
from tests.games.skymines.helpers import BOX, Seat, choose, coins, give, heard, steps_of, table, tank
from tests.games.skymines.lunas import keep_in_deck, lay, name, names, number, put_on_top, research
from tests.games.skymines.lunas import show_majorities as lay_majorities

LUNA = 1


def new(seats: int, lunas: int, level: int = 2, seed: int = 1, **options: str) -> Skymines:
    wanted: dict[str, Value] = {"luna": lunas, "level": level, **options}
    return cast(Skymines, GAME.new(seats, seed, wanted, BOX, True))


# Set-up.


@pytest.mark.parametrize("level", range(9))
def test_sk_39_luna_has_a_coin_five_markers_twelve_cards_and_the_head_start_of_her_level(level: int) -> None:
    g = table(lunas=1, level=level)
    h = new(2, 1, level)
    luna = h.lunas[0]
    bonus = [int(line.split()[-1]) for line in heard(h, "tanked") if line.startswith("1 ")][:1]
    starts = {6: (1, 1), 7: (3, 2), 8: (5, 3)}

    assert (coins(g, LUNA), h.players[LUNA].markers) == (1, 5)
    assert len(luna.deck.cards) + len(luna.row.cards) == 12
    assert len(luna.class_two.cards) == 7
    assert (tank(h, LUNA) - sum(bonus), research(h, LUNA)) == starts.get(level, (0, 0))
    assert list(h.players[LUNA].cards) == []


def test_sk_39_bonus_markers_go_by_all_seats() -> None:
    assert new(2, 1).players[0].markers == 3
    assert new(3, 1).players[0].markers == 2


def test_sk_75_lunas_hold_the_last_chairs_and_are_never_asked() -> None:
    assert GAME.automata(4, {"luna": 2}) == [2, 3]
    assert GAME.automata(4, {"luna": 0}) == []
    g = new(3, 2)
    while not is_over(g):
        assert waiting(g) == [0]
        play(g, 0, legal(g, 0)[-1])


@pytest.mark.parametrize("seed", range(12))
def test_sk_75_luna_is_never_the_first_player(seed: int) -> None:
    assert new(4, 2, seed=seed).first < 2


@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (2, {"luna": 2}, "Lunas hold all 2 chairs"),
        (3, {"luna": 3}, "Lunas hold all 3 chairs"),
        (2, {"luna": 1, "first": "2"}, "Option 'first' names seat 2, but that is Luna's"),
        (4, {"luna": 3, "first": "2"}, "Option 'first' names seat 2, but that is Luna's"),
        (4, {"luna": 4}, "Option 'luna' must be a number from 0 to 3"),
        (4, {"luna": -1}, "Option 'luna' must be a number from 0 to 3"),
        (2, {"luna": 1, "level": 9}, "Option 'level' must be a number from 0 to 8"),
        (1, {"luna": 1}, "2 to 4 players, not 1"),
    ],
)
def test_options_of_lunas_that_do_not_go_together(seats: int, options: dict[str, Value], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        GAME.new(seats, 1, options)


@pytest.mark.parametrize("tokens", ["first", "draft"])
def test_sk_90_her_spare_token_comes_from_the_undealt_ones_without_replacement(tokens: str) -> None:
    g = new(4, 3, tokens=tokens)
    while g.round == 0:
        play(g, 0, legal(g, 0)[0])
    kept = [p.token for p in g.players]

    assert len(set(kept)) == 4
    assert not set(kept[1:]) & {*g.tokens.cards, *g.players[0].offered.cards}
    assert [line.split()[0] for line in heard(g, "kept")][-3:] == ["1", "2", "3"]
    row = {word for line in heard(g, "advanced", "tanked") for word in line.split()[:1]}
    assert {"1", "2", "3"} <= row  # each gets its steps
    assert all(screen == EMPTY for screen in g.players[1].screens)


# Planning.


@pytest.mark.parametrize(
    ("level", "tank_steps", "research_steps", "slots"),
    [(0, 28, 15, 0b01110), (1, 7, 3, 0b01110), (1, 8, 3, 0b01111), (1, 7, 4, 0b11110), (8, 8, 4, 0b11111)],
)
def test_her_markers_open_slots_from_level_1_on(level: int, tank_steps: int, research_steps: int, slots: int) -> None:
    g = table(them=Seat(tank=tank_steps, upload=research_steps), lunas=1, level=level)

    assert slots_on(g, LUNA) == slots


def test_sk_40_the_row_comes_first_and_then_the_two_majority_cards() -> None:
    g = table(lunas=1)
    lay(g, LUNA, {})
    put_on_top(g, LUNA, "i-1", "i-2", "i-3", "i-6", "i-7")
    lay_row(g, LUNA)
    show_majorities(g, LUNA)

    assert [name(card) for card in g.lunas[0].slots] == ["", "?", "?", "?", ""]
    assert names(g.lunas[0].row)[::-1] == ["i-1", "i-2", "i-3"]
    assert [name(card) for card in g.lunas[0].majorities] == ["i-6", "i-7"]


def test_sk_72_majority_cards_are_turned_up_when_all_plans_are_sealed() -> None:
    g = new(3, 1)
    choose_all(g)
    assert [name(card) for card in g.lunas[0].majorities] == ["", ""]
    assert len(g.lunas[0].row.cards) == 3

    for seat in waiting(g):
        play(g, seat, legal(g, seat)[-1])
    assert "" not in [name(card) for card in g.lunas[0].majorities]


def choose_all(g: Skymines) -> None:
    """Go on to the planning of the first round."""
    while g.round == 0:
        play(g, g.asked, legal(g, g.asked)[0])


def test_majority_cards_do_what_they_say_when_they_are_turned_up() -> None:
    g = table(lunas=1)
    put_on_top(g, LUNA, "i-4", "ii-1")
    LunaMajorities().run(g)

    assert (tank(g, LUNA), research(g, LUNA)) == (2, 1)


def test_sk_90_a_slot_that_a_majority_card_opens_counts_from_the_next_round() -> None:
    g = table(them=Seat(tank=7), lunas=1)
    lay(g, LUNA, {})
    put_on_top(g, LUNA, "i-1", "i-2", "i-3", "i-4", "i-5")
    lay_row(g, LUNA)
    LunaMajorities().run(g)

    assert tank(g, LUNA) == 11
    assert len(g.lunas[0].row.cards) == 3
    assert slots_on(g, LUNA) == 0b01111


# The deck.


@pytest.mark.parametrize(("level", "new_cards"), [(0, 0), (1, 0), (2, 1), (8, 1)])
def test_sk_69_an_empty_deck_is_rebuilt_at_once_from_level_2_on_with_class_2(level: int, new_cards: int) -> None:
    g = table(lunas=1, level=level)
    lay(g, LUNA, {})
    keep_in_deck(g, LUNA, "i-1", "i-2", "i-3")
    before = {name(card) for card in g.lunas[0].discards}
    lay_row(g, LUNA)

    luna = g.lunas[0]
    assert {card for card in names(luna.deck) if card.startswith("i-")} == before
    assert len(luna.deck.cards) == 9 + new_cards
    assert len(luna.class_two.cards) == 7 - new_cards
    assert luna.discards == []
    assert {"i-1", "i-2", "i-3"} == set(names(luna.row))  # cards on her board stay there


def test_sk_69_with_class_2_empty_the_discards_alone_are_shuffled() -> None:
    g = table(lunas=1)
    lay(g, LUNA, {})
    g.lunas[0].class_two.fill([])
    keep_in_deck(g, LUNA, "i-1", "i-2", "i-3")
    lay_row(g, LUNA)

    assert len(g.lunas[0].deck.cards) == 9


@pytest.mark.parametrize(
    ("level", "tank_tokens", "research_tokens"),
    [
        (2, [], []), (3, [11, 19], [5, 10]), (4, [9, 16], [4, 8]), (5, [7, 13], [2, 7]), (6, [6, 13], [4, 8]),
        (7, [7, 10], [5, 7]), (8, [8, 11], [5, 7]),
    ],
)  # fmt: skip
def test_sk_90_a_token_that_is_reached_brings_a_card_of_class_2(
    level: int, tank_tokens: list[int], research_tokens: list[int]
) -> None:
    for move, tokens, last in ((pump, tank_tokens, 28), (upload, research_tokens, 15)):
        g = table(lunas=1, level=level)
        found = []
        for step in range(1, last + 1):
            before = len(g.lunas[0].deck.cards)
            move(g, LUNA, 1)
            if len(g.lunas[0].deck.cards) > before:
                found.append(step)
                assert name(g.lunas[0].deck.cards[-1]).startswith("ii-")
        assert found == tokens


def test_sk_90_two_tokens_at_once_bring_two_cards_the_lower_first_and_none_if_class_2_is_empty() -> None:
    g = table(lunas=1, level=8, them=Seat(tank=7))
    top = names(g.lunas[0].class_two)[-2:]
    pump(g, LUNA, 4)

    assert names(g.lunas[0].deck)[-2:] == top[::-1]
    assert heard(g, "luna-reached") == ["1 luna-reached tank 8 1", "1 luna-reached tank 11 1"]
    g.lunas[0].class_two.fill([])
    upload(g, LUNA, 5)
    assert heard(g, "luna-reached")[-1] == "1 luna-reached research 5 0"


# Majorities.


def test_her_left_card_counts_titanium_and_carbon_her_right_one_energy_and_minerals() -> None:
    g = table(lunas=1)
    lay_majorities(g, LUNA, "ii-1", "ii-6")
    totals = g.players[LUNA].totals

    assert (totals[TITANIUM], totals[CARBON], totals[ENERGY], totals[MINERALS]) == (4, 6, 6, 4)
    assert totals[SCIENTIST] == 1 + 2


def test_sk_23_nobody_may_have_less_than_luna() -> None:
    me = Seat(area="carbon-1 carbon-2 carbon-b3")
    less, more = table(me=me, lunas=1), table(me=me, lunas=1)
    lay_majorities(less, LUNA, "i-1", "i-2")  # carbon 3
    lay_majorities(more, LUNA, "ii-3", "i-2")  # carbon 6: as much as mine
    assert majority_hindrance(less, 0, CARBON) == 0
    assert majority_hindrance(more, 0, CARBON) == 0

    g = table(me=Seat(area="carbon-1 carbon-2"), lunas=1)
    lay_majorities(g, LUNA, "ii-1", "i-2")
    assert majority_hindrance(g, 0, CARBON) == OUTNUMBERED


def test_sk_39_of_several_lunas_the_highest_count_matters() -> None:
    g = table(me=Seat(area="carbon-1 carbon-2"), lunas=2, seats=3)
    lay_majorities(g, LUNA, "i-2", "i-2")  # carbon 0
    lay_majorities(g, LUNA + 1, "i-1", "i-2")  # carbon 3: as much as mine
    assert majority_hindrance(g, 0, CARBON) == 0

    lay_majorities(g, LUNA + 1, "i-7", "i-2")  # carbon 4
    assert majority_hindrance(g, 0, CARBON) == OUTNUMBERED


def test_sk_50_her_majorities_count_after_her_last_card_until_the_preparation() -> None:
    g = table(me=Seat(area="titanium-1 titanium-2"), lunas=1, round=2)
    lay_majorities(g, LUNA, "i-2", "i-10")
    lay(g, LUNA, {"D": "i-5"})  # 3 and 3: neither side is discarded
    clear(g)
    assert g.players[LUNA].totals[TITANIUM] == 4
    assert majority_hindrance(g, 0, TITANIUM) == OUTNUMBERED

    go_on(g, RoundEnd())
    assert g.players[LUNA].totals[TITANIUM] == 0
    assert {"i-2", "i-10"} & {name(card) for card in g.lunas[0].majorities} == set()


def go_on(g: Skymines, step: Step) -> None:
    """Go on with this step, instead of what was on the agenda."""
    g.agenda = vec[Step]()
    g.then(step)
    settle(g)


def clear(g: Skymines) -> None:
    """Her row has been played to the end."""
    luna = luna_of(g, LUNA)
    for slot in range(5):
        if luna.slots[slot] == -2:
            luna.slots[slot] = luna.row.cards[-1]
            luna.row.take(len(luna.row.cards) - 1)
    clear_row(g, LUNA)


@pytest.mark.parametrize(
    ("top", "left"), [("i-2", ["", "i-10"]), ("i-7", ["i-3", ""]), ("i-5", ["i-3", "i-10"]), ("ii-5", ["i-3", "i-10"])]
)
def test_the_card_on_top_of_her_discards_may_cost_her_a_majority(top: str, left: list[str]) -> None:
    g = table(lunas=1)
    lay_majorities(g, LUNA, "i-3", "i-10")
    lay(g, LUNA, {"C": top})
    clear(g)

    assert [name(card) for card in g.lunas[0].majorities] == left
    assert number(top) in g.lunas[0].discards
    assert (number("i-3") in g.lunas[0].discards) == (left[0] == "")


def test_sk_40_only_the_cards_that_she_has_just_played_are_shuffled_for_the_check() -> None:
    """Any of them may come on top, never one that was discarded before."""
    tops = set()
    for seed in range(30):
        g = table(lunas=1, seed=seed)
        lay_majorities(g, LUNA, "i-3", "i-10")
        keep_in_deck(g, LUNA, "i-1")
        lay(g, LUNA, {"B": "i-5", "C": "i-2", "D": "i-7"})
        clear(g)
        tops.add(heard(g, "luna-checked")[0].split()[2])

    assert tops == {"i-5", "i-2", "i-7"}


def test_after_her_last_card_her_turns_are_skipped() -> None:
    g = table(me=Seat(area="carbon-1 carbon-2 minerals-1"), lunas=1)
    lay_majorities(g, LUNA, "i-3", "i-10")
    lay(g, LUNA, {"B": "i-5"})
    go_on(g, ActionPhase())
    choose(g, "mark remove", "sell titanium-1")

    assert g.players[LUNA].has_retired
    assert waiting(g) == [0]
    assert heard(g, "luna-checked") != []


def test_when_everybody_has_retired_she_plays_on_alone() -> None:
    g = table(me=Seat(area="carbon-1"), lunas=1)
    lay_majorities(g, LUNA, "i-3", "i-10")
    lay(g, LUNA, {"B": "i-5", "C": "i-4", "D": "i-8"})
    go_on(g, ActionPhase())
    moves = [m for m in legal(g, 0) if RETIRE.is_(m)]
    play(g, 0, moves[0])
    while waiting(g) and not g.players[LUNA].has_retired:
        play(g, 0, legal(g, 0)[0])

    assert len(heard(g, "luna-turned")) == 3


# Preparation and the end.


def test_her_markers_come_back_and_bring_no_tiles() -> None:
    g = table(RoundEnd(), lunas=1, round=2, them=Seat(), marked={"energy-tile": LUNA, "field-tile": 0})

    assert g.players[LUNA].tiles == 0
    assert g.tiles[2] == EMPTY
    assert g.tiles[1] == 0
    assert g.players[LUNA].markers == 6  # five, and the one that this table had placed for her


def test_her_sheet_has_cash_shares_tank_and_research() -> None:
    g = table(them=Seat(coins=7, tank=13, upload=7, steps={"tawac": 9}), lunas=1, taken={"tawac": [3, 0, 0]})
    give(g, LUNA, "energy-b-tawac")
    lines = dict(sheet(g, g.players[LUNA]))

    side = g.sides[COMPANIES.index("tawac")]
    shares = 1 + BOX.track_shares[side * 30 + 9]
    value = sum(BOX.moon.column_coins[(3 * 3) * 6 + space] for space in range(3))
    assert lines == {
        "cash": 7, "astrogo": 0, "tawac": shares * value, "skymine": 0, "minerva": 0, "tank": 25, "research": 20,
    }  # fmt: skip
    assert steps_of(g, LUNA)[3] == 9


def test_sk_39_several_lunas_have_decks_of_their_own() -> None:
    g = new(4, 3)

    assert [sorted([*luna.deck.cards, *luna.row.cards]) for luna in g.lunas] == [list(range(12))] * 3
    assert len({tuple(luna.deck.cards) for luna in g.lunas}) == 3
    assert len({luna.deck.back for luna in g.lunas}) == 3
