// Names of seats, in rows and sentences.
import type { Chair } from "../messages";
import { seatName } from "../lib/seats";
import type { Words } from "../lib/words";

export function seatNames(words: Words, chairs: Chair[], seats: number[]): string {
  const names = seats.map((seat) => seatName(words, chairs, seat));
  const last = names.pop() ?? "";
  return names.length ? `${names.join(", ")} ${words("end-and")} ${last}` : last;
}

/** Chairs that all have a name to show. */
export function namedChairs(words: Words, chairs: Chair[]): Chair[] {
  return chairs.map((chair, seat) => ({ ...chair, name: seatName(words, chairs, seat) }));
}
