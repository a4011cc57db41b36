"""What one seat may see. Only what is named here leaves the table."""

from msgspec import Struct

from orrery.games.skymines.belt.view import BeltFace, belt_face
from orrery.games.skymines.board import share_value
from orrery.games.skymines.files import Content, Side
from orrery.games.skymines.luna.deck import slots_on as luna_slots_on
from orrery.games.skymines.luna.view import LevelFace, LunaFace, LunaView, level_face, luna_faces, luna_view
from orrery.games.skymines.missions import FREE, count
from orrery.games.skymines.plans import is_met
from orrery.games.skymines.scoring import shares_of, sheet
from orrery.games.skymines.state import Mines, Player, Skymines
from orrery.games.skymines.steps.planning import open_slots
from orrery.games.skymines.terms import (
    CARDS,
    COMPANIES,
    EMPTY,
    FIRST_DEED,
    HAND,
    N_COMPANIES,
    REMOVED,
    REST,
    SCREENS,
    SIDES,
    SLOTS,
    SPACES,
    SPECIALS,
    TASKS,
    THREATS,
    TILE,
    TILES,
    TYPES,
)

LETTER_NAMES = "ABCDE"  # of the market


class PlayerView(Struct):
    coins: int
    tank: int
    upload: int
    steps: list[int]  # by company
    unlocked: list[int]  # bonuses of each track that work now
    markers: int  # bonus markers in reserve
    hand: list[str]
    area: list[str]  # by slot; empty if there is no card
    used: list[bool]  # by slot: face down
    open: list[bool]  # by slot: on
    boosted: int  # the slot with the +1 tile; -1 if there is none
    tiles: list[str]
    used_tiles: list[str]
    rests: list[list[str]]  # by resting slot
    totals: list[int]  # of what lies face up, by type of card
    token: str
    offered: list[str] | None  # one's own tokens to choose from
    screens: list[str]  # the plan on each, from the token's on
    turned: list[bool]
    covered: list[str]
    taken: list[str]  # plans still to be placed
    met: list[bool]  # by screen: what lies face up meets the requirements of its plan
    shares: list[int]  # by company
    sheet: list[tuple[str, int]]  # the score if the game ended now
    has_retired: bool
    one_time: int  # one-time markers in reserve
    mission: str  # the mission card that the player is bound to; empty if to none
    tasks: list[bool]  # of this card, fulfilled
    counts: list[list[int]]  # by open mission card and task: how much the player has; none for a seat without missions
    personal: str  # the personal space: shut, free, or taken


class View(Struct):
    round: int
    active: int
    first: int
    next_first: int
    linked: bool
    sides: list[str]  # of the tracks, by company
    display: list[str]
    stack: int  # cards left
    letter: str  # of the next card; empty if there is none
    removed: list[str]
    study: list[str]  # the research area, row by row
    specials: list[bool]  # special plans that can be taken
    supplement: int
    plan_stacks: list[int]
    board: str  # moon or belt
    sectors: list[str]  # the company in each; in the Belt, on each space
    left: list[int]  # outposts, or shuttles, in each column of each station
    uncrossed: list[bool]  # columns whose crossed space is empty
    values: list[int]  # of a share, by company
    marked: list[int]  # whose marker is on each bonus space; -1 if nobody's
    tiles: list[int]  # who has each tile
    entered: list[int]  # numbers of the places whose reward the expansion that goes on has earned
    missions: list[str]  # the open mission cards
    one_time: list[bool]  # by bonus space: its marker is a one-time one
    threat: str  # the threat on the Belt; empty if there is none
    remover: int  # who removed the threat; -1 if nobody did
    answer: list[str]  # one's own sealed answer
    players: list[PlayerView]
    lunas: list[LunaView]


def view(g: Skymines, seat: int) -> View:
    answers = g.answers[seat] if g.answers and seat < g.seats else []
    box = g.box
    return View(
        round=g.round,
        active=g.active,
        first=g.first,
        next_first=g.next_first,
        linked=g.linked,
        sides=[SIDES[side] for side in g.sides],
        display=[card_id(box, card) for card in g.display],
        stack=sum(len(stack.cards) for stack in g.stacks),
        letter=next((LETTER_NAMES[i] for i, stack in enumerate(g.stacks) if stack.cards), ""),
        removed=[card_id(box, card) for card in range(CARDS) if g.places[card] == REMOVED],
        study=[plan_id(box, plan) for plan in g.study],
        specials=[bool(g.specials >> i & 1) for i in range(SPECIALS)],
        supplement=g.supplement,
        plan_stacks=[len(stack.cards) for stack in g.plan_stacks],
        board="belt" if g.is_belt else "moon",
        sectors=[COMPANIES[owner] if owner != EMPTY else "" for owner in g.sectors],
        left=list(g.left),
        uncrossed=[bool(column) for column in g.uncrossed],
        values=[share_value(g, company) for company in range(N_COMPANIES)],
        marked=list(g.marked),
        tiles=list(g.tiles),
        entered=[place + 1 for place in range(g.board.places) if g.entered >> place & 1],
        missions=[box.ids["mission"][mission] for mission in g.missions],
        one_time=[bool(g.one_time >> space & 1) for space in range(SPACES)],
        threat=THREATS[g.threat] if g.threat != EMPTY else "",
        remover=g.remover,
        answer=[box.language.show(m) for m in answers],
        players=[player_view(g, i, i == seat) for i in range(g.seats)],
        lunas=[luna_view(g, i) for i in range(g.people, g.seats)],
    )


