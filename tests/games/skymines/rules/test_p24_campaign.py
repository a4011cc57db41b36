"""RB p24 to p31. The campaign of four chapters, success points, ranks, and the time loop."""

import re
from typing import Any

import pytest

from orrery.cli.words import Words
from orrery.engine.game import BadInput, Lines, Outcome, places_of
from orrery.engine.record import Record
from orrery.engine.series import SeriesFile
from orrery.games.skymines.campaign import KINDS, RANKS, Campaign, TimeLoop, mean, rank, series, success, total
from orrery.games.skymines.game import GAME


def ended(*scores: int, **merits: dict[int, int]) -> Outcome:
    """An outcome with these scores; merits by name and seat."""
    lines: list[Lines] = [
        [(name.replace("_", "-"), by_seat[seat]) for name, by_seat in merits.items() if seat in by_seat]
        for seat in range(len(scores))
    ]
    return Outcome(places_of(scores), list(scores), [[] for _ in scores], lines)


LOOP = {0: 1, 1: 1, 2: 1}


def campaign(seats: int = 3, **options: Any) -> Campaign:
    found = GAME.series("campaign", seats, 7, options)
    assert isinstance(found, Campaign)
    return found


def kinds(outcome: Outcome, chapter: int, seat: int) -> dict[str, int]:
    return dict(success(outcome, chapter - 1, seat))


def options_of(plays: Any, outcomes: list[Outcome]) -> dict[str, Any]:
    plan = plays.next(outcomes)
    assert plan is not None
    return dict(plan.options)


# Chapters.


@pytest.mark.parametrize(
    ("chapter", "board", "settled", "threat"),
    [(1, "moon", False, "none"), (2, "belt", False, "none"), (3, "moon", True, "none"), (4, "belt", False, "random")],
)
def test_sk_68_each_chapter_has_its_modules(chapter: int, board: str, settled: bool, threat: str) -> None:
    options = options_of(campaign(), [ended(3, 2, 1)] * (chapter - 1))

    assert (options["board"], options["settled"], options["threat"]) == (board, settled, threat)
    assert (options["missions"], options["tracks"], options["tokens"]) == (True, "random", "draft")
    assert GAME.check(3, options) == ""


def test_sk_38_four_chapters_in_order_with_the_same_seats_and_other_seeds() -> None:
    plays = campaign()
    plans = [plays.next([ended(3, 2, 1)] * n) for n in range(5)]

    assert plans[4] is None
    assert [plan.seats for plan in plans[:4] if plan] == [3] * 4
    assert len({plan.seed for plan in plans[:4] if plan}) == 4


def test_sk_38_the_same_outcomes_always_lead_to_the_same_next_chapter() -> None:
    """So that a campaign can be left and resumed: nothing else is kept."""
    one, other = campaign().next([ended(3, 2, 1)]), campaign().next([ended(3, 2, 1)])

    assert one is not None
    assert other is not None
    assert (one.seed, one.options) == (other.seed, other.options)


def test_options_that_the_chapters_do_not_set_hold_in_all_of_them() -> None:
    assert all(options_of(campaign(linked=True), [ended(3, 2, 1)] * n)["linked"] for n in range(4))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"board": "belt"}, "Option 'board' is set by the campaign; leave it out."),
        ({"threat": "raid"}, "Option 'threat' is set by the campaign; leave it out."),
        ({"track-skymine": "B1"}, "Option 'track-skymine' is set by the campaign; leave it out."),
        ({"missions": True}, "Option 'missions' is set by the campaign; leave it out."),
        ({"first": "9"}, "Option 'first' must be one of"),
    ],
)
def test_a_campaign_refuses_options_that_it_sets_itself(options: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told.replace(".", r"\.")):
        GAME.series("campaign", 3, 1, options)


def test_a_campaign_takes_options_that_are_written_out() -> None:
    assert GAME.series("campaign", 3, 1, GAME.written_out({})).next([]) is not None


# Success points by kind.


def test_p24_a_point_if_one_player_has_less_and_another_if_two_have() -> None:
    outcome = ended(30, 20, 10)

    assert [kinds(outcome, 1, seat).get("ahead-of-one", 0) for seat in range(3)] == [1, 1, 0]
    assert [kinds(outcome, 1, seat).get("ahead-of-two", 0) for seat in range(3)] == [1, 0, 0]


