"""RB p25. Missions in play: tasks are claimed as soon as they hold, and a player chooses between two open cards."""

from librt.vecs import pop
from mypy_extensions import i64

from orrery.engine.agenda import Question, SeatStep
from orrery.engine.facts import Facts
from orrery.engine.moves import Moves, first
from orrery.games.skymines.missions import add_deed, claim, holding, holds, word_of
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.terms import BIND, EMPTY, PASS, TASK_WORD, TASKS


def notice(g: Skymines, seat: i64) -> None:
    """SK-34. Something has changed for a player. In the own turn, tasks that hold are claimed, or a card is chosen."""
    if len(g.missions) == 0 or seat != g.active or g.round == 0:
        return
    p = g.players[seat]
    if p.has_retired or p.mission < EMPTY:
        return
    if p.mission == EMPTY:
        held = holding(g, p)
        if held == 0 or len(g.missions) > 1:
            ask_if_new(g, seat, held)
            return
        p.mission = 0
    claim(g, seat)


def notice_deed(g: Skymines, seat: i64, kind: i64, number: i64) -> None:
    """Count something that a player does in the own turn."""
    if len(g.missions):
        add_deed(g.players[seat], kind, number)
        notice(g, seat)


def ask_if_new(g: Skymines, seat: i64, held: i64) -> None:
    """Ask for a card if a task has begun to hold. A question that waits already is enough."""
    p = g.players[seat]
    p.declined &= held
    if held & ~p.declined and not is_choosing(g):
        g.then(ChooseMission(seat))


def is_choosing(g: Skymines) -> bool:
    """Is a mission card to be chosen next?"""
    return len(g.agenda) > 0 and isinstance(g.agenda[-1], ChooseMission)


def then_after_choice(g: Skymines, step: SeatStep) -> None:
    """Push a step; but if a mission card is to be chosen, that comes first."""
    if is_choosing(g):
        g.agenda, choice = pop(g.agenda)
        g.then(choice, step)
    else:
        g.then(step)


def may_choose(g: Skymines, p: Player) -> bool:
    """Could the player still be bound to one of two cards?"""
    return len(g.missions) > 1 and p.mission == EMPTY and holding(g, p) != 0


class ChooseMission(Question):
    """RB p25, SK-34. The first task that is claimed binds the player to its card. It is free to wait."""

    def candidates(self, g: Skymines, seat: i64, moves: Moves) -> None:
        held = holding(g, g.players[seat])
        for place in range(len(g.missions)):
            if held >> place * TASKS & (1 << TASKS) - 1:
                moves.add(BIND.move(g.missions[place]))
        moves.add(PASS.move())

    def offer_facts(self, g: Skymines, seat: i64, move: i64, facts: Facts) -> None:
        if BIND.is_(move):
            place = place_of(g, first(move))
            for task in range(TASKS):
                if holds(g, g.players[seat], place, task):
                    facts.phrase("tasks", TASK_WORD, g.box.task_words, word_of(g, place, task))

    def chosen(self, g: Skymines, seat: i64, move: i64) -> None:
        p = g.players[seat]
        if BIND.is_(move):
            p.mission = place_of(g, first(move))
            claim(g, seat)
        else:
            p.declined = holding(g, p)


def place_of(g: Skymines, mission: i64) -> i64:
    """Where an open card lies."""
    return 0 if g.missions[0] == mission else 1
