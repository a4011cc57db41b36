"""The command `orrery`: runs a command, and turns every error into one sentence."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from orrery.cli.faults import chosen_language, told
from orrery.engine.game import BadInput

LIBRARIES = {"cyclopts", "rich", "fluent"}  # libraries of the extra [cli]
SERVER = {"starlette", "uvicorn", "websockets", "itsdangerous", "limits", "structlog", "prometheus_client", "segno"}
STOPPED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line, and return the exit code."""
    prepare_streams()
    try:
        code = run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except BadInput as error:
        return complain(str(error), arguments=arguments)
    except BrokenPipeError:
        return hang_up()
    except KeyboardInterrupt:
        return complain("Stopped.", STOPPED, after_echo=True)
    except ImportError as error:
        if missing(error) in SERVER:
            return complain(f"The table needs {missing(error)}; install Orrery with its extras [cli,server].")
        if missing(error) not in LIBRARIES:
            raise
        return complain(f"The commands need {missing(error)}; install Orrery with its extra [cli].")
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}; correct that, or name another place.")
    return code


def prepare_streams() -> None:
    """Characters that a terminal cannot show become question marks. Output to a closed stream is dropped."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("r+"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure") and name != "stdin":
            stream.reconfigure(errors="replace")


def run(arguments: list[str]) -> int:
    """Run the command. Libraries are imported only here, so that a missing one can be reported."""
    from orrery.cli import app

    return app.run(arguments)


def complain(text: str, code: int = 2, after_echo: bool = False, arguments: Sequence[str] | None = None) -> int:
    """Print one sentence on standard error, on its own line if the terminal has just shown a ^C."""
    sys.stdout.flush()
    if after_echo and sys.stderr.isatty():
        print(file=sys.stderr)
    print(sentence(told(" ".join(text.split()), chosen_language(arguments))), file=sys.stderr)
    return code


def sentence(text: str) -> str:
    """The text on one line, with a capital letter and a full stop. A path or an id at its start stays as it is."""
    text = " ".join(text.split()).rstrip(".") + "."
    head = text.split(" ")[0].rstrip(":,")
    return text[0].upper() + text[1:] if head.isalpha() else text


def missing(error: BaseException) -> str:
    """The library that could not be imported."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, ImportError) and cause.name:
            return cause.name.partition(".")[0]
        cause = cause.__cause__
    return ""


def hang_up() -> int:
    """The reader of the output is gone: print nothing, not even when Python closes its files."""
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, sys.stdout.fileno())
    return BROKEN_PIPE


if __name__ == "__main__":
    sys.exit(main())
