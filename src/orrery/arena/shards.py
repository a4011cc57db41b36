"""Shards: the parts of a run that are played apart, on several machines or by a batch queue, and joined afterwards."""

import re
from dataclasses import dataclass
from typing import Any, Final

from orrery.arena.match import DIGEST_BYTES, Tally
from orrery.engine.game import BadInput

PART_FORMAT: Final = "orrery-part-1"


@dataclass(frozen=True)
class Shard:
    """Part `number` of so many parts, counted from 1."""

    number: int
    parts: int

    def of(self, games: int) -> range:
        """Its games: neighbours, so that the lines of all shards in order are those of the whole run."""
        return range(games * (self.number - 1) // self.parts, games * self.number // self.parts)


WHOLE_RUN: Final = Shard(1, 1)


def read_shard(text: str) -> Shard:
    """A shard as typed: K/N."""
    if not text:
        return WHOLE_RUN
    found = re.fullmatch(r"([1-9]\d{0,6})/([1-9]\d{0,6})", text)
    if not found or int(found[1]) > int(found[2]):
        raise BadInput(f"--shard takes K/N, such as 1/4, with K from 1 to N, not '{text}'")
    return Shard(int(found[1]), int(found[2]))


def join(parts: list[tuple[str, dict[str, Any]]]) -> tuple[list[dict[str, Any]], Tally, dict[str, Any]]:
    """Add up the parts of one run, each with its name. Returns their figures, the sum and the command."""
    for name, figures in parts:
        if not isinstance(figures.get("part"), dict) or figures["part"].get("format") != PART_FORMAT:
            raise BadInput(f"'{name}' is not a part of a run; make one with: orrery simulate GAME --shard K/N --json")
    command = parts[0][1]["part"]["command"]
    for name, figures in parts:
        check_same(parts[0][0], command, name, figures["part"]["command"])
    check_whole([(name, range(*figures["part"]["games"])) for name, figures in parts], command["games"])
    total = Tally(command["seats"])
    for _, figures in parts:
        total.merge(tally_of(figures["part"]))
    return [figures for _, figures in parts], total, command


def check_same(name: str, command: dict[str, Any], other: str, others: dict[str, Any]) -> None:
    """Refuse the part of another run, and say in what it differs."""
    differing = [key for key in command if others.get(key) != command[key]]
    if differing:
        key = differing[0]
        raise BadInput(
            f"'{other}' belongs to another run than '{name}': its {key} is {others.get(key)}, not {command[key]}"
        )


def check_whole(spans: list[tuple[str, range]], games: int) -> None:
    """Every game must be there once."""
    done = 0
    for name, span in sorted(spans, key=lambda part: (part[1].start, part[1].stop)):
        if not span:
            continue
        if span.start < done:
            raise BadInput(f"Games {span.start} to {min(done, span.stop) - 1} are there twice; leave out '{name}'")
        if span.start > done:
            raise BadInput(missing(done, span.start))
        done = span.stop
    if done < games:
        raise BadInput(missing(done, games))


def missing(start: int, stop: int, where: str = "") -> str:
    return f"Games {start} to {stop - 1}{where} are missing; add the part that has them"


def tally_of(part: dict[str, Any]) -> Tally:
    """The sums of a part."""
    tally = Tally(len(part["wins"]))
    start, stop = part["games"]
    tally.games = stop - start
    tally.decisions, tally.ties, tally.seconds = part["decisions"], part["ties"], part["seconds"]
    tally.wins, tally.totals, tally.squares = part["wins"], part["totals"], part["squares"]
    tally.by_bot, tally.programs = part["by_bot"], part["programs"]
    tally.digest = int(part["digest"], 16) % (1 << 8 * DIGEST_BYTES)
    return tally
