"""A game in the terminal: people at one keyboard, and bots."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import msgspec
from rich.text import Text

from orrery.bots import names
from orrery.bots.api import Bot, answer_whole
from orrery.cli.drawings import drawing
from orrery.cli.terminal.answers import Answers
from orrery.cli.terminal.course import heading, standing
from orrery.cli.terminal.ending import score_sheet
from orrery.cli.terminal.saves import Keeper, Setting, called_as
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.welcome import names_of
from orrery.engine.agenda import is_over, waiting
from orrery.engine.game import AUTOMATON, BadInput
from orrery.engine.journal import ONLOOKER
from orrery.engine.series import seed_of
from orrery.engine.table import Offer, Table


class Session:
    """One game, from its first question (or where it was saved) to the score sheet."""

    def __init__(self, screen: Screen, setting: Setting, table: Table, keeper: Keeper, heard: list[int]) -> None:
        self.screen = screen
        self.words = screen.words
        self.setting = setting
        self.game = setting.game
        self.chairs = setting.chairs
        self.table = table
        self.keeper = keeper
        self.heard = heard  # by seat: lines of the journal that it had heard when last asked
        self.names = names_of(screen, setting.chairs)
        self.drawing = drawing(self.game, table.g.content(), self.words, self.names, screen.coloured)
        self.bots = [self.make_bot(name, seed_of(setting.seed, seat)) for seat, name in enumerate(self.chairs)]
        self.asked_last = -1
        self.confirms = False
        self.has_shown = False  # the whole table was shown since the start

    def make_bot(self, name: str, seed: int) -> Bot | None:
        return names.make(name, seed) if name not in ("", AUTOMATON) else None

    def run(self) -> None:
        """Play to the end."""
        answers = Answers(self)
        course = self.setting.course
        plan = course.plan() if course else None
        if course and plan:
            self.screen.lines(heading(self.words, course, plan))
        if self.setting.is_open_seed:
            self.screen.say(self.words("open-seed", seed=str(self.setting.seed)), "dim")
        while not is_over(self.table.g):
            seats = [int(seat) for seat in waiting(self.table.g)]
            thinking = [seat for seat in seats if self.chairs[seat]]
            if thinking:
                self.let_bot_move(thinking[0])
            else:
                seat = self.asked_last if self.asked_last in seats else seats[0]
                self.ask(seat, answers)
        self.finish()

    def let_bot_move(self, seat: int) -> None:
        bot = self.bots[seat]
        assert bot is not None
        try:
            with self.pondering(seat):
                texts = answer_whole(bot, self.game, self.table.g, seat)
            self.answer(seat, texts)
        except Exception as error:
            what = f"'{self.chairs[seat]}' failed ({type(error).__name__}: {error})"
            raise BadInput(
                f"The bot {what}; the game is saved, so go on with: {called_as()} play --terminal --resume"
            ) from error

    def pondering(self, seat: int) -> AbstractContextManager[Any]:
        """Show a spinner while a slow bot is thinking."""
        if not self.chairs[seat].startswith("search") or not self.screen.console.is_terminal:
            return nullcontext()
        return self.screen.console.status(self.words("thinking", name=self.names[seat]))

    def answer(self, seat: int, texts: Sequence[str]) -> None:
        """Play a move or a whole answer, and save the game before anything else happens."""
        self.table = self.table.answer(seat, texts)
        self.save()

    def is_gathered(self) -> bool:
        """Does the question take several moves in one answer?"""
        return self.table.g.agenda[-1].form != "one"

    def save(self) -> None:
        try:
            self.keeper.save(self.table)
        except BadInput as error:
            self.screen.say(str(error), "bold red")

    def ask(self, seat: int, answers: Answers) -> None:
        """Show the table to a person and let them choose."""
        if self.asked_last != seat and self.has_secrets():
            self.screen.hand_over(self.names[seat])
        self.asked_last = seat
        self.show_news(seat)
        offers = self.show_question(seat)
        if self.words.chapters and seat not in [mover for mover, _ in self.table.record.moves]:
            self.screen.say(self.words("new-here"), "dim")
        answers.until_moved(seat, offers)

    def show_question(self, seat: int, is_full: bool = False) -> list[Offer]:
        """Show the table and the moves. Returns the moves in the order of their numbers."""
        is_going_on = self.has_shown and self.table.record.moves[-1:] and self.table.record.moves[-1][0] == seat
        ask = self.table.ask(seat)
        assert ask is not None
        view = self.game.view(self.table.g, seat)
        aside = self.drawing.aside(ask, view, seat, self.screen.width) if is_going_on and not is_full else []
        if aside:
            self.screen.picture(aside, self.drawing.is_prose)
        else:
            self.show_table(seat, 0 if is_full else self.screen.height)
        offers, lines = self.drawing.choices(ask, view, self.screen.width)
        self.screen.say(self.drawing.question(ask), "bold")
        self.screen.picture(lines, self.drawing.is_prose)
        if self.is_gathered():
            self.screen.say(self.words("gather-hint"), "dim")
        return offers

    def has_secrets(self) -> bool:
        """Does a person at this keyboard see what another must not see?"""
        views = [msgspec.json.encode(self.game.view(self.table.g, s)) for s in self.people()]
        return any(view != views[0] for view in views)

    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.chairs) if not bot]

    def show_news(self, seat: int) -> None:
        """Show what happened since this seat was last asked, with the moves that were made for it."""
        heard = self.game.heard(self.table.g, seat)
        start = min(self.heard[seat], len(heard))
        self.heard[seat] = len(heard)
        self.screen.say()
        if start < len(heard):
            self.screen.say(self.words("news"), "dim")
            self.screen.lines(self.drawing.log(heard, start))
        forced = self.drawing.forced(heard[start:], seat)
        if forced:
            self.screen.say(self.words("only-move", move=forced), "bold reverse")
            self.screen.pause()

    def show_table(self, seat: int, height: int = 0) -> None:
        self.has_shown = True
        view = self.game.view(self.table.g, seat)
        self.screen.picture(self.drawing.picture(view, seat, self.screen.width, height), self.drawing.is_prose)

    def finish(self) -> None:
        """Show the last events, the score sheet, and where the record is."""
        people = self.people()
        if not self.has_secrets():
            self.show_news(people[0])
        self.show_table(people[0] if len(people) == 1 else ONLOOKER)
        heard = self.game.heard(self.table.g, ONLOOKER)
        self.screen.picture(score_sheet(self.drawing, self.game.outcome(self.table.g), heard))
        path = self.keeper.finish(self.table)
        self.screen.say()
        if self.setting.course:
            self.screen.lines(standing(self.words, self.names, self.setting.course))
            self.screen.say()
        self.screen.say(self.words("series-kept" if self.setting.course else "kept"), "dim")
        self.screen.console.print(Text(str(path)), soft_wrap=True)
