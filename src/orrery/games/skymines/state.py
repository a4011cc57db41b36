"""What lies on the table."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from orrery.engine.actions import Actions
from orrery.engine.agenda import State
from orrery.engine.game import Box
from orrery.engine.moves import Language
from orrery.engine.piles import Pile
from orrery.games.skymines.luna.state import Luna, LunaCards
from orrery.games.skymines.terms import (
    BOXED,
    CARDS,
    COLUMNS,
    DEPTH,
    DISPLAY,
    DONE,
    EMPTY,
    KEEP,
    LETTERS,
    N_COMPANIES,
    PLAN_AT,
    PLAN_CARD,
    PLAN_LETTERS,
    SCREENS,
    SECTORS,
    SLOTS,
    SPACES,
    STUDY,
    TILES,
    TYPES,
    VERBS,
)

NO_CARDS: Final = vec[i64]()
NO_SLOTS: Final = vec[i64]([EMPTY] * SLOTS)
NO_SCREENS: Final = vec[i64]([EMPTY] * (SCREENS + 1))
NO_TOTALS: Final = vec[i64]([0] * len(TYPES))
NO_STEPS: Final = vec[i64]([0] * N_COMPANIES)
NO_PLACES: Final = vec[i64]([BOXED] * CARDS)
NO_DISPLAY: Final = vec[i64]([EMPTY] * DISPLAY)
NO_STUDY: Final = vec[i64]([EMPTY] * STUDY)
NO_SECTORS: Final = vec[i64]([EMPTY] * SECTORS)
FULL_STATIONS: Final = vec[i64]([DEPTH] * (N_COMPANIES * COLUMNS))
NO_PIECES: Final = vec[i64]([0] * (2 * N_COMPANIES))
NO_COLUMNS: Final = vec[i64]([0] * (N_COMPANIES * COLUMNS))
NO_MARKERS: Final = vec[i64]([EMPTY] * SPACES)
NO_TILES: Final = vec[i64]([EMPTY] * TILES)
PLAN_BACKS: Final = LETTERS  # backs of piles: market letters first, then plan letters, then tokens
TOKEN_BACK: Final = LETTERS + PLAN_LETTERS
LUNA_BACK: Final = TOKEN_BACK + 1  # and one for each further Luna
NO_LUNAS: Final[list[Luna]] = []


@final
class Board:
    """A side of the board. A site is a sector of the Moon, or a space of the Belt for an outpost or a shuttle.

    A place is what a number is printed on: a sector, an asteroid, or a shuttle space. Its sites follow each other.
    """

    def __init__(self) -> None:
        self.sites: i64 = 0
        self.places: i64 = 0
        self.place_of: vec[i64] = NO_CARDS  # by site
        self.starts: vec[i64] = NO_CARDS  # by place: its first site; the number of sites follows the last one
        self.bits: vec[i64] = NO_CARDS  # by site or place: 1 << number, which compiled code cannot shift beyond 30
        self.single: vec[i64] = NO_CARDS  # by site: the sites that it opens over single lines, as bits
        self.double: vec[i64] = NO_CARDS  # the same over double lines, or marked flight tracks
        self.station_single: vec[i64] = NO_CARDS  # by company
        self.station_double: vec[i64] = NO_CARDS
        self.shuttles: i64 = 0  # shuttle spaces, as bits of sites
        self.threat: i64 = 0  # shuttle spaces beside the threat, as bits of sites
        self.partners: vec[i64] = NO_CARDS  # by site: the space that it is linked with; EMPTY for none
        self.rows: i64 = 0  # the row of the reward of the first place; the others follow
        self.collectors: vec[i64] = NO_CARDS  # by place
        self.full: vec[i64] = NO_CARDS  # company * COLUMNS + column: pieces of a full column
        self.column_coins: vec[i64] = NO_CARDS  # (company * COLUMNS + column) * DEEPEST + space, from the top
        self.column_values: vec[i64] = NO_CARDS  # ((company * COLUMNS + column) * 2 + is_open) * 7 + left: coins seen


@final
class Mines(Box):
    """The content: cards, plans, tracks, both boards, missions, threats, Luna. Tables of several columns are flat."""

    def __init__(self, digest: str, ids: dict[str, list[str]], need_words: Language, reward_words: Language) -> None:
        super().__init__(digest, Language(VERBS, ids))
        self.ids = ids  # by kind
        self.answers = Actions(self.language, [KEEP, PLAN_CARD, PLAN_AT, DONE])
        self.need_words = need_words
        self.reward_words = reward_words
        self.bonus_words: Language = reward_words
        # Cards, by number; a face is what is printed, so equal cards have one face.
        self.faces: vec[i64] = NO_CARDS
        self.types: vec[i64] = NO_CARDS
        self.values: vec[i64] = NO_CARDS  # units, energy, research points or tank steps
        self.costs: vec[i64] = NO_CARDS
        self.companies: vec[i64] = NO_CARDS  # of a field card; EMPTY for none
        self.field_coins: vec[i64] = NO_CARDS
        self.shares: vec[i64] = NO_CARDS  # the company of which the card is a share; EMPTY for none
        self.letters: vec[i64] = NO_CARDS  # of the market's cards
        self.surcharges: vec[i64] = NO_CARDS  # by space of the display
        # Plans, and all rewards: of plans, of majorities' tiers, of places, of tokens, of the tracks' spaces.
        self.needs: vec[i64] = NO_CARDS  # plan * NEEDS + column
        self.prices: vec[i64] = NO_CARDS  # research points, by plan
        self.special_points: vec[i64] = NO_CARDS  # by plan
        self.rewards: vec[i64] = NO_CARDS  # row * REWARDS + column
        self.tier_rows: i64 = 0  # the row of the first majority's first tier; the others follow
        self.token_rows: i64 = 0  # two rows for each token, in the printed order
        self.tier_needs: vec[i64] = NO_CARDS  # majority * TIERS + tier
        self.symbols: vec[i64] = NO_CARDS  # token * 3 + i: a type of card
        self.first_tokens: vec[i64] = NO_CARDS  # by place in the turn order
        self.tile_costs: vec[i64] = NO_CARDS
        # Tracks, by side.
        self.lengths: vec[i64] = NO_CARDS  # the number of the last space
        self.track_shares: vec[i64] = NO_CARDS  # side * LONGEST + space: shares that this space counts
        self.barriers: vec[i64] = NO_CARDS  # side * LONGEST + space: coins for the step to the next space
        self.thresholds: vec[i64] = NO_CARDS  # the same: coins that the step to the next space pays
        self.unlocks: vec[i64] = NO_CARDS  # side * LONGEST + space: bonuses that are unlocked on this space
        self.bonuses: vec[i64] = NO_CARDS  # side * 2 + i: the kind of the bonus
        self.bonus_numbers: vec[i64] = NO_CARDS  # (side * 2 + i) * 3 + j: the numbers of its word
        self.bonus_costs: vec[i64] = NO_CARDS  # side * 2 + i: coins for a marker there
        self.way_rows: vec[i64] = NO_CARDS  # (side * 2 + i) * 2 + way: a row of rewards
        # The sides of the board.
        self.moon = Board()
        self.belt = Board()
        # A player's own tracks.
        self.tank_values: vec[i64] = NO_CARDS  # by step
        self.research_values: vec[i64] = NO_CARDS  # by screen
        self.tank_slot: i64 = 0
        self.research_slot: i64 = 0
        self.no_a: i64 = 0  # crossed-A screens, as bits
        # Missions and threats; empty if the content has no such file.
        self.task_words: Language = reward_words
        self.task_kinds: vec[i64] = NO_CARDS  # mission * TASKS + task
        self.task_numbers: vec[i64] = NO_CARDS
        self.threat_rows: i64 = 0  # the row of the first threat's reward; the others follow
        self.luna: LunaCards = LunaCards()
        self.printed: object = None  # what the files say, for drawings
        self.sources: Mapping[str, str] = {}


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Player:
    """One seat: its mat, its hand and its coins."""

    def __init__(self, other: "Player | None" = None) -> None:
        """A new player, or a copy of `other`. The lists are never changed in place: copies share them."""
        if other is None:
            self.coins: i64 = 0
            self.tank: i64 = 0
            self.upload: i64 = 0  # where the upload marker is; 0 is the left half of the token
            self.steps: vec[i64] = NO_STEPS[:]  # on the companies' tracks
            self.unlocked: vec[i64] = NO_STEPS[:]  # bonuses of each track that work in this turn
            self.markers: i64 = 0  # bonus markers in reserve
            self.extra_markers: i64 = 0  # of a track's bonus
            self.cards: vec[i64] = NO_CARDS  # all that the seat has, in order; never changed in place
            self.area: vec[i64] = NO_SLOTS[:]
            self.used: i64 = 0  # slots whose card is face down, as bits
            self.boosted: i64 = EMPTY  # the slot whose card has the +1 tile
            self.tiles: i64 = 0  # held, as bits
            self.used_tiles: i64 = 0
            self.totals: vec[i64] = NO_TOTALS[:]  # of what is face up in the area, by type
            self.token: i64 = EMPTY
            self.offered: Pile = Pile(TOKEN_BACK)  # secret: tokens to choose from; later the one not kept
            self.screens: vec[i64] = NO_SCREENS[:]  # the plan on each
            self.turned: i64 = 0  # screens whose plan is turned over, as bits
            self.covered: list[int] = []  # plans under others
            self.taken: list[int] = []  # plans that are still to be placed in this turn
            self.placed: i64 = 0  # screens on which a plan was placed in this turn, as bits
            self.used_tracks: i64 = 0  # companies on whose track a space was used in this round, as bits
            self.turns: i64 = 0  # in this round
            self.has_retired: bool = False
            self.mission: i64 = EMPTY  # the open card that the status card is bound to, by its place
            self.tasks: i64 = 0  # fulfilled, as bits
            self.declined: i64 = 0  # tasks that held when the player chose no card, as bits: place * TASKS + task
            self.deeds: i64 = 0  # of this turn, eight bits for each kind
            self.one_time: i64 = 0  # one-time markers in reserve
            self.personal: i64 = EMPTY  # the personal space: EMPTY while it is shut, else what lies on it
            return
        self.coins = other.coins
        self.tank = other.tank
        self.upload = other.upload
        self.steps = other.steps[:]
        self.unlocked = other.unlocked[:]
        self.markers = other.markers
        self.extra_markers = other.extra_markers
        self.cards = other.cards
        self.area = other.area[:]
        self.used = other.used
        self.boosted = other.boosted
        self.tiles = other.tiles
        self.used_tiles = other.used_tiles
        self.totals = other.totals[:]
        self.token = other.token
        self.offered = other.offered.clone()
        self.screens = other.screens[:]
        self.turned = other.turned
        self.covered = other.covered
        self.taken = other.taken
        self.placed = other.placed
        self.used_tracks = other.used_tracks
        self.turns = other.turns
        self.has_retired = other.has_retired
        self.mission = other.mission
        self.tasks = other.tasks
        self.declined = other.declined
        self.deeds = other.deeds
        self.one_time = other.one_time
        self.personal = other.personal


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Skymines(State):
    """The whole table."""

    def __init__(self, box: Mines, other: "Skymines | None" = None) -> None:
        """An empty table, or a copy of `other`."""
        super().__init__(other)
        self.box = box
        if other is None:
            self.players: list[Player] = []
            self.lunas: list[Luna] = NO_LUNAS  # of the seats behind those of people
            self.people: i64 = 0  # seats that are not Luna's
            self.round: i64 = 0
            self.first: i64 = 0  # this round's first player
            self.next_first: i64 = 0
            self.linked: bool = False
            self.places: vec[i64] = NO_PLACES[:]  # of each card
            self.display: vec[i64] = NO_DISPLAY[:]
            self.stacks: list[Pile] = [Pile(i) for i in range(LETTERS)]  # secret
            self.plan_stacks: list[Pile] = [Pile(PLAN_BACKS + i) for i in range(PLAN_LETTERS)]  # secret
            self.tokens: Pile = Pile(TOKEN_BACK)  # secret
            self.study: vec[i64] = NO_STUDY[:]  # the research area, row by row
            self.specials: i64 = 0  # special plans that can be taken, as bits
            self.supplement: i64 = 0  # coins
            self.dropped: list[int] = []  # plans out of the game
            self.sides: vec[i64] = NO_STEPS[:]  # by company
            self.is_belt: bool = False
            self.sectors: vec[i64] = NO_SECTORS[:]  # the company on each site
            self.near: vec[i64] = NO_STEPS[:]  # by company: sites behind a single line, as bits
            self.far: vec[i64] = NO_STEPS[:]  # behind a double one
            self.left: vec[i64] = FULL_STATIONS[:]  # pieces in each column
            self.uncrossed: vec[i64] = NO_COLUMNS[:]  # columns whose crossed space has been emptied
            self.entered: i64 = 0  # places whose reward the expansion that goes on has earned, as bits
            self.ousted: vec[i64] = NO_PIECES[:]  # outposts of each company, then shuttles, that are on their way home
            self.boxed: vec[i64] = NO_PIECES[:]  # outposts, then shuttles, out of the game
            self.marked: vec[i64] = NO_MARKERS[:]  # whose marker is on each bonus space
            self.tiles: vec[i64] = NO_TILES[:]  # who has each tile
            self.missions: vec[i64] = NO_CARDS  # the open mission cards
            self.one_time: i64 = 0  # bonus spaces with a one-time marker, as bits
            self.first_personal: i64 = EMPTY  # who was the first to open a personal space
            self.threat: i64 = EMPTY  # the card in the middle of the Belt
            self.remover: i64 = EMPTY  # who removed it
            return
        self.players = [Player(p) for p in other.players]
        self.lunas = [Luna(luna) for luna in other.lunas] if other.lunas else NO_LUNAS
        self.people = other.people
        self.round = other.round
        self.first = other.first
        self.next_first = other.next_first
        self.linked = other.linked
        self.places = other.places[:]
        self.display = other.display[:]
        self.stacks = [pile.clone() for pile in other.stacks]
        self.plan_stacks = [pile.clone() for pile in other.plan_stacks]
        self.tokens = other.tokens.clone()
        self.study = other.study[:]
        self.specials = other.specials
        self.supplement = other.supplement
        self.dropped = other.dropped
        self.sides = other.sides
        self.is_belt = other.is_belt
        self.sectors = other.sectors[:]
        self.near = other.near[:]
        self.far = other.far[:]
        self.left = other.left[:]
        self.uncrossed = other.uncrossed[:]
        self.entered = other.entered
        self.ousted = other.ousted[:]
        self.boxed = other.boxed[:]
        self.marked = other.marked[:]
        self.tiles = other.tiles[:]
        self.missions = other.missions
        self.one_time = other.one_time
        self.first_personal = other.first_personal
        self.threat = other.threat
        self.remover = other.remover

    @property
    def board(self) -> Board:
        """The side of the board in play."""
        return self.box.belt if self.is_belt else self.box.moon

    def clone(self) -> "Skymines":
        return Skymines(self.box, self)

    def content(self) -> Mines:
        return self.box

    def hidden(self) -> list[Pile]:
        piles = [*self.stacks, *self.plan_stacks, self.tokens]
        for p in self.players:
            piles.append(p.offered)
        for luna in self.lunas:
            piles += [luna.deck, luna.class_two, luna.row]
        return piles

    def in_order(self) -> list[int]:
        """The seats, clockwise from this round's first player (SK-01)."""
        return [(self.first + i) % self.seats for i in range(self.seats)]
