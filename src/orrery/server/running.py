"""Starting the server: a free port, an address for invitations, and an orderly shutdown."""

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import structlog
import uvicorn

from orrery.engine.game import BadInput
from orrery.server.app import Server, build
from orrery.server.connections import Connection, Socket, WebServer, raise_limit
from orrery.server.house import KEEP_ALL, Keeping
from orrery.server.store import Store
from orrery.server.thinking import MOST_WAITING

PORTS_TRIED = 50
BETTER = "ORRERY_COMPILED_LATER"  # names the folder in which compiled rules will appear while this process runs
LISTENER = "ORRERY_LISTENER"  # names the socket that a process hands on to the one that replaces it
MAX_MESSAGE = 65536  # bytes of a message on a WebSocket


def free_port(host: str, wanted: int) -> socket.socket:
    """A socket that listens on the wanted port, or on the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in range(wanted, min(wanted + PORTS_TRIED, 65536)):
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so that asyncio sets TCP_NODELAY
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
        except PermissionError as error:
            raise BadInput(f"You may not use port {port}; name one above 1023 with --port.") from error
        except OverflowError as error:
            raise BadInput("A port is a number from 0 to 65535.") from error
        except socket.gaierror as error:
            raise BadInput(f"There is no address '{host}' on this machine; try 127.0.0.1 or 0.0.0.0.") from error
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE:
                raise BadInput(f"Cannot listen on {host}: {error.strerror}; name another with --host.") from error
            continue
        listener.listen(512)
        return listener
    raise BadInput(f"No port from {wanted} to {wanted + PORTS_TRIED - 1} is free; name another with --port.")


def inherited_port() -> socket.socket | None:
    """The socket of the process that this one replaced."""
    inherited = os.environ.pop(LISTENER, "")
    return socket.socket(fileno=int(inherited)) if inherited else None


def network_address() -> str:
    """The address of this machine in its network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def own_names() -> list[str]:
    """The names by which this machine is called in its network."""
    name = socket.gethostname().lower()
    return ["localhost", name, f"{name.partition('.')[0]}.local"]


def set_up_logs(is_quiet: bool) -> None:
    """Log each event as a line of JSON. On the player's own machine only errors are logged."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR if is_quiet else logging.INFO),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )
    logging.basicConfig(handlers=[Forward()], level=logging.WARNING, force=True)


class Forward(logging.Handler):
    """Passes on what libraries log, in the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        """Pass on one event."""
        structlog.get_logger().log(record.levelno, record.getMessage(), source=record.name, exc_info=record.exc_info)


def run(
    listener: socket.socket,
    folder: Path,
    local_address: str,
    *,
    address: str = "",
    trusted_proxy: str = "",
    names: Sequence[str] = ("*",),
    pace: float = 0.7,
    limits: bool = True,
    thoughts: int = MOST_WAITING,
    keeping: Keeping = KEEP_ALL,
    on_start: Callable[[], None] = lambda: None,
) -> None:
    """Serve until Ctrl-C or a signal."""
    store = Store(folder)
    store.write_address(local_address)
    server = Server(store, address, pace, max(1, min(4, (os.cpu_count() or 1))), limits, thoughts, keeping)
    config = uvicorn.Config(
        build(server, names),
        log_config=None,
        access_log=False,
        proxy_headers=bool(trusted_proxy),
        forwarded_allow_ips=trusted_proxy or None,
        ws_max_size=MAX_MESSAGE,
        http=Connection,
        ws=Socket,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    raise_limit()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)  # collections of garbage become rare
    better = Path(os.environ[BETTER]) if os.environ.get(BETTER) else None
    kept = listener.dup()
    if asyncio.run(serve(WebServer(config), listener, on_start, better)):
        replace_process(kept, str(better))


async def serve(
    server: uvicorn.Server, listener: socket.socket, on_start: Callable[[], None], better: Path | None
) -> bool:
    """Serve until a signal, or until compiled rules appear. Returns whether they did."""
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        on_start()
    has_better = False
    while not serving.done():
        await asyncio.wait([serving], timeout=1.0)
        if better is not None and better.exists() and not server.should_exit:
            has_better = server.should_exit = True
    await serving
    return has_better


def replace_process(listener: socket.socket, folder: str) -> None:
    """Run the same command with the modules in `folder`. Pages connect again by themselves; nobody is turned away."""
    env = {name: value for name, value in os.environ.items() if name not in (BETTER, "ORRERY_INTERPRETED")}
    listener.set_inheritable(True)
    env[LISTENER] = str(listener.fileno())
    env["PYTHONPATH"] = os.pathsep.join([folder, *filter(None, [env.get("PYTHONPATH")])])
    os.execve(sys.executable, sys.orig_argv, env)
