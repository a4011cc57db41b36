"""Series of tables: the next game, where a series stands, and its file.

Each table has its whole past in its setting, so that nothing else decides which game comes next.
"""

import secrets
from typing import Any

import msgspec

from orrery import game
from orrery.bots.names import OPPONENTS
from orrery.engine import series as engine
from orrery.engine.game import AUTOMATON, BadInput, Box, Game, Outcome, outcome_of
from orrery.engine.record import replay
from orrery.engine.series import Plan, Series, SeriesFile
from orrery.engine.table import Table, open_table
from orrery.games import GAMES
from orrery.server.lobby import NewTable
from orrery.server.messages import NAME_LENGTH, Chair, RecordText, Result
from orrery.server.progress import SeriesGame, SeriesNow
from orrery.server.refusals import Refusal
from orrery.server.seats import new_table_id
from orrery.server.table import Chapter, LiveTable, Setting

SEED_BITS = 128


def first_game(rules: Game, wish: NewTable) -> tuple[Table, Chapter]:
    """The first game of a series."""
    seed = int(wish.seed) if wish.seed else secrets.randbits(SEED_BITS)
    series = rules.series(wish.series, len(wish.chairs), seed, wish.options)
    options = rules.written_out(wish.options)
    chapter = Chapter(new_table_id(), wish.series, str(seed), options, bool(wish.seed), 1, "", [])
    return planned(rules, series.next([]), chapter, rules.box())


def next_game(live: LiveTable) -> tuple[Table, Chapter]:
    """The game after this one; the same once more if this one was not played to its end."""
    chapter = live.setting.chapter
    assert chapter is not None
    outcomes = outcomes_at(live)
    plan = series_of(live.game, live.setting).next([outcome_of(outcome) for outcome in outcomes])
    if plan is None:
        raise Refusal("series-over")
    following = msgspec.structs.replace(chapter, number=len(outcomes) + 1, outcomes=outcomes)
    return planned(live.game, plan, following, box_after(live, plan))


def box_after(live: LiveTable, plan: Plan) -> Box:
    """The content of the next game: a table has only the files that it uses, and the next one may use others."""
    rules: Game = live.game
    now: Box = live.table.g.content()
    for box in [now, rules.box(), *rules.boxes.values()]:
        needs = [name for name, is_used in rules.modules(plan.options).items() if is_used]
        if set(needs) | set(now.files) <= set(box.files) and part_of(live, box).digest == now.digest:
            return box
    raise Refusal("no-content")


def part_of(live: LiveTable, box: Box) -> Box:
    """What this table would use of this content."""
    found: Box = live.game.box_for(box, live.table.record.options)
    return found


def planned(rules: Game, plan: Plan, chapter: Chapter, box: Box) -> tuple[Table, Chapter]:
    """A planned table. Its seed is secret, unless somebody chose the seed of the series."""
    seed = plan.seed if chapter.is_open_seed else secrets.randbits(SEED_BITS)
    table = open_table(rules, plan.seats, seed, plan.options, box, chapter.is_open_seed)
    return table, msgspec.structs.replace(chapter, title=plan.title)


def series_of(rules: Game, setting: Setting) -> Series:
    chapter = setting.chapter
    assert chapter is not None
    found: Series = rules.series(chapter.name, setting.seats, int(chapter.seed), chapter.options)
    return found


def counted(rules: Game, setting: Setting) -> tuple[int, int]:
    """The number of the game of a table and how many there are, as far as was known when it was opened."""
    assert setting.chapter is not None
    before = [outcome_of(outcome) for outcome in setting.chapter.outcomes]
    series = series_of(rules, setting)
    series.standing(before)  # which a damaged past does not have
    return place_in(series, setting.chapter, before)


def what_waits(rules: Game, setting: Setting, result: Result) -> tuple[bool, bool]:
    """Whether a game follows one that ended like this, and whether it is the same once more.

    One that was not played to its end is played again.
    """
    chapter = setting.chapter
    assert chapter is not None
    outcomes = [outcome_of(outcome) for outcome in chapter.outcomes]
    is_counted = result.how == "over"
    if is_counted:
        outcomes.append(Outcome(result.places, result.scores, result.sheet, result.merits))
    plan = series_of(rules, setting).next(outcomes)
    if plan is None:
        return False, False
    return True, not is_counted or plan.title == chapter.title != ""


def place_in(series: Series, chapter: Chapter, outcomes: list[Outcome]) -> tuple[int, int]:
    """The number of a game and how many there are: by titles, if there are any, since a game may be repeated."""
    titles = series.titles()
    if chapter.title in titles:
        return titles.index(chapter.title) + 1, len(titles)
    return chapter.number, series.length(outcomes)


