"""Moves: packed ints with a stable text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery import game
from orrery.engine.moves import BadMove, Kind, Language, Verb, first, fourth, second, third
from orrery.games import GAMES

NUMBER = Kind("number", [f"n{i}" for i in range(8192)])
COLOUR = Kind("colour", ["red", "blue"])
VERBS = [Verb(0, "rest"), Verb(1, "paint", COLOUR), Verb(7, "count", NUMBER, NUMBER, COLOUR, NUMBER)]
LANGUAGE = Language(VERBS, {})


@given(st.integers(0, 8191), st.integers(0, 8191), st.integers(0, 1), st.integers(0, 8191))
def test_a_move_keeps_its_operands_and_reads_back(a: int, b: int, c: int, d: int) -> None:
    m = VERBS[2].move(a, b, c, d)

    assert (first(m), second(m), third(m), fourth(m)) == (a, b, c, d)
    assert 0 <= m < 2**62
    assert LANGUAGE.read(LANGUAGE.show(m)) == m


def test_the_text_is_the_verb_and_the_names() -> None:
    assert LANGUAGE.show(VERBS[1].move(1)) == "paint blue"
    assert LANGUAGE.show(VERBS[0].move()) == "rest"


@pytest.mark.parametrize(
    "text",
    ["", "paint", "paint green", "paint red red", "rest ", " rest", "Paint red", "paint  red", "count n1 n2 red"],
)
def test_read_refuses_what_show_would_not_print(text: str) -> None:
    with pytest.raises(BadMove):
        LANGUAGE.read(text)


@given(st.text(max_size=30))
def test_any_text_is_read_to_the_letter_or_refused(text: str) -> None:
    try:
        m = LANGUAGE.read(text)
    except BadMove:
        return
    assert LANGUAGE.show(m) == text


def test_a_kind_with_too_many_members_or_a_name_twice_is_refused() -> None:
    for ids in ([str(i) for i in range(8193)], ["a", "a"]):
        with pytest.raises(ValueError, match="too many members"):
            Language([Verb(0, "x", Kind("k", ids))], {})


@pytest.mark.parametrize("name", GAMES)
def test_verbs_of_a_game_have_codes_and_names_of_their_own(name: str) -> None:
    verbs = game(name).VERBS

    assert len({verb.code for verb in verbs}) == len({verb.name for verb in verbs}) == len(verbs)