def player_view(g: Skymines, seat: int, own: bool) -> PlayerView:
    box = g.box
    p = g.players[seat]
    opened = open_slots(g, p) if seat < g.people else luna_slots_on(g, seat)
    return PlayerView(
        coins=p.coins,
        tank=p.tank,
        upload=p.upload,
        steps=list(p.steps),
        unlocked=list(p.unlocked),
        markers=p.markers,
        hand=cards_at(g, p, HAND),
        area=[card_id(box, card) for card in p.area],
        used=[bool(p.used >> slot & 1) for slot in range(SLOTS)],
        open=[bool(opened >> slot & 1) for slot in range(SLOTS)],
        boosted=p.boosted,
        tiles=[TILE.ids[tile] for tile in range(TILES) if p.tiles >> tile & 1],
        used_tiles=[TILE.ids[tile] for tile in range(TILES) if p.used_tiles >> tile & 1],
        rests=[cards_at(g, p, REST + rest) for rest in range(SLOTS)],
        totals=list(p.totals),
        token=box.ids["token"][p.token] if p.token != EMPTY else "",
        offered=[box.ids["token"][token] for token in sorted(p.offered.cards)] if own else None,
        screens=[plan_id(box, plan) for plan in list(p.screens)[1:]],
        turned=[bool(p.turned >> screen & 1) for screen in range(1, SCREENS + 1)],
        covered=[plan_id(box, plan) for plan in p.covered],
        taken=[plan_id(box, plan) for plan in p.taken],
        met=[plan != EMPTY and is_met(g, p, plan) for plan in list(p.screens)[1:]],
        shares=[shares_of(g, p, company) for company in range(N_COMPANIES)],
        sheet=sheet(g, p),
        has_retired=p.has_retired,
        one_time=p.one_time,
        mission=box.ids["mission"][g.missions[p.mission]] if p.mission >= 0 else "",
        tasks=[bool(p.tasks >> task & 1) for task in range(TASKS)],
        counts=[] if p.mission < EMPTY else [task_counts(g, p, mission) for mission in g.missions],
        personal="shut" if p.personal == EMPTY else "free" if p.personal == FREE else "taken",
    )


def task_counts(g: Skymines, p: Player, mission: int) -> list[int]:
    return [count(g, p, g.box.task_kinds[mission * TASKS + task]) for task in range(TASKS)]


def card_id(box: Mines, card: int) -> str:
    return box.ids["card"][box.faces[card]] if card != EMPTY else ""


def plan_id(box: Mines, plan: int) -> str:
    return box.ids["plan"][plan] if plan != EMPTY else ""


def cards_at(g: Skymines, p: Player, place: int) -> list[str]:
    return [card_id(g.box, card) for card in p.cards if g.places[card] == place]


class CardFace(Struct):
    type: str
    value: int  # units, energy, research points, or steps of the tank
    cost: int
    letter: str  # of the market; empty for a starting card
    coins: int  # of a field card
    company: str  # of a field card
    share: str  # the company of which the card is a share


class PlanFace(Struct):
    letter: str
    price: int  # research points
    needs: list[str]  # words, as in the content files
    reward: list[str]
    points: int  # of a special plan


class TokenFace(Struct):
    symbols: list[str]  # types of the cards that begin on the resting slots
    bonus: list[str]


class PerkFace(Struct):
    word: str
    pay: int  # coins for a marker
    ways: list[list[str]]  # the rewards to choose from


class SideFace(Struct):
    shares: list[int]  # by space, from 0 on
    barriers: dict[str, int]  # coins to pay, by the space before them
    thresholds: dict[str, int]  # coins to get, by the space before them
    perks: list[PerkFace]


class MajorityFace(Struct):
    needs: list[int]
    rewards: list[list[str]]


class StationFace(Struct):
    columns: list[list[int]]  # coins from the top down; the last space is crossed
    outline: list[tuple[int, int]]  # none if the map is to be drawn as a graph


