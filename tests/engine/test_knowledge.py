"""Who knows what: marks, news, and imagined tables."""

from typing import Any

import pytest

from orrery.engine.journal import ONLOOKER, PUBLIC
from orrery.engine.knowledge import (
    draw,
    fill_openly,
    known,
    lay_down,
    lay_open,
    seal,
    shuffle,
    turn_up,
    turn_up_all,
)
from orrery.engine.piles import MIX, SEAL
from orrery.games.proving.terms import DREW
from tests.engine.tables import PROVING, card, choose, proving, run_until

NAIL, RING, LAMP = card("nail"), card("ring"), card("lamp")


def table(**hands: list[int]) -> Any:
    """Three seats with nothing hidden but what is named: hands seen by their owners only, and a deck seen by nobody."""
    g = proving()
    g.deck.fill(hands.get("deck", []))
    for seat, p in enumerate(g.players):
        p.hand.fill([])
        for c in hands.get(f"seat{seat}", []):
            p.hand.put(c, 1 << seat)
    return g


def worlds(g: Any, seat: int, n: int = 60) -> list[Any]:
    return [PROVING.imagine(g, seat, seed) for seed in range(n)]


def test_a_card_taken_face_up_stays_known_to_all() -> None:
    g = table(deck=[NAIL, RING], seat0=[LAMP])
    g.players[0].hand.put(RING, PUBLIC)

    assert known([g.players[0].hand], 1) == [RING]
    assert all(RING in h.players[0].hand.cards for h in worlds(g, 1))
    assert any(LAMP not in h.players[0].hand.cards for h in worlds(g, 1))


def test_a_card_put_openly_under_the_deck_is_no_news_when_it_comes_up() -> None:
    g = table(deck=[NAIL, RING])
    g.deck.bury(LAMP)
    draw(g, g.deck, g.players[0].hand)
    draw(g, g.deck, g.players[0].hand)
    before = g.revelations
    draw(g, g.deck, g.players[0].hand)

    assert g.revelations == before
    assert known([g.players[0].hand], ONLOOKER) == [LAMP]


def test_what_can_be_told_by_elimination_is_no_news() -> None:
    g = table(deck=[NAIL, RING])
    turn_up(g, g.deck)
    before = g.revelations
    turn_up(g, g.deck)

    assert g.revelations == before


def test_a_draw_is_seen_by_the_drawer_only_and_news_unless_the_drawer_could_name_the_card() -> None:
    g = table(deck=[NAIL, RING], seat1=[RING])
    before = g.revelations
    draw(g, g.deck, g.players[0].hand)
    assert known([g.players[0].hand], 0) == [RING]
    assert known([g.players[0].hand], 1) == []
    assert g.revelations == before + 1

    g = table(deck=[NAIL], seat0=[RING])
    draw(g, g.deck, g.players[0].hand)  # the only card that seat 0 has never seen
    assert g.revelations == before


def test_events_tell_others_only_that_something_happened() -> None:
    g = proving()
    run_until(g, "Draft")
    choose(g, 0, "draw")
    line = next(line for line in PROVING.heard(g, 0) if line.startswith("0 drew"))

    assert line != "0 drew ?"
    assert "0 drew ?" in PROVING.heard(g, 1)
    assert line not in PROVING.heard(g, 1)


def test_the_journal_of_an_imagined_table_holds_no_secrets() -> None:
    g = proving()
    run_until(g, "Draft")
    choose(g, 0, "draw")
    for seat in (1, ONLOOKER):
        h = PROVING.imagine(g, seat, 5)
        assert [event.fact for event in h.journal.events if event.eyes == 0] == [DREW.code]
        assert all(event.eyes in (0, PUBLIC) for event in h.journal.events)


