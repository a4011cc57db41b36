"""A digest of the rules, so that results of different rules are never joined."""

from functools import cache
from hashlib import blake2b
from pathlib import Path

import orrery
from orrery.games import GAMES

COMMON = ("engine/*.py", "bots/*.py", "arena/match.py")


@cache
def rules_digest(game: str) -> str:
    """The digest of all source files that decide how a game between bots goes."""
    home = Path(orrery.__file__).parent
    folder = GAMES[game].split(".")[2]
    paths = {path for pattern in (*COMMON, f"games/{folder}/**/*.py") for path in home.glob(pattern)}
    found = blake2b(digest_size=8)
    for path in sorted(paths):
        text = path.read_text(encoding="utf-8").encode()
        found.update(f"{path.relative_to(home).as_posix()} {len(text)} ".encode() + text)
    return found.hexdigest()
