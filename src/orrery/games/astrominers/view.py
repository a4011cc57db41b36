"""What one seat may see. Only what is named here leaves the table."""

from msgspec import Struct

from orrery.engine.agenda import is_over, waiting
from orrery.engine.knowledge import known
from orrery.games.astrominers import scoring
from orrery.games.astrominers.dice import symbols, workers
from orrery.games.astrominers.docks import is_full
from orrery.games.astrominers.needs import of_type
from orrery.games.astrominers.payment import PROMOTED
from orrery.games.astrominers.state import (
    ASSIGNMENTS,
    EXECUTIVE,
    FIRST_PLAYER,
    HONOURS,
    REFINERY,
    Astrominers,
    Player,
    Station,
)
from orrery.games.astrominers.steps.actions import ASSIGNING, REFINING
from orrery.games.astrominers.steps.board import gathered
from orrery.games.astrominers.steps.effects import EFFECTS
from orrery.games.astrominers.steps.executive import is_open
from orrery.games.astrominers.steps.settling import is_bonus_due
from orrery.games.astrominers.terms import (
    ACHIEVEMENTS,
    AREA,
    BASICS,
    CODES,
    COLUMNS,
    CREW,
    DIE,
    EMPTY,
    MINER,
    MIXED,
    RESOURCES,
    TYPES,
    WORKERS,
)


class DieView(Struct):
    seat: int
    die: str


class DockView(Struct):
    card: str | None  # a mission, or an expedition
    is_expedition: bool
    owner: int
    age: int  # rounds that it has been out
    is_last: bool  # it fails at the end of this round, unless it is ready or the game is over
    is_ready: bool  # the crew is complete
    crew: list[DieView | None]


class PlayerView(Struct):
    pool: list[str]
    used: int
    tokens: list[int]
    hand_missions: int
    hand_orders: int
    known_missions: list[str]
    known_orders: list[str]
    missions: list[str] | None  # one's own hand
    orders: list[str] | None
    completed: list[str]  # missions; their types are known to all (AM-69)
    explored: list[str]  # expeditions
    types: dict[str, int]  # of all these together; ? counts as any type
    bought: list[str]
    effects: dict[str, int]  # not used yet
    achievements: list[str]
    technologies: list[str]
    bulletins: list[str]
    busy: list[str]  # own cards with a die on them
    challenges: list[str]
    rerolls: int
    has_passed: bool
    barges: int  # in the docks
    score: int


class View(Struct):
    round: int
    first: int
    next_first: int
    active: int  # the seat that is asked; -1 if several are, or nobody
    promoted: str
    bank: list[int]
    track: list[str | None]  # by round, the last is any resource; null if it is gone
    areas: list[list[DieView | None]]  # plasteel, water, xenon
    assignments: list[DieView | None]
    refinery: list[DieView | None]
    first_player: DieView | None
    honours: list[str | None]
    honour_dice: list[DieView | None]
    executive_dice: list[DieView | None]  # technologies, bulletins, expeditions
    technologies: list[str]  # the last is the top
    bulletins: list[str]
    expeditions: list[str]
    open_executive: list[list[str]]  # for each of these decks, the cards that can be taken
    doubles: bool  # effects of Orders turn a single Miner or Subroutine to the double one
    open_missions: list[str]
    open_orders: list[str]
    mission_deck: int
    order_deck: int
    achievement_deck: int
    challenges: list[str]
    docks: list[DockView]
    answer: list[str]  # one's own sealed answer
    players: list[PlayerView]