def test_p24_ties_for_the_last_places_bring_no_point() -> None:
    assert [kinds(ended(30, 10, 10), 1, seat).get("ahead-of-one", 0) for seat in range(3)] == [1, 0, 0]
    assert [kinds(ended(30, 20, 20, 10), 1, seat).get("ahead-of-two", 0) for seat in range(4)] == [1, 0, 0, 0]


def test_p24_a_point_for_winning_also_if_the_win_is_shared() -> None:
    assert [kinds(ended(30, 30, 10), 1, seat).get("won", 0) for seat in range(3)] == [1, 1, 0]


def test_p24_a_point_for_two_markers_taken_from_the_status_card() -> None:
    outcome = ended(1, 1, 1, 1, markers_taken={0: 1, 1: 2, 2: 3})

    assert [kinds(outcome, 1, seat).get("markers", 0) for seat in range(4)] == [0, 1, 1, 0]


def test_p24_a_point_for_every_track_that_was_finished() -> None:
    assert kinds(ended(1, 1, tracks_finished={0: 3}), 1, 0) == {"won": 1, "tracks": 3}


def test_p30_chapter_3_gives_a_point_for_the_first_personal_space() -> None:
    outcome = ended(1, 1, first_personal={0: 1})

    assert [kinds(outcome, chapter, 0).get("first-personal", 0) for chapter in (1, 2, 3, 4)] == [0, 0, 1, 0]


def test_p30_chapter_4_gives_a_point_for_removing_the_threat() -> None:
    outcome = ended(1, 1, threat_removed={1: 1})

    assert [kinds(outcome, chapter, 1).get("threat-removed", 0) for chapter in (1, 2, 3, 4)] == [0, 0, 0, 1]


def test_sk_68_most_success_points_win_and_ties_share() -> None:
    plays = campaign()
    outcomes = [ended(30, 20, 10), ended(20, 30, 10)]

    assert plays.standing(outcomes) == [4, 4, 0]
    assert plays.places(outcomes) == [1, 1, 3]


def test_the_success_points_are_told_by_chapter_game_and_person() -> None:
    assert campaign().success([ended(30, 20, 10)]) == [
        [[[("ahead-of-one", 1), ("ahead-of-two", 1), ("won", 1)], [("ahead-of-one", 1)], []]]
    ]


@pytest.mark.parametrize(("points", "found"), [(0, 0), (6, 0), (7, 1), (11, 1), (12, 2), (17, 3), (21, 3), (22, 4)])
def test_p24_ranks(points: int, found: int) -> None:
    assert rank(points) == found


def test_sk_94_luna_counts_in_comparisons_collects_nothing_and_cannot_win() -> None:
    plays = campaign(luna=1)

    assert plays.standing([ended(20, 10, 15)]) == [3, 0, 0]
    assert plays.standing([ended(20, 10, 30)]) == [1, 0, 0]
    assert plays.places([ended(20, 10, 15)]) == [1, 2, 3]


def test_sk_94_luna_is_behind_people_without_a_point_too() -> None:
    assert campaign(luna=1).places([ended(10, 10, 30)]) == [1, 1, 3]
    assert campaign(luna=2).places([ended(10, 20, 30)]) == [1, 2, 2]


# The time loop.


def test_p31_the_mean_is_rounded_up() -> None:
    assert [mean([10]), mean([10, 11]), mean([10, 10, 11]), mean([0, 0, 0])] == [10, 11, 11, 0]


def test_sk_37_a_loop_goes_on_with_the_same_threat_and_a_fresh_set_up_until_it_is_removed() -> None:
    plays = GAME.series("time-loop", 3, 5, {})
    first, second = plays.next([]), plays.next([ended(3, 2, 1, loop_left=LOOP)])

    assert first is not None
    assert second is not None
    assert second.options == {**first.options, "tracks": "random", "tokens": "draft"}
    assert (first.options["board"], first.options["threat"]) == ("belt", "time-loop")
    assert first.seed != second.seed
    assert plays.next([ended(3, 2, 1, loop_left=LOOP), ended(3, 2, 1)]) is None


