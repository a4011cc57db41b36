"""`orrery games`: the games, and what is known about them."""

import json as json_module
import re
import shutil
import textwrap
from collections import Counter
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import orrery
from orrery.cli.arguments import Content, Json, find_game, read_content
from orrery.engine.game import BadInput, Box, Game, Option


def games(
    game: Annotated[str, Parameter(help="The game to tell more about.")] = "",
    /,
    *,
    content: Content = "",
    json: Json = False,
) -> None:
    """List the games; with a GAME its seats, options, content, and what of it is reconstructed."""
    if game:
        rules = find_game(game)
        facts = facts_of(rules, read_content(rules, content))
        if json:
            print(json_module.dumps(facts))
        else:
            show(rules, facts)
        return
    if content:
        raise BadInput("--content is for one game; name that game before it")
    from orrery.games import GAMES, HIDDEN

    known = [find_game(name) for name in GAMES if name not in HIDDEN]
    if json:
        print(json_module.dumps({"games": [facts_of(rules, rules.box()) for rules in known]}))
        return
    for rules in known:
        print(f"{rules.NAME:<18} {title_of(rules)}: {rules.seats[0]} to {rules.seats[-1]} players")
    print("\nFor more about a game: orrery games GAME")


def title_of(game: Game) -> str:
    """The title of a game, found without loading a text library."""
    home = Path(orrery.__file__).parent / "games" / game.NAME.replace("-", "_")
    found = re.search("^title = (.+)$", (home / "texts" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else game.NAME


def facts_of(game: Game, box: Box) -> dict[str, Any]:
    sources: dict[str, str] = dict(getattr(box, "sources", {}))
    options = [{"id": o.id, "kind": o.kind, "default": o.default, "values": o.values} for o in game.OPTIONS]
    return {
        "game": game.NAME,
        "version": game.VERSION,
        "seats": game.seats,
        "options": options,
        "series": game.SERIES,
        "content": {"digest": box.digest, "sources": sources},
    }


def show(game: Game, facts: dict[str, Any]) -> None:
    """A game in words."""
    from orrery.cli.words import Words, preferred

    words = Words(preferred(), game.NAME)
    print(words("title") if words.has("title") else game.NAME)
    if words.has("tagline"):
        wrapped(words("tagline"))
    print(f"\n{words('games-seats', low=game.seats[0], high=game.seats[-1])}")
    print(words("games-rules", version=game.VERSION))
    print(f"\n{words('games-options')}")
    for option in game.OPTIONS:
        print(f"  --option {option.id}={values_of(option)}")
        about = words(f"option-{option.id}.about") if words.has(f"option-{option.id}") else ""
        if about:
            wrapped(f"{words(f'option-{option.id}')}: {about}", "      ")
    sources = facts["content"]["sources"]
    print()
    wrapped(words("games-content", digest=facts["content"]["digest"]))
    for source, count in sorted(Counter(sources.values()).items()):
        print(f"  {words(f'source-{source}', count=count)}")
    if facts["content"]["digest"] == game.box().digest and words.has("rule-reconstructed"):
        print(f"\n{words('rule-reconstructed.title')}")
        wrapped(words("rule-reconstructed"), "  ")


def wrapped(text: str, indent: str = "") -> None:
    width = max(40, min(100, shutil.get_terminal_size().columns))
    print(textwrap.fill(text, width, initial_indent=indent, subsequent_indent=indent))


def values_of(option: Option) -> str:
    """The possible values of an option, the default first."""
    if option.kind == "number":
        return f"{option.default}   ({option.values[0]} to {option.values[1]})"
    if option.kind == "flag":
        return "yes|no" if option.default else "no|yes"
    if option.kind == "list":
        return "+".join(str(value) for value in option.values)
    rest = [str(value) for value in option.values if value != option.default]
    return "|".join([str(option.default), *rest])
