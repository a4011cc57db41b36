"""Mission cards and threats of our own content: every known fact, and no two cards alike."""

from orrery.games.skymines.files import Content
from orrery.games.skymines.missions import WORDS
from orrery.games.skymines.terms import FIRST_DEED, THREATS
from tests.games.skymines.ours import OURS

PRINTED = OURS.printed
assert isinstance(PRINTED, Content)
assert PRINTED.missions is not None
assert PRINTED.threats is not None
CARDS = PRINTED.missions.mission
REWARDS = {threat.id: threat.reward for threat in PRINTED.threats.threat}
TASKS = [task for card in CARDS for task in card.tasks]
KNOWN = {"tank-value 25", "pieces 5", "tank-steps 4", "science-cards 3", "units 7"}


def test_six_cards_of_three_tasks_have_the_five_that_are_known() -> None:
    assert [len(card.tasks) for card in CARDS] == [3] * 6
    assert {task for card in CARDS for task in card.known} == KNOWN
    assert set(TASKS) >= KNOWN


def test_the_tank_and_the_pieces_share_a_card_with_a_task_of_the_area() -> None:
    card = next(card for card in CARDS if "tank-value 25" in card.tasks)
    third = (set(card.tasks) - {"tank-value 25", "pieces 5"}).pop()

    assert "pieces 5" in card.tasks
    assert third.split(" ")[0] in ("energy", "units", "science-cards", "each-resource")


def test_no_two_tasks_are_alike_and_most_words_are_used() -> None:
    assert len(set(TASKS)) == 18
    assert {task.split(" ")[0] for task in TASKS} == {verb.name for verb in WORDS} - {"each-resource"}


def test_there_are_state_tasks_and_event_tasks() -> None:
    deeds = {verb.name for verb in WORDS if verb.code >= FIRST_DEED}

    assert 4 <= len([task for task in TASKS if task.split(" ")[0] in deeds]) <= 9


def test_each_threat_has_its_own_small_reward() -> None:
    assert list(REWARDS) == THREATS
    assert all(1 <= len(reward) <= 2 for reward in REWARDS.values())


def test_all_of_it_is_marked_as_reconstructed() -> None:
    assert {OURS.sources[id] for id in [*[card.id for card in CARDS], *REWARDS]} == {"reconstructed"}