def test_p31_the_set_up_of_the_next_game_is_random_whatever_was_chosen_for_the_first() -> None:
    plays = GAME.series(
        "time-loop", 2, 5, {"tracks": "chosen", "track-skymine": "E1", "missions": True, "linked": True}
    )
    second = plays.next([ended(3, 2, loop_left=LOOP)])

    assert second is not None
    assert [second.options[id] for id in ("tracks", "tokens", "missions", "linked")] == ["random", "draft", True, True]


def test_sk_37_the_final_score_is_the_mean_of_all_games_of_the_loop() -> None:
    plays = GAME.series("time-loop", 2, 5, {})

    assert plays.standing([ended(100, 90, loop_left=LOOP), ended(91, 90)]) == [96, 90]


def test_sk_37_a_loop_has_at_most_three_games() -> None:
    lost = ended(3, 2, 1, loop_left=LOOP)
    plays = GAME.series("time-loop", 3, 5, {})

    assert [plays.next([lost] * n) is None for n in range(4)] == [False, False, False, True]


def test_sk_37_the_last_chapter_of_a_campaign_repeats_in_the_loop() -> None:
    plays = campaign()
    before = [ended(3, 2, 1)] * 3
    lost = ended(3, 2, 1, loop_left=LOOP)
    again = options_of(plays, [*before, lost])

    assert (again["threat"], again["board"], again["missions"]) == ("time-loop", "belt", True)
    assert plays.next([*before, lost, ended(3, 2, 1)]) is None
    assert plays.next([*before, lost, lost, lost]) is None


def test_sk_93_success_points_of_a_loop_are_the_mean_of_each_games_points_the_last_included() -> None:
    before = [ended(1, 1, 1)] * 3  # a point each for the shared win
    lost, last = ended(30, 20, 10, loop_left=LOOP), ended(10, 20, 30, threat_removed={0: 1})

    assert total(success(lost, 3, 0)) == 3
    assert total(success(last, 3, 0)) == 1
    assert campaign().standing([*before, lost, last]) == [3 + 2, 3 + 1, 3 + 2]


def test_sk_93_nobody_gets_the_removers_point_if_the_loop_is_stopped() -> None:
    lost = ended(30, 20, 10, loop_left=LOOP)

    assert all("threat-removed" not in dict(success(lost, 3, seat)) for seat in range(3))


def test_a_time_loop_refuses_another_threat() -> None:
    with pytest.raises(BadInput, match="Option 'threat' is set by the time loop"):
        GAME.series("time-loop", 2, 1, {"threat": "raid"})


def test_a_time_loop_refuses_settled_outposts() -> None:
    with pytest.raises(BadInput, match="settled"):
        GAME.series("time-loop", 2, 1, {"settled": True})


def test_the_series_of_the_game() -> None:
    assert GAME.SERIES == ["match", "campaign", "time-loop"]
    assert isinstance(series(GAME, "time-loop", 2, 1, {}), TimeLoop)
    assert series(GAME, "match", 2, 1, {}).next([]) is not None


# What pages and the terminal tell.


def test_sk_95_a_chapter_without_an_outcome_is_played_again_and_brings_nothing() -> None:
    """A file may end with such a chapter. No other follows it."""
    plays = campaign(2, luna=1)
    first = plays.next([])
    assert first is not None
    file = SeriesFile("skymines", "campaign", 2, 7, plays.options)
    file.chairs = [{"name": "Ola", "bot": ""}, {"name": "", "bot": "automaton"}]
    file.records = [Record(GAME, GAME.new(2, first.seed, first.options), first.seed).write()]
    outcomes = file.verify(GAME)

    again = plays.next(outcomes)
    assert again is not None
    assert (again.title, again.options, plays.standing(outcomes)) == ("campaign-1", first.options, [0, 0])
    file.records *= 2
    with pytest.raises(BadInput, match="Game 1 of this series: It was not finished, and yet others follow"):
        file.verify(GAME)


def test_chapters_have_titles_and_a_repeated_one_keeps_its_own() -> None:
    plays = campaign()
    outcomes = [ended(3, 2, 1)] * 3
    looped = [*outcomes, ended(3, 2, 1, loop_left=LOOP)]
    titles = [plan.title for n in range(4) if (plan := plays.next(outcomes[:n]))]

    assert titles == plays.titles() == ["campaign-1", "campaign-2", "campaign-3", "campaign-4"]
    again = plays.next(looped)
    assert again is not None
    assert again.title == "campaign-4"
    assert [plays.length(games) for games in ([], outcomes, looped)] == [4, 4, 5]


