"""RB p30, p31. Threats on the Belt: how one is removed, and what it does if nobody has."""

from typing import cast

import pytest
from librt.vecs import vec

from orrery.engine.agenda import Step, is_over, settle
from orrery.engine.facts import Facts
from orrery.engine.game import Value
from orrery.games.skymines.board import find_reach, lift, share_value
from orrery.games.skymines.game import GAME
from orrery.games.skymines.market import add_card, remove_card
from orrery.games.skymines.scoring import merits, shares_of, sheet
from orrery.games.skymines.state import Skymines
from orrery.games.skymines.steps.energy import start_expansion
from orrery.games.skymines.steps.replaying import ExpandAlone
from orrery.games.skymines.steps.rounds import RoundEnd
from orrery.games.skymines.terms import COMPANIES, ENERGY, HAND, REST, SHUTTLE_COLUMN, THREATS
from orrery.games.skymines.threats import is_left, most_valuable
from tests.games.skymines.helpers import (
    BOX,
    Seat,
    arrange,
    asked,
    choose,
    heard,
    left,
    names,
    offered,
    reasons,
    steps_of,
    why_not,
)

MINERVA = COMPANIES.index("minerva")
SITES = BOX.ids["space"]


def belt(threat: str, me: Seat | None = None, seats: int = 2, shuttle: str = "11", luna: int = 0) -> Skymines:
    """A table on the Belt in round 3. Minerva has a shuttle on a space beside the threat, unless it is empty."""
    options: dict[str, Value] = {"first": "1", "board": "belt", "threat": threat, "luna": luna}
    g = cast(Skymines, GAME.new(seats, 1, options, BOX, True))
    g.agenda = vec[Step]()
    g.open, g.asked, g.round, g.active = False, -1, 3, 0
    for seat in range(seats):
        arrange(g, seat, (me if seat == 0 else None) or Seat())
    if shuttle:
        g.sectors[SITES.index(shuttle)] = MINERVA
        lift(g, MINERVA, SHUTTLE_COLUMN)
        find_reach(g, MINERVA)
    assert g.journal is not None
    g.journal.events.clear()
    return g


def expanding(g: Skymines, energy: int = 3) -> Skymines:
    start_expansion(g, 0, MINERVA, energy)
    settle(g)
    return g


def may_avert(g: Skymines) -> bool:
    return bool(offered(g, "avert")) if asked(g) == "Entering" else False


def line(g: Skymines, name: str, seat: int = 0) -> int:
    return dict(sheet(g, g.players[seat]))[name]


# Set-up.


def test_p30_one_card_lies_on_the_belt_drawn_at_random_or_chosen() -> None:
    options = {"board": "belt", "threat": "random"}
    drawn = {cast(Skymines, GAME.new(2, seed, options, BOX)).threat for seed in range(40)}

    assert drawn == set(range(6))
    assert [belt(name).threat for name in THREATS] == list(range(6))


def test_p30_threats_are_for_the_belt_only() -> None:
    assert "Option 'threat' is for the Belt" in GAME.check(2, {"threat": "raid"})
    assert "Option 'threat' is for the Belt" in GAME.check(2, {"threat": "random", "board": "moon"})
    assert GAME.check(2, {"threat": "raid", "board": "belt"}) == ""


def test_without_the_option_there_is_no_threat() -> None:
    g = cast(Skymines, GAME.new(2, 1, {"board": "belt"}, BOX))

    assert not is_left(g)


# Removing.


@pytest.mark.parametrize("space", ["11", "16"])
def test_sk_36_a_company_with_a_shuttle_on_11_or_16_reaches_the_threat_for_two_energy(space: str) -> None:
    assert may_avert(expanding(belt("raid", Seat(coins=6), shuttle=space), 2))
    assert not may_avert(expanding(belt("raid", Seat(coins=6), shuttle=space), 1))


