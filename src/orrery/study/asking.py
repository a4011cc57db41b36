"""The plans of the ready-made questions."""

from dataclasses import replace

from orrery.arena.batch import Study
from orrery.engine.game import BadInput, Game, Value
from orrery.games import game as game_named
from orrery.study.plan import Plan, Until, check_cell, new_cell, sized
from orrery.study.questions import sensitivity, strength

QUESTIONS = ("balance", "cards", "compare", "strength", "sensitivity")
NEEDS = {
    "balance": "GAME",
    "cards": "GAME",
    "compare": "GAME A B",
    "strength": "GAME",
    "sensitivity": "GAME CARD",
}
AS_IT_IS = "as-it-is"


class Wish:
    """What somebody has typed."""

    def __init__(self, seats: list[int], bots: tuple[str, ...], games: int, seed: int) -> None:
        self.seats = seats  # empty: all that the game has
        self.bots = bots
        self.games = games
        self.seed = seed
        self.options: dict[str, Value] = {}
        self.content = ""
        self.keep: frozenset[str] = frozenset()
        self.until: Until | None = None


def ask(question: str, subjects: tuple[str, ...], wish: Wish) -> Plan:
    """The plan of a question."""
    if len(subjects) != len(NEEDS[question].split()):
        raise BadInput(f"'orrery study {question}' needs {NEEDS[question]}; see orrery study --help")
    rules = game_named(subjects[0])
    asked = {"balance": ask_one, "cards": ask_one, "compare": compare, "strength": strong, "sensitivity": sensitive}
    cells, labels, facts, keep = asked[question](question, rules, subjects[1:], wish)
    for cell, label in zip(cells, labels, strict=True):
        check_cell(cell, f"{question}: {label or 'the game'}")
    whole, deals = sized(cells, wish.games)
    title = "-".join((question, *(subject.strip("/").split("/")[-1] for subject in subjects)))
    return Plan(title, question, whole, tuple(labels), deals, wish.keep | keep, wish.until, facts)


Asked = tuple[list[Study], list[str], dict[str, object], set[str]]


def seats_of(rules: Game, wish: Wish) -> list[int]:
    """The wanted seat counts, or all that go with the options."""
    fitting = [n for n in rules.seats if not rules.check(n, wish.options)]
    return wish.seats or fitting or rules.seats[:1]


def ask_one(question: str, rules: Game, _: tuple[str, ...], wish: Wish) -> Asked:
    """A cell for each seat count."""
    seats = seats_of(rules, wish)
    cells = [new_cell(rules, n, fitting(wish.bots, n), wish.seed, wish.options, wish.content) for n in seats]
    return cells, [f"{n} seats" for n in seats], {}, {"leaders"} if question == "balance" else {"things"}


def fitting(bots: tuple[str, ...], seats: int) -> tuple[str, ...]:
    return bots[:seats]


def compare(_: str, rules: Game, subjects: tuple[str, ...], wish: Wish) -> Asked:
    """Two cells that differ in content or options."""
    seats = wish.seats[0] if wish.seats else rules.seats[0]
    cells = []
    for subject in subjects:
        options, content = dict(wish.options), wish.content
        if "=" in subject:
            options |= options_of(rules, subject)
        elif subject != AS_IT_IS:
            content = subject
        cells.append(new_cell(rules, seats, wish.bots, wish.seed, options, content))
    labels = [subject.rstrip("/").split("/")[-1] for subject in subjects]
    if labels[0] == labels[1]:
        labels = list(subjects)
    labels = ["as it is" if label == AS_IT_IS else label for label in labels]
    return cells, labels, {}, {"things", "leaders"}


def options_of(rules: Game, text: str) -> dict[str, Value]:
    """Options as typed: NAME=VALUE,NAME=VALUE."""
    known = {option.id: option for option in rules.OPTIONS}
    found: dict[str, Value] = {}
    for one in text.split(","):
        id, _, value = one.partition("=")
        found[id] = known[id].read(value) if id in known else value
    return found


def strong(_: str, rules: Game, __: tuple[str, ...], wish: Wish) -> Asked:
    if len(set(wish.bots)) < 2:
        raise BadInput("--bots needs at least two different bots that can meet")
    if len(set(wish.bots)) < len(wish.bots):
        raise BadInput("--bots names a bot twice; name each bot once")
    seats = wish.seats or rules.seats[:1]
    cells, labels = strength.cells_of(rules, wish.bots, seats, wish.seed, wish.options, wish.content)
    if wish.until and wish.until.better:
        if len(cells) != 1 or wish.until.better not in wish.bots:
            raise BadInput("--better takes one of two --bots, at a table with two chairs")
    return cells, labels, {}, set()


def sensitive(_: str, rules: Game, subjects: tuple[str, ...], wish: Wish) -> Asked:
    seats = wish.seats[0] if wish.seats else rules.seats[0]
    base = new_cell(rules, seats, wish.bots, wish.seed, wish.options, wish.content)
    check_cell(base, "sensitivity: the game")
    cells, labels, facts = sensitivity.cells_of(replace(base), rules, subjects[0])
    return cells, labels, facts, {"things"}
