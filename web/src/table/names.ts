// What the seats are called, and how they are told apart without colour.
import type { Chair } from "../messages";
import { ONLOOKER } from "../lib/seats";
import type { Words } from "../lib/words";

/** The name given, else "Bot 2" or "Seat 2". */
export function seatName(words: Words, chairs: Chair[], seat: number): string {
  if (seat === ONLOOKER) return words("table-chat-onlooker");
  const chair = chairs[seat];
  return chair?.name || words(chair?.bot ? "table-bot-number" : "table-seat", { number: seat + 1 });
}

export function seatNames(words: Words, chairs: Chair[], seats: number[]): string {
  const names = seats.map((seat) => seatName(words, chairs, seat));
  const last = names.pop() ?? "";
  return names.length ? `${names.join(", ")} ${words("end-and")} ${last}` : last;
}

/** Chairs that all have a name to show. */
export function namedChairs(words: Words, chairs: Chair[]): Chair[] {
  return chairs.map((chair, seat) => ({ ...chair, name: seatName(words, chairs, seat) }));
}

/** The bot that is proposed where one is chosen. */
export function usual(bots: string[]): string {
  return bots.find((bot) => bot.endsWith("normal")) ?? bots[0] ?? "";
}

export function gameTitle(words: Words, game: string): string {
  return words.has("title") ? words("title") : game;
}
