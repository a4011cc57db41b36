/** The picture of resources and energy: as many lumps, crystals, ingots or bolts as the card is worth, for all to count. */
import { ellipse, glint, polygon, type Picture, type Point, type Shape } from "../../shared/art";
import { seeded, type Chance } from "../../shared/seeded";
import type { CardFace } from "../view";
import { flag, onTheMoon, type Mood } from "./ground";

type Tones = Record<string, string>;
/** Adds one unit to the paths of each tone. */
type Unit = (chance: Chance, at: Point, size: number, add: (tone: string, points: readonly Point[]) => void) => void;

const PLACES: Record<number, readonly (readonly [x: number, y: number, size: number])[]> = {
  1: [[60, 40, 1.6]],
  2: [
    [43, 43, 1.18],
    [77, 43, 1.18],
  ],
  3: [
    [60, 24, 1],
    [42, 47, 1],
    [78, 47, 1],
  ],
  4: [
    [44, 25, 0.9],
    [76, 25, 0.9],
    [42, 50, 0.9],
    [78, 50, 0.9],
  ],
};

/** In rows of three, if there are many. */
function placesOf(n: number) {
  const rows = Math.ceil(n / 3);
  const size = Math.min(0.75, 2 / rows);
  return (
    PLACES[n] ??
    Array.from({ length: n }, (_, i) => [36 + (i % 3) * 24, 60 - Math.floor(i / 3) * (44 / rows), size] as const)
  );
}

/** A black lump with facets, lighter where the sun is. */
const lump: Unit = (chance, [x, y], size, add) => {
  const n = 8;
  const turn = chance.between(0, 1);
  const corner = (i: number): Point => {
    const angle = ((i + turn) / n) * 2 * Math.PI;
    const r = size * (i % n === 0 ? 12 : 14 + 2 * Math.sin(i * 5 + turn * 9));
    return [x + r * Math.cos(angle), y + r * 0.86 * Math.sin(angle)];
  };
  const top: Point = [x - size * chance.between(2, 5), y - size * chance.between(2, 5)];
  for (let i = 0; i < n; i++) {
    const angle = ((i + 0.5 + turn) / n) * 2 * Math.PI;
    const light = -Math.cos(angle) * 0.6 - Math.sin(angle) * 0.8;
    add(light > 0.62 ? "h" : light > 0 ? "m" : light > -0.6 ? "l" : "d", [corner(i), corner((i + 1) % n), top]);
  }
};

/** Crystals that grow from one point, with a lit side each. */
const crystals: Unit = (chance, [x, y], size, add) => {
  const foot = y + 13 * size;
  const lean = chance.between(-2, 2);
  for (const [dx, high, wide] of [
    [-9 + lean, 17, 4.2],
    [9 + lean, 19, 4.4],
    [lean, 30, 6],
  ] as const) {
    const [w, h] = [wide * size, high * size * chance.between(0.9, 1.05)];
    const [cx, tip] = [x + dx * size * 0.55, x + dx * size * 1.15];
    add("h", [
      [cx - w, foot],
      [tip - w, foot - h * 0.7],
      [tip, foot - h],
      [cx - w * 0.2, foot],
    ]);
    add("l", [
      [cx - w * 0.2, foot],
      [tip, foot - h],
      [tip + w, foot - h * 0.66],
      [cx + w, foot],
    ]);
  }
};

/** A bar of metal seen from a corner. */
const ingot: Unit = (chance, [x, y], size, add) => {
  const [w, d, h, slope] = [15 * size, 6.5 * size, 8.5 * size, 3.5 * size];
  const side = chance.pick([-1, 1]);
  const place = (a: number, b: number): Point => [x + side * a, y + b];
  add("m", [place(-w, h), place(-w + slope, -h * 0.3), place(w - slope - 4 * size, -h * 0.3), place(w - 4 * size, h)]);
  add("h", [
    place(-w + slope, -h * 0.3),
    place(-w + slope + d, -h * 0.3 - d),
    place(w - slope, -h * 0.3 - d),
    place(w - slope - 4 * size, -h * 0.3),
  ]);
  add("l", [
    place(w - 4 * size, h),
    place(w - slope - 4 * size, -h * 0.3),
    place(w - slope, -h * 0.3 - d),
    place(w + 1 * size, h - d),
  ]);
  add("d", [place(-w * 0.5, h * 0.25), place(w * 0.2, h * 0.25), place(w * 0.2, h * 0.5), place(-w * 0.5, h * 0.5)]);
};

