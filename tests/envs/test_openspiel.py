"""Every game is a game of OpenSpiel, and its bots play at our tables."""

import subprocess
import sys
from typing import Any

import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test

import orrery.envs.openspiel
from orrery import game
from orrery.arena.batch import Study, is_compiled, simulate
from orrery.arena.match import play_out
from orrery.bots.names import make
from orrery.engine.agenda import is_over
from orrery.engine.game import BadInput
from orrery.games import GAMES

SEATS = {"astrominers": 3}
SHORT = ["kosmiczna-misja", "proving"]  # the others take long when interpreted


def loaded(name: str, **parameters: object) -> Any:
    return pyspiel.load_game(orrery.envs.openspiel.short_name(name), {"seats": 2, **parameters})


@pytest.mark.parametrize("name", GAMES if is_compiled() else SHORT)
def test_the_tests_of_openspiel_pass(name: str) -> None:
    spiel = loaded(name, seats=SEATS.get(name, 2))

    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(spiel)


def test_a_game_is_loaded_by_a_text_with_its_options() -> None:
    spiel = pyspiel.load_game("python_orrery_skymines(seats=3,luna=1,track_tawac=D2)")

    assert spiel.num_players() == 2
    assert spiel.setting.options["track-tawac"] == "D2"


def dealt(spiel: pyspiel.Game) -> pyspiel.State:
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    return state


def test_the_same_chance_gives_the_same_table() -> None:
    spiel = loaded("astrominers")

    assert str(dealt(spiel)) == str(dealt(spiel))
    assert dealt(spiel).action_to_string(dealt(spiel).legal_actions()[0]).split()[0] == "reroll"


def test_a_state_is_imagined_as_its_player_could() -> None:
    state = dealt(loaded("proving"))
    other = state.resample_from_infostate(0, lambda: 0.25)

    assert str(other) != str(state)
    assert other.information_state_string(0) == state.information_state_string(0)
    assert other.observation_string(0) == state.observation_string(0)
    assert other.observation_tensor(0) == state.observation_tensor(0)
    assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("bot", ["mcts:3", "ismcts:3", "uniform_random"])
def test_a_bot_of_openspiel_plays_at_our_table(bot: str) -> None:
    rules = game("proving")
    g = rules.new(2, 1)
    play_out(rules, g, [make(f"openspiel:{bot}", 1), make("random", 2)])

    assert is_over(g)


def test_a_bot_of_openspiel_plays_in_simulations() -> None:
    study = Study("kosmiczna-misja", seats=2, games=2, bots=("openspiel:uniform_random", "random"), seed=1)

    assert simulate(study)["digest"] == simulate(study)["digest"]


def test_an_unknown_bot_of_openspiel_is_refused() -> None:
    with pytest.raises(BadInput, match="OpenSpiel has no bot called 'deep-blue'"):
        make("openspiel:deep-blue", 1)


def test_without_openspiel_one_sentence_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['pyspiel'] = None\n"
        "from orrery.bots.names import make\n"
        "try: make('openspiel:mcts', 1)\n"
        "except Exception as error: print(type(error).__name__, error)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert said.startswith("BadInput OpenSpiel is not installed")
    assert 'pip install "orrery[openspiel]"' in said


def test_a_program_with_openspiel_ends_in_peace() -> None:
    """OpenSpiel gives up registered games after Python has ended."""
    code = "import pyspiel, orrery.envs.openspiel; pyspiel.load_game('python_orrery_kosmiczna_misja')"

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
