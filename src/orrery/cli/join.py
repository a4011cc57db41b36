"""`orrery join`: lets a bot play at somebody's table, with the link of a seat."""

from typing import Annotated

from cyclopts import Parameter

from orrery.cli.arguments import number, text, use_contents


def join(
    link: Annotated[str, Parameter(help="The link of a seat, as a browser opens it.")],
    /,
    *,
    bot: Annotated[str, text("BOT", "Who plays; greedy if not given.")] = "greedy",
    name: Annotated[str, text("NAME", "How the others see it; the name of the bot if not given.")] = "",
    think: Annotated[int, number("Milliseconds of thought for an answer; 3000 if not given.", 1, 3600000)] = 3000,
    content: Annotated[
        tuple[str, ...], text("GAME=FOLDER", "Content files of a table that has its own; may be repeated.")
    ] = (),
    quiet: Annotated[bool, Parameter(help="Print nothing but errors.")] = False,
) -> int:
    """Let a bot play at a table in the browser, here or on another machine.

    Bots: random, greedy, search:hard and so on, or your own as module:Class or
    exec:COMMAND, a program that is asked in lines of JSON. It plays until the
    game is over, and connects again if the server was away. The bot sees what
    the seat sees. Ctrl-C stops it; the seat stays as it is.
    """
    import secrets

    from orrery.bots.names import make
    from orrery.cli.guest import Guest, read_link

    address, token = read_link(link)
    player = make(bot, secrets.randbits(64))
    use_contents(content)
    guest = Guest(address, token, player, think / 1000, name or bot, is_named=bool(name))
    if not quiet:
        guest.say = say
    guest.check_server()
    return guest.stay()


def say(line: str) -> None:
    print(line, flush=True)
