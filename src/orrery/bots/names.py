"""Bots by name, as they are typed: random, greedy, search:2500, search:800ms, my_module:MyBot, exec:./my_program.

`openspiel:NAME` is a bot of OpenSpiel, if that is installed.
"""

import re
import sys
from importlib import import_module

from orrery.bots.api import Bot
from orrery.bots.greedy import Greedy
from orrery.bots.guarded import guarded
from orrery.bots.search import ENDLESS, LEVELS, Search
from orrery.bots.uniform import Random
from orrery.engine.game import BadInput

OPPONENTS = ("random", "greedy", *[f"search:{level}" for level in LEVELS])  # offered to people, the weakest first
USUAL = "search:normal"
KNOWN = ", ".join([*OPPONENTS, "search:N (iterations)", "search:Nms", "openspiel:NAME, module:Class, or exec:COMMAND"])


def make(name: str, seed: int) -> Bot:
    """The bot of this name, with its own random generator."""
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    if name == "search":
        name = USUAL
    kind, _, detail = name.partition(":")
    if kind == "search":
        if detail in LEVELS:
            return Search(seed, LEVELS[detail])
        if re.fullmatch(r"[1-9]\d{0,8}", detail):
            return Search(seed, int(detail))
        if is_timed(name):
            return Search(seed, ENDLESS, int(detail[:-2]) / 1000)
    elif kind == "openspiel":
        return from_openspiel(detail, seed)
    elif kind == "exec":
        from orrery.bots.program import ProgramBot

        return guarded(ProgramBot(name, seed), seed)
    elif detail:
        return from_outside(kind, detail, seed)
    raise BadInput(f"There is no bot called '{name}'; there are: {KNOWN}.")


def is_timed(name: str) -> bool:
    """Does it think for a time, so that its games cannot be repeated?"""
    return re.fullmatch(r"search:[1-9]\d{0,6}ms", name) is not None


def is_outside(name: str) -> bool:
    """Is it a class from somebody's own module?"""
    return ":" in name and not name.startswith(("search:", "exec:"))


def from_outside(module: str, name: str, seed: int) -> Bot:
    """A Bot class from somebody's own module. The module may be in the current folder."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        bot = getattr(import_module(module), name)(seed)
    except Exception as error:  # the module is not ours: it may raise anything
        raise BadInput(f"The bot '{module}:{name}' cannot be loaded: {error!r}.") from error
    if not isinstance(bot, Bot):
        raise BadInput(f"'{module}:{name}' is not a bot; it must be a subclass of orrery.bots.api.Bot.")
    return guarded(bot, seed)


def from_openspiel(name: str, seed: int) -> Bot:
    """A bot of OpenSpiel. The adapter stands above the bots and needs what most people do not have."""
    try:
        adapter = import_module("orrery.envs.openspiel")
    except ImportError as error:
        raise BadInput(str(error)) from error
    bot: Bot = adapter.OpenSpielBot(seed, name)
    return guarded(bot, seed)
