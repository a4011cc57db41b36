/** Where labels go on a map, so that they cover neither each other nor what is drawn. */
import type { Outline, Point } from "./geometry";
import { boxOf, type Box } from "./placing";
import type { Part } from "./signs";

export interface Size {
  wide: number;
  high: number;
}
/** A label to be put somewhere: which forms it may have, where it may lie, and what is against a place. */
export interface Label {
  forms: readonly Size[];
  places: readonly Point[];
  against: (at: Point, box: Box) => number;
}
/** Where a label lies, and in which of its forms. */
export interface Put {
  at: Point;
  form: number;
}

const ROUNDS = 8;
const TOUCHED = 1500; // what covering something counts for, beside anything else
const HEAVY = 10; // and its area
const SLIVER = 15; // an area that nobody sees
const SMALLEST = 13; // pixels of a text
const LARGEST = 20;
const SHARE = 0.027; // of the width of a map

/** How large the text of labels is on a map of this width, in pixels. */
export const textSize = (wide: number, largest = LARGEST): number =>
  Math.max(SMALLEST, Math.min(largest, SHARE * wide));

/** Labels are put anew when the width of a map has changed noticeably. */
export const drawnWidth = (wide: number): number | undefined => Math.round(wide / 16) * 16 || undefined;

export function around([x, y]: Point, { wide, high }: Size): Box {
  return { west: x - wide / 2, north: y - high / 2, wide, high };
}

const shared = (a: number, b: number, c: number, d: number) => Math.max(0, Math.min(a + b, c + d) - Math.max(a, c));

/** How much two boxes have in common. */
export const common = (one: Box, other: Box): number =>
  shared(one.west, one.wide, other.west, other.wide) * shared(one.north, one.high, other.north, other.high);

export const holds = ({ west, north, wide, high }: Box, [x, y]: Point): boolean =>
  x > west && x < west + wide && y > north && y < north + high;

export function scaled(points: Outline, [x, y]: Point, by: number): Outline {
  return points.map(([a, b]) => [x + (a - x) * by, y + (b - y) * by]);
}

/** One label after another takes its best place. Those that came first look again when the others lie there. */
export function arrange(labels: readonly Label[], taken: readonly Box[]): Put[] {
  const all = labels.map(({ forms, places, against }) =>
    forms.flatMap((size, form) =>
      places.map((at) => ({ put: { at, form }, box: around(at, size), price: against(at, around(at, size)) })),
    ),
  );
  const reach = all.map((ways) => boxOf(ways.flatMap(({ box: { west, north, wide, high } }): Point[] => [[west, north], [west + wide, north + high]])));
  const walls = reach.map((one) => taken.filter((box) => common(one, box)));
  const chosen = all.map(([first]) => first!);
  const seen = new Set<number>();
  for (let round = 0, isSettled = false; round < ROUNDS && !isSettled; round++) {
    isSettled = true;
    all.forEach((ways, i) => {
      const others = chosen.flatMap(({ box }, k) => (k !== i && seen.has(k) && common(reach[i]!, box) ? [box] : []));
      const near = [...walls[i]!, ...others];
      const best = least(ways, ({ box, price }) => near.reduce((sum, one) => sum + covering(common(box, one)), price));
      isSettled &&= seen.has(i) && best === chosen[i];
      chosen[i] = best;
      seen.add(i);
    });
  }
  return chosen.map(({ put }) => put);
}

const covering = (area: number) => (area > SLIVER ? TOUCHED + HEAVY * area : 0);

function least<T>(all: readonly T[], cost: (one: T) => number): T {
  const costs = all.map(cost);
  return all[costs.indexOf(Math.min(...costs))]!;
}

const SIGN = 1.2; // how wide a sign or a badge is, with its gap, in widths of the text
const LETTER = 0.62;
const BETWEEN = 0.25;

/** How wide signs with numbers are, in widths of their text. */
export function partsWide(parts: readonly Part[]): number {
  const widths = parts.map((part) =>
    "text" in part ? LETTER * part.text.length : SIGN + LETTER * String(part.number ?? "").length,
  );
  return widths.reduce((sum, wide) => sum + wide + BETWEEN, -BETWEEN);
}