def test_sk_36_without_a_shuttle_there_it_is_too_far() -> None:
    g = expanding(belt("raid", Seat(coins=6), shuttle=""), 5)

    assert not may_avert(g)
    assert why_not(g, "threat-raid") == ["threat-far"]


def test_sk_36_the_shuttle_may_be_placed_in_the_same_expansion() -> None:
    g = belt("raid", Seat(coins=6), shuttle="")
    board = g.board
    beside = next(site for site in range(board.sites) if board.single[site] >> SITES.index("11") & 1)
    g.sectors[beside] = MINERVA
    find_reach(g, MINERVA)
    expanding(g, 3)

    choose(g, "enter-space 11")

    assert may_avert(g)


def test_sk_36_the_rewards_of_the_card_come_after_the_usual_ones() -> None:
    g = expanding(belt("time-loop", Seat(tank=13, upload=8)), 2)
    choose(g, "avert time-loop")

    assert g.remover == 0
    assert heard(g, "averted") == ["0 averted time-loop"]
    assert asked(g) == "Points"  # of this card


def test_sk_36_the_points_of_an_asteroid_come_before_those_of_the_card_and_apart() -> None:
    g = expanding(belt("time-loop", Seat(tank=13, upload=8)), 3)
    choose(g, "enter-space 22a", "lift 1", "avert time-loop")  # a point, and two of the card

    assert left(g, "points") == 1
    choose(g, "cash")
    assert left(g, "points") == 2


def test_sk_36_after_the_removal_the_expansion_goes_on_with_the_energy_that_is_left() -> None:
    g = expanding(belt("raid", Seat(coins=6)), 5)
    choose(g, "avert raid")

    assert asked(g) == "Entering"
    assert not may_avert(g)
    assert why_not(g, "threat-raid") == ["threat-waits"]


def test_sk_66_no_piece_need_be_placed_and_the_requirement_is_met_before_the_rewards() -> None:
    g = expanding(belt("leak", Seat(tank=20)), 2)

    assert may_avert(g)
    assert not may_avert(expanding(belt("leak", Seat(tank=19)), 6))


def test_sk_91_a_threat_may_be_removed_with_an_energy_card_of_the_e_space() -> None:
    g = belt("raid", Seat(coins=6))
    g.then(ExpandAlone(0, 2))
    settle(g)
    choose(g, "expand minerva")

    assert may_avert(g)


# Each requirement.


def test_the_singularity_asks_for_research_worth_40() -> None:
    assert may_avert(expanding(belt("singularity", Seat(upload=12))))
    assert not may_avert(expanding(belt("singularity", Seat(upload=11))))
    g = expanding(belt("singularity", Seat(upload=11)))
    assert why_not(g, "threat-singularity") == ["threat-unmet"]
    assert "threat" in reasons(g, "threat-singularity")[0].facts


def test_sk_66_the_crash_costs_two_and_three_energy() -> None:
    assert may_avert(expanding(belt("crash"), 5))
    assert why_not(expanding(belt("crash"), 4), "threat-crash") == ["no-energy"]


def test_the_time_loop_asks_for_tank_25_and_research_20() -> None:
    assert may_avert(expanding(belt("time-loop", Seat(tank=13, upload=8))))
    assert not may_avert(expanding(belt("time-loop", Seat(tank=12, upload=8))))
    assert not may_avert(expanding(belt("time-loop", Seat(tank=13, upload=7))))


def test_sk_66_the_blackout_asks_for_two_energy_cards_of_the_hand() -> None:
    g = expanding(belt("blackout", Seat(hand="energy-2 energy-01 carbon-1")), 2)
    choose(g, "avert blackout")

    assert heard(g, "give-up") == ["0 give-up energy-2 (forced)", "0 give-up energy-01 (forced)"]
    assert names(g, 0, HAND) == ["carbon-1"]


def test_sk_66_energy_cards_of_the_area_and_the_tile_do_not_serve() -> None:
    me = Seat(area="energy-2", hand="energy-01 carbon-1", tiles="energy")

    assert not may_avert(expanding(belt("blackout", me)))


