"""The content files, read and checked."""

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from orrery.content import Entry, Id, read_file, read_words, usage
from orrery.engine.game import BadInput, ContentFiles
from orrery.engine.moves import BadMove, Language
from orrery.games.skymines import plans, rewards
from orrery.games.skymines.chart import Chart, masks
from orrery.games.skymines.chart import check as check_chart
from orrery.games.skymines.state import Moon
from orrery.games.skymines.terms import (
    BONUS,
    COMPANIES,
    DEPTH,
    DISPLAY,
    EITHER,
    EMPTY,
    LAST_PERMANENT,
    LETTER_PLANS,
    LONGEST,
    MAJORITIES,
    MARKET,
    REWARDS,
    SCREENS,
    SECTORS,
    SIDES,
    SINGLES,
    SPECIALS,
    STARTERS,
    TANK,
    TIERS,
    TILE,
    TILES,
    TOKENS,
    TYPES,
)
from orrery.games.skymines.words import BONUSES

SEATS = 4
SYMBOLS = 3
Few = Annotated[int, Meta(ge=0, le=9)]
Cost = Annotated[int, Meta(ge=0, le=20)]
Company = Literal["skymine", "minerva", "astrogo", "tawac"]
CardType = Literal["carbon", "minerals", "titanium", "energy", "scientist", "field", "share"]
Symbol = Literal["carbon", "minerals", "titanium", "energy", "scientist"]
Words = list[str]
T = TypeVar("T", bound="Entry")


class Card(Entry, forbid_unknown_fields=True, kw_only=True):
    """A card: of the market (by its letter), of every starting hand, or of single energy."""

    deck: Literal["A", "B", "C", "D", "E", "start", "single"]
    type: CardType
    value: Few = 0  # units, energy, research points, or steps of the tank
    cost: Cost
    coins: Few = 0  # of a field card
    company: Company | None = None  # of a field card
    share: Company | None = None
    copies: Annotated[int, Meta(ge=1, le=STARTERS)] = 1  # in every starting hand


class Printed(Entry, forbid_unknown_fields=True, kw_only=True):
    """A plan, or a token with a plan printed on it."""

    needs: Annotated[Words, Meta(min_length=1, max_length=2)]
    reward: Words = msgspec.field(default_factory=list)


class Plan(Printed, forbid_unknown_fields=True, kw_only=True):
    letter: Literal["A", "B", "C", "special"]
    points: Cost = 0  # of a special plan


class Token(Printed, forbid_unknown_fields=True, kw_only=True):
    symbols: Annotated[list[Symbol], Meta(min_length=SYMBOLS, max_length=SYMBOLS)]
    bonus: Annotated[Words, Meta(min_length=1, max_length=2)]


class Bonus(Struct, forbid_unknown_fields=True, kw_only=True):
    """A bonus of a track. The word `reward` is a space with a reward, or with one of two."""

    word: str
    pay: Few = 0
    reward: Words = []
    otherwise: Words = []


class Side(Entry, forbid_unknown_fields=True, kw_only=True):
    """A side of a plate: shares by space from 0 on; barriers and thresholds by the space before them."""

    side: Literal["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2"]
    shares: Annotated[list[Cost], Meta(min_length=5, max_length=LONGEST)]
    barriers: Annotated[dict[str, Annotated[int, Meta(ge=1, le=9)]], Meta(min_length=1, max_length=2)]
    thresholds: Annotated[dict[str, Annotated[int, Meta(ge=1, le=2)]], Meta(min_length=2, max_length=2)]
    bonus: Annotated[list[Bonus], Meta(min_length=2, max_length=2)]


class Majority(Entry, forbid_unknown_fields=True, kw_only=True):
    needs: Annotated[list[Few], Meta(min_length=TIERS, max_length=TIERS)]
    rewards: Annotated[list[Words], Meta(min_length=TIERS, max_length=TIERS)]


