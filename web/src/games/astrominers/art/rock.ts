/** An asteroid: facets in the light of a sun at the upper left, with craters, crystals and lamps on it. */
import { at, ellipse, polygon, type Point, type Shape } from "../../shared/art";
import type { Chance } from "../../shared/seeded";

/** How the rocks of a type look. Tones go from the shadow to the light. */
interface Stuff {
  tones: readonly string[];
  corners: number;
  rough: number; // how much the outline varies
  flat: readonly [number, number]; // height by width
  craters: readonly [number, number];
}

export const STUFFS: Record<string, Stuff> = {
  S: {
    tones: ["#3a2430", "#5f3c37", "#8a5a42", "#b67f55", "#d9a873", "#f3d3a2"],
    corners: 9,
    rough: 0.2,
    flat: [0.6, 0.82],
    craters: [3, 5],
  },
  C: {
    tones: ["#141c2c", "#222f42", "#354759", "#4c6273", "#6a8592", "#93adb5"],
    corners: 10,
    rough: 0.12,
    flat: [0.84, 0.98],
    craters: [4, 6],
  },
  M: {
    tones: ["#2c2f52", "#4a5180", "#7280ae", "#9fb0d6", "#cbd8f3", "#ffffff"],
    corners: 7,
    rough: 0.26,
    flat: [0.72, 1],
    craters: [0, 2],
  },
  "?": {
    tones: ["#3c1f4d", "#6b3660", "#a4574f", "#d58b45", "#f2bf5c", "#fff0b8"],
    corners: 10,
    rough: 0.07,
    flat: [0.9, 1],
    craters: [2, 4],
  },
};

export const stuffOf = (type: string) => STUFFS[type] ?? STUFFS["?"]!;

type Corner = readonly [x: number, y: number, z: number];

/** How much light a facet gets, from 0 to 1. */
function light([a, b, c]: readonly [Corner, Corner, Corner]): number {
  const [u, v] = [b.map((n, i) => n - a[i]!), c.map((n, i) => n - a[i]!)] as unknown as [Corner, Corner];
  const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  const size = Math.hypot(...normal) || 1;
  const side = normal[2] < 0 ? -1 : 1;
  return Math.max(0, ((-0.55 * normal[0] - 0.62 * normal[1] + 0.56 * normal[2]) * side) / size);
}

/** A rock around (0, 0) with a radius of about 1: its outline, and its facets as corners in space. */
function facets(chance: Chance, { corners, rough, flat }: Stuff) {
  const high = chance.between(...flat);
  const turn = chance.between(0, Math.PI);
  const ring = (r: number, z: number, shift: number, vary: number): Corner[] =>
    Array.from({ length: corners }, (_, i) => {
      const angle = ((i + shift) / corners) * 2 * Math.PI;
      const far = r * (1 + chance.between(-vary, vary));
      const [x, y] = [far * Math.cos(angle), far * high * Math.sin(angle)];
      return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn), z];
    });
  const [outer, inner] = [ring(1, 0, 0, rough), ring(0.6, 0.62, 0.5, 0.2)];
  const top: Corner = [chance.between(-0.15, 0.1), chance.between(-0.15, 0.1), 0.85];
  const all = outer.flatMap((corner, i) => {
    const j = (i + 1) % corners;
    return [
      [corner, outer[j]!, inner[i]!],
      [inner[i]!, outer[j]!, inner[j]!],
      [inner[i]!, inner[j]!, top],
    ] as const;
  });
  return { outer, all };
}

export function rock(chance: Chance, type: string, [x, y]: Point, size: number): Shape[] {
  const whole = stuffOf(type);
  const stuff = size < 18 ? { ...whole, corners: 6 } : whole; // a small one needs fewer
  const { outer, all } = facets(chance, stuff);
  const place = ([a, b]: Corner): Point => [x + a * size, y + b * size];
  const last = stuff.tones.length - 1;
  const paths = new Array<string>(last + 1).fill("");
  for (const facet of all) {
    const tone = Math.min(last, Math.floor(light(facet) * (last + 0.6)));
    paths[tone] += polygon(facet.map(place));
  }
  const base = { d: polygon(outer.map(place)), fill: stuff.tones[1]! };
  return [base, ...paths.flatMap((d, i) => (d ? [{ d, fill: stuff.tones[i]! }] : []))];
}

/** Holes that lie apart from each other, flatter towards the edge, each with a rim in the light. */
export function craters(chance: Chance, type: string, [x, y]: Point, size: number): Shape[] {
  const { tones, craters: range, flat } = stuffOf(type);
  let [holes, rims] = ["", ""];
  for (const [dx, dy, r] of spread(chance, Math.round(chance.between(...range)))) {
    const [px, py] = [x + dx * size * 0.78, y + dy * size * 0.78 * flat[0]];
    const [a, b] = [r * size, r * size * (0.95 - 0.4 * Math.abs(dy))];
    holes += ellipse([px, py], a, b);
    rims += `M${at([px - a * 0.7, py + b * 0.72])}A${at([a, b])} 0 0 0 ${at([px + a * 0.95, py - b * 0.3])}`;
  }
  if (!holes) return [];
  return [
    { d: holes, fill: `${tones[0]!}a0` },
    { d: rims, fill: `${tones.at(-1)!}a0`, line: 0.7 },
  ];
}

/** Places within a circle of radius 1 that keep their distance, with a size for each. */
export function spread(chance: Chance, n: number, least = 0.34): [number, number, number][] {
  const found: [number, number, number][] = [];
  for (let tries = 0; found.length < n && tries < 60; tries++) {
    const [angle, far] = [chance.between(0, 2 * Math.PI), Math.sqrt(chance.between(0, 0.9))];
    const one: [number, number, number] = [far * Math.cos(angle), far * Math.sin(angle), chance.between(0.06, 0.17)];
    if (found.every(([x, y]) => Math.hypot(x - one[0], y - one[1]) > least)) found.push(one);
  }
  return found;
}
