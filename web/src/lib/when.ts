import type { Value } from "../messages";
import type { Words } from "./words";

/** A text may be meant for some values of an option only: `.when = tracks chosen`, `.when = luna 1 2 3`. */
export function isMeant(words: Words, key: string, options: Readonly<Record<string, Value>>): boolean {
  if (!words.has(`${key}.when`)) return true;
  const [option = "", ...values] = words(`${key}.when`).split(" ");
  return values.includes(String(options[option]));
}
