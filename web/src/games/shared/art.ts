/**
 * Pictures made of few paths. What matters lies within `CORE`, and is always seen whole; sky and ground reach further, so
 * that a place of any form is filled.
 */
import type { Chance } from "./seeded";

export interface Shape {
  d: string;
  fill: string; // the colour of the line, if it is one
  line?: number; // its width
  at?: string; // where the path is moved to, and how it is turned
}

export interface Picture {
  sky: string; // a background in CSS
  shapes: Shape[];
}

export const CORE = "20 3 80 65";
export const [LEFT, RIGHT, BOTTOM] = [-70, 190, 130];

export type Point = readonly [x: number, y: number];

const tenth = (n: number) => Math.round(n * 10) / 10;
const short = (n: number) => String(tenth(n)).replace(/^(-?)0\./, "$1.");

/** A pair of numbers, as short as a path can have it. */
export function at([x, y]: Point): string {
  const second = short(y);
  return short(x) + (second.startsWith("-") ? "" : " ") + second;
}

const half = (n: number) => Math.round(n * 2) / 2;

/** Its corners lie on halves, and all but the first are told from the one before: that takes the fewest characters. */
export function polygon(points: readonly Point[]): string {
  const [first, ...more] = points.map(([x, y]): Point => [half(x), half(y)]);
  let [a, b] = first!;
  const steps = more.map(([x, y]) => {
    const step = at([x - a, y - b]);
    [a, b] = [x, y];
    return step;
  });
  return `M${at(first!)}l${steps.reduce((all, one) => all + (one.startsWith("-") ? "" : " ") + one)}z`;
}

export function ellipse([x, y]: Point, a: number, b = a): string {
  return `M${at([x - a, y])}a${short(a)} ${short(b)} 0 1 0 ${short(2 * a)} 0a${short(a)} ${short(b)} 0 1 0${short(-2 * a)} 0z`;
}

/** A star with four rays. */
export function glint([x, y]: Point, r: number): string {
  const s = r * 0.16;
  const ends: Point[] = [0, 1, 2, 3].flatMap((i) => {
    const [c, d] = [Math.round(Math.cos((i * Math.PI) / 2)), Math.round(Math.sin((i * Math.PI) / 2))];
    return [
      [x + c * r, y + d * r],
      [x + (c - d) * s, y + (d + c) * s],
    ] as Point[];
  });
  return polygon(ends);
}

/** Stars of one size, as one path: a line without length and with round ends is a dot. */
export function stars(
  chance: Chance,
  n: number,
  width: number,
  fill = "#fffc",
  wide = 170,
  high = 100,
  x = -25,
): Shape {
  const dots = Array.from({ length: n }, () => `M${x + chance.below(wide)} ${chance.below(high)}h0`);
  return { d: dots.join(""), fill, line: width };
}

/** The light of two clouds on a dark ground. */
export function night(chance: Chance, cloud: string, ground = "#0b1230"): string {
  const spot = (colour: string) =>
    `radial-gradient(circle at ${chance.below(100)}% ${chance.below(100)}%,${colour},#0000 70%)`;
  return `${spot(`${cloud}90`)},${spot(`${cloud}40`)},${ground}`;
}

/** A planet with its night side. */
export function planet([x, y]: Point, r: number, fill: string, night = "#0b123090"): Shape[] {
  return [
    { d: ellipse([x, y], r), fill },
    {
      d: `M${at([x, y - r])}A${r} ${r} 0 0 1 ${at([x, y + r])}A${r * 1.7} ${r * 1.7} 0 0 0 ${at([x, y - r])}z`,
      fill: night,
    },
  ];
}

/** The pictures of a game's cards by kind. Each is made once; it only needs the card's id and what is printed on it. */
export function gallery<Box extends object>(draws: Record<string, (id: string, box: Box) => Picture>) {
  const made = new WeakMap<Box, Map<string, Picture>>();
  return (kind: string, id: string, box: Box): Picture => {
    const pictures = made.get(box) ?? new Map<string, Picture>();
    made.set(box, pictures);
    const key = `${kind} ${id}`;
    const picture = pictures.get(key) ?? (draws[kind] ?? Object.values(draws)[0]!)(id, box);
    pictures.set(key, picture);
    return picture;
  };
}
