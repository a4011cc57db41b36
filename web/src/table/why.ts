// Puts the reasons of the rules into words.
import type { Reason } from "../messages";
import { factValues, type Naming } from "../lib/facts";
import type { Words } from "../lib/words";

export interface WordedReason {
  text: string;
  rule: string; // the rule; empty if none
  chapter: string; // its chapter on the rules page
}

/** Each text once. Without a reason the things can be used, but not in the way they were clicked. */
export function reasons(stated: Reason[], things: string[], naming: Naming): WordedReason[] {
  const { words } = naming;
  if (stated.length === 0)
    return [{ text: words(things.length > 1 ? "table-why-none" : "table-why-possible"), rule: "", chapter: "" }];
  const found = stated.map((one) => worded(one, naming));
  return found.filter((one, at) => found.findIndex((other) => other.text === one.text) === at);
}

function worded({ code, facts }: Reason, naming: Naming): WordedReason {
  const { words } = naming;
  const key = [`why-${code}`, `table-why-${code}`, `error-${code}`].find(words.has) ?? "table-why-unknown";
  const values = factValues(naming, facts);
  const rule = words.has(`${key}.rule`) ? words(`${key}.rule`) : "";
  return { text: words(words.fitting(key, values), values), rule, chapter: rule ? chapterOf(words, rule) : "" };
}

/** The chapter that has this text. */
export function chapterOf(words: Words, paragraph: string): string {
  return words.chapters.find((chapter) => words(`rule-${chapter}`) === paragraph) ?? "";
}
