/** Data of any game, made readable. */
import { seatName } from "../../lib/seats";
import type { Words } from "../../lib/words";
import type { Chair, Offer } from "../../messages";

/** `open_seats` -> `Open seats`. */
export function human(key: string): string {
  const text = key.replace(/[_-]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function isSimple(value: unknown): boolean {
  return value === null || typeof value !== "object";
}

export function isEmpty(value: unknown): boolean {
  return value !== null && typeof value === "object" && Object.keys(value).length === 0;
}

export function simple(value: unknown): string {
  if (value === null || value === "") return "–";
  return typeof value === "boolean" ? (value ? "✓" : "✗") : String(value);
}

/** A thing's kind and what it is called: `hand-3` is `hand`, `3`. */
export function parted(thing: string): [kind: string, id: string] {
  const at = thing.indexOf("-");
  return at < 0 ? [thing, ""] : [thing.slice(0, at), thing.slice(at + 1)];
}

export function thingName(words: Words, chairs: readonly Chair[], thing: string): string {
  const [kind, id] = parted(thing);
  if (kind === "seat") return seatName(words, chairs, Number(id));
  if (words.has(thing)) return words(thing);
  const name = words.name(kind, id);
  return name === id ? `${human(kind)} ${id}`.trim() : name;
}

/** All things that moves name, those picked already, and dark ones, which tell why; by kind. */
export function thingsByKind(
  offers: Offer[],
  picked: ReadonlySet<string>,
  dark: readonly string[],
): [kind: string, things: string[]][] {
  const all = new Set([...offers.flatMap((offer) => offer.things.flat()), ...picked, ...dark]);
  const found = new Map<string, string[]>();
  for (const thing of all) {
    const [kind] = parted(thing);
    found.set(kind, [...(found.get(kind) ?? []), thing]);
  }
  const compare = new Intl.Collator(undefined, { numeric: true }).compare;
  return [...found].map(([kind, things]) => [kind, things.sort(compare)]);
}
