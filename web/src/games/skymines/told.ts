/** What the offers state about the things on the table, for small badges. Nothing here knows a rule. */
import type { Offer } from "../../messages";

/** A number with a sign: what a move costs (`-`), what it brings (`+`), or what it leads to (`=`). */
export interface Badge {
  sign: string;
  number: number;
  way: "-" | "+" | "=";
}

/** By name of the fact: its sign, and which way it goes. */
const SHOWN: Record<string, [sign: string, way: Badge["way"]]> = {
  uses: ["energy", "-"],
  costs: ["unit", "-"],
  price: ["coin", "-"],
  energy: ["energy", "+"],
  points: ["research", "+"],
  tank: ["tank", "+"],
  coins: ["coin", "+"],
  supplement: ["coin", "+"],
  shares: ["share", "="],
  value: ["points", "="],
};

/** Moves that uncover coins of a station, which nobody gets. */
const UNCOVERS = /^(lift|demolish) /;

/** The moves of each thing, in the order of the offers. */
export function offersByThing(offers: readonly Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers)
    for (const thing of new Set(offer.things.flat())) found.set(thing, [...(found.get(thing) ?? []), offer]);
  return found;
}

/** What a badge on a thing says: the facts of its moves, if all state the same. */
export function badges(offers: readonly Offer[]): Badge[] {
  const all = offers.map((offer) =>
    Object.entries(SHOWN).flatMap(([fact, [sign, way]]): Badge[] => {
      const number = offer.facts[fact]?.[0]?.[2];
      if (typeof number !== "number") return [];
      return [{ sign, number, way: UNCOVERS.test(offer.text) ? "=" : way }];
    }),
  );
  const [first = []] = all;
  return all.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : [];
}