const bolt: Unit = (chance, [x, y], size, add) => {
  const lean = chance.between(-2.5, 2.5);
  const place = (a: number, b: number): Point => [x + size * (a - (b * lean) / 18), y + size * b];
  const xs = [4, -11, -2, -6, 11, 2];
  const ys = [-19, 3, 3, 19, -5, -5];
  const shape = (by: number) => xs.map((a, i) => place(a + by, ys[i]! + by));
  add("d", shape(2));
  add("m", shape(0));
  add("h", [place(4, -19), place(-11, 3), place(-6.5, 3), place(3, -13)]);
};

interface Look {
  unit: Unit;
  tones: Tones; // drawn in this order
  moods: readonly Mood[];
}

const LOOKS: Record<string, Look> = {
  carbon: {
    unit: lump,
    tones: { d: "#0a0c11", l: "#1c212b", m: "#39414f", h: "#8893a5" },
    moods: [
      { cloud: "#5a6a8a", sky: "#1a2130", shade: "#4b5468", lit: "#78839b" },
      { cloud: "#7a5a4a", sky: "#211c22", shade: "#584e55", lit: "#8a7d7c" },
      { cloud: "#3a7a7a", sky: "#131d24", shade: "#42535a", lit: "#6c8088" },
    ],
  },
  minerals: {
    unit: crystals,
    tones: { l: "#0f7f72", h: "#8ff5e2" },
    moods: [
      { cloud: "#1d8a7a", sky: "#08262c", shade: "#23505a", lit: "#3a7a7a" },
      { cloud: "#2a6a9a", sky: "#0a2030", shade: "#2a4560", lit: "#4a7088" },
      { cloud: "#4a9a4a", sky: "#0c2420", shade: "#2c5040", lit: "#4c7860" },
    ],
  },
  titanium: {
    unit: ingot,
    tones: { m: "#aebcdf", h: "#f4f8ff", l: "#5f71a6", d: "#6f80b0" },
    moods: [
      { cloud: "#4a5ab0", sky: "#131a3c", shade: "#303c70", lit: "#4d5c98" },
      { cloud: "#7a4a9a", sky: "#1a1638", shade: "#3c3566", lit: "#5c548a" },
      { cloud: "#2f7aa8", sky: "#10203a", shade: "#2c4a6c", lit: "#4a6a90" },
    ],
  },
  energy: {
    unit: bolt,
    tones: { d: "#7a3d0090", m: "#ffbe2e", h: "#fff4bd" },
    moods: [
      { cloud: "#d8781a", sky: "#3a1c08", shade: "#6e3f16", lit: "#96602a" },
      { cloud: "#b8522a", sky: "#2f1514", shade: "#633428", lit: "#8a523a" },
      { cloud: "#a8922a", sky: "#262008", shade: "#5c5020", lit: "#85743a" },
    ],
  },
};

export const isUnit = (type: string) => type in LOOKS;

export function units(id: string, { type, value, share }: CardFace): Picture {
  const chance = seeded(id);
  const { unit, tones, moods } = LOOKS[type]!;
  const paths: Record<string, string> = {};
  const places = placesOf(value).map(
    ([x, y, size]) => [x + chance.between(-2, 2), y + chance.between(-2, 2), size] as const,
  );
  for (const [x, y, size] of places)
    unit(chance, [x, y], size, (tone, points) => (paths[tone] = (paths[tone] ?? "") + polygon(points)));
  const shadows = places.map(([x, y, size]) => ellipse([x + 2, y + 14 * size], 17 * size, 4.5 * size)).join("");
  const shapes: Shape[] = [
    ...(share ? flag(share, [99, 9]) : []),
    { d: shadows, fill: "#0006" },
    ...Object.entries(tones).map(([tone, fill]) => ({ d: paths[tone] ?? "", fill })),
    { d: places.map(([x, y, size]) => glint([x - 7 * size, y - 8 * size], 4.5 * size)).join(""), fill: "#fffd" },
  ];
  return onTheMoon(
    chance,
    chance.pick(moods),
    shapes.filter(({ d }) => d),
    30,
  );
}
