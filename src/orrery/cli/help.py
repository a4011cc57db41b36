"""What `--help` prints: the docstrings and arguments of the commands, without loading a terminal library."""

import inspect
import shutil
import textwrap
from collections.abc import Sequence

from cyclopts import App, Argument

ABOUT = "A table for space board games: play them in the browser or the terminal, and simulate them by the million."


def show_help(app: App, commands: Sequence[str], name: str) -> None:
    """Print the help of one command, or a list of all."""
    if name in commands:
        command_help(app, name)
        return
    print(f"{ABOUT}\n\nUsage: orrery COMMAND [OPTIONS]\n\nCommands:")
    table([(command, summary(app, command)) for command in commands])
    print("\nFor more about a command: orrery COMMAND --help. For the version: orrery --version.")


def summary(app: App, name: str) -> str:
    return docstring(app, name).partition("\n")[0]


def docstring(app: App, name: str) -> str:
    return inspect.getdoc(app[name].default_command) or ""


def command_help(app: App, name: str) -> None:
    arguments = [argument for argument in app[name].assemble_argument_collection() if argument.show]
    positional = [argument for argument in arguments if not argument.name.startswith("-")]
    options = [argument for argument in arguments if argument.name.startswith("-")]
    words = [argument.name.upper() if argument.required else f"[{argument.name.upper()}]" for argument in positional]
    print(" ".join(["Usage: orrery", name, *words, "[OPTIONS]"]))
    print(f"\n{docstring(app, name)}\n")
    rows = [(argument.name.upper(), argument.parameter.help or "") for argument in positional]
    table(rows + [(label(argument), argument.parameter.help or "") for argument in options])


def label(option: Argument) -> str:
    return " ".join([option.name, *filter(None, [option.parameter.metavar])])


def table(rows: list[tuple[str, str]]) -> None:
    """Two columns, the second one wrapped to the terminal."""
    margin = 4 + max((len(left) for left, _ in rows), default=0)
    width = max(40, min(100, shutil.get_terminal_size().columns))
    for left, right in rows:
        head = f"  {left}".ljust(margin)
        print(textwrap.fill(right, width, initial_indent=head, subsequent_indent=" " * margin) or head.rstrip())
