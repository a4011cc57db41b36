"""RB p13, p32. Rewards are words of the content files, read into rows of numbers. Only `gain` carries them out."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.facts import Facts
from orrery.engine.moves import Verb, first, second
from orrery.games.skymines.coins import earn, fill_tank
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.steps.demolishing import Demolish
from orrery.games.skymines.steps.points import Points
from orrery.games.skymines.steps.walking import Advance, Walk
from orrery.games.skymines.terms import (
    ANY_COMPANY,
    COINS,
    EXPANDED,
    FEW,
    N_COMPANIES,
    REMOVE,
    RESEARCH,
    REWARD,
    REWARDS,
    STEPS,
    TANK,
    TITANIUM,
    TITANIUM_COINS,
    TRACKS,
)

WORDS: Final = [
    Verb(COINS, "coins", FEW),
    Verb(TANK, "tank", FEW),
    Verb(RESEARCH, "research", FEW),
    Verb(REMOVE, "demolish", FEW),
    Verb(TITANIUM_COINS, "titanium-coins"),
    Verb(STEPS, "steps", TRACKS, FEW),
]


def row_of(words: list[int]) -> list[int]:
    """The row of numbers for a reward."""
    row = [0] * REWARDS
    for word in words:
        if word & 255 == STEPS:
            row[STEPS + first(word)] += second(word)
        else:
            row[word & 255] += 1 if word & 255 == TITANIUM_COINS else first(word)
    return row


def words_of(g: Skymines, row: i64) -> list[int]:
    """The words for a row of numbers."""
    words: list[int] = []
    for column in range(REWARDS):
        number = g.box.rewards[row * REWARDS + column]
        if number and column >= STEPS:
            words.append(WORDS[STEPS].move(column - STEPS, number))
        elif number:
            words.append(WORDS[column].move(0 if column == TITANIUM_COINS else number))
    return words


def state_reward(g: Skymines, row: i64, facts: Facts, name: str = "gain") -> None:
    for word in words_of(g, row):
        facts.phrase(name, REWARD, g.box.reward_words, word)


def titanium_coins(p: Player) -> i64:
    """SK-55. A coin for each unit of titanium in the area but one."""
    return max(0, p.totals[TITANIUM] - 1)


def gain(g: Skymines, seat: i64, row: i64) -> None:
    """SK-16, SK-78. Coins and the tank come first, then research points, then steps, then outposts that are removed."""
    rewards = g.box.rewards
    at = row * REWARDS
    coins = rewards[at + COINS]
    if rewards[at + TITANIUM_COINS]:
        coins += titanium_coins(g.players[seat])
    earn(g, seat, coins)
    fill_tank(g, seat, rewards[at + TANK])
    if rewards[at + REMOVE]:
        g.then(Demolish(seat, rewards[at + REMOVE]))
    if rewards[at + STEPS + ANY_COMPANY]:
        g.then(Advance(seat, 0, rewards[at + STEPS + ANY_COMPANY]))
    company = N_COMPANIES
    while company:
        company -= 1
        if rewards[at + STEPS + company]:
            g.then(Walk(seat, company, rewards[at + STEPS + company]))
    if rewards[at + RESEARCH]:
        g.then(Points(seat, rewards[at + RESEARCH], 0))


def gain_places(g: Skymines, seat: i64, places: i64, company: i64) -> None:
    """RB p13, p28. What the places of an expansion bring together."""
    rewards = g.box.rewards
    coins: i64 = 0
    tank: i64 = 0
    points: i64 = 0
    steps: i64 = 0
    first_row = g.board.rows
    place: i64 = 0
    while places >> place:
        if places >> place & 1:
            at = (first_row + place) * REWARDS
            coins += rewards[at + COINS]
            tank += rewards[at + TANK]
            points += rewards[at + RESEARCH]
            steps += rewards[at + STEPS + EXPANDED]
        place += 1
    earn(g, seat, coins)
    fill_tank(g, seat, tank)
    if steps:
        g.then(Walk(seat, company, steps))
    if points:
        g.then(Points(seat, points, 0))
