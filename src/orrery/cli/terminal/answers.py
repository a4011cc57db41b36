"""What a person types when asked for a move: a number, or a letter for anything else."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from orrery.cli.drawings.plain import TOGETHER
from orrery.cli.terminal.screen import INDENT, Quit
from orrery.engine.table import Offer

if TYPE_CHECKING:
    from orrery.cli.terminal.session import Session

LETTERS = {
    "undo": "u", "help": "?", "h": "?", "rules": "r", "why": "w", "log": "l", "table": "t", "quit": "q", "exit": "q",
}  # fmt: skip


class Answers:
    """Reads what a person types until the table has changed."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.screen = session.screen
        self.words = session.words

    def until_moved(self, seat: int, offers: Sequence[Offer]) -> None:
        """Ask until a move is made or taken back."""
        while True:
            prompt = self.words("prompt", name=self.session.names[seat], moves=len(offers))
            typed = self.screen.ask(prompt)
            found = chosen(typed, offers)
            if self.session.is_gathered() and found:
                if self.has_gathered(seat, [text for offer in found for text in offer.text.split(TOGETHER)]):
                    return
            elif len(found) != 1:
                if self.has_changed(seat, typed, offers):
                    return
            elif self.is_sure(found[0]):
                self.session.answer(seat, [found[0].text])
                return

    def has_gathered(self, seat: int, texts: Sequence[str]) -> bool:
        """Send a set, an order or a payment whole. Returns whether it was one."""
        fault = self.session.table.fault(seat, texts)
        if fault:
            self.screen.say(self.words(f"gather-{fault}"))
            return False
        self.session.answer(seat, texts)
        return True

    def is_sure(self, offer: Offer) -> bool:
        """Show first what is paid at once. If the person wants it, ask before a move that cannot be taken back."""
        if "paid" in offer.facts and not offer.asks_to_pay:
            paid = self.session.drawing.facts.value(offer.facts["paid"])
            return self.screen.ask_yes(self.words("ask-pays", paid=paid))
        return not (self.session.confirms and offer.final) or self.screen.ask_yes(self.words("ask-sure"))

    def has_changed(self, seat: int, typed: str, offers: Sequence[Offer]) -> bool:
        """Carry out a letter. Returns whether the table has changed."""
        word, _, rest = typed.lower().partition(" ")
        letter = LETTERS.get(word, word)
        if letter == "q":
            raise Quit
        if letter == "u":
            return self.undo(seat)
        if letter in ("", "t"):
            self.session.show_question(seat, is_full=letter == "t")
        elif letter == "?":
            self.read(seat, [*map(Text, self.words("help").split("\n")), Text(self.words("help-undo"))])
        elif letter == "r":
            self.rules(seat, rest)
        elif letter == "w":
            self.why(seat, rest or self.screen.ask(self.words("ask-why", things=self.words("things"))), offers)
        elif letter == "l":
            heard = self.session.game.heard(self.session.table.g, seat)
            self.read(seat, self.session.drawing.log(heard) or [Text(self.words("no-log"))], INDENT)
        else:
            self.screen.say(self.words("not-understood", moves=len(offers)))
        return False

    def read(self, seat: int, lines: Sequence[Text], indent: str = "") -> None:
        """Show a text. If it was long, show the table again after it."""
        if self.screen.pages(lines, indent):
            self.session.show_question(seat)

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
        has_moved = any(not self.session.chairs[mover] for mover, _ in table.record.moves)
        fault = table.undo_fault(seat) if has_moved else "nothing-to-undo"
        self.screen.say(self.words(f"undo-{fault}"))
        return False

    def rules(self, seat: int, chapter: str) -> None:
        """Show one chapter of the rules, or all."""
        chapters = self.words.chapters
        if not chapters:
            self.screen.say(self.words("no-rules"))
            return
        if not chapter:
            for number, key in enumerate(chapters, 1):
                self.screen.lines([Text.assemble((f"  {number:>2} ", "bold"), self.words(f"{key}.title"))])
            chapter = self.screen.ask(self.words("ask-chapter", chapters=len(chapters)))
        if chapter.isdecimal() and 1 <= int(chapter) <= len(chapters):
            self.tell(seat, [chapters[int(chapter) - 1]])
        elif chapter.lower() == "a":
            self.tell(seat, chapters)
        elif chapter:
            self.screen.say(self.words("want-number", low=1, high=len(chapters)))

    def tell(self, seat: int, chapters: Sequence[str]) -> None:
        lines: list[Text] = []
        for key in chapters:
            lines += [Text(self.words(f"{key}.title"), "bold"), *map(Text, self.words(key).split("\n")), Text()]
        self.read(seat, lines)

    def why(self, seat: int, typed: str, offers: Sequence[Offer]) -> None:
        """Show why something cannot be used now, and the rule that says so."""
        things = self.session.drawing.things(typed.removeprefix("w "))
        if not things:
            self.screen.say(self.words("no-such-thing", things=self.words("things")))
            return
        for reason, rule in self.session.drawing.why_not(self.session.table.g, seat, things, offers):
            self.screen.say(reason)
            if rule:
                self.screen.say(self.words("says-rule", rule=rule), "dim")


def chosen(typed: str, offers: Sequence[Offer]) -> list[Offer]:
    """The moves meant by numbers of the list, or the one move given as its text."""
    numbers = re.split("[ ,]+", typed)
    if all(re.fullmatch("[0-9]{1,8}", number) and 1 <= int(number) <= len(offers) for number in numbers):
        return [offers[int(number) - 1] for number in numbers]
    return [offer for offer in offers if offer.text == typed]
