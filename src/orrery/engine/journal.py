"""The journal: what has happened at the table, and who may hear of it."""

from typing import Final, final

from mypy_extensions import i64

SEATS: Final = 7  # at most
ONLOOKER: Final = 7  # sees only what is public
PUBLIC: Final = 255  # the eyes of all seats and of onlookers


@final
class Event:
    """What a seat did or what happened to it; seat -1 is the table. Never changed."""

    def __init__(
        self, seat: int = 0, fact: int = 0, eyes: int = PUBLIC, silent: bool = False, forced: bool = False
    ) -> None:
        self.seat = seat
        self.fact = fact  # packed as a move is
        self.eyes = eyes  # the seats that know all of it, as bits
        self.silent = silent  # the other seats do not even hear that it happened
        self.forced = forced  # the only legal move, so nobody was asked

    def heard_by(self, seat: int) -> "Event | None":
        if self.eyes >> seat & 1:
            return self
        return None if self.silent else Event(self.seat, self.fact & 255, 0, False, self.forced)


@final
class Journal:
    """All events of a table, oldest first."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def clone(self) -> "Journal":
        journal = Journal()
        journal.events = self.events.copy()
        return journal

    def count(self, seat: i64) -> int:
        """How many events `seat` has heard."""
        n: i64 = 0
        for event in self.events:
            if event.eyes >> seat & 1 or not event.silent:
                n += 1
        return n

    def heard(self, seat: i64) -> "Journal":
        """The journal as `seat` has heard it."""
        journal = Journal()
        for event in self.events:
            heard = event.heard_by(seat)
            if heard is not None:
                journal.events.append(heard)
        return journal