def outcomes_at(live: LiveTable) -> list[dict[str, Any]]:
    """The outcomes of the series up to this game, if it was played to its end."""
    chapter, outcome = live.setting.chapter, live.table.record.outcome
    assert chapter is not None
    return [*chapter.outcomes, *([] if outcome is None else [outcome])]


def series_now(live: LiveTable, seat: int) -> SeriesNow | None:
    """Where the series of a table stands, and what its file would have for the person in this seat."""
    chapter = live.setting.chapter
    if chapter is None:
        return None
    series = series_of(live.game, live.setting)
    outcomes = [outcome_of(outcome) for outcome in outcomes_at(live)]
    number, length = place_in(series, chapter, outcomes)
    plan = series.next(outcomes)
    return SeriesNow(
        name=chapter.name,
        number=number,
        length=length,
        title=chapter.title,
        titles=series.titles(),
        next=plan.title if plan else "",
        games=finished(series, outcomes),
        standing=[int(points) for points in series.standing(outcomes)],
        sheet=series.sheet(outcomes),
        ranks=series.ranks(outcomes),
        is_over=plan is None,
        is_counted=live.table.record.outcome is not None,
        file=file_kind(live, seat),
    )


def finished(series: Series, outcomes: list[Outcome]) -> list[SeriesGame]:
    plans = [series.next(outcomes[:n]) for n in range(len(outcomes))]
    gains = series.gains(outcomes) or [[] for _ in outcomes]
    return [
        SeriesGame(plan.title if plan else "", outcome.places, outcome.scores, gained)
        for plan, outcome, gained in zip(plans, outcomes, gains, strict=True)
    ]


def file_kind(live: LiveTable, seat: int) -> str:
    """A game in play has secrets: only who is the only person at the table may have them in a file."""
    if live.table.record.outcome is not None:
        return "finished"
    people = [other for other, chair in enumerate(live.standing.chairs) if chair.is_person()]
    return "in-play" if people == [seat] and live.standing.result is None else "left-out"


def series_text(live: LiveTable, seat: int, before: list[Any]) -> RecordText:
    """The file of a series up to this game, from the records of the games before."""
    chapter, setting = live.setting.chapter, live.setting
    assert chapter is not None
    if len(before) != len(chapter.outcomes):
        raise Refusal("damaged")
    kind = file_kind(live, seat)
    file = SeriesFile(setting.game, chapter.name, setting.seats, int(chapter.seed), chapter.options)
    file.open_seed = chapter.is_open_seed
    file.chairs = [
        {"name": chair.name, "bot": "" if chair.is_person() else chair.bot} for chair in live.standing.chairs
    ]
    file.left_out = kind == "left-out"
    file.records = [record.decode() for record in before]
    if kind != "left-out":
        file.records.append(live.table.record.write([chair.name for chair in live.standing.chairs]))
    if not file.records:
        raise Refusal("series-empty")
    return RecordText(f"{setting.game}-{chapter.name}-{live.id}.orrery.json", file.write())


class Imported:
    """A series from a file: its last game as a table, and the records of the games before."""

    def __init__(self, rules: Game, file: SeriesFile) -> None:
        outcomes = file.verify(rules)
        number = len(file.records)
        before: list[Outcome] = outcomes[: number - 1]
        plan = rules.series(file.name, file.seats, file.seed, file.options).next(before)
        g, record = replay(rules, file.records[-1], -1, None, True)
        record.open_seed = True  # whoever has the file may know its seed
        self.rules = rules
        self.table = Table(rules, g, record)
        self.chairs = seated(rules, file, record.options)
        self.records = file.records[:-1]
        self.chapter = Chapter(
            series=new_table_id(),
            name=file.name,
            seed=str(file.seed),
            options=rules.written_out(file.options),
            is_open_seed=file.open_seed,
            number=number,
            title=plan.title,
            outcomes=[outcome.data() for outcome in before],
        )


def game_of_file(file: SeriesFile) -> Game:
    if file.game not in GAMES:
        raise BadInput(f"This is a series of {file.game}, which this Orrery does not have.")
    return game(file.game)


def seated(rules: Game, file: SeriesFile, options: dict[str, Any]) -> list[Chair]:
    """The chairs of a file. They may be anything."""
    automata = rules.automata(file.seats, options)
    for seat, chair in enumerate(file.chairs):
        fitting = [AUTOMATON] if seat in automata else ["", *OPPONENTS]
        if chair["bot"] not in fitting:
            raise BadInput(f"Seat {seat + 1} of this series cannot be played by '{chair['bot']}'.")
    return [Chair(clean(chair["name"])[:NAME_LENGTH].strip(), chair["bot"]) for chair in file.chairs]


def clean(name: str) -> str:
    """A name on one line, with visible characters only."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())


def read_file(text: str) -> SeriesFile:
    return engine.read(text)
