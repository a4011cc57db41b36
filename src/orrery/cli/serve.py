"""`orrery serve`: hosts tables for others."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from orrery.cli.arguments import number, text, use_contents
from orrery.engine.game import BadInput

PORT = 8600
AT_PORT = number(f"The port, {PORT} if not given; if it is taken, the next one that is free.", 0, 65535)
DAYS = 36500
NEVER = "never, if not given or 0"
Data = Annotated[str, text("FOLDER", "Where tables are kept; your data folder if not given.")]


def serve(
    *,
    host: Annotated[str, text("ADDRESS", "The address to listen on; 127.0.0.1 if not given, 0.0.0.0 for all.")] = "",
    port: Annotated[int, AT_PORT] = PORT,
    data: Data = "",
    trusted_proxy: Annotated[str, text("ADDRESS", "A proxy that is trusted to say where visitors come from.")] = "",
    pace: Annotated[int, number("Milliseconds between the moves of bots that somebody watches.", 0, 60000)] = 700,
    thoughts: Annotated[
        int, number("Thoughts of bots that may wait, 200 if not given; other tables wait for room.", 1, 100000)
    ] = 200,
    limits: Annotated[
        bool,
        Parameter(help="Refuse visitors who are faster than people; --no-limits lets them in.", negative="--no-limits"),
    ] = True,
    forget_finished: Annotated[int, number(f"Days after which finished tables are deleted; {NEVER}.", 0, DAYS)] = 0,
    forget_abandoned: Annotated[
        int, number(f"Days after which tables that nobody plays at are deleted; {NEVER}.", 0, DAYS)
    ] = 0,
    tables_per_address: Annotated[
        int, number("Tables that one address may have, 500 if not given; 0 or --no-limits for any number.", 0)
    ] = 500,
    content: Annotated[
        tuple[str, ...], text("GAME=FOLDER", "Content files to use instead of those of a game; may be repeated.")
    ] = (),
) -> int:
    """Host the table: people open the address in a browser, and get seats by links.

    Put a proxy with TLS in front of it when it faces the world.
    """
    from orrery.cli.terminal.saves import data_folder
    from orrery.server import running
    from orrery.server.house import Keeping

    use_contents(content)
    if trusted_proxy:
        check_address(trusted_proxy)
    listener = running.free_port(host or "127.0.0.1", port)
    folder = Path(data) if data else data_folder()
    found = listener.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host or "127.0.0.1"
    if port and found != port:
        print(f"Port {port} is taken; this is port {found}.", flush=True)
    running.set_up_logs(is_quiet=False)

    address = f"http://{shown}:{found}/"

    def say() -> None:
        print(f"Orrery serves at {address}, with its tables in {folder}. Ctrl-C stops it.", flush=True)

    running.run(
        listener,
        folder,
        address,
        trusted_proxy=trusted_proxy,
        names=("*",) if host else ("localhost",),
        pace=pace / 1000,
        limits=limits,
        keeping=Keeping(forget_finished, forget_abandoned, tables_per_address if limits else 0),
        thoughts=thoughts,
        on_start=say,
    )
    return 0


def check_address(text: str) -> None:
    """Refuse a host name: visitors are compared by address."""
    from ipaddress import ip_network

    try:
        ip_network(text, strict=False)
    except ValueError as error:
        raise BadInput(f"--trusted-proxy takes an address such as 127.0.0.1 or 10.0.0.0/8, not '{text}'") from error
