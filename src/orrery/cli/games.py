"""`orrery games`: the games, and what is known about them."""

import json as json_module
import shutil
import textwrap
from collections import Counter
from typing import Annotated, Any

from cyclopts import Parameter

from orrery.cli.arguments import Content, Json, Language, find_game, read_content
from orrery.engine.game import BadInput, Box, Game
from orrery.engine.options import Option


def games(
    game: Annotated[str, Parameter(help="The game to tell more about.")] = "",
    /,
    *,
    content: Content = "",
    lang: Language = "",
    json: Json = False,
) -> None:
    """List the games; with a GAME its seats, options, content, and what of it is reconstructed."""
    if game:
        rules = find_game(game)
        facts = facts_of(rules, read_content(rules, content))
        if json:
            print(json_module.dumps(facts))
        else:
            show(rules, facts, lang)
        return
    if content:
        raise BadInput("--content is for one game; name that game before it")
    from orrery.games import GAMES, HIDDEN

    known = [find_game(name) for name in GAMES if name not in HIDDEN]
    if json:
        print(json_module.dumps({"games": [facts_of(rules, rules.box()) for rules in known]}))
        return
    from orrery.cli.words import words_for

    for rules in known:
        words = words_for(lang, rules.NAME)
        title = words("title") if words.has("title") else rules.NAME
        print(f"{rules.NAME:<18} {title}: {words('games-players', low=rules.seats[0], high=rules.seats[-1])}")
    print(f"\n{words_for(lang, '')('games-more')} orrery games GAME")


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


def show(game: Game, facts: dict[str, Any], language: str) -> None:
    """A game in words."""
    from orrery.cli.words import words_for

    words = words_for(language, game.NAME)
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
