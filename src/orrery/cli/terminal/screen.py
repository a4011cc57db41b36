"""The terminal: output and input."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from orrery.cli.words import Words

INDENT = "    "
FORGET = "\x1b[3J"  # clears what has scrolled off the screen


class Quit(Exception):
    """Somebody wants to stop, or the input has ended."""


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
        """Does the terminal have enough colours to fill pictures?"""
        return self.console.color_system in ("256", "truecolor") and not self.console.no_color

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style))

    def lines(self, lines: Sequence[Text]) -> None:
        """Print prose: long lines are wrapped, and the rest of each is indented."""
        for line in self.wrapped(lines):
            self.console.print(line)

    def wrapped(self, lines: Sequence[Text], indent: str = INDENT) -> list[Text]:
        parts = []
        for line in lines:
            for i, part in enumerate(line.wrap(self.console, max(20, self.width - len(indent)))):
                parts.append(Text(indent if i else "").append_text(part))
        return parts

    def pages(self, lines: Sequence[Text], indent: str = "") -> bool:
        """Print long prose a screen at a time. Returns whether it took more than one."""
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
        """Print a picture. Lines that are too long are cut, unless it is made of words."""
        if is_prose:
            self.lines(lines)
            return
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def ask(self, prompt: str) -> str:
        """Read a line."""
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
        """Read a number in a range; Enter takes the default."""
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
        """Read yes or no; Enter means yes."""
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
        """Somebody else is to look at the screen now: clear it, and wait."""
        self.console.clear()
        self.console.file.write(FORGET)
        self.ask(self.words("look-away", name=name))
