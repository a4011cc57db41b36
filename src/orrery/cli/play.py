"""`orrery play`: play on this machine, in the browser or in the terminal."""

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from orrery import __version__
from orrery.cli.arguments import (
    Content,
    Language,
    Options,
    check_options,
    find_game,
    number,
    read_content,
    read_options,
    text,
    use_content,
)
from orrery.cli.serve import AT_PORT, PORT, Data
from orrery.engine.game import AUTOMATON, SEED_LIMIT, BadInput, Game

if TYPE_CHECKING:
    from orrery.cli.terminal.opening import Opening

USUAL = "kosmiczna-misja"


@Parameter(name="*")
@dataclass(frozen=True)
class TerminalWishes:
    """Options for --terminal."""

    seats: Annotated[int | None, number("The number of players, people and bots together.", 1)] = None
    bots: Annotated[str, text("A,B", "The bots among them, such as greedy,search:hard; the rest are people.")] = ""
    seed: Annotated[int | None, number("The number that decides all luck; secret if not given.", 0, SEED_LIMIT - 1)] = (
        None
    )
    option: Options = ()
    series: Annotated[str, text("NAME", "Play a series of this name, such as a campaign.")] = ""
    resume: Annotated[
        list[str] | None,
        Parameter(
            consume_multiple=(0, 1), metavar="[FILE]", help="Go on with a saved game; the last if none is named."
        ),
    ] = None
    confirm: Annotated[bool, Parameter(help="Ask before each move that cannot be taken back.")] = False

    def are_of_a_new_game(self) -> bool:
        return bool(self.seats or self.bots or self.option or self.series or self.seed is not None)


@Parameter(name="*")
@dataclass(frozen=True)
class BrowserWishes:
    """Options for the browser."""

    lan: Annotated[bool, Parameter(help="Let others in the same network join with their own browsers.")] = False
    port: Annotated[int | None, AT_PORT] = None
    data: Data = ""
    no_browser: Annotated[bool, Parameter(help="Do not open a browser; only print the address.")] = False


IN_TERMINAL = TerminalWishes()
IN_BROWSER = BrowserWishes()


def play(
    game: Annotated[str, Parameter(help=f"The game's id; {USUAL} if not given.")] = "",
    /,
    *,
    here: TerminalWishes = IN_TERMINAL,
    terminal: Annotated[bool, Parameter(help="Play in the terminal. All options above are for this.")] = False,
    lang: Language = "",
    content: Content = "",
    page: BrowserWishes = IN_BROWSER,
) -> int:
    """Play in the browser, against bots or with friends; with --terminal, here.

    Every move is saved at once. In the terminal, continue any time with --resume; the browser lists your tables.
    """
    if terminal and page != IN_BROWSER:
        raise BadInput(
            "--lan, --port, --data and --no-browser are for the browser; leave them out, or leave out --terminal"
        )
    if not terminal and here != IN_TERMINAL:
        raise BadInput(
            "--seats, --bots, --seed, --option, --series, --confirm and --resume are for the terminal; add --terminal, "
            "or leave them out and choose on the page"
        )
    if terminal:
        return play_in_terminal(game, here, lang, content)
    return play_in_browser(find_game(game or USUAL), page, lang, content)


def play_in_browser(rules: Game, wishes: BrowserWishes, lang: str, content: str) -> int:
    from orrery.cli.browser import open_table_page

    if content:
        use_content(rules, content)
    port = PORT if wishes.port is None else wishes.port
    return open_table_page(lang, wishes.lan, port, wishes.data, bool(content), not wishes.no_browser)


def play_in_terminal(game: str, wishes: TerminalWishes, lang: str, content: str) -> int:
    """A new game, or one that was saved."""
    rules = find_game(game or USUAL)
    if sys.stdin.isatty() and sys.stdout.isatty():
        print(f"Orrery {__version__}", flush=True)  # shown at once, since loading the rest takes a moment
    from orrery.cli.terminal.opening import Opening

    opening = Opening(rules, lang)
    opening.confirms = wishes.confirm
    if wishes.resume is None:
        prepare(opening, wishes, content)
    elif wishes.are_of_a_new_game():
        raise BadInput("--resume goes on with a game as it was saved; leave out the options for a new game")
    else:
        opening.resume(wishes.resume[0] if wishes.resume else "", game, content)
    return opening.play()


def prepare(opening: "Opening", wishes: TerminalWishes, content: str) -> None:
    """A new game with the options given. The rest is asked."""
    from orrery.cli.simulate import check_bots
    from orrery.cli.terminal.welcome import chairs_given

    rules = opening.game
    options = read_options(rules, wishes.option)
    if wishes.bots:
        opening.chairs = chairs_given(rules, wishes.seats, wishes.bots, options)
        check_bots(tuple(name for name in opening.chairs if name not in ("", AUTOMATON)), len(opening.chairs))
    opening.seats = len(opening.chairs) or wishes.seats
    seats = opening.seats or rules.seats[-1]
    first_options = check_options(rules, options, seats, wishes.series)
    opening.options = options
    opening.series = wishes.series
    opening.seed = wishes.seed
    opening.content = content
    opening.offers_resume = not (content or wishes.are_of_a_new_game())
    read_content(rules, content, first_options, seats)
