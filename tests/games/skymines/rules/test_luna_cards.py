"""RB sheet. Each of Luna's 19 cards on each of her slots, and what their words do.

Tawac is the most valuable company, then Minerva, Skymine and Astrogo. Luna leads most with Astrogo, then with Skymine.
"""

from typing import Any

import pytest

from orrery.games.skymines.board import find_reach
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.walking import Walk
from orrery.games.skymines.terms import BONUS, COMPANIES, DISPLAY, EMPTY, SECTORS, SPECIAL, STUDY, STUDY_SPACE
from tests.games.skymines.helpers import BOX, Seat, coins, company, heard, occupy, show, steps_of, table, tank
from tests.games.skymines.lunas import SLOT_NAMES, research, show_majorities, turn

LUNA = 1
BEGAN = {"skymine": 1, "astrogo": 2}
VALUES = {"tawac": [4, 4, 0], "minerva": [3, 2, 0], "skymine": [2, 0, 0]}
EACH = {name: 3 for name in COMPANIES}
TWO = {"tawac": 2, "minerva": 2}
COLUMNS = "12341"  # of the research area, by slot
CARDS: dict[str, dict[str, Any]] = {  # what a card brings on every slot
    "i-1": {"share": 1, "take": "1 1 1 1 1"},
    "i-2": {"steps": {"minerva": 2}, "take": "7+8 2 3 4 6+10"},
    "i-3": {"coins": 2, "steps": {"tawac": 2}, "marker": "buy remove field-tile energy-tile plus-tile"},
    "i-4": {"coins": 2, "research": 1, "marker": "energy-tile plus-tile field-tile scientist-tile remove"},
    "i-5": {"coins": 2, "research": 1, "marker": "scientist-tile field-tile energy-tile buy plus-tile"},
    "i-6": {"steps": {"astrogo": 2}, "enters": {"astrogo": 2}, "aim": min},
    "i-7": {"steps": {"astrogo": 2}, "enters": {"astrogo": 2}, "aim": max},
    "i-8": {"coins": 2, "research": 1, "marker": "field-tile energy-tile buy scientist-tile plus-tile"},
    "i-9": {"steps": TWO, "special": 4, "plans": "a"},
    "i-10": {"coins": 3, "steps": {"astrogo": 3}, "enters": {"astrogo": 3}, "aim": max},
    "i-11": {"steps": TWO, "plans": "bc"},
    "i-12": {"tank": 2, "take": "1+2 1+3 1+4 1+6 1+7"},
    "ii-1": {"coins": 3, "steps": {"tawac": 3, "minerva": 3}, "plans": "b"},
    "ii-2": {"steps": EACH, "special": 4, "plans": "a"},
    "ii-3": {"steps": {"astrogo": 3}, "enters": {"astrogo": 3}, "aim": max},
    "ii-4": {"coins": 3, "research": 2, "marker": "buy scientist-tile field-tile energy-tile remove"},
    "ii-5": {"tank": 2, "research": 2, "take": "2 3 4 6 11", "share": 1},
    "ii-6": {"coins": 3, "tank": 4, "marker": "buy plus-tile field-tile energy-tile remove"},
    "ii-7": {"steps": {"skymine": 2, "astrogo": 2}, "enters": {"astrogo": 2, "skymine": 2}, "aim": min},
}  # fmt: skip
SHARE_SPACE = 12  # a share of Tawac lies there
NEXT = ("i-1", "i-2")  # a card that stays face down


def started() -> Skymines:
    display = {SHARE_SPACE: "energy-b-tawac", 9: "energy-b-minerva"}
    luna = Seat(coins=30, steps=BEGAN)
    return table(them=luna, lunas=1, taken=VALUES, specials="2 4", supplement=3, display=display)


def gained_steps(g: Skymines) -> dict[str, int]:
    now = dict(zip(COMPANIES, steps_of(g, LUNA), strict=True))
    return {name: now[name] - BEGAN.get(name, 0) for name in COMPANIES if now[name] != BEGAN.get(name, 0)}


def sectors_of(expected: dict[str, Any]) -> dict[int, str]:
    """Sectors that a card enters, one after the other: the lowest or highest in reach that is vacant."""
    g = started()
    found: dict[int, str] = {}
    for name, points in expected.get("enters", {}).items():
        for _ in range(points):
            reach = g.near[company(name)] | g.far[company(name)]
            at = expected["aim"](n for n in range(SECTORS) if reach >> n & 1 and g.sectors[n] == EMPTY)
            occupy(g, at, name)
            find_reach(g, company(name))
            found[at] = name
    return found


