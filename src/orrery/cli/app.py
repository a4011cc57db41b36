"""The commands by name, and the messages about arguments that cannot be read."""

from typing import Any

from cyclopts import (
    App,
    CycloptsError,
    MissingArgumentError,
    Parameter,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from orrery.engine.game import BadInput

COMMANDS = ("play", "serve", "join", "games", "simulate", "study", "merge", "replay", "perft", "fuzz", "doctor")

app = App(
    name="orrery",
    default_parameter=Parameter(negative=(), show_default=False),
    help_flags=(),
    version_flags=(),
    suppress_keyboard_interrupt=False,
    result_action="return_value",
    print_error=False,
    exit_on_error=False,
)
for command in COMMANDS:
    app.command(f"orrery.cli.{command}:{command}", name=command)


def run(arguments: list[str]) -> int:
    """Run the command that is named first."""
    if arguments[:1] == ["--version"]:
        from orrery import __version__

        print(__version__)
        return 0
    if not arguments or ({"--help", "-h"} & set(arguments) and arguments[0] in (*COMMANDS, "--help", "-h")):
        from orrery.cli.help import show_help

        show_help(app, COMMANDS, arguments[0] if arguments else "")
        return 0
    try:
        code = app(arguments)
    except CycloptsError as error:
        raise BadInput(explained(error)) from error
    return code if isinstance(code, int) else 0


def explained(error: CycloptsError) -> str:
    """What is wrong with the arguments, and what to do about it."""
    chain = " ".join(["orrery", *(error.command_chain or [])])
    see = f"see {chain} --help"
    unused: list[Any] = list(error.unused_tokens or [])
    if isinstance(error, UnknownCommandError):
        return f"There is no command '{unused[0]}'; there are: {', '.join(COMMANDS)}"
    if isinstance(error, UnknownOptionError):
        return f"'{chain}' has no option {error.token.keyword or error.token.value}; {see}"
    if isinstance(error, RepeatArgumentError):
        return f"{error.token.keyword} is given twice; give it once"
    if isinstance(error, UnusedCliTokensError):
        return f"'{chain}' does not know what to do with '{unused[0]}'; {see}"
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        name = error.argument.name
        if name.startswith("-"):
            return f"{name} needs a value after it; {see}"
        return f"'{chain}' needs {name.upper()}; {see}"
    return f"{str(error).strip().splitlines()[-1].rstrip('.')}; {see}"