def view(g: Astrominers, seat: int) -> View:
    box = g.box
    answers = g.answers[seat] if g.answers and seat < g.seats else []
    gone = int(g.round) - int(is_bonus_due(g))
    missions, orders = box.ids["mission"], box.ids["order"]
    return View(
        round=g.round,
        first=g.first,
        next_first=g.next_first,
        active=active(g),
        promoted=RESOURCES[g.promoted],
        bank=list(g.bank),
        track=[None if i < gone else kind for i, kind in enumerate([*[RESOURCES[kind] for kind in g.track], "any"])],
        areas=[dice(g, area * AREA, open_sockets(box, area)) for area in range(BASICS)],
        assignments=dice(g, ASSIGNMENTS, box.assignments[g.seats]),
        refinery=dice(g, REFINERY, box.refinery[g.seats]),
        first_player=die(g.sockets[FIRST_PLAYER]),
        honours=[None if card == EMPTY else box.ids["achievement"][card] for card in g.honours],
        honour_dice=dice(g, HONOURS, ACHIEVEMENTS),
        executive_dice=dice(g, EXECUTIVE, 3),
        technologies=executive_names(g, "technology", g.technologies),
        bulletins=executive_names(g, "bulletin", g.bulletins),
        expeditions=executive_names(g, "expedition", g.expeditions),
        open_executive=[
            executive_names(g, kind, [card for card in deck if is_open(g, deck, card)])
            for kind, deck in (
                ("technology", g.technologies),
                ("bulletin", g.bulletins),
                ("expedition", g.expeditions),
            )
        ],
        doubles=g.doubles,
        open_missions=[missions[card] for card in g.open_missions],
        open_orders=[orders[card] for card in g.open_orders],
        mission_deck=len(g.mission_deck.cards),
        order_deck=len(g.order_deck.cards),
        achievement_deck=len(g.achievement_deck.cards),
        challenges=[box.ids["challenge"][card] for card in g.challenges],
        docks=[dock_view(g, dock) for dock in range(box.docks[g.seats])],
        answer=[box.language.show(m) for m in answers],
        players=[player_view(g, p, i, seat) for i, p in enumerate(g.players)],
    )


def active(g: Astrominers) -> int:
    seats = waiting(g)
    return int(seats[0]) if len(seats) == 1 else EMPTY


def executive_names(g: Astrominers, kind: str, cards: list[int]) -> list[str]:
    start = g.box.missions if kind == "expedition" else 0
    return [g.box.ids[kind][card - start] for card in cards]


def crew_name(g: Astrominers, card: int) -> tuple[str, str]:
    box = g.box
    if card < box.missions:
        return "mission", box.ids["mission"][card]
    return "expedition", box.ids["expedition"][card - box.missions]


def open_sockets(box: Station, area: int) -> int:
    return sum(box.area[area * AREA + i] != EMPTY for i in range(AREA))