class SectorFace(Struct):
    reward: list[str]
    outline: list[tuple[int, int]]
    around: int  # of an enclave: the sector around it, else 0


class BorderFace(Struct):
    between: tuple[str, str]  # companies, or numbers of sectors
    lines: int


class MatFace(Struct):
    values: list[int]  # by step
    slot: int  # the step that opens a slot


class TaskFace(Struct):
    word: str  # as in the content files
    number: int  # how much it takes
    is_deed: bool  # in one turn


class Contents(Struct):
    """What is printed, for drawings."""

    cards: dict[str, CardFace]
    plans: dict[str, PlanFace]
    tokens: dict[str, TokenFace]
    sides: dict[str, SideFace]
    surcharges: list[int]
    majorities: dict[str, MajorityFace]
    tile_costs: dict[str, int]
    tank: MatFace
    research: MatFace
    no_a: list[int]  # screens that take no A plan
    stations: dict[str, StationFace]
    sectors: list[SectorFace]
    borders: list[BorderFace]
    belt: BeltFace | None  # none if the table does not use it
    missions: dict[str, list[TaskFace]]  # of the mission cards
    threats: dict[str, list[str]]  # by threat: the reward, beside the card
    luna_cards: dict[str, LunaFace]
    luna_levels: list[LevelFace]


def contents(box: Mines) -> Contents:
    printed = box.printed
    assert isinstance(printed, Content)
    board, moon = printed.board, printed.moon
    return Contents(
        cards={card_id(box, card): card_face(box, card) for card in range(CARDS)},
        plans=plan_faces(box, printed),
        tokens={token.id: TokenFace(list(token.symbols), token.bonus) for token in printed.plans.token},
        sides={side.side: side_face(side) for side in printed.tracks.side},
        surcharges=list(box.surcharges),
        majorities={one.id: MajorityFace(one.needs, one.rewards) for one in board.majority},
        tile_costs={tile.id: tile.cost for tile in board.tile},
        tank=MatFace(list(box.tank_values), box.tank_slot),
        research=MatFace(list(box.research_values), box.research_slot),
        no_a=[screen for screen in range(SCREENS + 1) if box.no_a >> screen & 1],
        stations={station.id: StationFace(station.columns, station.outline) for station in moon.station},
        sectors=[
            SectorFace(sector.reward, sector.outline, int(sector.around[1:] or 0))
            for sector in sorted(moon.sector, key=lambda sector: int(sector.id[1:]))
        ],
        borders=[
            BorderFace((area(one), area(other)), border.lines)
            for border in moon.border
            for one, other in [border.between]
        ],
        belt=belt_face(printed.belt) if printed.belt else None,
        missions={
            mission.id: [
                TaskFace(word, box.task_numbers[i * TASKS + task], box.task_kinds[i * TASKS + task] >= FIRST_DEED)
                for task, word in enumerate(mission.tasks)
            ]
            for i, mission in enumerate(printed.missions.mission if printed.missions else [])
        },
        threats={threat.id: threat.reward for threat in (printed.threats.threat if printed.threats else [])},
        luna_cards=luna_faces(printed.luna) if printed.luna else {},
        luna_levels=[level_face(level) for level in printed.luna.level] if printed.luna else [],
    )


def area(id: str) -> str:
    """A company, or the number of a sector."""
    return id if id in COMPANIES else id[1:]


def card_face(box: Mines, card: int) -> CardFace:
    company, share, letter = box.companies[card], box.shares[card], box.letters[card]
    return CardFace(
        type=TYPES[box.types[card]],
        value=box.values[card],
        cost=box.costs[card],
        letter=LETTER_NAMES[letter] if letter != EMPTY else "",
        coins=box.field_coins[card],
        company=COMPANIES[company] if company != EMPTY else "",
        share=COMPANIES[share] if share != EMPTY else "",
    )


def plan_faces(box: Mines, printed: Content) -> dict[str, PlanFace]:
    """The plans, with those that are printed on tokens."""
    prices = dict(zip(box.ids["plan"], box.prices, strict=True))
    faces = {
        plan.id: PlanFace(plan.letter, prices[plan.id], plan.needs, plan.reward, plan.points)
        for plan in printed.plans.plan
    }
    return faces | {f"token-{token.id}": PlanFace("", 0, token.needs, token.reward, 0) for token in printed.plans.token}


def side_face(side: Side) -> SideFace:
    perks = [
        PerkFace(bonus.word, bonus.pay, [way for way in (bonus.reward, bonus.otherwise) if way]) for bonus in side.bonus
    ]
    return SideFace(side.shares, side.barriers, side.thresholds, perks)
