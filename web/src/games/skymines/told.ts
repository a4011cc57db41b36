/** What the offers state about the things on the table, for small badges. Nothing here knows a rule. */
import type { Offer } from "../../messages";

/** A number with a sign, such as what a move costs or brings. */
export interface Badge {
  sign: string;
  number: number;
  isGain: boolean;
}

type Stated = [fact: string, sign: string, isGain: boolean];

/** By verb: the facts that are shown on a thing, and their signs. */
const SHOWN: Record<string, Stated[]> = {
  enter: [["price", "energy", false]],
  buy: [["price", "unit", false]],
  purchase: [["coins", "coin", false]],
  expand: [["energy", "energy", true]],
  step: [
    ["price", "coin", false],
    ["coins", "coin", true],
    ["shares", "share", true],
  ],
  advance: [
    ["price", "coin", false],
    ["coins", "coin", true],
    ["shares", "share", true],
  ],
  mark: [["price", "coin", false]],
  upload: [
    ["price", "coin", false],
    ["value", "points", true],
  ],
  "turn-over": [["price", "coin", false]],
  sell: [["coins", "coin", true]],
  lift: [["coins", "coin", true]],
  demolish: [["coins", "coin", true]],
  take: [["supplement", "coin", true]],
  survey: [
    ["tank", "tank", true],
    ["coins", "coin", true],
  ],
  "survey-tile": [["tank", "tank", true]],
  study: [["points", "research", true]],
  "study-tile": [["points", "research", true]],
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
    return stated.flatMap(([fact, sign, isGain]): Badge[] => {
      const number = offer.facts[fact]?.[0]?.[2];
      return typeof number === "number" ? [{ sign, number, isGain }] : [];
    });
  });
  const [first = []] = all;
  return all.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : [];
}
