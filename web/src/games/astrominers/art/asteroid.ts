/** The picture of a Mission or an Expedition: an asteroid of its type, with what it brings and how many work there. */
import { at, ellipse, glint, night, polygon, stars, type Picture, type Point, type Shape } from "../../shared/art";
import { seeded, type Chance } from "../../shared/seeded";
import { colourOf } from "../signs";
import { RESOURCES } from "../terms";
import type { CrewCard } from "../view";
import { craters, rock, spread, stuffOf } from "./rock";

const CLOUDS: Record<string, readonly string[]> = {
  S: ["#7d3b4e", "#8a4f2c", "#5c3f7a"],
  C: ["#1d5f7d", "#24706a", "#2b4a8f"],
  M: ["#4d45a8", "#2f5aa8", "#7a3f9a"],
  "?": ["#a03d6c", "#a3552a", "#6b2f9a"],
};
const LAMP = "#8ff2ff";
const YELLOW = "#ffd23f";

export function asteroid(id: string, card: CrewCard): Picture {
  const chance = seeded(`${card.type} ${id}`);
  const middle: Point = [chance.between(56, 68), chance.between(33, 38)];
  const size = chance.between(27, 32);
  const around = card.type === "?" ? ring(chance, middle, size) : way(chance, middle, size);
  return {
    sky: night(chance, chance.pick(CLOUDS[card.type] ?? CLOUDS["?"]!)),
    shapes: [
      stars(chance, 14, 0.8, "#fff8"),
      stars(chance, 4, 1.6),
      ...around.behind,
      ...company(chance, card.type, middle, size),
      ...rock(chance, card.type, middle, size),
      ...craters(chance, card.type, middle, size),
      ...ore(chance, card, middle, size),
      ...lamps(chance, card, middle, size),
      ...around.before,
    ],
  };
}

/** Half of an ellipse. */
const arc = ([x, y]: Point, a: number, b: number, side: 0 | 1) =>
  `M${at([x - a, y])}A${at([a, b])} 0 0 ${side} ${at([x + a, y])}`;

/** Every other rock has a moon; some have a trail of dust, as broken lines. */
function way(chance: Chance, middle: Point, size: number): { behind: Shape[]; before: Shape[] } {
  const kind = chance.below(4);
  if (kind > 1) return orbit(chance, middle, size);
  if (kind === 1) return { behind: [], before: [] };
  const turn = `rotate(${Math.round(chance.between(10, 40)) * chance.pick([-1, 1])} ${at(middle)})`;
  const streaks = Array.from({ length: 7 }, () => {
    const from: Point = [middle[0] + size * chance.between(0.3, 1.1), middle[1] + size * chance.between(-0.75, 0.75)];
    return `M${at(from)}h${Math.round(chance.between(8, 38))}`;
  });
  return { behind: [{ d: streaks.join(""), fill: "#ffffff38", line: 1.6, at: turn }], before: [] };
}

/** The way of a moon: behind the rock, and in front of it. */
function orbit(chance: Chance, middle: Point, size: number): { behind: Shape[]; before: Shape[] } {
  const [a, b] = [size * chance.between(1.45, 1.85), size * chance.between(0.2, 0.5)];
  const turn = `rotate(${Math.round(chance.between(-38, 38))} ${at(middle)})`;
  const angle = chance.between(0.2, 0.8) * Math.PI;
  const moon: Point = [middle[0] + a * Math.cos(angle), middle[1] + b * Math.sin(angle)];
  const r = chance.between(2, 4.5);
  return {
    behind: [{ d: arc(middle, a, b, 1), fill: "#ffffff50", line: 0.7, at: turn }],
    before: [
      { d: arc(middle, a, b, 0), fill: "#ffffffa0", line: 0.8, at: turn },
      { d: ellipse(moon, r), fill: "#e6ecff", at: turn },
      { d: ellipse([moon[0] + r * 0.3, moon[1] + r * 0.3], r * 0.75), fill: "#5d6b9080", at: turn },
    ],
  };
}

