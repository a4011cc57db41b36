"""The content files, read and checked."""

from collections import Counter
from collections.abc import Sequence, Set
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from orrery.content import Entry, read_file, read_words
from orrery.engine.game import BadInput, ContentFiles
from orrery.engine.moves import Language
from orrery.games.skymines import chart, plans, rewards
from orrery.games.skymines.belt import chart as belt
from orrery.games.skymines.chart import Place, column
from orrery.games.skymines.files import (
    MODULES,
    SEATS,
    Card,
    Content,
    Plan,
    PlanFile,
    Printed,
    Side,
    Token,
)
from orrery.games.skymines.luna.content import read_luna
from orrery.games.skymines.printed import add_board, add_missions, add_tracks
from orrery.games.skymines.state import Board, Mines
from orrery.games.skymines.terms import (
    COINS,
    COMPANIES,
    EMPTY,
    EXPANDED,
    LETTER_PLANS,
    MARKET,
    RESEARCH,
    REWARDS,
    SINGLES,
    SPECIALS,
    STARTERS,
    STEPS,
    TANK,
    THREATS,
    TOKENS,
    TYPES,
)

PLACE_REWARDS = {COINS, TANK, RESEARCH, STEPS + EXPANDED}
OTHER_REWARDS = {column for column in range(REWARDS) if column != STEPS + EXPANDED}


def read(files: ContentFiles) -> Mines:
    """Read the content files."""
    content, folder = content_of(files), Path(files.folder)
    check(content, folder)
    cards = in_order(content.cards.card, folder / "cards.toml")
    letters = [[plan for plan in content.plans.plan if plan.letter == letter] for letter in (*"ABC", "special")]
    check_numbers(letters, folder / "plans.toml")
    check_symbols(content.plans.token, content.cards.card, folder / "plans.toml")
    all_plans = [plan for row in letters for plan in row]
    box = Mines(
        digest_of(content), ids_of(content, cards, all_plans), Language(plans.WORDS, {}), Language(rewards.WORDS, {})
    )
    add_cards(box, cards, box.ids["card"])
    box.moon = chart.board_of(content.moon)
    if content.belt:
        box.belt = belt.board_of(content.belt)
    Rows(box, folder).add(content, all_plans)
    add_tracks(box, content.tracks, folder / "tracks.toml")
    add_board(box, content.board, folder / "board.toml")
    add_missions(box, content.missions, folder / "missions.toml")
    add_tokens(box, content.plans, folder / "plans.toml")
    if content.luna:
        box.luna = read_luna(content.luna, folder / "luna.toml", len(box.tank_values) - 1)
    box.printed = content
    box.sources = {entry.id: entry.source for entry in entries(content)}
    return box


def content_of(files: ContentFiles) -> Content:
    """Modules without a file are left out."""
    kinds: dict[str, Any] = {name: kind for name, kind in Content.__annotations__.items() if name not in MODULES}
    kinds |= {name: kind for name, kind in MODULES.items() if files.has(f"{name}.toml")}
    return Content(**{name: read_file(files, f"{name}.toml", kind) for name, kind in kinds.items()})


def check(content: Content, folder: Path) -> None:
    check_ids(content, folder)
    chart.check(content.moon, str(folder / "moon.toml"))
    if content.belt:
        belt.check(content.belt, str(folder / "belt.toml"))
    if content.threats and [threat.id for threat in content.threats.threat] != THREATS:
        raise BadInput(f"{folder / 'threats.toml'}: the entries of threat are {', '.join(THREATS)}, in this order.")


def ids_of(content: Content, cards: list[Card], all_plans: list[Plan]) -> dict[str, list[str]]:
    return {
        "card": list(dict.fromkeys(card.id for card in cards)),
        "plan": [plan.id for plan in all_plans] + [f"token-{token.id}" for token in content.plans.token],
        "token": [token.id for token in content.plans.token],
        "mission": [mission.id for mission in content.missions.mission] if content.missions else [],
        "luna": [card.id for card in [*content.luna.class_one, *content.luna.class_two]] if content.luna else [],
        "space": belt.site_names(content.belt) if content.belt else [],
    }


def add_tokens(box: Mines, file: PlanFile, path: Path) -> None:
    box.first_tokens = column(first_tokens(file, box.ids["token"], path))
    box.symbols = column(TYPES.index(symbol) for token in file.token for symbol in token.symbols)


def digest_of(content: Content) -> str:
    """A digest of all that matters at the table; remarks do not."""
    played = {name: file for name, file in msgspec.to_builtins(content).items() if file is not None}
    for file in played.values():
        for entries in file.values():
            for entry in entries:
                if isinstance(entry, dict):
                    entry.pop("source", None)
                    entry.pop("why", None)
                    entry.pop("known", None)
    return blake2b(msgspec.json.encode(played), digest_size=16).hexdigest()


def entries(content: Content) -> list[Entry]:
    found = [getattr(file, name) for file in all_files(content).values() for name in file.__struct_fields__]
    return [entry for listed in found for entry in listed if isinstance(entry, Entry)]


def all_files(content: Content) -> dict[str, Any]:
    """The files that there are, by name."""
    files = {name: getattr(content, name) for name in Content.__struct_fields__}
    return {name: file for name, file in files.items() if file is not None}


def check_ids(content: Content, folder: Path) -> None:
    """Ids of one file differ."""
    for name, file in all_files(content).items():
        for kind in file.__struct_fields__:
            ids = [entry.id for entry in getattr(file, kind) if isinstance(entry, Entry)]
            twice = [id for id in ids if ids.count(id) > 1]
            if twice:
                raise BadInput(f"{folder / name}.toml: {kind} '{twice[0]}' is named twice.")


