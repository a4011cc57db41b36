"""Playing on one's own machine, in one's own browser."""

import os
import sys
import webbrowser
from pathlib import Path

from orrery import __version__
from orrery.cli.terminal.saves import data_folder
from orrery.engine.game import BadInput
from orrery.server import running
from orrery.server.store import InUse


def open_table_page(language: str, lan: bool, port: int, data: str, is_own_content: bool, with_browser: bool) -> int:
    """Serve this machine, or its network too, and open the page."""
    inherited = running.inherited_port()
    listener = inherited or running.free_port("0.0.0.0" if lan else "127.0.0.1", port)  # noqa: S104
    found = listener.getsockname()[1]
    folder = Path(data) if data else data_folder()
    local = f"http://127.0.0.1:{found}/"
    other = running.network_address() if lan else ""
    if lan and not other:
        raise BadInput("This machine is not in a network; leave out --lan")
    address = f"http://{other}:{found}/" if other else ""
    running.set_up_logs(is_quiet=True)

    def say() -> None:
        if inherited:
            print("The rules are compiled now, and the bots are faster.", flush=True)
            return
        if port and found != port:
            print(f"Port {port} is taken; this is port {found}.")
        print(f"Orrery {__version__}: the table stands at {local}")
        print(f"Tables are kept in {folder}. Ctrl-C stops it; nothing is lost.")
        if lan:
            invite(address)
        sys.stdout.flush()
        if with_browser:
            show(local, language)

    try:
        running.run(
            listener, folder, local, address=address, names=running.own_names() if lan else ("localhost",), on_start=say
        )
    except InUse as busy:
        if not busy.address or lan or is_own_content:
            raise
        print(f"Orrery is already running: {busy.address}", flush=True)
        if with_browser:
            show(busy.address, language)
    return 0


def invite(address: str) -> None:
    """Show how others can join."""
    import segno

    print(f"Others in the same network open {address}, or scan:")
    segno.make(address, error="l").terminal(sys.stdout, compact=True)


def show(address: str, language: str) -> None:
    """Open a browser window, if there is a screen."""
    has_screen = sys.platform in ("darwin", "win32") or any(
        map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    )
    page = f"{address}?lang={language}" if language else address
    if not has_screen or not webbrowser.open(page):
        print("No browser could be opened here: open that address in one.", flush=True)
