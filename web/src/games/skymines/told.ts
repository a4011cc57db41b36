/** What the offers state about the things on the table, for small badges. Nothing here knows a rule. */
import type { Offer } from "../../messages";

/** A number with a sign: what a move costs (`-`), what it brings (`+`), or what it leads to (`=`). */
export interface Badge {
  sign: string;
  number: number;
  way: "-" | "+" | "=";
}

type Stated = [fact: string, sign: string, way: Badge["way"]];

/** By verb: the facts that are shown on a thing, and their signs. */
const SHOWN: Record<string, Stated[]> = {
  enter: [["price", "energy", "-"]],
  buy: [["price", "unit", "-"]],
  purchase: [["coins", "coin", "-"]],
  expand: [["energy", "energy", "+"]],
  step: [
    ["price", "coin", "-"],
    ["coins", "coin", "+"],
    ["shares", "share", "="],
  ],
  advance: [
    ["price", "coin", "-"],
    ["coins", "coin", "+"],
    ["shares", "share", "="],
  ],
  mark: [["price", "coin", "-"]],
  upload: [
    ["price", "coin", "-"],
    ["value", "points", "="],
  ],
  "turn-over": [["price", "coin", "-"]],
  sell: [["coins", "coin", "+"]],
  lift: [["coins", "coin", "+"]],
  demolish: [["coins", "coin", "+"]],
  take: [["supplement", "coin", "+"]],
  survey: [
    ["tank", "tank", "+"],
    ["coins", "coin", "+"],
  ],
  "survey-tile": [["tank", "tank", "+"]],
  study: [["points", "research", "+"]],
  "study-tile": [["points", "research", "+"]],
};

/** The moves of each thing, in the order of the offers. */
export function offersByThing(offers: readonly Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers)
    for (const thing of new Set(offer.things.flat())) found.set(thing, [...(found.get(thing) ?? []), offer]);
  return found;
}

/** What a badge on a thing says: the facts of its moves, if all state the same. */
export function badges(offers: readonly Offer[]): Badge[] {
  const all = offers.map((offer) => {
    const stated = SHOWN[offer.text.split(" ", 1)[0] ?? ""] ?? [];
    return stated.flatMap(([fact, sign, way]): Badge[] => {
      const number = offer.facts[fact]?.[0]?.[2];
      return typeof number === "number" ? [{ sign, number, way }] : [];
    });
  });
  const [first = []] = all;
  return all.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : [];
}