def test_sk_66_of_three_energy_cards_each_pair_can_be_given_up_in_one_way() -> None:
    cards = "energy-2 energy-01 energy-b-tawac"
    found = []
    for move in ("energy-2", "energy-01", "energy-b-tawac"):
        g = expanding(belt("blackout", Seat(hand=cards)), 2)
        choose(g, "avert blackout")
        if f"give-up {move}" in offered(g):
            choose(g, f"give-up {move}")
            for text in offered(g) if asked(g) == "GiveUp" else [""]:
                h = g.clone()
                choose(h, *[text] if text else [])
                found.append(names(h, 0, HAND))

    assert sorted(found) == [["energy-01"], ["energy-2"], ["energy-b-tawac"]]


def test_the_raid_asks_for_six_coins() -> None:
    g = expanding(belt("raid", Seat(coins=7)), 2)
    choose(g, "avert raid")

    assert g.players[0].coins == 1
    assert not may_avert(expanding(belt("raid", Seat(coins=5))))


def test_the_leak_asks_for_a_tank_worth_40() -> None:
    assert may_avert(expanding(belt("leak", Seat(tank=20))))


@pytest.mark.parametrize(
    ("threat", "words", "moves", "coins", "tank", "steps", "points"),
    [
        ("singularity", ["coins 4"], [], 10, 20, 0, 0),
        ("crash", ["steps any 2"], ["advance astrogo 2"], 6, 20, 2, 0),
        ("time-loop", ["research 2"], [], 6, 20, 0, 2),
        ("blackout", ["coins 2", "tank 2"], [], 8, 22, 0, 0),
        ("raid", ["steps any 3"], ["advance astrogo 3"], 0, 20, 3, 0),
        ("leak", ["research 2"], [], 6, 20, 0, 2),
    ],
)
def test_p31_who_averts_a_threat_gets_its_reward(
    threat: str, words: list[str], moves: list[str], coins: int, tank: int, steps: int, points: int
) -> None:
    """All begin with 6 coins and 20 in the tank; the raid takes the coins, the blackout the energy cards."""
    me = Seat(coins=6, tank=20, upload=12, hand="energy-2 energy-01 carbon-1")
    g = expanding(belt(threat, me), 5 if threat == "crash" else 2)
    facts = Facts(g.box.language)
    g.agenda[-1].offer_facts(g, 0, g.box.language.read(f"avert {threat}"), facts)
    assert [text for _, text, _ in facts.named["gain"]] == words
    choose(g, f"avert {threat}", *moves)

    p = g.players[0]
    assert (p.coins, p.tank, steps_of(g)) == (coins, tank, [0, 0, steps, 0])
    assert (asked(g), left(g, "points") if points else 0) == ("Points" if points else "", points)
    assert len(names(g, 0, HAND)) == (1 if threat == "blackout" else 3)
    assert g.remover == 0


# Final scoring.


def end_of(g: Skymines, round: int = 7) -> Skymines:
    g.round = round
    g.then(RoundEnd())
    settle(g)
    return g


def test_the_singularity_ends_the_game_after_round_6() -> None:
    assert is_over(end_of(belt("singularity"), 6))
    assert not is_over(end_of(belt("singularity"), 5))
    removed = belt("singularity")
    removed.remover = 1
    assert not is_over(end_of(removed, 6))
    assert not is_over(end_of(belt("raid"), 6))


def test_a_threat_that_is_left_is_told_at_the_end() -> None:
    assert heard(end_of(belt("raid")), "struck") == ["- struck raid"]


