"""Signed links. The bearer of a link sees and plays its seat; the owner may do more."""

import secrets
from hashlib import blake2b
from typing import NamedTuple

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from orrery.engine.journal import ONLOOKER
from orrery.server.messages import Links


class Visitor(NamedTuple):
    """The rights that a link gives."""

    table: str
    seat: int
    is_owner: bool


class Seats:
    """Makes and reads the tokens of links."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.signer = URLSafeSerializer(key, salt="seat")

    def token(self, table: str, seat: int, is_owner: bool = False) -> str:
        return str(self.signer.dumps([table, seat, int(is_owner)]))

    def visitor(self, token: str) -> Visitor | None:
        try:
            table, seat, is_owner = msgspec.convert(self.signer.loads(token), tuple[str, int, int])
        except (BadSignature, msgspec.ValidationError):
            return None
        return Visitor(table, seat, bool(is_owner))

    def mark(self, who: str) -> str:
        """A mark that tells visitors apart and tells nobody who they are."""
        return blake2b(who.encode(), key=self.key, digest_size=8).hexdigest() if who else ""

    def links(self, table: str, bots: list[str]) -> Links:
        """All links of a table. The owner's link is the seat of the first person, with more rights."""
        people = [seat for seat, bot in enumerate(bots) if not bot]
        return Links(
            table=table,
            owner=self.token(table, people[0] if people else ONLOOKER, True),
            look=self.token(table, ONLOOKER),
            seats=["" if bot else self.token(table, seat) for seat, bot in enumerate(bots)],
        )


def new_table_id() -> str:
    return secrets.token_urlsafe(9)
