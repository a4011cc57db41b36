"""The page of a study: one HTML file that needs no network."""

import os
import platform
from html import escape
from importlib.resources import files
from typing import Any

from orrery import __version__
from orrery.arena.batch import is_compiled
from orrery.study.plots import table
from orrery.study.results import Results


class Section:
    """A heading, what to see below it, and the plots and tables."""

    def __init__(self, title: str, lead: str, *parts: str) -> None:
        self.title = title
        self.lead = lead
        self.parts = parts

    def html(self) -> str:
        return f"<section><h2>{escape(self.title)}</h2><p>{escape(self.lead)}</p>{''.join(self.parts)}</section>"


class Answer:
    """What a question has found: the sections of its page, and the same as figures."""

    def __init__(self, title: str, summary: str, sections: list[Section], figures: dict[str, Any]) -> None:
        self.title = title
        self.summary = summary
        self.sections = sections
        self.figures = figures


def facts_of(results: Results, command: str, seconds: float) -> dict[str, Any]:
    """How the study can be repeated, and how fast it was."""
    games, decisions, work = results.store.work()
    cells = results.store.plan()["cells"]
    system = f"{platform.system()} {platform.machine()}"
    return {
        "command": command,
        "digest": results.store.digest(),
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 2),
        "seconds_of_work": round(work, 2),
        "games_per_second_and_core": round(games / max(work, 1e-9), 2),
        "decisions_per_second_and_core": round(decisions / max(work, 1e-9)),
        "compiled": is_compiled(),
        "rules": sorted({f"{cell['game']} {cell['version']} ({cell['rules']})" for cell in cells}),
        "content": sorted({f"{cell['game']} {cell['content']}" for cell in cells}),
        "orrery": __version__,
        "machine": f"{system}, {os.cpu_count()} cores, Python {platform.python_version()}",
    }


def render(answer: Answer, facts: dict[str, Any]) -> str:
    """The whole page."""
    style = files("orrery.study").joinpath("page.css").read_text(encoding="utf-8")
    body = "".join(section.html() for section in answer.sections)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(answer.title)}</title><style>{style}</style></head><body><main>"
        f"<header><h1>{escape(answer.title)}</h1><p>{escape(answer.summary)}</p></header>{body}"
        f"<section><h2>How to repeat it</h2>{repeating(facts)}</section></main></body></html>\n"
    )


def repeating(facts: dict[str, Any]) -> str:
    told = {
        "digest of all games": facts["digest"],
        "games": f"{facts['games']:,} ({facts['decisions']:,} decisions)",
        "rate of one core": f"{facts['games_per_second_and_core']:,} games/s, "
        f"{facts['decisions_per_second_and_core']:,} decisions/s, {'compiled' if facts['compiled'] else 'interpreted'}",
        "rules, version and digest": "; ".join(facts["rules"]),
        "content": "; ".join(facts["content"]),
        "Orrery": facts["orrery"],
        "machine": facts["machine"],
    }
    return f"<pre>{escape(facts['command'])}</pre>{table(['', ''], list(told.items()))}"
