// How seats are told apart without colour, and what bots are called.
import type { Words } from "./words";

export const ONLOOKER = 7;
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
