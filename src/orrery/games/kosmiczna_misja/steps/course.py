"""KM "Przebieg gry". The course of the game: turns go round the table."""

from typing import Final

from orrery.engine.agenda import SeatStep
from orrery.engine.knowledge import roll, turn_up
from orrery.games.kosmiczna_misja.state import KosmicznaMisja
from orrery.games.kosmiczna_misja.steps.end import is_at_end
from orrery.games.kosmiczna_misja.steps.taking import Take
from orrery.games.kosmiczna_misja.terms import BANK, DICE, EMPTY, FACES, REFILLED, ROLLED


class Turn(SeatStep):
    """KM "Przebieg gry". A player rolls, takes a tile, and the bank is refilled; in round one nobody rolls (KM-10)."""

    def run(self, g: KosmicznaMisja) -> None:
        if is_at_end(g):
            return
        g.active = self.seat
        g.die = 0
        if self.seat == g.first:
            g.round += 1
        seat = self.seat
        g.then(ROLL[seat], TAKE[seat], REFILL[seat], TURN[(seat + 1) % g.seats])


class Roll(SeatStep):
    """KM 1. The die says how many astronauts the player has in this turn (KM-29)."""

    def run(self, g: KosmicznaMisja) -> None:
        if g.round > 1:
            g.die = roll(g, DICE + self.seat, FACES)
            g.note(self.seat, ROLLED.move(g.die))


class Refill(SeatStep):
    """KM 3. A new tile from the stack replaces the one taken, as long as there are any."""

    def run(self, g: KosmicznaMisja) -> None:
        for i in range(BANK):
            if g.bank[i] == EMPTY and len(g.stack.cards):
                g.bank[i] = turn_up(g, g.stack)
                if g.round:  # not during the setup
                    g.note(self.seat, REFILLED.move(g.bank[i]))


# Steps never change, so all tables share these.
SEATS: Final = range(4)
TURN: Final = [Turn(seat) for seat in SEATS]
ROLL: Final = [Roll(seat) for seat in SEATS]
TAKE: Final = [Take(seat) for seat in SEATS]
REFILL: Final = [Refill(seat) for seat in SEATS]