/** A broad ring of dust, as only far and strange bodies have. */
function ring(chance: Chance, middle: Point, size: number): { behind: Shape[]; before: Shape[] } {
  const turn = `rotate(${Math.round(chance.between(-26, 26))} ${at(middle)})`;
  const wide = chance.between(1.55, 1.75);
  const flat = chance.between(0.24, 0.4);
  const bands = [
    { far: wide, line: 4, fill: "#ffd98ab0" },
    { far: wide - chance.between(0.2, 0.27), line: 1.8, fill: "#ff9fc6b0" },
  ];
  const half = (side: 0 | 1) =>
    bands.map(({ far, line, fill }) => ({ d: arc(middle, size * far, size * far * flat, side), fill, line, at: turn }));
  return { behind: half(1), before: half(0) };
}

/** What flies beside it: a second rock that touches it, splinters, or nothing. */
function company(chance: Chance, type: string, [x, y]: Point, size: number): Shape[] {
  const kind = chance.below(3);
  const side = chance.pick([-1, 1]);
  if (kind === 0)
    return rock(chance, type, [x + side * size * 0.95, y + size * chance.between(-0.4, 0.5)], size * 0.55);
  if (kind === 1) return [];
  const { tones } = stuffOf(type);
  const splinters = Array.from({ length: 5 }, (_, i) => {
    const [far, angle, r] = [chance.between(1.35, 1.8), i * 1.25 + chance.between(0, 0.8), chance.between(1.5, 3.8)];
    const [cx, cy] = [x + size * far * Math.cos(angle), y + size * far * 0.8 * Math.sin(angle)];
    return polygon([0, 1.6, 3, 4.6].map((a) => [cx + r * Math.cos(a + angle), cy + r * 0.8 * Math.sin(a + angle)]));
  });
  return [{ d: splinters.join(""), fill: tones[3]! }];
}

/** Crystals in the colours of what the crew earns; rocks of metal glint. */
function ore(chance: Chance, { rewards, type }: CrewCard, [x, y]: Point, size: number): Shape[] {
  const earned = RESOURCES.filter((_, i) => rewards.some(({ earns }) => earns[i]));
  let lit = "";
  const shapes = earned.map((resource, i) => {
    const angle = chance.between(0, 1.2) + (i * 2 * Math.PI) / earned.length;
    const [cx, cy] = [x + size * 0.5 * Math.cos(angle), y + size * 0.42 * Math.sin(angle)];
    const lean = [-0.5, 0.05, 0.55].map((one) => one + chance.between(-0.12, 0.12));
    const crystals = lean.map((one) => crystal([cx + one * 7, cy], one, size * chance.between(0.2, 0.34)));
    lit += crystals.map((one) => one.lit).join("");
    return { d: crystals.map(({ whole }) => whole).join(""), fill: colourOf(resource) };
  });
  const glints = Array.from({ length: type === "M" ? 3 : 1 }, () =>
    glint([x + chance.between(-0.7, 0.6) * size, y - chance.between(0.1, 0.7) * size], chance.between(2.5, 5)),
  );
  return [...shapes, { d: lit, fill: "#fff9" }, { d: glints.join(""), fill: "#fff" }].filter(({ d }) => d);
}

function crystal([x, y]: Point, lean: number, high: number) {
  const w = high * 0.24;
  const tip: Point = [x + lean * high * 0.8, y - high];
  const [left, right]: Point[] = [
    [x - w + lean * high * 0.5, y - high * 0.62],
    [x + w + lean * high * 0.5, y - high * 0.62],
  ] as [Point, Point];
  const [a, b]: Point[] = [
    [x - w, y],
    [x + w, y],
  ] as [Point, Point];
  return { whole: polygon([a!, left!, tip, right!, b!]), lit: polygon([a!, left!, tip]) };
}

/** A lamp for each place of the crew; those of yellow sockets are yellow. */
function lamps(chance: Chance, { sockets }: CrewCard, [x, y]: Point, size: number): Shape[] {
  const places = spread(chance, sockets.length, 0.22);
  const dots = (isYellow: boolean) =>
    places
      .filter((_, i) => sockets[i]!.yellow === isYellow)
      .map(([dx, dy]) => `M${at([x + dx * size * 0.8, y + dy * size * 0.66 + 2])}h0`)
      .join("");
  return [
    { d: dots(false), fill: LAMP, line: 1.5 },
    { d: dots(true), fill: YELLOW, line: 2.2 },
  ].filter(({ d }) => d);
}
