"""Preparing the game, steps 1 to 10, and the board."""

import pytest

from orrery.engine.game import BadInput
from orrery.games.astrominers.game import GAME
from orrery.games.astrominers.terms import FACES, RESOURCES
from tests.games.astrominers.helpers import BOX, EDITIONS, OURS, hand, looks, new, tokens, wander

SEATS = [2, 3, 4, 5, 6]


def cards_in_play(seats: int, kind: str) -> set[str]:
    """All Missions or Orders of a new game, wherever they lie."""
    g = new(seats, box=BOX)
    deck, shown = (g.mission_deck, g.open_missions) if kind == "mission" else (g.order_deck, g.open_orders)
    return {BOX.ids[kind][card] for card in [*deck.cards, *shown]}


def test_step_2_cards_for_more_players_stay_in_the_box() -> None:
    for_more = {"mission": ["iris", "toutatis", "apophis"], "order": ["shield", "beacon", "hangar"]}
    for kind, names in for_more.items():
        assert [[name in cards_in_play(seats, kind) for name in names] for seats in SEATS[:4]] == [
            [False, False, False],
            [True, False, False],
            [True, True, False],
            [True, True, True],
        ]


def test_step_2_four_cards_of_each_deck_lie_open() -> None:
    table = looks(new(box=BOX))

    assert [len(table.open_missions), len(table.open_orders)] == [4, 4]
    assert [table.mission_deck, table.order_deck] == [12 - 4, 10 - 4]


@pytest.mark.parametrize("deck", ["open_missions", "open_orders"])
def test_step_2_both_decks_are_shuffled(deck: str) -> None:
    shown = [getattr(looks(new(seed=seed, box=BOX)), deck) for seed in range(8)]

    assert len({tuple(cards) for cards in shown}) > 4
    assert len({name for cards in shown for name in cards}) > 6


@pytest.mark.parametrize("kind", ["mission", "order"])
def test_step_2_what_lies_under_the_display_is_shuffled_too(kind: str) -> None:
    games = [new(seed=seed, box=BOX) for seed in range(8)]

    assert len({(g.mission_deck if kind == "mission" else g.order_deck).cards[0] for g in games}) > 2


@pytest.mark.parametrize("deck", ["honours", "technologies", "bulletins", "expeditions"])
def test_step_3_the_small_decks_are_shuffled(deck: str) -> None:
    shown = [getattr(looks(new(seed=seed, box=BOX)), deck) for seed in range(8)]

    assert len({tuple(cards) for cards in shown}) > 4
    assert len({cards[-1] for cards in shown}) > 2


def test_row_29_three_achievements_lie_open_and_four_are_left() -> None:
    table = looks(new(box=BOX))

    assert len(set(table.honours)) == 3
    assert table.achievement_deck == 4


def test_row_6_each_executive_deck_has_four_cards_face_up() -> None:
    for edition in EDITIONS:
        table = looks(new(edition=edition))
        assert [len(deck) for deck in (table.technologies, table.bulletins, table.expeditions)] == [4, 4, 4]


def test_step_4_one_of_four_exchange_cards_is_drawn() -> None:
    drawn = {looks(new(seed=seed)).promoted for seed in range(40)}

    assert drawn == set(RESOURCES[3:])


def test_step_6_seven_dice_and_two_barges_for_everybody() -> None:
    for seats in (2, 3, 4):
        for p in looks(new(seats)).players:
            assert [len(p.pool), p.barges] == [7, 0]


def test_row_15_with_more_than_four_players_six_dice_each_and_the_labour_die_stays_in_the_box() -> None:
    for seats in (5, 6):
        for p in looks(new(seats)).players:
            assert len(p.pool) == 6
            assert not [die for die in p.pool if die.startswith("labour")]


@pytest.mark.parametrize("edition", ["pl1", "pl2"])
def test_row_15_only_the_english_rules_take_more_than_four(edition: str) -> None:
    assert len(new(4, edition=edition).players) == 4
    for seats in (5, 6):
        assert len(new(seats, edition="en").players) == seats
        with pytest.raises(BadInput, match=rf"Edition {edition} is for 2 to 4 players; take edition en for {seats}"):
            new(seats, edition=edition)


def test_step_7_one_token_of_each_resource() -> None:
    assert tokens(new()) == dict.fromkeys(RESOURCES, 1)


def test_am_47_what_players_and_track_have_comes_out_of_the_bank() -> None:
    for seats in SEATS:
        printed = [int(BOX.tokens[seats * 7 + kind]) for kind in range(7)]
        assert looks(new(seats, box=BOX)).bank == [n - seats - 1 for n in printed]