class Tile(Entry, forbid_unknown_fields=True, kw_only=True):
    cost: Annotated[int, Meta(ge=1, le=2)]


class Mat(Entry, forbid_unknown_fields=True, kw_only=True):
    """A player's own track: values by the step from which they count, and the step that opens a slot."""

    length: Annotated[int, Meta(ge=1, le=60)]
    values: dict[str, Cost | Annotated[int, Meta(ge=0, le=99)]]
    slot: Annotated[int, Meta(ge=1, le=60)]
    no_a: list[Annotated[int, Meta(ge=1, le=SCREENS)]] = msgspec.field(default_factory=list)


class Display(Entry, forbid_unknown_fields=True, kw_only=True):
    surcharges: Annotated[list[Few], Meta(min_length=DISPLAY, max_length=DISPLAY)]


class CardFile(Struct, forbid_unknown_fields=True):
    card: list[Card]


class PlanFile(Struct, forbid_unknown_fields=True):
    plan: list[Plan]
    token: Annotated[list[Token], Meta(min_length=TOKENS, max_length=TOKENS)]
    first_tokens: Annotated[list[Id], Meta(min_length=SEATS, max_length=SEATS)]


class TrackFile(Struct, forbid_unknown_fields=True):
    side: list[Side]


class BoardFile(Struct, forbid_unknown_fields=True):
    majority: Annotated[list[Majority], Meta(min_length=MAJORITIES, max_length=MAJORITIES)]
    tile: Annotated[list[Tile], Meta(min_length=TILES, max_length=TILES)]
    mat: list[Mat]
    display: list[Display]


class Content(Struct):
    """All files of a folder."""

    cards: CardFile
    plans: PlanFile
    tracks: TrackFile
    board: BoardFile
    moon: Chart


def read(files: ContentFiles) -> Moon:
    """Read the content files."""
    kinds: dict[str, Any] = Content.__annotations__
    content = Content(**{name: read_file(files, f"{name}.toml", kind) for name, kind in kinds.items()})
    folder = Path(files.folder)
    check_ids(content, folder)
    check_chart(content.moon, str(folder / "moon.toml"))
    digest = blake2b(msgspec.json.encode(content), digest_size=16).hexdigest()
    cards = in_order(content.cards.card, folder / "cards.toml")
    letters = [[plan for plan in content.plans.plan if plan.letter == letter] for letter in (*"ABC", "special")]
    check_numbers(letters, folder / "plans.toml")
    all_plans = [plan for row in letters for plan in row]
    ids = {
        "card": list(dict.fromkeys(card.id for card in cards)),
        "plan": [plan.id for plan in all_plans] + [f"token-{token.id}" for token in content.plans.token],
        "token": [token.id for token in content.plans.token],
    }
    box = Moon(digest, ids, Language(plans.WORDS, {}), Language(rewards.WORDS, {}))
    add_cards(box, cards, ids["card"])
    Rows(box, folder).add(content, all_plans)
    add_tracks(box, content.tracks, folder / "tracks.toml")
    add_board(box, content.board, folder / "board.toml")
    add_moon(box, content.moon)
    box.first_tokens = column(index_of(ids["token"], id, "first_tokens", folder) for id in content.plans.first_tokens)
    box.symbols = column(TYPES.index(symbol) for token in content.plans.token for symbol in token.symbols)
    box.sources = {entry.id: entry.source for entry in entries(content)}
    return box