def test_shuffled_discards_are_known_to_be_in_the_deck_but_not_where() -> None:
    g = table(seat0=[NAIL, NAIL])
    for c in (RING, LAMP):
        g.deck.put(c, PUBLIC)
    shuffle(g, g.deck, 1)

    assert {tuple(h.deck.cards) for h in worlds(g, 1)} == {(RING, LAMP), (LAMP, RING)}
    before = g.revelations
    draw(g, g.deck, g.players[1].hand)
    assert g.revelations == before + 1
    # For seat 2 the drawn card is one of the two; the hand of seat 0 cannot be.
    assert all(list(h.players[0].hand.cards) == [NAIL, NAIL] for h in worlds(g, 2))
    assert {h.players[1].hand.cards[0] for h in worlds(g, 2)} == {RING, LAMP}


def sealed(hand: list[int], plan: list[int], later: list[int]) -> Any:
    """Seat 0 held `hand` and `plan`, all known to everybody, and sealed `plan`; `later` came openly after that."""
    g = table(deck=[NAIL, RING])
    p = g.players[0]
    for c in hand:
        p.hand.put(c, PUBLIC)
    for c in plan:
        p.plan.put(c, PUBLIC)
    seal(g, p.hand, p.plan)
    for c in later:
        p.hand.put(c, PUBLIC)
    return g


def test_others_know_what_was_sealed_from_but_not_which() -> None:
    g = sealed([NAIL], [RING], [LAMP])

    assert {tuple(h.players[0].plan.cards) for h in worlds(g, 1)} == {(NAIL,), (RING,)}
    assert {tuple(h.players[0].plan.cards) for h in worlds(g, 0)} == {(RING,)}
    assert all(LAMP in h.players[0].hand.cards for h in worlds(g, 1))


def test_a_plan_that_everybody_can_name_is_no_news() -> None:
    for hand, plan, news in (([], [NAIL, RING], 0), ([NAIL], [NAIL], 0), ([NAIL], [RING], 1)):
        g = sealed(hand, plan, [])
        before = g.revelations

        assert turn_up_all(g, g.players[0].plan) == sorted(plan)
        assert g.revelations == before + news


def test_laying_a_card_open_is_news_unless_everybody_knows_it_is_there() -> None:
    for hand, plan, laid, news in (
        ([NAIL], [RING], NAIL, 1),
        ([NAIL], [NAIL], NAIL, 0),
        ([NAIL, RING], [], NAIL, 0),
        ([NAIL, NAIL, RING], [RING], NAIL, 0),
        ([NAIL, RING, RING], [RING], NAIL, 1),
    ):
        g = sealed(hand, plan, [])
        before = g.revelations
        lay_open(g, g.players[0].hand, laid)

        assert g.revelations == before + news, (hand, plan)


def test_of_two_equal_cards_the_known_one_is_laid_open() -> None:
    g = table(seat0=[NAIL], deck=[RING])
    g.players[0].hand.put(NAIL, PUBLIC)
    lay_open(g, g.players[0].hand, NAIL)

    assert list(g.players[0].hand.cards) == [NAIL]
    assert known([g.players[0].hand], 1) == []


def test_even_if_the_known_one_lies_sealed() -> None:
    g = table(seat0=[NAIL], deck=[RING])
    p = g.players[0]
    p.plan.put(NAIL, PUBLIC)
    seal(g, p.hand, p.plan)
    lay_open(g, p.hand, NAIL)

    assert known([p.hand, p.plan], 1) == []
    assert list(p.plan.cards) == [NAIL]


def test_a_revealed_plan_does_not_tell_of_an_equal_card_that_stayed_behind() -> None:
    for private in (NAIL, RING):
        g = table(seat0=[private], deck=[LAMP, RING, NAIL])
        p = g.players[0]
        p.hand.put(NAIL, PUBLIC)
        p.plan.put(NAIL, p.hand.take(p.hand.place_of(NAIL)))
        seal(g, p.hand, p.plan)
        turn_up_all(g, p.plan)

        assert known([p.hand], 1) == []
        assert len({h.players[0].hand.cards[0] for h in worlds(g, 1)}) > 1


