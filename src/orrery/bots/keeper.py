"""Runs a bot's program, and ends it with all that it has started as soon as Orrery wants that, or is gone.

Orrery starts this as a process of its own: `keeper.py PIPE COMMAND…`. A byte in the pipe means at once. Its end means
that Orrery is done or dead: then the program, whose input has ended too, has a moment to end by itself.
"""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from threading import Thread

GRACE = 2.0  # seconds


def keep(pipe: int, command: list[str]) -> int:
    """Run the program to its end. Returns its exit code."""
    try:
        program = subprocess.Popen(command, start_new_session=True)  # so that Ctrl-C is for Orrery alone
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr)
        return 127
    for inherited in (0, 1):
        os.close(inherited)
    Thread(target=end_in_time, args=(pipe, program), daemon=True).start()
    code = program.wait()
    end_group(program.pid)
    return code


def end_in_time(pipe: int, program: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + (0.0 if os.read(pipe, 1) else GRACE)
    while program.returncode is None and time.monotonic() < deadline:
        time.sleep(0.02)
    end_group(program.pid)


def end_group(leader: int) -> None:
    """End the program and whatever it has started."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(leader, signal.SIGKILL)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(keep(int(sys.argv[1]), sys.argv[2:]))
