"""The terminal: what is printed, and what somebody types."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from orrery.cli.words import LANGUAGES, Words, preferred
from orrery.engine.game import BadInput

INDENT = "    "
FORGET = "\x1b[3J"  # what has scrolled away


class Quit(Exception):
    """Somebody wants to stop, or nobody types any more."""


def words_for(language: str, game: str) -> Words:
    """The words of the language that was asked for, or of the system's."""
    if language and language not in LANGUAGES:
        raise BadInput(f"--lang takes {' or '.join(LANGUAGES)}, not '{language}'")
    return Words(language or preferred(), game)


class Screen:
    """Prints and asks, in one language."""

    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words = words
        self.console = console or Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def coloured(self) -> bool:
        """Are there colours enough to fill pictures with?"""
        return self.console.color_system in ("256", "truecolor") and not self.console.no_color

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style))

    def lines(self, lines: Sequence[Text]) -> None:
        """Prose: wrapped where it is too wide, what goes on set in."""
        for line in self.wrapped(lines):
            self.console.print(line)

    def wrapped(self, lines: Sequence[Text], indent: str = INDENT) -> list[Text]:
        parts = []
        for line in lines:
            for i, part in enumerate(line.wrap(self.console, max(20, self.width - len(indent)))):
                parts.append(Text(indent if i else "").append_text(part))
        return parts

    def pages(self, lines: Sequence[Text], indent: str = "") -> bool:
        """Prose that may be long: a screen at a time. Was it more than one?"""
        parts = self.wrapped(lines, indent)
        size = max(5, self.height - 2)
        for i, part in enumerate(parts):
            if i and i % size == 0 and self.ask(self.words("more")):
                return True
            self.console.print(part)
        if len(parts) <= size:
            return False
        self.pause()
        return True

    def picture(self, lines: Sequence[Text], is_prose: bool = False) -> None:
        """A picture: cut where it is too wide, unless it is made of words."""
        if is_prose:
            self.lines(lines)
            return
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def ask(self, prompt: str) -> str:
        """A line that somebody types."""
        try:
            return self.console.input(Text(f"{prompt} ", "bold")).strip()
        except EOFError:
            self.say()
            raise Quit from None
        except UnicodeDecodeError:
            return "\ufffd"

    def pause(self) -> None:
        if self.ask(self.words("go-on")).lower() == "q":
            raise Quit

    def ask_number(self, prompt: str, low: int, high: int, default: int) -> int:
        """A number in a range; Enter takes the default."""
        while True:
            typed = self.ask(f"{prompt} [{default}]")
            if not typed:
                return default
            if typed.isdecimal() and low <= int(typed) <= high:
                return int(typed)
            if typed.lower() == "q":
                raise Quit
            self.say(self.words("want-number", low=low, high=high))

    def ask_yes(self, prompt: str) -> bool:
        """Yes or no; Enter is yes."""
        while True:
            typed = self.ask(f"{prompt} {self.words('yes-no')}").lower()
            if not typed or typed in self.words("yes-answers").split():
                return True
            if typed == "q":
                raise Quit
            if typed in self.words("no-answers").split():
                return False
            self.say(self.words("want-yes-no"))

    def hand_over(self, name: str) -> None:
        """Somebody else shall look at the screen now: wipe it, and wait."""
        self.console.clear()
        self.console.file.write(FORGET)
        self.ask(self.words("look-away", name=name))
