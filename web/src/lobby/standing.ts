// The state of one of my tables, in a line.
import { ONLOOKER, seatName } from "../lib/seats";
import type { MyTable } from "../lib/mine.svelte";
import type { Words } from "../lib/words";
import { seriesWord } from "../series/words";
import type { Brief, Chair } from "../messages";

export type State = "unknown" | "gone" | "damaged" | "over" | "waits" | "paused" | "mine" | "others";

export interface Standing {
  state: State;
  brief: Brief | undefined;
  seats: number[]; // played from this device
}

export function standing(table: MyTable, briefs: ReadonlyMap<string, Brief>): Standing {
  const found = table.kept.map((one) => briefs.get(one.token)).filter((brief) => brief !== undefined);
  const brief = found.find((one) => one.table !== "");
  const seats = [...new Set(table.kept.map((one) => one.seat).filter((seat) => seat !== ONLOOKER))].sort();
  return { state: stateOf(brief, found.length > 0, seats), brief, seats };
}

function stateOf(brief: Brief | undefined, isAnswered: boolean, seats: number[]): State {
  if (!brief) return isAnswered ? "gone" : "unknown";
  if (brief.is_damaged) return "damaged";
  if (brief.result) return brief.waits ? "waits" : "over"; // the next game of a series may wait
  if (brief.is_paused) return "paused";
  const isMine = (seat: number) => seats.includes(seat) && !brief.chairs[seat]?.bot;
  return brief.waiting.some(isMine) ? "mine" : "others";
}

/** The state in words. */
export function told(words: Words, { state, brief, seats }: Standing): string {
  if (state === "mine") return words("mine-your-turn");
  if (state === "over") return ending(words, brief, seats);
  if (state === "waits" && brief) return seriesWord(words, brief.series, brief.again ? "waits-again" : "waits");
  if (state !== "others" || !brief) return words(`mine-${state}`);
  if (brief.waiting.length && brief.waiting.every((seat) => brief.chairs[seat]?.bot)) return words("mine-bots-turn");
  const [first, ...more] = brief.waiting;
  if (first === undefined || more.length) return words("mine-turn-of-several");
  return words("mine-turn-of", { name: seatName(words, brief.chairs, first) });
}

function ending(words: Words, brief: Brief | undefined, seats: number[]): string {
  if (brief?.result?.how === "learned") return words("mine-learned");
  if (brief?.result?.how === "abandoned") return words("mine-abandoned");
  const hasWon = seats.some((seat) => brief?.result?.places[seat] === 1);
  return words(hasWon ? "mine-won" : "mine-over");
}

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]] as const; // prettier-ignore

/** How long ago, in the largest unit that fits; both in seconds since 1970. */
export function ago(language: string, then: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, Math.floor((now - then) / 60) * 60); // seconds do not matter
  const [unit, seconds] = UNITS.find(([, length]) => passed >= length) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(passed / seconds), unit);
}

export function playersNamed(words: Words, chairs: readonly Chair[]): string {
  return chairs.map((_, seat) => seatName(words, chairs, seat)).join(", ");
}

/** First tables where I have to move, then those that go on, then the rest; each group by last visit. */
export function inOrder<T extends { state: State }>(rows: T[]): T[] {
  const order: State[] = ["mine", "waits", "others", "paused", "unknown", "damaged", "over", "gone"];
  return rows.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}
