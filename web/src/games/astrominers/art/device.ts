/** The picture of an Order or a Technology: a device put together from parts, in the colours of what it costs. */
import {
  at,
  BOTTOM,
  LEFT,
  night,
  planet,
  polygon,
  RIGHT,
  stars,
  type Picture,
  type Point,
  type Shape,
} from "../../shared/art";
import { seeded, type Chance } from "../../shared/seeded";
import { colourOf } from "../signs";
import { RESOURCES } from "../terms";
import { BUILT, PARTS } from "./parts";

const TONES: Record<string, string> = {
  h: "#eef3ff",
  m: "#a3b3d3",
  l: "#64739b",
  d: "#323d66",
  g: "#ffe9a0",
  w: "#9fe0ff70",
  y: "#ffe9a040",
  r: "#ff6b5e",
};
const CLOUDS = ["#274a9a", "#5a3a9a", "#8a3a6a", "#1f6a7a", "#7a4a2a", "#2a6a4a"];

/** What an Order or a Technology costs and does: enough to draw it. */
interface Card {
  cost: number[];
  effect: string;
}

/** The colours of a card: of the rare resources that it costs most of, then of the others. */
function colours({ cost }: Card): [string, string] {
  const dear = RESOURCES.map((name, i) => ({ name, n: (cost[i] ?? 0) + (i > 2 && cost[i] ? 10 : 0) }));
  const [first, second] = dear.filter(({ n }) => n).sort((one, other) => other.n - one.n);
  const main = first?.name ?? "any";
  return [colourOf(main), colourOf(second?.name ?? main)];
}

export function device(id: string, card: Card): Picture {
  const chance = seeded(id);
  const names = (BUILT[id] ?? anything(chance)).split(" ");
  const side = chance.pick([-1, 1]);
  const x = names.length > 1 ? 60 - side * chance.between(8, 12) : chance.between(57, 63);
  const tones = tonesOf(card);
  const [main = "", beside] = names;
  const foot = 64;
  return {
    sky: night(chance, CLOUDS[seeded(card.effect).below(CLOUDS.length)]!),
    shapes: [
      stars(chance, 16, 0.8, "#fff9"),
      stars(chance, 5, 1.5),
      ...far(chance),
      ...ground(chance, foot),
      ...(beside ? part(beside, tones, [x + side * chance.between(31, 36), foot - 3], -side * 0.72) : []),
      ...part(main, tones, [x, foot], side * chance.between(1.06, 1.14)),
    ],
  };
}

function anything(chance: Chance): string {
  const all = Object.keys(PARTS);
  return `${chance.pick(all)} ${chance.pick(all)}`;
}

function tonesOf(card: Card): Record<string, string> {
  const [a, b] = colours(card);
  return { ...TONES, a, b };
}

export function part(name: string, tones: Record<string, string>, foot: Point, scale: number): Shape[] {
  const move = `translate(${at(foot)}) scale(${scale.toFixed(2)} ${Math.abs(scale).toFixed(2)})`;
  return (PARTS[name] ?? "").split("|").map((one) => {
    const [tone, d] = [one.charAt(0), one.slice(2)];
    const fill = tones[tone.toLowerCase()] ?? tones.m!;
    return tone === tone.toLowerCase() ? { d, fill, at: move } : { d, fill, line: tone === "M" ? 2.2 : 1.4, at: move };
  });
}

/** Something far away in the sky: a planet with its shadow, or a moon in the distance. */
function far(chance: Chance): Shape[] {
  const r = chance.pick([6, 9, 22]);
  const [x, y] = [chance.between(22, 98), chance.between(10, 24)];
  const fill = chance.pick(["#4f6fc0", "#9a5f7a", "#4f8f8f", "#8a7a5a", "#6a5fb0"]);
  return planet([x, y], r, `${fill}c0`, "#0b123080");
}

/** Hills of an asteroid, or a deck with lights. */
function ground(chance: Chance, foot: number): Shape[] {
  const box = (high: number) => `M${LEFT} ${foot}H${RIGHT}V${high}H${LEFT}z`;
  if (chance.below(3) === 0) {
    const lights = Array.from({ length: 9 }, (_, i) => `M${i * 16 - 8 + chance.below(8)} ${foot + 7}h3`).join("");
    return [
      { d: box(BOTTOM), fill: "#3d4874" },
      { d: box(foot + 3), fill: "#8494c4" },
      { d: lights, fill: "#8ff2ff", line: 1.2 },
    ];
  }
  const [shade, lit] = chance.pick([
    ["#4a3a44", "#8a6a5c"],
    ["#2f3d52", "#587086"],
    ["#3f3f66", "#7479a8"],
  ] as const);
  const level = (i: number) => foot - 1 + chance.between(-7, 3) * Number(i % 3 !== 0);
  const tops = Array.from({ length: 10 }, (_, i): Point => [i * 24 - 48, level(i)]);
  const hills = tops.slice(1).map((top, i): Point[] => [tops[i]!, top, [top[0] - 11, foot + chance.between(4, 12)]]);
  return [
    { d: polygon([[LEFT, foot], ...tops, [RIGHT, foot], [RIGHT, BOTTOM], [LEFT, BOTTOM]]), fill: shade },
    { d: hills.map(polygon).join(""), fill: lit },
  ];
}
