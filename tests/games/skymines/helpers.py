"""Arranging a table and reading what lies on it. Cards, plans and companies go by name.

The box is the tests' own, so that the values of our content may change without them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.agenda import Step, is_over, legal, play, settle, waiting
from orrery.engine.facts import Reason
from orrery.engine.game import ContentFiles, Value
from orrery.games.skymines.area import lay, recount
from orrery.games.skymines.board import find_reach, has_outposts, is_shuttle, lift
from orrery.games.skymines.game import GAME
from orrery.games.skymines.luna.gauges import START_SCREEN
from orrery.games.skymines.market import add_card, remove_card
from orrery.games.skymines.missions import WORDS
from orrery.games.skymines.state import Mines, Player, Skymines
from orrery.games.skymines.steps.turns import Turns
from orrery.games.skymines.terms import (
    AREA,
    BONUS,
    COLUMNS,
    COMPANIES,
    EMPTY,
    HAND,
    MARKET,
    N_COMPANIES,
    REMOVED,
    REST,
    SHOWN,
    SIDES,
    STACK,
    TASKS,
    TILE,
    TOKEN_PLAN,
)
from orrery.games.skymines.tracks import unlock

FOLDER = Path(__file__).parent / "content"
BOX = cast(Mines, GAME.box(str(FOLDER)))


@dataclass
class Seat:
    """What a player has. The ten starting cards that are not named are in hand."""

    area: str = ""
    used: str = ""  # cards of the area that are face down
    hand: str | None = None  # only these; others are out of the game
    rests: Sequence[str] = ()
    coins: int = 1
    tank: int = 0
    upload: int = 0
    steps: Mapping[str, int] = field(default_factory=dict)
    screens: Mapping[int, str] = field(default_factory=dict)
    turned: Sequence[int] = ()
    tiles: str = ""
    boosted: str = ""
    markers: int | None = None
    retired: bool = False
    kept: str = ""  # a token instead of that of a first game
    one_time: int = 0  # one-time markers
    personal: bool = False  # the personal space is open: all tasks are fulfilled


def face(name: str) -> int:
    return BOX.ids["card"].index(name)


def plan(name: str) -> int:
    return BOX.ids["plan"].index(name)


def company(name: str) -> int:
    return COMPANIES.index(name)


def table(
    *steps: Step,
    me: Seat | None = None,
    them: Seat | Sequence[Seat] | None = None,
    seats: int = 0,
    display: Mapping[int, str] | None = None,
    study: Mapping[str, str] | None = None,
    sectors: Mapping[int, str] | None = None,
    board: str = "moon",
    spaces: Mapping[str, str] | None = None,
    settled: bool = False,
    taken: Mapping[str, Sequence[int]] | None = None,
    sides: str = "A1 B1 C1 D1",
    round: int = 1,
    first: int = 0,
    linked: bool = False,
    specials: str = "",
    supplement: int = 1,
    marked: Mapping[str, int] | None = None,
    missions: Sequence[str] = (),
    task: tuple[str, int] | None = None,
    one_time: str = "",
    on_personal: int = 0,
    lunas: int = 0,
    level: int = 2,
    seed: int = 1,
) -> Skymines:
    """Seat 0 is `me`, the others are `them`. Without steps it is the action phase, from the first player on.

    `taken` are pieces that each column of a station has lost, `spaces` those of the Belt with the company on them.
    `display` and `study` name what lies on some spaces; `specials` are the special plans that can be taken, `marked`
    are bonus spaces and the seats whose markers they have. `missions` are open cards; `task` replaces the first task of
    the first one. `one_time` are bonus spaces with a one-time marker, and `on_personal` is what lies on the personal
    space of seat 0. The last seats are those of `lunas`.
    """
    others = [them or Seat()] if them is None or isinstance(them, Seat) else list(them)
    all_seats = [me or Seat(), *others]
    while len(all_seats) < seats:
        all_seats.append(Seat())
    options: dict[str, Value] = {
        "first": "1", "linked": linked, "board": board, "settled": settled, "missions": bool(missions),
        "luna": lunas, "level": level,
    }  # fmt: skip
    g = cast(Skymines, GAME.new(len(all_seats), seed, options, BOX, True))
    g.agenda = vec[Step]()
    g.open = False
    g.asked = -1
    g.round = round
    g.first = g.next_first = g.active = first
    g.sides = vec[i64]([SIDES.index(side) for side in sides.split()])
    for space, name in (display or {}).items():
        show(g, space - 1, name)
    for place, name in (study or {}).items():
        show_plan(g, "abc".index(place[0]) * 4 + int(place[1]) - 1, plan(name))
    for name, columns in (taken or {}).items():
        for column, number in enumerate(columns):
            for _ in range(number):
                lift(g, company(name), column)
                g.boxed[company(name) + (0 if has_outposts(g, column) else N_COMPANIES)] += 1
    for sector, name in (sectors or {}).items():
        occupy(g, sector - 1, name)
    for at, name in (spaces or {}).items():
        occupy(g, site(at), name)
    for i in range(N_COMPANIES):
        find_reach(g, i)
    g.supplement = supplement
    g.specials = sum(1 << (int(number) - 2) for number in specials.split())
    for bonus, seat in (marked or {}).items():
        g.marked[BONUS.ids.index(bonus)] = seat
    g.one_time = sum(1 << BONUS.ids.index(bonus) for bonus in one_time.split())
    for i, wanted in enumerate(all_seats):
        arrange(g, i, wanted)
    open_missions(g, missions, task)
    g.players[0].personal = on_personal or g.players[0].personal
    assert g.journal is not None
    g.journal.events.clear()
    g.then_all(steps or (Turns(first),))
    settle(g)
    return g


def open_missions(g: Skymines, names: Sequence[str], task: tuple[str, int] | None) -> None:
    g.missions = vec[i64]([BOX.ids["mission"].index(name) for name in names])
    if task is not None:
        g.box = cast(Mines, GAME.read_box(ContentFiles("", dict(g.box.files))))  # a box of its own, to be changed
        kinds, numbers = list(g.box.task_kinds), list(g.box.task_numbers)
        kinds[g.missions[0] * TASKS] = next(int(verb.code) for verb in WORDS if verb.name == task[0])
        numbers[g.missions[0] * TASKS] = task[1]
        g.box.task_kinds, g.box.task_numbers = vec[i64](kinds), vec[i64](numbers)


def site(space: str) -> int:
    return BOX.ids["space"].index(space)


def occupy(g: Skymines, at: int, name: str) -> None:
    """A piece of a company comes from its station to a site."""
    g.sectors[at] = company(name)
    fitting = [c for c in range(COLUMNS) if has_outposts(g, c) != is_shuttle(g, at)]
    lift(g, company(name), next(c for c in fitting if g.left[company(name) * COLUMNS + c]))


def arrange(g: Skymines, seat: int, wanted: Seat) -> None:
    p = g.players[seat]
    if seat >= g.people:
        p.coins, p.tank, p.upload = wanted.coins, wanted.tank, START_SCREEN + wanted.upload
        p.steps = vec[i64]([wanted.steps.get(name, 0) for name in COMPANIES])
        return
    p.coins, p.tank, p.upload, p.has_retired = wanted.coins, wanted.tank, wanted.upload, wanted.retired
    if wanted.kept:
        p.token = BOX.ids["token"].index(wanted.kept)
    p.screens[1] = TOKEN_PLAN + p.token
    for screen, name in wanted.screens.items():
        place_plan(g, p, screen, plan(name))
    p.turned = sum(1 << screen for screen in wanted.turned)
    for name, steps in wanted.steps.items():
        p.steps[company(name)] = steps
    arrange_cards(g, seat, wanted)
    for name in wanted.tiles.split():
        g.tiles[TILE.ids.index(name)] = seat
        p.tiles |= 1 << TILE.ids.index(name)
    p.one_time = wanted.one_time
    if wanted.personal:
        p.mission, p.tasks, p.personal = 0, 0b111, 0
    unlock(g, seat)
    if wanted.markers is not None:
        p.markers = wanted.markers
    recount(g, p)


def arrange_cards(g: Skymines, seat: int, wanted: Seat) -> None:
    p = g.players[seat]
    named = [*wanted.area.split(), *(wanted.hand or "").split(), *" ".join(wanted.rests).split()]
    for name in set(named):
        while number_of(g, p, name) < named.count(name):
            give(g, seat, name)
    for slot, name in zip([1, 2, 3, 0, 4], wanted.area.split(), strict=False):
        lay(g, p, card_of(g, p, name), slot)
        p.used |= (name in wanted.used.split()) << slot
        p.boosted = slot if name == wanted.boosted else p.boosted
    for rest, names in enumerate(wanted.rests):
        for name in names.split():
            g.places[card_of(g, p, name)] = REST + rest
    if wanted.hand is not None:
        keep_in_hand(g, p, wanted.hand.split())


def keep_in_hand(g: Skymines, p: Player, names: list[str]) -> None:
    """Cards of the hand that are not named are removed."""
    rest = list(names)
    kept = []
    for card in p.cards:
        name = BOX.ids["card"][BOX.faces[card]]
        if g.places[card] == HAND and name not in rest:
            g.places[card] = REMOVED
            continue
        if g.places[card] == HAND:
            rest.remove(name)
        kept.append(card)
    p.cards = vec[i64](kept)


def number_of(g: Skymines, p: Player, name: str) -> int:
    return sum(BOX.faces[card] == face(name) for card in p.cards)


def card_of(g: Skymines, p: Player, name: str) -> int:
    return next(card for card in p.cards if BOX.faces[card] == face(name) and g.places[card] == HAND)


def give(g: Skymines, seat: int, name: str) -> None:
    """A card of the market comes into the hand, from wherever it is."""
    card = next(card for card in range(MARKET) if BOX.faces[card] == face(name))
    leave(g, card)
    add_card(g, seat, card)


def leave(g: Skymines, card: int) -> None:
    """Take a card of the market out of its stack, or the display; another one takes its place there."""
    if g.places[card] == STACK:
        stack = g.stacks[BOX.letters[card]]
        stack.take(stack.place_of(card))
    elif g.places[card] == SHOWN:
        g.display[list(g.display).index(card)] = EMPTY


def add_others_card(g: Skymines, seat: int = 0) -> None:
    """A carbon-1 that began with another player comes into the hand, as if bought from the removed pile (RB p23)."""
    other = g.players[1 - seat]
    card = next(card for card in other.cards if BOX.faces[card] == face("carbon-1"))
    remove_card(g, 1 - seat, card)
    add_card(g, seat, card)


def show(g: Skymines, space: int, name: str) -> None:
    """Put a card on a space of the display; an empty name empties it."""
    old = g.display[space]
    if old != EMPTY:
        g.places[old] = REMOVED
        g.display[space] = EMPTY
    if name:
        card = next(card for card in range(MARKET) if BOX.faces[card] == face(name))
        leave(g, card)
        g.display[space] = card
        g.places[card] = SHOWN


def show_plan(g: Skymines, space: int, wanted: int) -> None:
    drop_plan(g, wanted)
    old = g.study[space]
    if old != EMPTY:
        g.dropped = [*g.dropped, old]
    g.study[space] = wanted


def drop_plan(g: Skymines, wanted: int) -> None:
    """Take a plan from wherever it is."""
    for stack in g.plan_stacks:
        if wanted in list(stack.cards):
            stack.take(stack.place_of(wanted))
    for space in range(len(g.study)):
        if g.study[space] == wanted:
            g.study[space] = EMPTY
    g.dropped = [other for other in g.dropped if other != wanted]


def place_plan(g: Skymines, p: Player, screen: int, wanted: int) -> None:
    drop_plan(g, wanted)
    p.screens[screen] = wanted


def choose(g: Skymines, *texts: str) -> None:
    """Let the seat that is asked make these moves, one after the other."""
    for text in texts:
        seat = waiting(g)[0]
        move = BOX.language.read(text)
        assert move in legal(g, seat), f"{text} is not among {offered(g)}"
        play(g, seat, move)


def offered(g: Skymines, *verbs: str) -> list[str]:
    """The legal moves of the seat that is asked, of these verbs or of all."""
    texts = [BOX.language.show(m) for m in legal(g, waiting(g)[0])]
    return [text for text in texts if not verbs or text.split(" ")[0] in verbs]


def left(g: Skymines, what: str) -> int:
    """What the step that asks still has of something: `points`, `energy`, `units`."""
    return int(getattr(g.agenda[-1], what))


def asked(g: Skymines) -> str:
    """The name of the question; empty if the game is over."""
    return "" if is_over(g) else type(g.agenda[-1]).__name__


def why_not(g: Skymines, *things: str) -> list[str]:
    return [reason.code for reason in reasons(g, *things)]


def reasons(g: Skymines, *things: str) -> list[Reason]:
    return GAME.why_not(g, waiting(g)[0], *things)


def coins(g: Skymines, seat: int = 0) -> int:
    return g.players[seat].coins


def tank(g: Skymines, seat: int = 0) -> int:
    return g.players[seat].tank


def steps_of(g: Skymines, seat: int = 0) -> list[int]:
    """The steps on the tracks of Skymine, Minerva, Astrogo and Tawac."""
    return list(g.players[seat].steps)


def plan_on(g: Skymines, screen: int, seat: int = 0) -> str:
    """The plan on a screen; empty if there is none."""
    found = g.players[seat].screens[screen]
    return "" if found == EMPTY else BOX.ids["plan"][found]


def outposts(g: Skymines, name: str) -> list[int]:
    """Those in each column of a station."""
    return list(g.left)[company(name) * COLUMNS : company(name) * COLUMNS + COLUMNS]


def hand(g: Skymines, seat: int = 0) -> list[str]:
    return names(g, seat, HAND)


def area(g: Skymines, seat: int = 0) -> list[str]:
    return names(g, seat, AREA)


def rest(g: Skymines, slot: int, seat: int = 0) -> list[str]:
    return names(g, seat, REST + slot - 1)


def names(g: Skymines, seat: int, place: int) -> list[str]:
    cards = g.players[seat].cards
    return [BOX.ids["card"][BOX.faces[card]] for card in cards if g.places[card] == place]


def heard(g: Skymines, *verbs: str) -> list[str]:
    """The journal, of these verbs or all."""
    return [line for line in GAME.heard(g, 7) if not verbs or line.split(" ")[1] in verbs]
