"""Starting the server: a free port, an address for invitations, and an orderly shutdown."""

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import structlog
import uvicorn

from orrery.engine.game import BadInput
from orrery.server.app import Server, build
from orrery.server.store import Store
from orrery.server.thinking import MOST_WAITING

PORTS_TRIED = 50
MAX_MESSAGE = 65536  # bytes of a message on a WebSocket
LOCAL_HOSTS = ("localhost", "127.0.0.1")  # against DNS rebinding: other host names are refused


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


def network_address() -> str:
    """The address of this machine in its network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def set_up_logs(is_quiet: bool) -> None:
    """Log each event as a line of JSON. On the player's own machine only errors are logged."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
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
        structlog.get_logger().log(record.levelno, record.getMessage(), source=record.name)


def run(
    listener: socket.socket,
    folder: Path,
    local_address: str,
    *,
    address: str = "",
    trusted_proxy: str = "",
    is_local: bool = False,
    pace: float = 0.7,
    limits: bool = True,
    thoughts: int = MOST_WAITING,
    on_start: Callable[[], None] = lambda: None,
) -> None:
    """Serve until Ctrl-C or a signal."""
    store = Store(folder)
    store.write_address(local_address)
    server = Server(store, address, pace, max(1, min(4, (os.cpu_count() or 1))), limits, thoughts)
    config = uvicorn.Config(
        build(server, LOCAL_HOSTS if is_local else ("*",)),
        log_config=None,
        access_log=False,
        proxy_headers=bool(trusted_proxy),
        forwarded_allow_ips=trusted_proxy or None,
        ws_max_size=MAX_MESSAGE,
        ws="websockets-sansio",
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    raise_limits()
    asyncio.run(serve(uvicorn.Server(config), listener, on_start))


def raise_limits() -> None:
    """Allow as many open sockets as the system permits, and make garbage collection rare."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


async def serve(server: uvicorn.Server, listener: socket.socket, on_start: Callable[[], None]) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        on_start()
    await serving