def column(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def entries(content: Content) -> list[Entry]:
    files = [content.cards, content.plans, content.tracks, content.board, content.moon]
    found = [getattr(file, name) for file in files for name in file.__struct_fields__]
    return [entry for entries in found for entry in entries if isinstance(entry, Entry)]


def check_ids(content: Content, folder: Path) -> None:
    """Ids of one file differ."""
    for name in Content.__struct_fields__:
        file = getattr(content, name)
        for kind in file.__struct_fields__:
            ids = [entry.id for entry in getattr(file, kind) if isinstance(entry, Entry)]
            twice = [id for id in ids if ids.count(id) > 1]
            if twice:
                raise BadInput(f"{folder / name}.toml: two entries of {kind} are called '{twice[0]}'.")


def index_of(ids: list[str], id: str, field: str, folder: Path) -> int:
    if id not in ids:
        raise BadInput(f"{folder / 'plans.toml'}: {field}: there is no token '{id}'.")
    return ids.index(id)


# Cards.


def in_order(cards: list[Card], path: Path) -> list[Card]:
    """All cards by number: the market's by letter, nine of each seat, and the cards of single energy."""
    for card in cards:
        check_card(card, path)
    market = [card for letter in "ABCDE" for card in cards if card.deck == letter]
    starters = [card for card in cards if card.deck == "start" for _ in range(card.copies)]
    singles = [card for card in cards if card.deck == "single"]
    for found, number, what in (
        (market, MARKET, "cards of the market (deck A to E)"),
        (starters, STARTERS, "starting cards, copies counted"),
        (singles, SINGLES, "cards of single energy"),
    ):
        if len(found) != number:
            raise BadInput(f"{path}: there must be {number} {what}, not {len(found)}.")
    wanted = {"carbon", "minerals", "titanium", "energy", "scientist"}
    lacking = sorted(wanted - {card.type for card in starters})
    if lacking:
        raise BadInput(f"{path}: no starting card is of type {lacking[0]}, but tokens may name it.")
    return [*market, *starters * SEATS, *singles]


def check_card(card: Card, path: Path) -> None:
    fault = ""
    if card.type == "share" and (card.share is None or card.value or card.company):
        fault = "a share names its company in 'share', and nothing else"
    elif card.type != "share" and not card.value:
        fault = "field value: it must be at least 1"
    elif card.type != "field" and (card.coins or card.company):
        fault = "only a field card has coins and a company"
    elif card.copies > 1 and card.deck != "start":
        fault = "only starting cards have copies"
    elif card.deck == "single" and card.type != "energy":
        fault = "a card of deck single is of type energy"
    if fault:
        raise BadInput(f"{path}: card '{card.id}': {fault}.")


def add_cards(box: Moon, cards: list[Card], faces: list[str]) -> None:
    def company(name: str | None) -> int:
        return COMPANIES.index(name) if name else EMPTY

    box.faces = column(faces.index(card.id) for card in cards)
    box.types = column(TYPES.index(card.type) for card in cards)
    box.values = column(card.value for card in cards)
    box.costs = column(card.cost for card in cards)
    box.field_coins = column(card.coins for card in cards)
    box.companies = column(company(card.company) for card in cards)
    box.shares = column(company(card.share) for card in cards)
    box.letters = column("ABCDE".find(card.deck) for card in cards)


# Plans and rewards.


def check_numbers(letters: list[list[Plan]], path: Path) -> None:
    for found, letter in zip(letters, (*"ABC", "special"), strict=True):
        number = SPECIALS if letter == "special" else LETTER_PLANS
        if len(found) != number:
            raise BadInput(f"{path}: there must be {number} plans of letter {letter}, not {len(found)}.")
    for plan in [plan for found in letters for plan in found]:
        is_special = plan.letter == "special"
        pays = any(word.startswith("coins") for word in plan.needs)
        if is_special != bool(plan.points) or is_special != pays or (is_special and plan.reward):
            raise BadInput(
                f"{path}: plan '{plan.id}': a special plan costs coins and has points; others have a reward."
            )


class Rows:
    """The rows of rewards and requirements."""

    def __init__(self, box: Moon, folder: Path) -> None:
        self.box = box
        self.folder = folder
        self.rewards: list[int] = []

    def add(self, content: Content, all_plans: list[Plan]) -> None:
        box = self.box
        path = self.folder / "plans.toml"
        printed: list[Printed] = [*all_plans, *content.plans.token]
        box.needs = column(
            number
            for plan in printed
            for number in plans.row_of(read_words(box.need_words, plan.needs, f"{path}: '{plan.id}', field needs"))
        )
        prices = {"A": 1, "B": 1, "C": 2, "special": 2}
        box.prices = column([*[prices[plan.letter] for plan in all_plans], *[0] * TOKENS])
        box.special_points = column([*[plan.points for plan in all_plans], *[0] * TOKENS])
        for plan in printed:
            self.reward(plan.reward, f"{path}: '{plan.id}', field reward")
        box.token_rows = self.row()
        for token in content.plans.token:
            for part in (token.bonus[:1], token.bonus[1:]):
                self.reward(part, f"{path}: token '{token.id}', field bonus")
        box.tier_rows = self.row()
        for majority in content.board.majority:
            for tier in majority.rewards:
                self.reward(tier, f"{self.folder / 'board.toml'}: majority '{majority.id}', field rewards")
        box.sector_rows = self.row()
        for sector in sorted(content.moon.sector, key=lambda sector: int(sector.id[1:])):
            self.reward(sector.reward, f"{self.folder / 'moon.toml'}: sector '{sector.id}', field reward")
        sides = sorted(content.tracks.side, key=lambda side: side.side)
        ways = []
        for side in sides:
            for bonus in side.bonus:
                where = f"{self.folder / 'tracks.toml'}: side '{side.id}', field bonus"
                ways += [self.way(bonus.reward, where), self.way(bonus.otherwise, where)]
        box.way_rows = column(ways)
        box.rewards = column(self.rewards)

    def row(self) -> int:
        """The number of the next row."""
        return len(self.rewards) // REWARDS

    def reward(self, words: list[str], where: str) -> None:
        self.rewards += rewards.row_of(read_words(self.box.reward_words, words, where))

    def way(self, words: list[str], where: str) -> int:
        if not words:
            return EMPTY
        self.reward(words, where)
        return self.row() - 1


# Tracks.


def add_tracks(box: Moon, file: TrackFile, path: Path) -> None:
    sides = sorted(file.side, key=lambda side: side.side)
    if [side.side for side in sides] != SIDES:
        raise BadInput(f"{path}: the sides are {', '.join(SIDES)}, each once.")
    box.bonus_words = Language(BONUSES, {})
    for side in sides:
        check_side(side, path)
    words = [bonus_word(box, side, bonus, path) for side in sides for bonus in side.bonus]
    box.bonuses = column(word & 255 for word in words)
    box.bonus_numbers = column(word >> (8 + 13 * i) & 8191 for word in words for i in range(3))
    box.bonus_costs = column(bonus.pay for side in sides for bonus in side.bonus)
    box.lengths = column(len(side.shares) - 1 for side in sides)
    box.track_shares = column(n for side in sides for n in padded(side.shares))
    box.barriers = column(side.barriers.get(str(n), 0) for side in sides for n in range(LONGEST))
    box.thresholds = column(side.thresholds.get(str(n), 0) for side in sides for n in range(LONGEST))
    box.unlocks = column(sum(int(at) < n for at in side.thresholds) for side in sides for n in range(LONGEST))


def padded(shares: list[int]) -> list[int]:
    return shares + [shares[-1]] * (LONGEST - len(shares))


def check_side(side: Side, path: Path) -> None:
    last = len(side.shares) - 1
    if side.shares[0] or side.shares != sorted(side.shares):
        raise BadInput(f"{path}: side '{side.id}', field shares: they begin with 0 and never fall.")
    for field in ("barriers", "thresholds"):
        for at in getattr(side, field):
            if not at.isdecimal() or not int(at) < last:
                raise BadInput(f"{path}: side '{side.id}', field {field}: '{at}' is no space from 0 to {last - 1}.")


def bonus_word(box: Moon, side: Side, bonus: Bonus, path: Path) -> int:
    """The word of a bonus. Its numbers may be 0, unlike those of rewards."""
    where = f"{path}: side '{side.id}', field bonus"
    try:
        word = int(box.bonus_words.read(bonus.word))
    except BadMove as error:
        told = usage(box.bonus_words)
        raise BadInput(f"{where}: '{bonus.word}' is none ({error}); the words are: {told}.") from error
    if (word & 255 == EITHER) != bool(bonus.reward) or (bonus.otherwise and not bonus.reward):
        raise BadInput(f"{where}: the word 'reward' has a reward, and only this word has one.")
    if word & 255 <= LAST_PERMANENT and bonus.pay:
        raise BadInput(f"{where}: a permanent bonus costs nothing.")
    return word


# The board and the mats.


def add_board(box: Moon, file: BoardFile, path: Path) -> None:
    for kind, found, wanted in (
        ("majority", file.majority, BONUS.ids[:MAJORITIES]),
        ("tile", file.tile, TILE.ids),
        ("mat", file.mat, ["tank", "research"]),
        ("display", file.display, ["display"]),
    ):
        if [entry.id for entry in found] != list(wanted):
            raise BadInput(f"{path}: the entries of {kind} are {', '.join(wanted)}, in this order.")
    for majority in file.majority:
        if majority.needs != sorted(set(majority.needs)) or not majority.needs[0]:
            raise BadInput(f"{path}: majority '{majority.id}', field needs: they rise from at least 1.")
    tank, research = file.mat
    if research.length != SCREENS:
        raise BadInput(f"{path}: mat 'research', field length: there are {SCREENS} screens.")
    box.tier_needs = column(need for majority in file.majority for need in majority.needs)
    box.tile_costs = column(tile.cost for tile in file.tile)
    box.surcharges = column(file.display[0].surcharges)
    box.tank_values = column(mat_values(tank, path))
    box.research_values = column(mat_values(research, path))
    box.tank_slot = tank.slot
    box.research_slot = research.slot
    box.no_a = sum(1 << screen for screen in set(research.no_a))


def mat_values(mat: Mat, path: Path) -> list[int]:
    """The value on each step: the last one that was reached."""
    for at in [*mat.values, str(mat.slot)]:
        if not at.isdecimal() or int(at) > mat.length:
            raise BadInput(f"{path}: mat '{mat.id}': '{at}' is no step from 0 to {mat.length}.")
    values = [0] * (mat.length + 1)
    for step in range(1, mat.length + 1):
        values[step] = mat.values.get(str(step), values[step - 1])
    if values != sorted(values):
        raise BadInput(f"{path}: mat '{mat.id}', field values: they never fall.")
    return values


# The Moon.


def add_moon(box: Moon, chart: Chart) -> None:
    single, double = masks(chart, 1), masks(chart, 2)
    sectors = [f"s{n + 1}" for n in range(SECTORS)]
    box.single = column(single[id] for id in sectors)
    box.double = column(double[id] for id in sectors)
    box.station_single = column(single[id] for id in COMPANIES)
    box.station_double = column(double[id] for id in COMPANIES)
    box.collectors = column(box.rewards[(box.sector_rows + n) * REWARDS + TANK] for n in range(SECTORS))
    stations = {station.id: station for station in chart.station}
    columns = [coins for id in COMPANIES for coins in stations[id].columns]
    box.column_coins = column(coin for coins in columns for coin in coins)
    box.column_values = column(
        seen(coins, is_open, left) for coins in columns for is_open in (False, True) for left in range(DEPTH + 1)
    )
    box.chart = chart


def seen(coins: list[int], is_open: bool, left: int) -> int:
    """The coins that can be seen in a column with this many outposts, if its crossed space is open or not."""
    if is_open:
        return sum(coins[: max(0, DEPTH - 1 - left)]) + coins[-1]
    return sum(coins[: DEPTH - left])
