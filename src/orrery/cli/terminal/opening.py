"""From a command line to a table: asks who plays, finds saved games, and starts one game after another."""

import secrets
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from rich.console import Console

from orrery.cli.terminal import course, saves
from orrery.cli.terminal.course import SEED_BITS, Course
from orrery.cli.terminal.saves import Keeper, Setting
from orrery.cli.terminal.screen import Quit, Screen
from orrery.cli.terminal.session import Session
from orrery.cli.terminal.welcome import chairs_asked, names_of
from orrery.cli.words import words_for
from orrery.engine.game import BadInput, Game, Value
from orrery.engine.table import Table

STOPPED = 130


class Opening:
    """What is wanted, as far as it is known."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.words = words_for(language, game.NAME)
        self.seats: int | None = None
        self.chairs: list[str] = []  # empty: ask
        self.options: dict[str, Value] = {}
        self.series = ""  # the name of a series to begin
        self.course: Course | None = None  # the series in play
        self.seed: int | None = None
        self.content = ""
        self.confirms = False  # ask before a move that cannot be taken back
        self.offers_resume = False
        self.found: tuple[Setting, Table, list[int]] | None = None  # a saved game
        self.path: Path | None = None
        self.session: Session | None = None

    def resume(self, file: str, name: str, content: str) -> None:
        """Load a saved game: from a file, or the newest that can be loaded (of one game, if it is named)."""
        paths = [Path(file)] if file else saves.unfinished(name)
        if not paths:
            of = f" of {name}" if name else ""
            raise BadInput(
                f"There is no unfinished game{of} to go on with; begin one with: {saves.called_as()} play --terminal"
            )
        for path in paths:
            try:
                self.take_up(path, saves.resume(path, content))
            except BadInput as error:
                if path == paths[-1]:
                    raise
                print(f"{error}.", file=sys.stderr)
            else:
                return

    def take_up(self, path: Path, found: tuple[Setting, Table, list[int]]) -> None:
        self.found = found
        self.path = path
        self.game = found[0].game
        self.words = words_for(self.language or found[0].language, self.game.NAME)

    def play(self) -> int:
        """Play game after game until somebody stops. Returns the exit code."""
        if not sys.stdin.isatty() or not sys.stdout.isatty():
            raise BadInput(
                "There is no terminal to play in; run orrery play --terminal in one, or let bots play: orrery simulate"
            )
        screen = Screen(self.words)
        try:
            while True:
                self.session = self.prepared(screen)
                self.session.confirms = self.confirms
                self.session.save()
                self.session.run()
                if not self.goes_on(screen):
                    return 0
        except Quit:
            self.keep(screen)
            return 0
        except KeyboardInterrupt:
            print(file=sys.stderr)
            self.keep(Screen(self.words, stderr()))
            return STOPPED

    def goes_on(self, screen: Screen) -> bool:
        """After a game: the next one of its series, or another one if somebody wants it."""
        words, self.course = screen.words, self.session.setting.course if self.session else None
        if self.course is None or self.course.plan() is None:
            self.seed = self.course = None
            return screen.ask_yes(words("ask-again"))
        assert self.session is not None
        self.path = self.session.keeper.path
        setting = self.setting()
        Keeper(setting, self.path).save(setting.table())  # from now on the next game is there, whatever happens
        self.found = saves.resume(self.path, self.content)
        asks = "ask-again" if self.course.is_again() else "ask-next"
        if screen.ask_yes(course.word(words, self.course.file.name, asks)):
            return True
        screen.say(words("saved", command=f"{saves.called_as()} play --terminal --resume"))
        return False

    def prepared(self, screen: Screen) -> Session:
        """A table with everybody seated."""
        if self.offers_resume:
            self.offer(screen)
        if self.found is not None:
            setting, table, heard = self.found
            screen.words = self.words
            keeper = Keeper(setting, self.path)
            self.chairs, self.content, self.course = setting.chairs, setting.content, setting.course
            self.options = self.course.file.options if self.course else setting.options
            self.found = None
            return Session(screen, setting, table, keeper, heard)
        if not self.chairs:
            self.chairs = chairs_asked(screen, self.game, self.seats, self.options)
        fault = self.game.check(len(self.chairs), self.options)
        if fault:
            raise BadInput(fault)
        setting = self.setting()
        table = setting.table()
        heard = [len(self.game.heard(table.g, seat)) for seat in range(len(self.chairs))]
        return Session(screen, setting, table, Keeper(setting), heard)

    def setting(self) -> Setting:
        seed, options = secrets.randbits(SEED_BITS) if self.seed is None else self.seed, self.options
        content = str(Path(self.content).absolute()) if self.content else ""
        is_open = self.seed is not None
        if self.series and self.course is None:
            self.course = Course(self.game, self.series, len(self.chairs), seed, options, is_open)
        plan = self.course.plan() if self.course else None
        if self.course and plan:
            seed, options, is_open = self.course.seed_for(plan), plan.options, self.course.file.open_seed
        setting = Setting(self.game, self.chairs, seed, options, self.words.language, content)
        setting.is_open_seed = is_open
        setting.course = self.course
        return setting

    def offer(self, screen: Screen) -> None:
        """Offer to resume an unfinished game."""
        self.offers_resume = False
        for path in saves.unfinished(self.game.NAME):
            try:
                found = saves.resume(path)
            except BadInput as error:
                screen.say(f"{error}.", "dim")
                continue
            setting, table, _ = found
            words = screen.words = words_for(self.language or setting.language, self.game.NAME)
            when = datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
            who = ", ".join(names_of(screen, setting.chairs))
            moves = len(table.record.moves)
            screen.say(words("unfinished", title=words("title"), who=who, when=when, moves=moves))
            if screen.ask_yes(words("ask-resume")):
                self.take_up(path, found)
            else:
                screen.words = self.words
            return

    def keep(self, screen: Screen) -> None:
        """Tell how to resume the game."""
        if self.session is None or self.session.table.record.outcome is not None:
            screen.say(self.words("goodbye"))
            return
        with suppress(BadInput):
            self.session.keeper.save(self.session.table)
        screen.say(self.words("saved", command=f"{saves.called_as()} play --terminal --resume"))


def stderr() -> Console:
    return Console(stderr=True, highlight=False, markup=False, emoji=False)