def test_sk_67_the_crash_takes_two_coins_from_every_most_valuable_company() -> None:
    g = belt("crash", Seat(steps={"skymine": 10, "minerva": 10, "tawac": 10}))
    for company in (0, 3):
        for column in (0, 2):
            for _ in range(4):
                lift(g, company, column)
    values = [share_value(g, company) for company in range(4)]
    top = max(values)
    assert values.count(top) >= 2
    assert top >= 3

    for name in COMPANIES:
        company = COMPANIES.index(name)
        each = values[company] - 2 if values[company] == top else values[company]
        assert line(g, name) == shares_of(g, g.players[0], company) * each


def test_sk_92_the_crash_never_takes_more_than_there_is() -> None:
    g = belt("crash", Seat(steps={"skymine": 10}))  # no company is worth more than a coin yet

    assert all(line(g, name) >= 0 for name in COMPANIES)


def test_sk_67_the_blackout_takes_the_shares_of_energy_cards_wherever_they_lie() -> None:
    g = belt("blackout")
    card = next(c for c in range(44) if BOX.types[c] == ENERGY and BOX.shares[c] >= 0)
    company = BOX.shares[card]
    before = shares_of(g, g.players[0], company)
    add_card(g, 0, card)
    g.places[card] = REST
    assert shares_of(g, g.players[0], company) == before
    g.remover = 1

    assert shares_of(g, g.players[0], company) >= before + 1
    remove_card(g, 0, card)


def test_sk_67_the_raid_takes_all_cash() -> None:
    g = belt("raid", Seat(coins=9))
    assert line(g, "cash") == 0
    g.remover = 1

    assert line(g, "cash") == 9


def test_sk_67_the_leak_takes_the_tank() -> None:
    g = belt("leak", Seat(tank=13))
    assert line(g, "tank") == 0
    g.remover = 1

    assert line(g, "tank") == 25


def test_sk_67_threats_hit_everybody_luna_too() -> None:
    g = belt("raid", Seat(coins=9), seats=3, luna=1)
    for p in g.players:
        p.coins = 5
    assert g.people == 2

    assert [line(g, "cash", seat) for seat in range(3)] == [0, 0, 0]
    g.remover = 1
    assert [line(g, "cash", seat) for seat in range(3)] == [5, 5, 5]


def test_sk_67_the_time_loop_changes_no_score_and_is_told_as_a_merit() -> None:
    g = belt("time-loop", Seat(coins=9, tank=13))

    assert (line(g, "cash"), line(g, "tank")) == (9, 25)
    assert dict(merits(g, 0)) == {"loop-left": 1}
    assert dict(merits(g, 1)) == {"loop-left": 1}
    g.remover = 1
    assert dict(merits(g, 0)) == {}
    assert dict(merits(g, 1)) == {"threat-removed": 1}


def test_sk_36_the_free_share_is_one_of_the_most_valuable_company() -> None:
    g = belt("raid")
    for _ in range(3):
        lift(g, 3, 0)
    company = most_valuable(g)
    before = shares_of(g, g.players[0], company)
    g.remover = 0

    assert company == 3
    assert shares_of(g, g.players[0], company) == before + 1
    assert shares_of(g, g.players[1], company) == before


# Merits.


def test_p24_merits_count_finished_tracks_of_companies_tank_and_research() -> None:
    side = 0
    g = belt("raid", Seat(tank=len(BOX.tank_values) - 1, upload=16, steps={"skymine": int(BOX.lengths[side])}))

    assert dict(merits(g, 0))["tracks-finished"] == 3
    assert "tracks-finished" not in dict(merits(g, 1))


def test_p24_merits_count_markers_taken_and_the_first_personal_space() -> None:
    g = belt("raid")
    g.players[1].tasks, g.first_personal = 0b110, 1

    assert dict(merits(g, 1)) == {"markers-taken": 2, "first-personal": 1}
    assert dict(merits(g, 0)) == {}


def test_without_modules_there_are_no_merits() -> None:
    g = cast(Skymines, GAME.new(2, 1, {}, BOX))

    assert GAME.outcome(g).merits == [[], []]
    assert "merits" not in GAME.outcome(g).data()
