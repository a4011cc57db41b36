// Whose turn it is and what is asked, in one sentence.
import type { Ask, TableNow } from "../messages";
import { factValues, type Naming } from "../lib/facts";
import { seatName } from "../lib/seats";
import { kebab, type Words } from "../lib/words";
import { endReason, headline } from "./ending";
import { seatNames } from "./names";

export function isMyTurn(table: TableNow): boolean {
  return table.ask !== null && !table.is_paused && !table.result;
}

/** What is asked, or who is waited for; after the end who won, unless the result says so beside it. */
export function question(naming: Naming, table: TableNow, isResultOpen = false): string {
  const { words } = naming;
  const { ask, chairs, waiting, result } = table;
  if (result && isResultOpen) return words("table-over");
  if (result) return `${headline(words, table, result)} ${endReason(words, table, result)}`.trim();
  if (table.is_paused) return words("table-paused");
  if (ask) {
    const key = `step-${kebab(ask.step)}`;
    const values = factValues(naming, ask.facts);
    return words.has(key) ? words(words.fitting(key, values), values) : kebab(ask.step).replaceAll("-", " ");
  }
  const [first, ...others] = waiting;
  if (first === undefined) return words("table-nobody");
  if (others.length) return words("table-turn-of-several", { names: seatNames(words, chairs, waiting) });
  const chair = chairs[first];
  const name = seatName(words, chairs, first);
  if (chair?.bot || chair?.away) return words("table-thinking", { name });
  return words("table-waiting", { name });
}

/** The button that sends a gathered answer: the game's own text (`step-….send` with a count, `step-….none`) if any. */
export function sendText(words: Words, ask: Ask, count: number): string {
  const own = `step-${kebab(ask.step)}.${count ? "send" : "none"}`;
  return words(words.has(own) ? own : count ? "table-send-count" : "table-send-none", { count });
}

/** People who have to answer and are not at the table. */
export function missing(table: TableNow): number[] {
  if (table.result || table.is_paused) return [];
  return table.waiting.filter((seat) => {
    const chair = table.chairs[seat];
    return seat !== table.seat && chair && !chair.bot && !chair.away && !chair.here;
  });
}

/** People by link who have not come yet, as long as one has not answered oneself. */
export function invited(table: TableNow, here: readonly number[]): number[] {
  if (table.number || table.result || table.guide) return [];
  return table.chairs.flatMap((chair, seat) => (chair.bot || chair.here || here.includes(seat) ? [] : [seat]));
}

/** The chapter of the rules about this question, if the texts name one. */
export function chapter(words: Words, table: TableNow): string {
  const key = table.ask ? `step-${kebab(table.ask.step)}.chapter` : "";
  return key && words.has(key) ? words(key) : "";
}