def tell_first(faults: dict[str, bool], where: str) -> None:
    for fault, is_there in faults.items():
        if is_there:
            raise BadInput(f"{where}, field {fault}.")


def first_tokens(file: PlanFile, ids: list[str], path: Path) -> list[int]:
    """The tokens of a first game: four different ones."""
    for id in file.first_tokens:
        if id not in ids:
            raise BadInput(f"{path}: field first_tokens: there is no token '{id}'.")
        if file.first_tokens.count(id) > 1:
            raise BadInput(f"{path}: field first_tokens: token '{id}' is named twice.")
    return [ids.index(id) for id in file.first_tokens]


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
    return [*market, *starters * SEATS, *singles]


def check_card(card: Card, path: Path) -> None:
    is_share, is_field = card.type == "share", card.type == "field"
    faults = {
        "share: a card of type share names its company here": is_share and card.share is None,
        "value: it is at least 1, and a card of type share has none": is_share == bool(card.value),
        "coins: only a field card has some": card.coins > 0 and not is_field,
        "company: only a field card has one": card.company is not None and not is_field,
        "copies: only starting cards have some": card.copies > 1 and card.deck != "start",
        "type: a card of deck single is of type energy": card.deck == "single" and card.type != "energy",
    }
    tell_first(faults, f"{path}: card '{card.id}'")


def check_symbols(tokens: list[Token], cards: list[Card], path: Path) -> None:
    """Everybody has the cards that a token names: among nine, and one of single energy (SK-41)."""
    have = Counter([card.type for card in cards if card.deck == "start" for _ in range(card.copies)])
    have["energy"] += 1
    for token in tokens:
        for symbol, number in Counter(token.symbols).items():
            if number > have[symbol]:
                raise BadInput(
                    f"{path}: token '{token.id}', field symbols: it names {symbol} {number} times, "
                    f"but a player begins with {have[symbol]} such cards."
                )


def add_cards(box: Mines, cards: list[Card], faces: list[str]) -> None:
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
        costs_coins = any(word.startswith("coins") for word in plan.needs)
        faults = {
            "points: a special plan has some, others have none": is_special != bool(plan.points),
            "reward: a special plan has none, others have one": is_special == bool(plan.reward),
            "needs: a special plan costs coins, others do not": is_special != costs_coins,
        }
        tell_first(faults, f"{path}: plan '{plan.id}'")


class Rows:
    """The rows of rewards and requirements."""

    def __init__(self, box: Mines, folder: Path) -> None:
        self.box = box
        self.folder = folder
        self.rewards: list[int] = []

    def add(self, content: Content, all_plans: list[Plan]) -> None:
        self.printed_plans([*all_plans, *content.plans.token], all_plans)
        self.box.token_rows = self.row()
        for token in content.plans.token:
            for part in (token.bonus[:1], token.bonus[1:]):
                self.reward(part, f"{self.folder / 'plans.toml'}: token '{token.id}', field bonus")
        self.box.tier_rows = self.row()
        for majority in content.board.majority:
            for tier in majority.rewards:
                self.reward(tier, f"{self.folder / 'board.toml'}: majority '{majority.id}', field rewards")
        self.places(self.box.moon, content.moon.sector, "moon.toml: sector")
        if content.belt:
            self.places(self.box.belt, [*content.belt.asteroid, *content.belt.shuttle], "belt.toml:")
        self.bonuses(sorted(content.tracks.side, key=lambda side: side.side))
        self.box.threat_rows = self.row()
        for threat in content.threats.threat if content.threats else []:
            self.reward(threat.reward, f"{self.folder / 'threats.toml'}: threat '{threat.id}', field reward")
        self.box.rewards = column(self.rewards)

    def printed_plans(self, printed: list[Printed], all_plans: list[Plan]) -> None:
        """The needs, prices, points and rewards of plans, and of the plans on tokens."""
        box, path = self.box, self.folder / "plans.toml"
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

    def bonuses(self, sides: list[Side]) -> None:
        """The ways of the bonuses of the tracks."""
        ways = []
        for side in sides:
            for bonus in side.bonus:
                where = f"{self.folder / 'tracks.toml'}: side '{side.id}', field bonus"
                ways += [self.way(bonus.reward, where), self.way(bonus.otherwise, where)]
        self.box.way_rows = column(ways)

    def places(self, board: Board, places: Sequence[Place], where: str) -> None:
        """The rewards of a side of the board, by number, and its gas collectors."""
        board.rows = self.row()
        for place in sorted(places, key=lambda place: int(place.id[1:])):
            self.reward(place.reward, f"{self.folder}/{where} '{place.id}', field reward", PLACE_REWARDS)
        board.collectors = column(self.rewards[row * REWARDS + TANK] for row in range(board.rows, self.row()))

    def row(self) -> int:
        """The number of the next row."""
        return len(self.rewards) // REWARDS

    def reward(self, words: list[str], where: str, columns: Set[int] = OTHER_REWARDS) -> None:
        """Add a row. Only places bring steps on the expanded company, and they bring little else."""
        for word, text in zip(read_words(self.box.reward_words, words, where), words, strict=True):
            if not all(column in columns for column, number in enumerate(rewards.row_of([word])) if number):
                raise BadInput(f"{where}: '{text}' cannot be a reward here.")
        self.rewards += rewards.row_of(read_words(self.box.reward_words, words, where))

    def way(self, words: list[str], where: str) -> int:
        if not words:
            return EMPTY
        self.reward(words, where)
        return self.row() - 1