def die(mark: int) -> DieView | None:
    return None if mark == EMPTY else DieView(mark // CODES, DIE.ids[mark % CODES])


def dice(g: Astrominers, start: int, n: int) -> list[DieView | None]:
    return [die(g.sockets[start + i]) for i in range(n)]


def dock_view(g: Astrominers, dock: int) -> DockView:
    card = g.cards[dock]
    if card == EMPTY:
        return DockView(None, False, EMPTY, 0, False, False, [])
    box = g.box
    kind, name = crew_name(g, card)
    crew = [die(g.crew[dock * CREW + i]) for i in range(box.crew_sizes[card])]
    age = g.ages[dock]
    return DockView(name, kind == "expedition", g.owners[dock], age, age > 0 and not is_over(g), is_full(g, dock), crew)


def player_view(g: Astrominers, p: Player, index: int, seat: int) -> PlayerView:
    box = g.box
    missions, orders = box.ids["mission"], box.ids["order"]
    technologies, bulletins = box.ids["technology"], box.ids["bulletin"]
    own = index == seat
    return PlayerView(
        pool=[DIE.ids[code] for code in range(CODES) for _ in range(p.pool[code])],
        used=p.used[0] + p.used[1],
        tokens=list(p.tokens),
        hand_missions=len(p.missions.cards),
        hand_orders=len(p.orders.cards),
        known_missions=[missions[card] for card in known([p.missions], seat)],
        known_orders=[orders[card] for card in known([p.orders], seat)],
        missions=[missions[card] for card in sorted(p.missions.cards)] if own else None,
        orders=[orders[card] for card in sorted(p.orders.cards)] if own else None,
        completed=[missions[card] for card in p.completed if card < box.missions],
        explored=[box.ids["expedition"][card - box.missions] for card in p.completed if card >= box.missions],
        types={kind: n for i, kind in enumerate([*TYPES, "?"]) if (n := int(of_type(g, p, i)))},
        bought=[orders[card] for card in p.bought],
        effects={EFFECTS[i].name: n for i, n in enumerate(p.effects) if n},
        achievements=[box.ids["achievement"][card] for card in p.achievements],
        technologies=[technologies[card] for card in p.technologies],
        bulletins=[bulletins[card] for card in p.bulletins],
        busy=[technologies[i] if i < len(technologies) else bulletins[i - len(technologies)] for i in p.busy],
        challenges=[box.ids["challenge"][card] for card in p.challenges],
        rerolls=p.rerolls,
        has_passed=p.has_passed,
        barges=sum(g.cards[dock] != EMPTY and g.owners[dock] == index for dock in range(box.docks[g.seats])),
        score=scoring.points(g, p),
    )


class SocketView(Struct):
    takes: str
    yellow: bool


class AreaSocket(Struct):
    takes: str
    more: int  # tokens besides those of its symbols


class Reward(Struct):
    workers: list[str]  # none if all workers of the crew earn the same
    earns: list[int]  # for each symbol: by resource, then any resource


class CrewCard(Struct):
    type: str  # S, C, M; ? for an expedition
    cost: list[int]  # by resource, then any resource
    sockets: list[SocketView]
    rewards: list[Reward]  # none for an expedition


class OrderCard(Struct):
    points: int
    cost: list[int]
    drops: int
    effect: str  # a word with its operands, as in the content files


class ExecutiveCard(Struct):
    points: int
    cost: list[int]
    effect: str


class AchievementCard(Struct):
    points: int
    needs: list[str]


class ChallengeCard(Struct):
    points: int
    need: str


class Contents(Struct):
    """What is printed, for drawings."""

    missions: dict[str, CrewCard]
    expeditions: dict[str, CrewCard]
    orders: dict[str, OrderCard]
    technologies: dict[str, ExecutiveCard]
    bulletins: dict[str, ExecutiveCard]
    achievements: dict[str, AchievementCard]
    challenges: dict[str, ChallengeCard]
    areas: list[list[AreaSocket]]  # plasteel, water, xenon
    offices: dict[str, str]  # what the sockets of Assignments and of the Refinery take
    mixed: int  # in payments: tokens of any kind for one that is lacking
    promoted: int  # the same with the promoted resource


def contents(box: Station) -> Contents:
    effect, need = box.effect_words.show, box.need_words.show
    technologies = len(box.technology_points)
    return Contents(
        missions={id: crew_card(box, i) for i, id in enumerate(box.ids["mission"])},
        expeditions={id: crew_card(box, box.missions + i) for i, id in enumerate(box.ids["expedition"])},
        orders={
            id: OrderCard(
                box.order_points[i], row(box.order_costs, i), box.order_drops[i], effect(box.order_effects[i])
            )
            for i, id in enumerate(box.ids["order"])
        },
        technologies={
            id: ExecutiveCard(box.technology_points[i], row(box.technology_costs, i), effect(box.executive_effects[i]))
            for i, id in enumerate(box.ids["technology"])
        },
        bulletins={
            id: ExecutiveCard(
                box.bulletin_points[i], row(box.bulletin_costs, i), effect(box.executive_effects[technologies + i])
            )
            for i, id in enumerate(box.ids["bulletin"])
        },
        achievements={
            id: AchievementCard(box.achievement_points[i], [need(word) for word in box.achievement_needs[i]])
            for i, id in enumerate(box.ids["achievement"])
        },
        challenges={
            id: ChallengeCard(box.challenge_points[i], need(box.challenge_needs[i]))
            for i, id in enumerate(box.ids["challenge"])
        },
        areas=[[area_socket(box, area * AREA + i) for i in range(open_sockets(box, area))] for area in range(BASICS)],
        offices={"assignments": WORKERS[ASSIGNING.worker], "refinery": WORKERS[REFINING.worker]},
        mixed=MIXED,
        promoted=PROMOTED,
    )


def row(costs: object, i: int) -> list[int]:
    return list(costs[i * COLUMNS : (i + 1) * COLUMNS])  # type: ignore[index]


def area_socket(box: Station, socket: int) -> AreaSocket:
    return AreaSocket(WORKERS[box.area[socket]], gathered(MINER, socket) - symbols(MINER))


def crew_card(box: Station, card: int) -> CrewCard:
    size = box.crew_sizes[card]
    sockets = [SocketView(WORKERS[box.crew[card * CREW + i]], bool(box.yellow[card * CREW + i])) for i in range(size)]
    return CrewCard(
        [*TYPES, "?"][box.types[card]],
        row(box.launch_costs, card),
        sockets,
        rewards(box, card) if card < box.missions else [],
    )


def rewards(box: Station, card: int) -> list[Reward]:
    """What the workers of the crew earn, those with the same reward together."""
    crew = [workers(box.crew[card * CREW + i]) for i in range(box.crew_sizes[card])]
    wanted = [worker for worker in range(4) if any(bits >> worker & 1 for bits in crew)]
    earned: dict[tuple[int, ...], list[str]] = {}
    for worker in wanted:
        earned.setdefault(tuple(row(box.rewards, card * 4 + worker)), []).append(WORKERS[worker])
    return [Reward(names if len(earned) > 1 else [], list(earns)) for earns, names in earned.items()]
