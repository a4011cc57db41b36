/** The words of this game that the drawing needs, in the order of the rules. */
import type { CardFace, PlanFace } from "./view";

export const COMPANIES = ["skymine", "minerva", "astrogo", "tawac"];
export const TYPES = ["carbon", "minerals", "titanium", "energy", "scientist", "field", "share"];
export const MAJORITIES = ["carbon", "minerals", "titanium", "energy", "science"];
export const STANDARD = ["first", "buy", "remove"];
export const TILES = ["scientist", "field", "energy", "plus"];
export const SPACES = [...MAJORITIES, ...STANDARD, ...TILES.map((tile) => `${tile}-tile`)].concat(
  COMPANIES.flatMap((company) => [`${company}-1`, `${company}-2`]),
);
export const ROUNDS = 7;
export const COLUMNS = 3; // of a station
export const DEPTH = 5; // spaces of a column
export const MARKET_ROWS = 4;
export const MARKET_COLUMNS = 3;
export const STUDY_COLUMNS = 4;
export const LETTERS = ["a", "b", "c"];

/** Bonuses that work all the time. The others are spaces for markers. */
const PERMANENT = new Set(["cheaper", "any-mix", "energy", "markers", "enrich", "collectors"]);

export function isPermanent(perk: string): boolean {
  return PERMANENT.has(perk.split(" ", 1)[0] ?? "");
}

/** Empty faces, for ids that the content does not have. */
export const NO_CARD: CardFace = { type: "share", value: 0, cost: 0, letter: "", coins: 0, company: "", share: "" };
export const NO_PLAN: PlanFace = { letter: "", price: 0, needs: [], reward: [], points: 0 };

/** The letter of a company on its pieces. */
export function initial(company: string): string {
  return (company[0] ?? "").toUpperCase();
}

/** Which spaces of a column hold an outpost. Outposts lie lowest, and never again on the crossed space once it was empty. */
export function occupied(left: number, isUncrossed: boolean, depth = DEPTH): boolean[] {
  const end = isUncrossed ? depth - 1 : depth;
  return Array.from({ length: depth }, (_, space) => space >= end - left && space < end);
}

/** The spaces of the market as they lie: row by row, with the column that leaves first on the right. */
export function marketRows(): number[][] {
  return Array.from({ length: MARKET_ROWS }, (_, row) =>
    Array.from({ length: MARKET_COLUMNS }, (_, column) => (MARKET_COLUMNS - 1 - column) * MARKET_ROWS + row),
  );
}

/** Where a value of a track rises, and to what: `[step, value]`. */
export function rises(values: readonly number[]): [number, number][] {
  return values.flatMap((value, step): [number, number][] => (value > (values[step - 1] ?? 0) ? [[step, value]] : []));
}
