/** Where labels go on a map, so that they cover neither each other nor what is drawn. */
import type { Outline, Point } from "./geometry";
import { boxOf, type Box } from "./placing";

export interface Size {
  wide: number;
  high: number;
}
/** A label to be put somewhere: where it may lie, and what is against a place. */
export interface Label {
  size: Size;
  places: readonly Point[];
  against: (at: Point, box: Box) => number;
}

const ROUNDS = 8;
const TOUCHED = 1500; // what covering something counts for, beside anything else
const HEAVY = 10; // and its area
const SLIVER = 15; // an area that nobody sees
const SMALLEST = 12; // pixels of a text
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
export function arrange(labels: readonly Label[], taken: readonly Box[]): Point[] {
  const reach = labels.map(({ size, places }) => {
    const { west, north, wide, high } = boxOf(places);
    return around([west + wide / 2, north + high / 2], { wide: wide + size.wide, high: high + size.high });
  });
  const walls = reach.map((one) => taken.filter((box) => common(one, box)));
  const prices = labels.map(({ size, places, against }) => places.map((at) => against(at, around(at, size))));
  const put: Box[] = [];
  const chosen = labels.map(({ places }) => places[0]!);
  for (let round = 0; round < ROUNDS; round++)
    labels.forEach(({ size, places }, i) => {
      const near = [...walls[i]!, ...put.filter((box, k) => k !== i && common(reach[i]!, box))];
      const costs = places.map((at, k) => {
        const box = around(at, size);
        const covered = near.map((one) => common(box, one)).filter((area) => area > SLIVER);
        return covered.reduce((sum, area) => sum + TOUCHED + HEAVY * area, prices[i]![k]!);
      });
      chosen[i] = places[costs.indexOf(Math.min(...costs))]!;
      put[i] = around(chosen[i], size);
    });
  return chosen;
}
