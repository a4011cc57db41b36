// The final scores, counted category by category.
import type { Result } from "../messages";
import type { Words } from "../lib/words";
import { categories } from "./sheet";

const LONGEST = 7000; // milliseconds for all categories ...
const EACH = 1100; // ... and for one

export interface Stage {
  name: string;
  gains: number[]; // by seat
  totals: number[]; // with this category
}

/** Are there scores that decided the game? */
export function isCounted({ how, scores }: Result): boolean {
  return ["over", "agreed"].includes(how) && scores.some(Boolean);
}

/** The last stage has the scores of the result. */
export function stages(words: Words, result: Result): Stage[] {
  let totals = result.scores.map(() => 0);
  const found = categories(words, result)
    .map(({ name, values }) => ({ name, gains: values.map((value) => value ?? 0) }))
    .filter(({ gains }) => gains.some(Boolean))
    .map(({ name, gains }) => ({ name, gains, totals: (totals = totals.map((total, i) => total + (gains[i] ?? 0))) }));
  return found.map((stage, i) => (i === found.length - 1 ? { ...stage, totals: result.scores } : stage));
}

/** How long one of so many stages is shown, in milliseconds. */
export function stays(count: number): number {
  return Math.min(EACH, LONGEST / Math.max(1, count));
}
