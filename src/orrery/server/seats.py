"""Signed links. The bearer of a link sees and plays its seat; the owner may do more.

A link has a generation. When the owner renews it, its generation is one more, and the old link opens nothing.
The owner's own link is the exception: the old one opens the table until the new one is used, since the reply with the
new one may be lost.
"""

import secrets
from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from orrery.engine.journal import ONLOOKER
from orrery.server.messages import Chair, Links

OWNER = 8  # the number of the owner's link; the others have the number of their seat


class Visitor(NamedTuple):
    """The rights that a link gives."""

    table: str
    seat: int
    is_owner: bool
    generation: int = 0

    @property
    def link(self) -> int:
        return OWNER if self.is_owner else self.seat


class Seats:
    """Makes and reads the tokens of links."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.signer = URLSafeSerializer(key, salt="seat")

    def token(self, table: str, seat: int, is_owner: bool = False, generation: int = 0) -> str:
        """Links of the first generation do not name it, as in older versions."""
        return str(self.signer.dumps([table, seat, int(is_owner), *([generation] if generation else [])]))

    def mark(self, who: str) -> str:
        """A mark that tells visitors apart and tells nobody who they are."""
        return blake2b(who.encode(), key=self.key, digest_size=8).hexdigest() if who else ""

    def visitor(self, token: str) -> Visitor | None:
        try:
            data = self.signer.loads(token)
            table, seat, is_owner, generation = msgspec.convert([*data, 0][:4], tuple[str, int, int, int])
        except (BadSignature, msgspec.ValidationError):
            return None
        return Visitor(table, seat, bool(is_owner), generation)

    def links(self, table: str, chairs: list[Chair], owner: int = -1, generations: Mapping[int, int] = {}) -> Links:
        """All links of a table. The owner's link is that of a seat, with more rights: at first the first person's."""
        people = [seat for seat, chair in enumerate(chairs) if chair.is_person() and not chair.conceded]
        if owner < 0:
            owner = people[0] if people else ONLOOKER

        def link(seat: int) -> str:
            return self.token(table, seat, False, generations.get(seat, 0))

        return Links(
            table=table,
            owner=self.token(table, owner, True, generations.get(OWNER, 0)),
            look=link(ONLOOKER),
            seats=[link(seat) if seat in people else "" for seat in range(len(chairs))],
        )


def new_table_id() -> str:
    return secrets.token_urlsafe(9)
