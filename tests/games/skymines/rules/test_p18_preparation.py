"""RB p18, p19. Preparing the next round."""

from librt.vecs import vec

from orrery.engine.agenda import Step, settle
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.rounds import RoundEnd
from orrery.games.skymines.terms import EMPTY, ENERGY_TILE, REMOVED
from tests.games.skymines.helpers import BOX, Seat, area, asked, heard, table

CARDS = [
    "carbon-a2", "carbon-a3", "minerals-a2", "minerals-a3",
    "titanium-a2", "titanium-a3", "energy-a2", "scientist-a",
    "field-generic", "carbon-b3", "carbon-b4", "minerals-b3",
]  # fmt: skip


def display(*empty: int) -> dict[int, str]:
    """Twelve cards on their spaces; some spaces are empty."""
    return {n + 1: "" if n + 1 in empty else name for n, name in enumerate(CARDS)}


def shown(g: Skymines) -> list[str]:
    return ["" if card == EMPTY else BOX.ids["card"][BOX.faces[card]] for card in g.display]


def end_round(g: Skymines) -> None:
    g.agenda = vec[Step]()
    g.then(RoundEnd())
    settle(g)


def test_p18_at_the_end_of_round_3_the_special_plan_of_round_4_is_turned_up() -> None:
    g = table(RoundEnd(), round=3, specials="2 3", supplement=3)

    assert g.round == 4
    assert g.supplement == 4  # its coin goes to the supplement
    assert g.specials == 0b111
    assert heard(g, "special") == ["- special special-4"]


def test_p19_linlin_gets_the_tile_of_her_space() -> None:
    g = table(RoundEnd(), me=Seat(markers=1), marked={"field-tile": 0, "minerals": 0})

    assert g.players[0].markers == 3
    assert g.players[0].tiles == 0b0010
    assert g.tiles[1] == 0
    assert set(g.marked) == {EMPTY}


def test_p19_the_right_column_is_thrown_out_the_others_slide_and_gaps_are_filled() -> None:
    g = table(RoundEnd(), display=display())
    new = shown(g)

    assert new[:8] == CARDS[4:]
    assert "" not in new
    assert all(g.places[card] == REMOVED for card in range(44) if BOX.ids["card"][BOX.faces[card]] in CARDS[:4])


def test_p19_cards_slide_as_far_as_they_can_within_their_rows() -> None:
    g = table(RoundEnd(), display=display(1, 5, 6, 10))
    new = shown(g)

    assert new[0] == CARDS[8]  # from space 9 to 1: 5 was empty
    assert new[2:4] == [CARDS[6], CARDS[7]]
    assert new[6:8] == [CARDS[10], CARDS[11]]
    assert new[1] not in CARDS  # row 2 had no card left


def test_p19_a_share_card_stays_in_the_hand() -> None:
    g = table(RoundEnd(), me=Seat(hand="share-d-minerva carbon-1"))

    assert asked(g) == "Planning"
    assert area(g) == []


def test_sk_61_with_the_stack_empty_gaps_stay() -> None:
    g = table(display=display())
    for stack in g.stacks:
        for card in list(stack.cards):
            g.places[card] = REMOVED
        stack.fill([])
    end_round(g)

    assert shown(g)[8:] == ["", "", "", ""]


def test_sk_61_the_supplement_grows_by_a_coin_each_round() -> None:
    """Untouched it has as many coins as the round number."""
    g = table(RoundEnd(), round=1)
    assert (g.round, g.supplement) == (2, 2)


def test_sk_61_spaces_are_filled_from_the_lowest_number() -> None:
    g = table(RoundEnd(), display=display())
    new = [line.split(" ")[2] for line in heard(g, "showed")]

    assert shown(g)[8:] == new[:4]


def test_sk_26_a_tile_comes_in_the_preparation_and_lies_beside_the_slots_for_a_round() -> None:
    g = table(RoundEnd(), me=Seat(markers=2), marked={"energy-tile": 0})
    assert g.players[0].tiles == 1 << ENERGY_TILE
    assert g.players[0].totals[3] == 2


def test_sk_71_the_tile_changes_hands_in_the_preparation() -> None:
    g = table(RoundEnd(), me=Seat(markers=2), marked={"energy-tile": 0})

    assert g.tiles[ENERGY_TILE] == 0
    assert g.players[1].tiles == 0


def test_sk_24_the_new_first_player_begins_the_next_round() -> None:
    g = table()
    g.next_first = 1
    end_round(g)

    assert (g.first, g.active) == (1, 1)
