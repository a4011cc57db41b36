"""`orrery replay`: shows a record at any move, or verifies it."""

import json as json_module
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from orrery.cli.arguments import Content, Json, Language, find_game, number
from orrery.engine.agenda import State
from orrery.engine.game import AUTOMATON, BadInput, Box, Game
from orrery.engine.journal import ONLOOKER
from orrery.engine.record import Record, read_head
from orrery.engine.record import replay as play_again
from orrery.engine.record import verify as verify_record

DAMAGE = (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError, RecursionError)


def replay(
    file: Annotated[str, Parameter(help="A record, *.orrery.json.")],
    /,
    *,
    at: Annotated[int | None, number("Show the table after N moves; after all if not given.", 0)] = None,
    seat: Annotated[
        int | None, number("Show what the player in seat 1, 2 … sees; what a spectator sees if not given.", 1)
    ] = None,
    verify: Annotated[bool, Parameter(help="Play the record to its end and compare the outcome.")] = False,
    content: Content = "",
    lang: Language = "",
    json: Json = False,
) -> int:
    """Show the table of a recorded game after any move, or verify the record."""
    if verify:
        if at is not None or seat is not None:
            raise BadInput("--verify plays the whole record; leave out --at and --seat, or leave out --verify")
        return check(file, content, json)
    text, game, box = read(file, content)
    total = len(read_head(text)["moves"])
    if at is not None and at > total:
        raise BadInput(f"This record has {total} moves; --at takes a number from 0 to {total}")
    g, record = again(game, text, -1 if at is None else at, box)
    if seat is not None and seat > g.seats:
        raise BadInput(f"There is no seat {seat} at this table; name a seat from 1 to {g.seats}")
    eyes = ONLOOKER if seat is None else seat - 1
    if json:
        print(json_module.dumps(told(game, g, record, eyes, total)))
    else:
        show(game, g, record, eyes, total, lang)
    return 0


def read(file: str, content: str) -> tuple[str, Game, Box]:
    """A record, its game and its content."""
    from orrery.cli import files
    from orrery.cli.arguments import read_content
    from orrery.cli.terminal.saves import FORMAT as SAVE_FORMAT
    from orrery.cli.terminal.saves import called_as

    text = files.read(Path(file))
    if f'"format": "{SAVE_FORMAT}"' in text[:100]:
        raise BadInput(
            f"'{file}' is a saved game, not a record; go on with it: {called_as()} play --terminal --resume {file}"
        )
    try:
        game = find_game(read_head(text)["game"])
    except DAMAGE as error:
        raise BadInput(f"This is not a record, or it is damaged ({error})") from error
    return text, game, read_content(game, content)


def again(game: Game, text: str, at: int, box: Box) -> tuple[State, Record]:
    try:
        return play_again(game, text, at, box, True)
    except DAMAGE as error:
        raise BadInput(f"This record is damaged and cannot be replayed ({error})") from error


def check(file: str, content: str, json: bool) -> int:
    """Verify a record. With --json, a bad record is reported on standard output too."""
    result: dict[str, Any] = {"ok": False, "moves": 0, "outcome": None, "error": None}
    try:
        text, game, box = read(file, content)
        data = read_head(text)
        result |= {"moves": len(data["moves"]), "outcome": data.get("outcome")}
        try:
            record = verify_record(game, text, box)
        except DAMAGE as error:
            raise BadInput(f"This record is damaged and cannot be replayed ({error})") from error
        result |= {"ok": True, "outcome": record.outcome}
    except BadInput as error:
        from orrery.cli.main import sentence

        result["error"] = sentence(str(error))
        if json:
            print(json_module.dumps(result))
        raise
    if json:
        print(json_module.dumps(result))
    else:
        end = f"scores {record.outcome['scores']}" if record.outcome else "not finished"
        print(f"The record is sound: {game.NAME}, {record.seats} seats, {len(record.moves)} moves, {end}.")
    return 0


def told(game: Game, g: State, record: Record, eyes: int, total: int) -> dict[str, Any]:
    """The table at this move, as data."""
    import msgspec

    head = {"game": game.NAME, "seats": record.seats, "options": record.options, "seed": str(record.seed)}
    moment = {"at": len(record.moves), "moves": total, "seat": eyes + 1 if eyes != ONLOOKER else None}
    seen = {"view": msgspec.to_builtins(game.view(g, eyes)), "heard": game.heard(g, eyes)}
    return {**head, **moment, **seen, "outcome": record.outcome}


def show(game: Game, g: State, record: Record, eyes: int, total: int, lang: str) -> None:
    """Show the log, the table and, at the end, the score sheet."""
    from orrery.cli.drawings import drawing
    from orrery.cli.terminal.ending import score_sheet
    from orrery.cli.terminal.screen import Screen
    from orrery.cli.words import words_for

    words = words_for(lang, game.NAME)
    screen = Screen(words)
    names = [words("player", number=seat + 1) for seat in range(record.seats)]
    for seat in game.automata(record.seats, record.options):
        names[seat] = words(AUTOMATON)
    picture = drawing(game, g.content(), words, names, screen.coloured)
    heard = game.heard(g, eyes)
    screen.lines(picture.log(heard))
    screen.picture(picture.picture(game.view(g, eyes), eyes, screen.width), picture.is_prose)
    screen.say(words("replay-at", at=len(record.moves), moves=total), "dim")
    if record.outcome is not None:
        screen.picture(score_sheet(picture, game.outcome(g), heard))
    sys.stdout.flush()