def test_a_known_card_outside_the_seal_is_laid_open_first() -> None:
    """Others know the same afterwards, whatever was sealed."""
    for hand, plan in (([NAIL], [RING]), ([RING], [NAIL])):
        g = sealed(hand, plan, [NAIL])
        lay_open(g, g.players[0].hand, NAIL)

        assert {tuple(h.players[0].plan.cards) for h in worlds(g, 1)} == {(NAIL,), (RING,)}


def test_a_card_of_a_mix_is_laid_open_before_one_that_nobody_knows() -> None:
    for private in (NAIL, RING):
        g = table(seat0=[private], deck=[])
        g.deck.put(NAIL, PUBLIC)
        shuffle(g, g.deck, 1)
        draw(g, g.deck, g.players[0].hand)
        g.deck.fill([LAMP, RING, NAIL])
        lay_open(g, g.players[0].hand, NAIL)

        assert len({h.players[0].hand.cards[0] for h in worlds(g, 1)}) > 1


def test_what_each_of_two_others_has_seen_is_forgotten_for_each() -> None:
    g = table(deck=[LAMP, RING])
    hand = g.players[0].hand
    hand.put(NAIL, 0b011)
    hand.put(NAIL, 0b101)
    lay_open(g, hand, NAIL)

    assert known([hand], 1) == known([hand], 2) == []
    assert known([hand], 0) == [NAIL]


def test_backs_keep_cards_apart() -> None:
    g = table(deck=[NAIL, NAIL], seat0=[RING])
    g.players[0].hand.back = 1

    assert all(list(h.players[0].hand.cards) == [RING] for h in worlds(g, 1))


def test_a_pile_laid_open_leaves_the_same_marks_in_whatever_order_its_cards_lay() -> None:
    mixed, sealed = 13 << MIX, 16 << SEAL
    ends = []
    for order in (1, -1):
        g = proving()
        nail, clock = card("nail"), card("clock")
        for pile in g.hidden():
            pile.fill([])
        g.deck.put(nail, mixed)
        g.deck.put(clock, mixed)
        g.players[1].plan.put(nail, 2)
        for c, mark in ((nail, 4 | sealed), (clock, 4 | mixed | sealed))[::order]:
            g.players[2].plan.put(c, mark)
        turn_up_all(g, g.players[2].plan)
        ends.append((list(g.deck.marks), list(g.players[1].plan.marks)))

    assert ends[0] == ends[1]


def pack(*marked: tuple[int, int], deck: list[int]) -> Any:
    """A pack of these cards with their marks, shuffled, beside a deck that nobody has seen; no hands."""
    g = table(deck=deck)
    g.pack.fill([])
    for c, mark in marked:
        g.pack.put(c, mark)
    shuffle(g, g.pack, 1)
    return g


def test_a_deck_of_cards_that_did_not_all_lie_open_keeps_what_is_known_of_each_and_hides_where_it_is() -> None:
    g = pack((NAIL, PUBLIC), (RING, 0), deck=[LAMP, RING])

    for seat in (0, 2, ONLOOKER):
        seen = {tuple(h.pack.cards) for h in worlds(g, seat)}
        assert seen == {(NAIL, RING), (RING, NAIL), (NAIL, LAMP), (LAMP, NAIL)}
    assert known([g.pack], ONLOOKER) == [NAIL]


def test_a_seat_that_has_seen_a_shuffled_card_knows_its_face_and_not_its_place() -> None:
    g = pack((NAIL, PUBLIC), (RING, 1), deck=[LAMP, LAMP])

    assert {tuple(h.pack.cards) for h in worlds(g, 0)} == {(NAIL, RING), (RING, NAIL)}
    assert {tuple(sorted(h.pack.cards)) for h in worlds(g, 1)} == {(NAIL, RING), (NAIL, LAMP)}


def test_an_onlooker_imagines_the_same_at_a_table_that_a_seat_imagined() -> None:
    g = pack((NAIL, PUBLIC), (RING, 0), (LAMP, PUBLIC), deck=[LAMP, RING, NAIL])

    true = PROVING.save(PROVING.imagine(g, ONLOOKER, 3))
    assert {PROVING.save(PROVING.imagine(h, ONLOOKER, 3)) for h in worlds(g, 1, 8)} == {true}