@pytest.mark.parametrize("slot", SLOT_NAMES)
@pytest.mark.parametrize("card", CARDS)
def test_a_card_does_what_it_says_on_this_slot(card: str, slot: str) -> None:
    expected, at = CARDS[card], SLOT_NAMES.index(slot)
    g = started()
    show_majorities(g, LUNA, *(("i-5", "i-8") if card in ("i-10", "i-11") else ("i-10", "i-11")))
    before = {space: g.study[space] for space in range(STUDY)}
    turn(g, LUNA, {slot: card, "E": card if slot == "E" else NEXT[card == "i-1"]})

    taken = {int(n) for n in str(expected.get("take", "")).split()[at : at + 1] for n in n.split("+")}
    taken |= {SHARE_SPACE} if "share" in expected else set()
    plans = {f"{letter}{COLUMNS[at]}" for letter in str(expected.get("plans", ""))}
    supplement = 3 if plans and COLUMNS[at] == "1" else 0
    marker = str(expected.get("marker", "")).split()[at : at + 1]
    entered = {n: COMPANIES[owner] for n, owner in enumerate(g.sectors) if owner != EMPTY}

    assert gained_steps(g) == expected.get("steps", {})
    assert entered == sectors_of(expected)
    assert coins_without_tracks(g) == 30 + int(str(expected.get("coins", 0))) + supplement
    assert (tank(g, LUNA), research(g, LUNA)) == (expected.get("tank", 0), expected.get("research", 0))
    assert {space + 1 for space in range(DISPLAY) if g.display[space] == EMPTY} == taken
    assert {STUDY_SPACE.ids[space] for space in range(STUDY) if g.study[space] != before[space]} == plans
    assert [BONUS.ids[i] for i in range(len(g.marked)) if g.marked[i] == LUNA] == marker
    assert g.specials == (0b001 if "special" in expected else 0b101)


def coins_without_tracks(g: Skymines) -> int:
    """Her coins without those of thresholds and barriers."""
    passed = sum(int(line.split()[3]) for line in heard(g, "passed"))
    paid = sum(int(line.split()[2]) for line in heard(g, "paid"))
    return coins(g, LUNA) - passed + paid


# Tracks, tank, research.


def test_she_pays_barriers_as_far_as_her_coins_go_and_passes_them() -> None:
    at = next(space for space in range(20) if BOX.barriers[space])  # on A1, which is Skymine's
    g = table(them=Seat(coins=0, steps={"skymine": at}), lunas=1, taken={"skymine": [4, 0, 0]})
    turn(g, LUNA, {"B": "i-9", "C": "i-1"})

    assert steps_of(g, LUNA)[0] == at + 2
    assert heard(g, "luna-short") == [f"1 luna-short skymine 0 {BOX.barriers[at]}"]


def test_a_threshold_that_she_passes_pays_those_who_passed_before_and_hers_pays_again() -> None:
    at = next(space for space in range(20) if BOX.thresholds[space])
    pays = BOX.thresholds[at]
    passed, before = {"skymine": at + 1}, {"skymine": at}
    g = table(me=Seat(coins=0, steps=passed), them=Seat(coins=0, steps=before), lunas=1, taken={"skymine": [4, 0, 0]})
    turn(g, LUNA, {"B": "i-9", "C": "i-1"})
    assert (coins(g, 0), coins(g, LUNA)) == (pays, pays)

    g = table(Walk(0, 0, 1), me=Seat(coins=0, steps=before), them=Seat(coins=0, steps=passed), lunas=1)
    assert (coins(g, 0), coins(g, LUNA)) == (pays, pays)


def test_thresholds_pay_her_and_unlock_nothing() -> None:
    at = next(space for space in range(20) if BOX.thresholds[space])
    luna = Seat(coins=0, steps={"skymine": at})
    g = table(
        me=Seat(area="carbon-1", coins=0, steps={"skymine": at}), them=luna, lunas=1, taken={"skymine": [4, 0, 0]}
    )
    turn(g, LUNA, {"B": "i-9", "C": "i-1"})

    assert coins(g, LUNA) == BOX.thresholds[at]
    assert coins(g, 0) == 0
    assert g.players[LUNA].unlocked[0] == 0  # she has no use for the bonus


def test_beyond_the_end_of_a_track_a_step_is_two_coins() -> None:
    g = table(them=Seat(coins=0, steps={"skymine": BOX.lengths[0] - 1}), lunas=1, taken={"skymine": [4, 0, 0]})
    turn(g, LUNA, {"B": "i-3", "C": "i-1"})

    assert steps_of(g, LUNA)[0] == BOX.lengths[0]
    assert coins(g, LUNA) == 2 + 2
    assert heard(g, "luna-overran") == ["1 luna-overran skymine 1"]


