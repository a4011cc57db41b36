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
const TOUCHED = 20000; // what covering something counts for, beside anything else
const HEAVY = 10; // and its area
export const SLIVER = 15; // an area that nobody sees
const ORDERS = [1, 100, 7, 17, 29, 43]; // each makes another order of the numbers below 101
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

/** A place for a label. */
interface Way {
  put: Put;
  box: Box;
  price: number;
}
/** The ways of a label by their price, and what all of them together can cover. */
interface Choice {
  ways: Way[];
  reach: Box;
}

/** Puts labels where they cover neither each other nor what is taken. Of several orders, the one that ends best counts. */
export function arrange(labels: readonly Label[], taken: readonly Box[]): Put[] {
  const choices = labels.map((label) => choiceOf(label, taken));
  const order = labels.map((_, i) => i);
  const mixed = (step: number) => order.toSorted((one, other) => ((one * step) % 101) - ((other * step) % 101));
  const tries = ORDERS.map((step) => settle(choices, mixed(step)));
  const [best] = tries.sort((one, other) => one.cost - other.cost);
  return best!.chosen.map(({ put }) => put);
}

function choiceOf({ forms, places, against }: Label, taken: readonly Box[]): Choice {
  const area = boxOf(places);
  const most = { wide: Math.max(...forms.map(({ wide }) => wide)), high: Math.max(...forms.map(({ high }) => high)) };
  const reach = {
    west: area.west - most.wide / 2,
    north: area.north - most.high / 2,
    wide: area.wide + most.wide,
    high: area.high + most.high,
  };
  const walls = taken.filter((box) => common(reach, box));
  const ways = forms.flatMap((size, form) =>
    places.map((at): Way => {
      const box = around(at, size);
      return { put: { at, form }, box, price: costOf(against(at, box), box, walls) };
    }),
  );
  return { ways: ways.sort((one, other) => one.price - other.price), reach };
}

/** One label after another takes its best place. Those that came first look again when the others lie there. */
function settle(choices: readonly Choice[], order: readonly number[]): { chosen: Way[]; cost: number } {
  const chosen = choices.map(({ ways }) => ways[0]!);
  const put = new Set<number>();
  const others = (i: number) =>
    chosen.flatMap(({ box }, k) => (k !== i && put.has(k) && common(choices[i]!.reach, box) ? [box] : []));
  for (let round = 0, isSettled = false; round < ROUNDS && !isSettled; round++) {
    isSettled = true;
    for (const i of order) {
      const best = cheapest(choices[i]!.ways, others(i));
      isSettled &&= put.has(i) && best === chosen[i];
      chosen[i] = best;
      put.add(i);
    }
  }
  return { chosen, cost: chosen.reduce((sum, { box, price }, i) => sum + costOf(price, box, others(i)), 0) };
}

/** The ways come in the order of their price, so most need no look. */
function cheapest(ways: readonly Way[], others: readonly Box[]): Way {
  let [best, least] = [ways[0]!, Infinity];
  for (const way of ways) {
    if (way.price >= least) break;
    const cost = costOf(way.price, way.box, others);
    if (cost < least) [best, least] = [way, cost];
  }
  return best;
}

function costOf(price: number, box: Box, others: readonly Box[]): number {
  let cost = price;
  for (const other of others) cost += covering(common(box, other));
  return cost;
}

const covering = (area: number) => (area > SLIVER ? TOUCHED + HEAVY * area : 0);

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
