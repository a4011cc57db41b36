"""`orrery play`: the table on this machine, in the browser or in the terminal."""

import sys
from typing import Annotated

from cyclopts import Parameter

from orrery import __version__
from orrery.cli.arguments import (
    Content,
    Language,
    Options,
    find_game,
    number,
    read_content,
    read_options,
    text,
    use_content,
)
from orrery.cli.serve import AT_PORT, PORT, Data
from orrery.engine.game import SEED_LIMIT, BadInput

USUAL = "kosmiczna-misja"


def play(
    game: Annotated[str, Parameter(help=f"The game's id; {USUAL} if not given.")] = "",
    /,
    *,
    seats: Annotated[int | None, number("How many play, people and bots together.", 1)] = None,
    bots: Annotated[str, text("A,B", "The bots among them, such as greedy,search:hard; the rest are people.")] = "",
    seed: Annotated[int | None, number("Luck from this number; secret if not given.", 0, SEED_LIMIT - 1)] = None,
    option: Options = (),
    lang: Language = "",
    resume: Annotated[
        list[str] | None,
        Parameter(
            consume_multiple=(0, 1), metavar="[FILE]", help="Go on with a saved game; the last if none is named."
        ),
    ] = None,
    confirm: Annotated[bool, Parameter(help="Ask before each move that cannot be taken back.")] = False,
    terminal: Annotated[bool, Parameter(help="Play in the terminal. All above but --lang is for this.")] = False,
    content: Content = "",
    lan: Annotated[bool, Parameter(help="Let others in the same network come, with their own browsers.")] = False,
    port: Annotated[int | None, AT_PORT] = None,
    data: Data = "",
    no_browser: Annotated[bool, Parameter(help="Only say where the table stands.")] = False,
) -> int:
    """Play in the browser, against bots or with friends; with --terminal, here.

    Every move is saved at once. In the terminal go on any time with --resume; the browser lists your tables.
    """
    rules = find_game(game or USUAL)
    if not terminal:
        if seats or bots or option or confirm or resume is not None or seed is not None:
            raise BadInput(
                "--seats, --bots, --seed, --option, --confirm and --resume are for --terminal: add it, "
                "or leave them out and choose on the page"
            )
        from orrery.cli.browser import open_table_page

        if content:
            use_content(rules, content)
        return open_table_page(lang, lan, PORT if port is None else port, data, bool(content), not no_browser)
    if lan or port is not None or data or no_browser:
        raise BadInput(
            "--lan, --port, --data and --no-browser are for the browser; leave them out, or leave --terminal out"
        )
    if sys.stdin.isatty() and sys.stdout.isatty():
        print(f"Orrery {__version__}", flush=True)  # the rest takes a moment to load

    from orrery.cli.simulate import check_bots
    from orrery.cli.terminal.opening import Opening
    from orrery.cli.terminal.welcome import chairs_given

    opening = Opening(rules, lang)
    opening.confirms = confirm
    if resume is not None:
        if seats or bots or option or seed is not None:
            raise BadInput("--resume goes on with a game as it was saved; leave the options of a new one out")
        opening.resume(resume[0] if resume else "", game, content)
        return opening.play()
    if bots:
        opening.chairs = chairs_given(rules, seats, bots)
        check_bots(tuple(name for name in opening.chairs if name), len(opening.chairs))
    opening.seats = len(opening.chairs) or seats
    opening.options = read_options(rules, option, opening.seats or rules.seats[-1])
    opening.seed = seed
    opening.content = content
    opening.offers_resume = not (seats or bots or option or content or seed is not None)
    read_content(rules, content, opening.options, opening.seats or rules.seats[-1])
    return opening.play()