def test_am_47_there_are_never_more_tokens_than_the_box_has() -> None:
    g = new(3, box=BOX)
    for _ in wander(g, 5):
        assert GAME.faults(g) == []


def test_step_8_any_seat_may_begin_or_the_one_that_was_agreed_on() -> None:
    assert {int(new(4, seed).first) for seed in range(40)} == {0, 1, 2, 3}
    assert {int(new(4, seed, first="3").first) for seed in range(5)} == {2}


def test_step_8_a_first_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput, match="names seat 4, but there are only 3"):
        new(3, first="4")


def test_step_9_the_track_has_each_resource_once_in_the_order_of_the_figure() -> None:
    assert looks(new()).track == ["plasteel", "water", "xenon", "gold", "tungsten", "nickel", "palladium", "any"]


def test_step_9_or_at_random() -> None:
    tracks = [looks(new(seed=seed, track="random")).track for seed in range(5)]

    assert all(sorted(track[:-1]) == sorted(RESOURCES) and track[-1] == "any" for track in tracks)
    assert len({tuple(track) for track in tracks}) > 1


def test_step_10_players_plus_five_challenges_lie_open() -> None:
    assert [len(new(seats).challenges) for seats in SEATS] == [7, 8, 9, 10, 11]


def test_step_10_which_challenges_lie_there_is_left_to_chance() -> None:
    dealt = [frozenset(looks(new(seed=seed)).challenges) for seed in range(8)]

    assert len(set(dealt)) > 4
    assert len(frozenset().union(*dealt)) == 14


def test_row_14_challenges_belong_to_the_english_edition() -> None:
    assert [len(new(edition=edition).challenges) for edition in EDITIONS] == [7, 0, 0]


def test_row_14_challenges_may_be_added_or_left_out() -> None:
    assert [len(new(edition=edition, challenges="on").challenges) for edition in EDITIONS] == [7, 7, 7]
    assert [len(new(edition=edition, challenges="off").challenges) for edition in EDITIONS] == [0, 0, 0]


def test_row_30_docks_and_sockets_for_more_players_are_closed() -> None:
    for seats in SEATS:
        table = looks(new(seats, box=BOX))
        assert len(table.docks) == [3, 4, 5, 6, 7][seats - 2]
        assert len(table.assignments) == [2, 3, 4, 5, 7][seats - 2]
        assert len(table.refinery) == [2, 3, 4, 5, 6][seats - 2]


def test_row_30_basic_areas_are_open_to_any_number() -> None:
    assert [[len(area) for area in looks(new(seats, box=BOX)).areas] for seats in (2, 6)] == [[3, 3, 3], [3, 3, 3]]


def test_figure_of_the_board_every_numbered_area_is_there() -> None:
    table = looks(new(4))

    assert all([table.docks, table.refinery, table.assignments, table.areas, table.honours, table.technologies])
    assert all([table.bulletins, table.expeditions, table.promoted, table.track])
    assert table.first_player is None


def test_figure_initial_table_for_4_players() -> None:
    g = new(4)
    table = looks(g)

    assert [len(table.open_missions), len(table.open_orders), len(table.honours)] == [4, 4, 3]
    assert [len(p.pool) for p in table.players] == [7] * 4
    assert [tokens(g, seat) for seat in range(4)] == [dict.fromkeys(RESOURCES, 1)] * 4
    assert len(table.challenges) == 9
    assert GAME.faults(g) == []


def test_am_01_the_dice_of_our_box() -> None:
    faces = [FACES[face] for face in OURS.faces]

    assert sorted(faces[:6]) == sorted(FACES)
    assert set(faces[6:]) == {"miner", "miners", "subroutine", "subroutines"}
    assert [(int(OURS.standard[n]), int(OURS.labour[n])) for n in SEATS] == [(6, 1), (6, 1), (6, 1), (6, 0), (6, 0)]


def test_am_01_only_miners_and_subroutines_come_in_twos() -> None:
    assert [face for face in FACES if face.endswith("s")] == ["miners", "subroutines"]


def test_am_65_hands_start_empty() -> None:
    g = new(4)

    assert [hand(g, seat) for seat in range(4)] == [""] * 4


def test_am_73_the_expansion_plays_with_cards_docks_and_sockets_marked_as_ours() -> None:
    for seats in (5, 6):
        g = new(seats)
        assert len(list(wander(g, seats))) > 100
    assert OURS.sources["opened docks"] == "reconstructed"
    assert {source for name, source in OURS.sources.items() if name.split()[0] in ("mission", "order")} == {
        "reconstructed"
    }
