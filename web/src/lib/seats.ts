// Names of seats, bots and games, and the signs of seats, which need no colour.
import type { Chair, ChatLine } from "../messages";
import type { Words } from "./words";

export const ONLOOKER = 7;
export const NAME_LENGTH = 24;
export const AUTOMATON = "automaton"; // in place of a bot: the seat moves by rules
const SIGNS = ["●", "▲", "■", "◆", "★", "✚", "⬟"];

export function signOf(seat: number): string {
  return SIGNS[seat] ?? "○";
}

/** `search:normal` -> `level-search-normal` */
export function levelKey(bot: string): string {
  return `level-${bot.replaceAll(":", "-")}`;
}

export function levelName(words: Words, bot: string): string {
  const key = levelKey(bot);
  return words.has(key) ? words(key) : bot;
}

/** The given name, else "Bot 2", or "Seat 2" for a person's. An automaton has the name that its game gives it. */
export function seatName(words: Words, chairs: readonly Chair[], seat: number): string {
  if (seat === ONLOOKER) return words("table-chat-onlooker");
  const chair = chairs[seat];
  if (chair?.bot === AUTOMATON)
    return automatonName(
      words,
      chairs.flatMap(({ bot }, i) => (bot === AUTOMATON ? [i] : [])),
      seat,
    );
  const isBot = chair?.bot && !chair.away && !chair.conceded; // and not one that plays for a person
  return chair?.name || words(isBot ? "table-bot-number" : "table-seat", { number: seat + 1 });
}

/** The name that the game gives to its automaton; several are told apart by a number. */
export function automatonName(words: Words, seats: readonly number[], seat: number): string {
  return words(AUTOMATON) + (seats.length > 1 ? ` ${seats.indexOf(seat) + 1}` : "");
}

/** The name of the author when the line was written; in older databases it is not known. */
export function authorName(words: Words, chairs: readonly Chair[], { seat, name }: ChatLine): string {
  if (seat === ONLOOKER || name === null) return seatName(words, chairs, seat);
  return name || words("table-seat", { number: seat + 1 });
}

/** The bot that is proposed first. */
export function usual(bots: readonly string[]): string {
  return bots.find((bot) => bot.endsWith("normal")) ?? bots[0] ?? "";
}

export function gameTitle(words: Words, game: string): string {
  return words.has("title") ? words("title") : game;
}