def test_turning_up_a_shuffled_card_is_news_unless_all_that_it_may_be_are_equal() -> None:
    for marked, deck, news in (
        ([(NAIL, PUBLIC), (RING, 0)], [LAMP], 1),
        ([(NAIL, PUBLIC), (NAIL, 0)], [NAIL], 0),
        ([(NAIL, PUBLIC), (NAIL, 0)], [LAMP], 1),
        ([(NAIL, 1), (NAIL, 0)], [NAIL], 0),
        ([(RING, 0)], [], 0),
    ):
        g = pack(*marked, deck=deck)
        before = g.revelations
        turn_up(g, g.pack)

        assert g.revelations == before + news, marked


def test_which_of_two_equal_shuffled_cards_came_up_is_not_told() -> None:
    """All know one nail of the pack. When a nail comes up, it may have been the other."""
    ends = set()
    for order in (1, -1):
        g = pack((NAIL, PUBLIC), (NAIL, 0), deck=[LAMP, RING])
        for i, mark in enumerate(sorted(g.pack.marks)[::order]):
            g.pack.replace(i, NAIL, mark)
        assert turn_up(g, g.pack) == NAIL
        ends.add(PROVING.save(PROVING.imagine(g, 1, 3)))
        assert {h.pack.cards[0] for h in worlds(g, ONLOOKER)} == {NAIL, LAMP, RING}

    assert len(ends) == 1


def test_a_shuffled_card_laid_face_down_may_still_be_any_of_its_deck() -> None:
    ends = set()
    for order in (1, -1):
        g = pack((NAIL, PUBLIC), (NAIL, 0), (RING, PUBLIC), deck=[LAMP, RING])
        for i, (mark, c) in enumerate(sorted(zip(g.pack.marks, g.pack.cards, strict=True))[::order]):
            g.pack.replace(i, c, mark)
        lay_down(g.pack, g.orders)
        before = g.revelations
        assert {h.orders.cards[0] for h in worlds(g, 2)} == {NAIL, RING, LAMP}
        if turn_up(g, g.pack) == NAIL:
            ends.add(PROVING.save(PROVING.imagine(g, 1, 3)))
        assert g.revelations == before + 1

    assert len(ends) == 1


def test_a_deck_of_a_known_set_is_a_mix_from_the_start() -> None:
    g = table(deck=[LAMP, LAMP], seat0=[LAMP])
    fill_openly(g, g.pack, [NAIL, RING], 1)

    assert {tuple(h.pack.cards) for h in worlds(g, 1)} == {(NAIL, RING), (RING, NAIL)}
    assert all(list(h.deck.cards) == [LAMP, LAMP] for h in worlds(g, ONLOOKER))


def test_the_last_unseen_card_of_a_mix_is_known_by_elimination_wherever_it_was_shuffled() -> None:
    g = table(deck=[LAMP, RING])
    fill_openly(g, g.pack, [NAIL, RING], 1)
    g.pack.put(turn_up(g, g.pack), PUBLIC)
    shuffle(g, g.pack, 1)

    assert {tuple(h.pack.cards) for h in worlds(g, 1)} == {(NAIL, RING), (RING, NAIL)}


def test_such_a_deck_is_not_drawn_into_hands() -> None:
    g = pack((NAIL, PUBLIC), (RING, 0), deck=[LAMP])

    with pytest.raises(ValueError, match="only turned up"):
        draw(g, g.pack, g.players[0].hand)


def test_a_card_under_a_seal_that_lies_elsewhere_too_is_not_shuffled() -> None:
    """Otherwise its new deck would tell which card it is."""
    g = sealed([NAIL], [RING], [])
    lay_down(g.players[0].plan, g.pack)

    with pytest.raises(ValueError, match="elsewhere"):
        shuffle(g, g.pack, 1)
