"""What a seat may know, as numbers for learners."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.features import SEATS, Row
from orrery.games.skymines.board import share_value
from orrery.games.skymines.luna.state import Luna
from orrery.games.skymines.missions import FREE, count
from orrery.games.skymines.scoring import shares_of, sheet
from orrery.games.skymines.state import Player, Skymines
from orrery.games.skymines.terms import (
    BONUS,
    CARDS,
    CLASS_ONE,
    COLUMNS,
    COMPANIES,
    COMPANY,
    EMPTY,
    FACE_DOWN,
    HAND,
    LETTERS,
    MOST_SITES,
    N_COMPANIES,
    PLAN_LETTERS,
    REMOVED,
    REST,
    SCREEN,
    SCREENS,
    SIDES,
    SLOT,
    SLOTS,
    SPACE,
    SPACES,
    STUDY,
    STUDY_COLUMNS,
    STUDY_SPACE,
    TASK,
    TASKS,
    THREATS,
    TILE,
    TILES,
    TYPES,
)

LETTER_NAMES: Final = ["A", "B", "C", "D", "E"]
SITES: Final = [str(n + 1) for n in range(MOST_SITES)]
STATION_COLUMNS: Final = [f"{company}-{n + 1}" for company in COMPANIES for n in range(COLUMNS)]
BONUS_SPACES: Final = BONUS.ids[:SPACES]
SPECIAL_SPACES: Final = STUDY_SPACE.ids[STUDY:]
REACHED: Final = SCREEN.ids[1:]  # screens, without the token's left half
RESTS: Final = [f"rest-{n + 1}" for n in range(SLOTS)]
AREA_SLOTS: Final = [f"area-{n + 1}" for n in range(SLOTS)]
PERSONAL: Final = ["shut", "free", "taken"]
MISSION_PLACES: Final = [f"mission-{n + 1}" for n in range(6)]
HALVES: Final = ["left", "right"]
LUNAS: Final = ["luna-1", "luna-2", "luna-3"]

UNTOLD: Final[list[str]] = []
UNORDERED: Final = [
    *["removed", "lunas.discards"],
    *["players.hand", "players.rests", "players.covered", "players.taken"],
]


def features(g: Skymines, me: i64, row: Row) -> None:
    row.of("table")
    row.answer(g.box.answers, g.answers[me] if g.answers else [])
    row.number("round", g.round)
    row.seat("active", g.active, me, g.seats)
    row.seat("first", g.first, me, g.seats)
    row.seat("next-first", g.next_first, me, g.seats)
    row.number("linked", i64(g.linked))
    tell_market(g, row)
    tell_research(g, row)
    tell_board(g, row)
    tell_bonuses(g, me, row)
    row.of("own")
    row.count("offered", g.box.ids["token"], g.players[me].offered.cards)
    for i in range(g.seats):
        tell_player(g, g.players[(me + i) % g.seats], SEATS[i], row)
    for i in range(len(g.lunas)):
        tell_luna(g, i, me, row)


def tell_market(g: Skymines, row: Row) -> None:
    faces = g.box.faces
    labels = g.box.ids["card"]
    row.of("market")
    for space in range(len(g.display)):
        card = g.display[space]
        row.one_of(SPACE.ids[space], labels, EMPTY if card == EMPTY else faces[card])
    left: i64 = 0
    letter: i64 = EMPTY
    for i in range(LETTERS):
        if len(g.stacks[i].cards) and letter == EMPTY:
            letter = i
        left += len(g.stacks[i].cards)
    row.number("stack", left)
    row.one_of("letter", LETTER_NAMES, letter)
    for card in range(CARDS):
        if g.places[card] == REMOVED:
            row.add(faces[card])
    row.close("removed", labels)


def tell_research(g: Skymines, row: Row) -> None:
    """Where each plan lies in the research area: the number of its column."""
    row.of("research")
    for space in range(STUDY):
        if g.study[space] != EMPTY:
            row.set(g.study[space], space % STUDY_COLUMNS + 1)
    row.close("column", g.box.ids["plan"])
    row.bits("special", SPECIAL_SPACES, g.specials)
    row.number("supplement", g.supplement)
    for letter in range(PLAN_LETTERS):
        row.set(letter, len(g.plan_stacks[letter].cards))
    row.close("stack", LETTER_NAMES[:PLAN_LETTERS])


def tell_board(g: Skymines, row: Row) -> None:
    row.of("board")
    row.number("belt", i64(g.is_belt))
    for company in range(N_COMPANIES):
        row.one_of(COMPANY.ids[company], SIDES, g.sides[company])
    for company in range(N_COMPANIES):
        row.set(company, share_value(g, company))
    row.close("value", COMPANIES)
    row.numbers("left", STATION_COLUMNS, g.left)
    row.numbers("uncrossed", STATION_COLUMNS, g.uncrossed)
    for site in range(len(g.sectors)):
        row.one_of(SITES[site], COMPANIES, g.sectors[site])
    for place in range(g.board.places):
        row.set(place, g.entered >> place & 1)
    row.close("entered", SITES[: g.board.places])


def tell_bonuses(g: Skymines, me: i64, row: Row) -> None:
    row.of("bonus")
    for space in range(SPACES):
        row.seat(BONUS_SPACES[space], g.marked[space], me, g.seats)
    row.bits("one-time", BONUS_SPACES, g.one_time)
    row.of("tile")
    for tile in range(TILES):
        row.seat(TILE.ids[tile], g.tiles[tile], me, g.seats)
    row.of("table")
    for i in range(len(g.missions)):
        row.one_of(MISSION_PLACES[i], g.box.ids["mission"], g.missions[i])
    row.one_of("threat", THREATS, g.threat)
    row.seat("remover", g.remover, me, g.seats)


def tell_player(g: Skymines, p: Player, name: str, row: Row) -> None:
    row.of(name)
    tell_points(g, p, row)
    tell_cards(g, p, row)
    row.bits("used", SLOT.ids, p.used)
    row.one_of("boosted", SLOT.ids, p.boosted)
    row.bits("tiles", TILE.ids, p.tiles)
    row.bits("used-tiles", TILE.ids, p.used_tiles)
    row.numbers("totals", TYPES, p.totals)
    row.one_of("token", g.box.ids["token"], p.token)
    tell_plans(g, p, row)
    row.number("retired", i64(p.has_retired))
    row.number("one-time", p.one_time)
    row.one_of("personal", PERSONAL, 0 if p.personal == EMPTY else 1 if p.personal == FREE else 2)
    tell_missions(g, p, row)


def tell_points(g: Skymines, p: Player, row: Row) -> None:
    score: i64 = 0
    for _name, points in sheet(g, p):
        score += points
    row.number("score", score)
    row.number("coins", p.coins)
    row.number("tank", p.tank)
    row.number("upload", p.upload)
    row.numbers("steps", COMPANIES, p.steps)
    row.numbers("unlocked", COMPANIES, p.unlocked)
    row.number("markers", p.markers)
    for company in range(N_COMPANIES):
        row.set(company, shares_of(g, p, company))
    row.close("shares", COMPANIES)


def tell_cards(g: Skymines, p: Player, row: Row) -> None:
    faces = g.box.faces
    labels = g.box.ids["card"]
    for card in p.cards:
        if g.places[card] == HAND:
            row.add(faces[card])
    row.close("hand", labels)
    for slot in range(SLOTS):
        row.one_of(AREA_SLOTS[slot], labels, EMPTY if p.area[slot] == EMPTY else faces[p.area[slot]])
        for card in p.cards:
            if g.places[card] == REST + slot:
                row.add(faces[card])
        row.close(RESTS[slot], labels)


def tell_plans(g: Skymines, p: Player, row: Row) -> None:
    """On which screen each plan lies, and which plans lie under others or wait."""
    plans = g.box.ids["plan"]
    for screen in range(1, SCREENS + 1):
        if p.screens[screen] != EMPTY:
            row.set(p.screens[screen], screen)
    row.close("screen", plans)
    for screen in range(1, SCREENS + 1):
        row.set(screen - 1, p.turned >> screen & 1)
    row.close("turned", REACHED)
    row.tally("covered", plans, p.covered)
    row.tally("taken", plans, p.taken)


def tell_missions(g: Skymines, p: Player, row: Row) -> None:
    """The mission card of a seat, and how much it has for each task of the open ones."""
    row.number("status", i64(p.mission >= EMPTY))
    row.one_of("mission", g.box.ids["mission"], g.missions[p.mission] if p.mission >= 0 else EMPTY)
    row.bits("tasks", TASK.ids, p.tasks)
    for i in range(len(g.missions)):
        if p.mission >= EMPTY:
            for task in range(TASKS):
                row.set(task, count(g, p, g.box.task_kinds[g.missions[i] * TASKS + task]))
        row.close(MISSION_PLACES[i], TASK.ids)


def tell_luna(g: Skymines, i: i64, me: i64, row: Row) -> None:
    luna = g.lunas[i]
    cards = g.box.ids["luna"]
    row.of(LUNAS[i])
    row.seat("seat", g.people + i, me, g.seats)
    row.number("level", luna.level)
    for slot in range(SLOTS):
        row.number(AREA_SLOTS[slot], i64(luna.slots[slot] == FACE_DOWN))
        row.one_of(AREA_SLOTS[slot], cards, luna.slots[slot])
    for half in range(2):
        row.one_of(HALVES[half], cards, luna.majorities[half])
    row.number("deck", len(luna.deck.cards))
    row.number("class-two", len(luna.class_two.cards))
    row.tally("discards", cards, luna.discards)
    tell_hidden(luna, cards, row)


def tell_hidden(luna: Luna, cards: list[str], row: Row) -> None:
    """The cards that are known to be in her deck or face down, and how many others are."""
    new: i64 = 0
    for pile in (luna.deck, luna.row):
        for card in pile.cards:
            if card < CLASS_ONE or luna.seen >> card & 1:
                row.add(card)
            else:
                new += 1
    row.close("left", cards)
    row.number("new", new)
