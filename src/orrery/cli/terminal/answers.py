"""What a person types when asked for a move: a number, or a letter for everything else."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from orrery.cli.terminal.screen import Quit

if TYPE_CHECKING:
    from orrery.cli.terminal.session import Session

LETTERS = {"undo": "u", "help": "?", "h": "?", "rules": "r", "why": "w", "log": "l", "quit": "q", "exit": "q"}


class Answers:
    """Reads a person's answers until the table has changed."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.screen = session.screen
        self.words = session.words

    def until_moved(self, seat: int, moves: list[str]) -> None:
        """Ask until a move is made or taken back."""
        while True:
            prompt = self.words("prompt", name=self.session.names[seat], moves=len(moves))
            typed = self.screen.ask(prompt)
            if self.is_move(seat, typed, moves) or self.has_changed(seat, typed, len(moves)):
                return

    def is_move(self, seat: int, typed: str, moves: list[str]) -> bool:
        """A number from the list, or a move as records write it."""
        if typed.isdecimal() and typed.isascii() and len(typed) < 9 and 1 <= int(typed) <= len(moves):
            typed = moves[int(typed) - 1]
        if typed not in moves:
            return False
        self.session.play(seat, typed)
        return True

    def has_changed(self, seat: int, typed: str, moves: int) -> bool:
        """Everything that is no move; true if the table is another one now."""
        word, _, rest = typed.lower().partition(" ")
        letter = LETTERS.get(word, word)
        if letter == "q":
            raise Quit
        if letter == "u":
            return self.undo(seat)
        if letter == "?":
            self.screen.say(self.words("help"))
        elif letter == "r":
            self.rules(rest)
        elif letter == "w":
            self.why(seat, rest or self.screen.ask(self.words("ask-why", things=self.words("things"))))
        elif letter == "l":
            self.session.show_log(seat)
        else:
            self.screen.say(self.words("not-understood", moves=moves))
        return False

    def undo(self, seat: int) -> bool:
        """Take back the last move of a person at this keyboard."""
        table = self.session.table
        mover = table.past[-1].seat if table.past else seat
        for candidate in (seat, mover):
            if not self.session.chairs[candidate] and not table.undo_fault(candidate):
                table.undo(candidate)
                self.session.save()
                self.screen.say(self.words("undone"))
                return True
        self.screen.say(self.words(f"undo-{table.undo_fault(seat)}"))
        return False

    def rules(self, chapter: str) -> None:
        """The chapters of the rules; one, or all of them."""
        chapters = self.words.chapters
        if not chapters:
            self.screen.say(self.words("no-rules"))
            return
        if not chapter:
            for number, key in enumerate(chapters, 1):
                self.screen.lines([Text.assemble((f"  {number:>2} ", "bold"), self.words(f"{key}.title"))])
            chapter = self.screen.ask(self.words("ask-chapter", chapters=len(chapters)))
        if chapter.isdecimal() and 1 <= int(chapter) <= len(chapters):
            self.tell([chapters[int(chapter) - 1]])
        elif chapter.lower() == "a":
            self.tell(chapters)
        elif chapter:
            self.screen.say(self.words("want-number", low=1, high=len(chapters)))

    def tell(self, chapters: Sequence[str]) -> None:
        for key in chapters:
            self.screen.say(self.words(f"{key}.title"), "bold")
            self.screen.say(self.words(key))
            self.screen.say()

    def why(self, seat: int, typed: str) -> None:
        """Why something cannot be used now, and the paragraph of the rules that says so."""
        things = self.session.drawing.things(typed)
        if not things:
            self.screen.say(self.words("no-such-thing", things=self.words("things")))
            return
        reasons = self.session.game.why_not(self.session.table.g, seat, *things)
        if not reasons:
            self.screen.say(self.words("why-possible"))
        for reason in reasons:
            values = self.session.drawing.reason_values(self.session.table.g, seat, reason, things)
            self.screen.say(self.words(f"why-{reason}", **values))
            rule = self.words(f"why-{reason}.rule")
            if rule:
                self.screen.say(self.words("says-rule", rule=rule), "dim")
