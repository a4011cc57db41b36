/** From places on the map to places on the page. */
import type { Chart, Outline, Point } from "./geometry";
import { COMPANIES } from "./terms";
import type { Contents, View } from "./view";

type Frame = Pick<Chart, "left" | "top" | "width" | "height">;

export interface Box {
  west: number;
  north: number;
  wide: number;
  high: number;
}

export function boxOf(points: Outline): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  return { west, north, wide: Math.max(...xs) - west || 1, high: Math.max(...ys) - north || 1 };
}

export function placing({ left, top, width, height }: Frame) {
  const across = (x: number) => `${((x - left) / width) * 100}%`;
  const down = (y: number) => `${((y - top) / height) * 100}%`;
  const size = (units: number) => `${(units / width) * 100}%`;
  const at = ([x, y]: Point) => `left: ${across(x)}; top: ${down(y)}`;
  const area = ({ west, north, wide, high }: Box) =>
    `left: ${across(west)}; top: ${down(north)}; width: ${size(wide)}; height: ${(high / height) * 100}%`;
  /** A button in the shape of an area. */
  const shape = (outline: Outline) => {
    const box = boxOf(outline);
    const part = (n: number) => `${(n * 100).toFixed(1)}%`;
    const corners = outline.map(([x, y]) => `${part((x - box.west) / box.wide)} ${part((y - box.north) / box.high)}`);
    return `${area(box)}; clip-path: polygon(${corners.join(",")})`;
  };
  /** A box around points. */
  const around = (points: Outline, pad: number) => {
    const { west, north, wide, high } = boxOf(points);
    return area({ west: west - pad, north: north - pad, wide: wide + 2 * pad, high: high + 2 * pad });
  };
  return { at, size, shape, around };
}

/** How many spaces the track of each company has. */
export function trackLengths(view: View, box: Contents): number[] {
  return COMPANIES.map((_, i) => box.sides[view.sides[i] ?? ""]?.shares.length ?? 1);
}