def test_the_sheet_tells_success_points_by_kind_and_adds_up() -> None:
    plays = campaign()
    outcomes = [ended(30, 20, 10), ended(10, 20, 30, tracks_finished={0: 2})]
    sheet = plays.sheet(outcomes)

    assert dict(sheet[0]) == {"ahead-of-one": 1, "ahead-of-two": 1, "won": 1, "tracks": 2}
    assert [total(lines) for lines in sheet] == plays.standing(outcomes)


def test_the_gains_of_a_game_tell_kinds_that_brought_nothing_too() -> None:
    outcomes = [ended(1, 2, 3), ended(1, 2, 3), ended(30, 20, 10)]
    gains = campaign(luna=1).gains(outcomes)

    assert len(gains) == len(outcomes)
    assert gains[0][0] == [("ahead-of-one", 0), ("ahead-of-two", 0), ("won", 0), ("markers", 0), ("tracks", 0)]
    assert dict(gains[2][0]) == {**dict.fromkeys(dict(gains[0][0]), 1), "markers": 0, "tracks": 0, "first-personal": 0}
    assert gains[2][2] == []


def test_sk_93_a_chapter_with_a_loop_has_its_mean_in_the_sheet() -> None:
    plays = campaign()
    outcomes = [*[ended(1, 1, 1)] * 3, ended(3, 2, 1, loop_left=LOOP), ended(1, 2, 3)]
    sheet = plays.sheet(outcomes)

    assert dict(sheet[0])["loop"] == 2  # of 3 and 0
    assert [total(lines) for lines in sheet] == plays.standing(outcomes)


def test_sk_94_luna_has_the_same_level_in_all_chapters() -> None:
    plays = campaign(2, luna=1, level=4)
    found = [options_of(plays, [ended(9, 8)] * chapter) for chapter in range(4)]

    assert [(options["luna"], options["level"]) for options in found] == [(1, 4)] * 4


def test_sk_94_ranks_are_told_for_people_only() -> None:
    plays = campaign(luna=1)

    assert plays.ranks([]) == ["campaign-rank-0", "campaign-rank-0", ""]
    assert plays.sheet([ended(1, 2, 3)])[2] == []


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", ["campaign", "time-loop"])
def test_every_chapter_kind_and_rank_has_its_texts(language: str, name: str) -> None:
    words = Words(language, "skymines")
    plays = GAME.series(name, 3, 7, {})
    for title in plays.titles():
        assert words.has(f"{title}.story")
        assert all(words.has(f"rule-{rule}.title") for rule in words(f"{title}.rules").split(" "))
    assert words.has(f"series-{name}.about")
    assert all(words.has(f"series-point-{kind}") for kind in KINDS)
    ranks = [words(f"campaign-rank-{n}") for n in range(len(RANKS) + 1)]
    assert ranks[0] in words("rule-campaign")
    for text in (words("rule-campaign"), words("series-campaign.scale")):
        assert re.findall(r"\((?:from|od) (\d+)\)", text) == [str(least) for least in RANKS]
        assert all(re.search(rf"{name} \(\w+ {least}\)", text) for name, least in zip(ranks[1:], RANKS, strict=True))


def holds(name: str, id: str, value: Any) -> bool:
    """Does the first game of this series have this option, as somebody wishes?"""
    try:
        plan = GAME.series(name, 4, 7, {id: value}).next([])
    except BadInput:
        return False
    return plan is not None and plan.options[id] == value


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", ["campaign", "time-loop"])
def test_the_form_hides_exactly_the_options_that_a_series_sets(language: str, name: str) -> None:
    """Its texts name them; with every other option each value holds."""
    values = {option.id: option.values or [False, True] for option in GAME.OPTIONS}
    fixed = {id for id in values if not all(holds(name, id, value) for value in values[id])}

    assert set(Words(language, "skymines")(f"series-{name}.fixed").split(" ")) == fixed


def test_an_unknown_series_is_refused() -> None:
    with pytest.raises(BadInput, match="no series 'chess'; it has: match, campaign, time-loop"):
        GAME.series("chess", 3, 1, {})
