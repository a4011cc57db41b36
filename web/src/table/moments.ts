// The moments of a game: where its rounds and turns begin, and what a link to one of them names.
import type { Outlined } from "../messages";
import type { Words } from "../lib/words";
import { heading, type Setting } from "./log";

/** What a link names: after which move, with whose eyes. -1 if it does not say so, NaN if it is damaged. */
export interface Moment {
  at: number;
  eyes: number;
}

export interface Round {
  at: number; // after so many moves
  title: string;
}

/** The headings of the log. Of several at the same moment, the last. */
export function rounds(words: Words, heard: readonly string[], { lines }: Outlined, told: Setting): Round[] {
  const found = new Map<number, string>();
  heard.slice(0, lines.at(-1)).forEach((line, i) => {
    const title = heading(words, line, "chapter", told);
    const at = title ? lines.findIndex((count) => count > i) : -1;
    if (at >= 0) found.set(at, title);
  });
  return [...found].map(([at, title]) => ({ at, title }));
}

/** The moments before a turn: another seat moves, or a round begins. */
export function turns({ movers }: Outlined, headings: readonly Round[]): number[] {
  const changes = movers.flatMap((mover, at) => (at && mover !== movers[at - 1] ? [at] : []));
  return [...new Set([...changes, ...headings.map(({ at }) => at)])].sort((one, other) => one - other);
}

/** The round in which this moment lies. */
export function roundAt(headings: readonly Round[], at: number): Round | undefined {
  return headings.findLast((one) => one.at <= at);
}

/** Where a link leads at this table, and what is wrong with it, as keys of texts. */
export function arrival(
  { at, eyes }: Moment,
  table: { moves: number; seat: number; isOver: boolean },
  allowed: readonly number[],
): Moment & { faults: string[] } {
  const start = table.isOver ? 0 : table.moves;
  const faults: string[] = [];
  if (Number.isNaN(at)) faults.push("replay-no-moment");
  else if (at > table.moves) faults.push("replay-beyond");
  if (eyes !== -1 && !allowed.includes(eyes)) faults.push(table.isOver ? "replay-no-eyes" : "replay-not-these-eyes");
  return {
    at: at >= 0 ? Math.min(at, table.moves) : start,
    eyes: allowed.includes(eyes) ? eyes : table.seat,
    faults,
  };
}
