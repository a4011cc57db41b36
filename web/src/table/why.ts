// Reasons from the rules in words.
import type { Chair } from "../messages";
import type { Words } from "../lib/words";
import type { Drawing } from "../games/drawing";

export interface Reason {
  text: string;
  rule: string; // the paragraph; empty: none
  chapter: string; // of the rules page
}

export interface Seen {
  words: Words;
  drawing: Drawing;
  view: unknown;
  box: unknown;
  seat: number;
  chairs: Chair[];
}

/** Each code once. No code: the things can be used, only not as they were clicked. */
export function reasons(codes: string[], things: string[], seen: Seen): Reason[] {
  const { words } = seen;
  if (codes.length === 0)
    return [{ text: words(things.length > 1 ? "table-why-none" : "table-why-possible"), rule: "", chapter: "" }];
  const found = [...new Set(codes)].map((code) => reason(code, things, seen));
  return found.filter((one, at) => found.findIndex((other) => other.text === one.text) === at);
}

function reason(code: string, things: string[], { words, drawing, view, box, seat, chairs }: Seen): Reason {
  const known = words.has(`why-${code}`);
  const rule = words.has(`why-${code}.rule`) ? words(`why-${code}.rule`) : "";
  const text = (known && drawing.reason?.(words, code, things, { view, box, seat, chairs })) || plain(words, code);
  return { text, rule, chapter: rule ? chapterOf(words, rule) : "" };
}

function plain(words: Words, code: string): string {
  const key = [`why-${code}`, `table-why-${code}`, `error-${code}`].find(words.has);
  return words(key ?? "table-why-unknown");
}

/** The chapter whose text it is. */
export function chapterOf(words: Words, paragraph: string): string {
  return words.chapters.find((chapter) => words(`rule-${chapter}`) === paragraph) ?? "";
}
