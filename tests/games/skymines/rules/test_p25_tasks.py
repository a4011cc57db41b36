"""RB p25. Each task: what counts for it, and when it holds."""

import pytest

from orrery.games.skymines.missions import add_deed
from orrery.games.skymines.steps.replaying import ExpandAlone
from orrery.games.skymines.terms import COMPANY_STEPS, FIRST_DEED, OUSTINGS, PIECES, SCREEN_STEPS, TANK_STEPS
from tests.games.skymines.helpers import BOX, Seat, asked, choose, coins, offered
from tests.games.skymines.missions import ACADEMY, PIPES, STOCK, TANK_CARD, on_missions


@pytest.mark.parametrize(
    ("word", "number", "me"),
    [
        ("tank-value", 25, Seat(tank=13)),
        ("research-value", 20, Seat(upload=8)),
        ("units", 7, Seat(area="carbon-b4 carbon-b3")),
        ("each-resource", 2, Seat(area="carbon-2 minerals-2 titanium-2")),
        ("energy", 3, Seat(area="energy-2 energy-01")),
        ("science-cards", 3, Seat(area="scientist-2 scientist-a field-generic")),
        ("coins", 12, Seat(coins=12)),
        ("track", 12, Seat(steps={"tawac": 12})),
        ("every-track", 4, Seat(steps={"skymine": 4, "minerva": 5, "astrogo": 4, "tawac": 9})),
        ("cards", 12, Seat(area="carbon-b4 carbon-b3")),
        ("plans", 2, Seat(screens={2: "b1", 3: "b2"})),
    ],
)
def test_each_state_task_holds_from_its_number_on(word: str, number: int, me: Seat) -> None:
    enough = on_missions(STOCK, me=me, task=(word, number))
    short = on_missions(STOCK, me=me, task=(word, number + 1))

    assert enough.players[0].tasks & 1 == 1
    assert short.players[0].tasks & 1 == 0


def test_task_shares_counts_the_track_and_share_cards_of_one_company() -> None:
    space = next(n for n in range(30) if BOX.track_shares[n] == 3)
    g = on_missions(STOCK, me=Seat(steps={"skymine": space}, hand="share-d-skymine"), task=("shares", 4))

    assert g.players[0].tasks & 1 == 1


@pytest.mark.parametrize("kind", [PIECES, TANK_STEPS, COMPANY_STEPS, SCREEN_STEPS, OUSTINGS])
def test_each_event_task_counts_by_itself_over_one_turn(kind: int) -> None:
    g = on_missions(STOCK)
    p = g.players[0]

    add_deed(p, kind, 3)
    add_deed(p, kind, 2)

    assert [p.deeds >> 8 * (n - FIRST_DEED) & 255 for n in range(FIRST_DEED, OUSTINGS + 1) if n != kind] == [0] * 4
    assert p.deeds >> 8 * (kind - FIRST_DEED) & 255 == 5


def test_p25_task_four_steps_of_the_tank_in_one_action() -> None:
    g = on_missions(PIPES, me=Seat(area="field-generic carbon-1"), task=("tank-steps", 1))

    choose(g, "survey field-generic")

    assert g.players[0].tasks & 1 == 1


def test_sk_64_steps_of_the_tank_that_turn_into_coins_do_not_count() -> None:
    last = len(BOX.tank_values) - 1
    g = on_missions(PIPES, me=Seat(tank=last, area="field-generic carbon-1"), task=("tank-steps", 1))

    choose(g, "survey field-generic")

    assert g.players[0].tasks & 1 == 0


def test_sk_64_counts_look_at_what_lies_face_up_with_the_tile_and_bonuses() -> None:
    me = Seat(area="carbon-b4 carbon-2", boosted="carbon-2", tiles="plus")
    used = Seat(area="carbon-b4 carbon-2", boosted="carbon-2", tiles="plus", used="carbon-2")

    assert on_missions(STOCK, me=me).players[0].tasks & 1 == 1
    assert on_missions(STOCK, me=used).players[0].tasks & 1 == 0


def test_sk_64_the_plus_tile_laid_now_fulfils_a_task_now() -> None:
    g = on_missions(STOCK, me=Seat(area="carbon-b4 carbon-2", tiles="plus"))

    choose(g, "boost carbon-2")

    assert g.players[0].tasks & 1 == 1
    assert asked(g) == "Act"


def test_sk_91_the_permanent_field_symbol_counts_as_a_science_card() -> None:
    side = next(i for i, kind in enumerate(BOX.bonuses) if kind == 6) // 2  # COLLECTORS
    names = ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2"]
    others = [name for name in ("A1", "B1", "C1", "D1", "E1") if name[0] != names[side][0]][:3]
    space = next(n for n in range(30) if BOX.unlocks[side * 30 + n])
    g = on_missions(
        ACADEMY, me=Seat(area="scientist-2 scientist-a", steps={"skymine": space}),
        sides=" ".join([names[side], *others]),
    )  # fmt: skip

    assert g.players[0].tasks & 1 == 1


def test_p25_task_five_outposts_in_one_action() -> None:
    g = on_missions(TANK_CARD, me=Seat(area="energy-2 energy-01"), task=("pieces", 2))

    choose(g, "expand minerva")
    while asked(g) in ("Entering", "Lift") and g.players[0].tasks == 0:
        choose(g, offered(g)[0])

    assert sum(1 for owner in g.sectors if owner == 1) == 2
    assert g.players[0].tasks & 1 == 1
    assert coins(g) == 1 + 2  # at once, before the rewards


def test_p25_in_the_belt_outposts_and_shuttles_are_pieces() -> None:
    g = on_missions(TANK_CARD, me=Seat(area="energy-2 energy-01"), board="belt", task=("pieces", 2))
    choose(g, "expand minerva", "enter-space 18a", "lift 1")
    assert g.players[0].tasks == 0

    choose(g, "enter-space 19")

    assert g.players[0].tasks == 0b001


def test_sk_91_pieces_are_counted_over_one_turn_with_a_card_of_the_e_space() -> None:
    """The E-space plays an energy card of the hand: its pieces are counted like those of the area."""
    g = on_missions(TANK_CARD, steps=(ExpandAlone(0, 3),), task=("pieces", 2))
    choose(g, "expand minerva")
    while asked(g) in ("Entering", "Lift") and g.players[0].tasks == 0:
        choose(g, offered(g)[0])

    assert g.players[0].tasks & 1 == 1


def test_task_company_steps_counts_all_tracks_of_one_turn() -> None:
    g = on_missions(ACADEMY, me=Seat(area="carbon-2 carbon-1 titanium-1"), task=("company-steps", 3))

    choose(g, "invest carbon", "pay carbon-2", "pay carbon-1", "step skymine", "step minerva")
    assert g.players[0].tasks & 1 == 0
    choose(g, "step minerva")

    assert g.players[0].tasks & 1 == 1


def test_task_screens_counts_the_upload_marker() -> None:
    g = on_missions(
        ACADEMY, me=Seat(area="scientist-2", screens={2: "b1"}, turned=(1, 2), coins=0), task=("screens", 2)
    )

    choose(g, "study scientist-2", "upload 2")

    assert g.players[0].tasks & 1 == 1


def test_task_oustings_counts_pieces_of_other_companies() -> None:
    g = on_missions(TANK_CARD, me=Seat(area="energy-2 energy-01"), sectors={21: "skymine"}, task=("oustings", 1))

    choose(g, "expand minerva", "enter 21")

    assert g.players[0].tasks & 1 == 1