def test_beyond_the_ends_of_tank_and_research_a_step_is_two_coins() -> None:
    g = table(them=Seat(coins=0, tank=27, upload=14), lunas=1, display={n: "" for n in range(1, 13)})
    turn(g, LUNA, {"B": "ii-5", "C": "i-1"})

    assert (tank(g, LUNA), research(g, LUNA)) == (28, 15)
    assert coins(g, LUNA) == 2 + 2


# Cards of the display.


def test_an_empty_space_brings_nothing() -> None:
    g = table(lunas=1, display={n: "" for n in range(1, 13)})
    turn(g, LUNA, {"B": "i-1", "C": "i-2"})

    assert list(g.players[LUNA].cards) == []
    assert heard(g, "luna-lacked") == ["1 luna-lacked card", "1 luna-lacked share"]


def test_the_most_valuable_share_is_that_of_the_most_valuable_company_in_the_display() -> None:
    """Tawac is worth most, but no share of it lies there; of Minerva's two the one on the lower number counts."""
    display = {n: "" for n in range(1, 13)}
    display |= {3: "energy-b-skymine", 7: "energy-c-minerva", 5: "energy-b-minerva"}
    g = table(lunas=1, taken={"tawac": [4, 4, 0], "minerva": [3, 0, 0]}, display=display)
    turn(g, LUNA, {"B": "i-1", "C": "i-2"})

    assert [BOX.ids["card"][BOX.faces[card]] for card in g.players[LUNA].cards] == ["energy-b-minerva"]
    assert heard(g, "luna-found")[0].startswith("1 luna-found share minerva")


def test_sk_59_cards_that_she_took_are_not_removed_ones() -> None:
    g = started()
    taken = g.display[0]
    turn(g, LUNA, {"B": "i-12", "C": "i-2"})

    assert taken in list(g.players[LUNA].cards)
    assert g.places[taken] >= 0


# Plans and markers.


def test_sk_86_the_supplement_stays_if_the_plan_space_is_empty() -> None:
    g = table(them=Seat(coins=0), lunas=1, supplement=4)
    g.dropped = [*g.dropped, g.study[4]]
    g.study[4] = EMPTY
    for stack in g.plan_stacks:
        g.dropped = [*g.dropped, *stack.cards]
        stack.fill([])
    turn(g, LUNA, {"A": "ii-1", "B": "i-1"})

    assert (coins(g, LUNA), g.supplement) == (3, 4)


def test_sk_86_the_special_plan_last_revealed_is_the_highest_that_is_left() -> None:
    g = table(lunas=1, specials="2 3 5", round=6)
    turn(g, LUNA, {"B": "i-9", "C": "i-1"})

    assert g.specials == 0b0011
    assert SPECIAL + 3 in g.dropped
    assert "1 luna-lacked special" not in heard(g)


def test_sk_86_without_a_special_plan_nothing_happens() -> None:
    g = table(lunas=1)
    turn(g, LUNA, {"B": "i-9", "C": "i-1"})

    assert "1 luna-lacked special" in heard(g)


def test_sk_86_plans_are_refilled_at_the_end_of_her_turn() -> None:
    """Both plans of the card leave before any new one comes."""
    g = table(lunas=1)
    gone = [g.study[4], g.study[8]]
    turn(g, LUNA, {"A": "i-11", "B": "i-1"})

    lines = [line.split()[1] for line in heard(g, "luna-discarded", "showed-plan")]
    assert lines == ["luna-discarded", "luna-discarded", "showed-plan", "showed-plan"]
    assert EMPTY not in list(g.study)
    assert set(gone) <= set(g.dropped)


def test_a_marker_is_placed_only_on_a_free_space_and_brings_nothing() -> None:
    g = table(them=Seat(coins=0), lunas=1, marked={"buy": 0})
    turn(g, LUNA, {"A": "i-3", "B": "i-1"})

    assert g.marked[BONUS.ids.index("buy")] == 0
    assert g.players[LUNA].markers == 5
    assert heard(g, "luna-blocked") == ["1 luna-blocked buy"]
    assert coins(g, LUNA) == 2


def test_shown_cards_do_not_refill_during_her_turn() -> None:
    g = started()
    show(g, 0, "carbon-a2")
    turn(g, LUNA, {"B": "i-12", "C": "i-2"})

    assert g.display[0] == EMPTY
