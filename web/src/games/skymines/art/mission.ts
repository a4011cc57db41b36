/** The picture of a mission card: what its first task is about, with a light for each task. */
import { at, ellipse, glint, type Picture, type Point, type Shape } from "../../shared/art";
import { seeded, type Chance } from "../../shared/seeded";
import type { TaskFace } from "../view";
import { COLOURS } from "./emblems";
import { onTheMoon } from "./ground";

type Scene = (chance: Chance) => Shape[];
const companies = Object.values(COLOURS);

/** Tanks that stand deep in the ground. */
const tanks: Scene = (chance) => {
  const all = [36, 60, 84].map((x) => [x, chance.between(16, 24)] as const);
  const each = (draw: (x: number, top: number) => string) => all.map(([x, top]) => draw(x, top)).join("");
  return [
    { d: each((x) => ellipse([x, 62], 12, 4)), fill: "#0007" },
    { d: each((x, top) => `M${at([x - 9, top])}a9 5 0 0 1 18 0V62a9 4 0 0 1-18 0z`), fill: "#5fd4c6" },
    {
      d: each(
        (x, top) => `M${at([x + 2, top - 4.8])}Q${at([x + 9, top - 4])} ${at([x + 9, top])}V62a9 4 0 0 1-7 3.800z`,
      ),
      fill: "#1f7a70",
    },
    { d: each((x, top) => `M${at([x - 9, top + 12])}h18v5h-18z`), fill: "#0d3d3a" },
    { d: each((x, top) => `M${at([x - 5, top + 1])}v9`), fill: "#e0fffa", line: 1.8 },
  ];
};

/** A pipe that leads over the hills. */
const pipes: Scene = (chance) => {
  const bend = 26 + chance.below(8);
  const way = `M-40 58H30Q40 58 40 48V${bend + 10}Q40 ${bend} 50 ${bend}H72Q82 ${bend} 82 ${bend + 10}V46Q82 56 92 56H180`;
  return [
    { d: way, fill: "#0006", line: 13, at: "translate(2 4)" },
    { d: way, fill: "#2f5a66", line: 12 },
    { d: way, fill: "#7fb8c4", line: 7 },
    { d: way, fill: "#d8f4fa", line: 2, at: "translate(-1-1.500)" },
    { d: `M${at([61, bend])}m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0`, fill: "#ffb340", line: 3 },
    { d: `M${at([61, bend - 9])}v18M${at([52, bend])}h18`, fill: "#ffb340", line: 2.4 },
  ];
};

/** A hall with columns and a lamp above it. */
const academy: Scene = (chance) => {
  const columns = [38, 49, 60, 71, 82].map((x) => `M${x - 2.5} 36h5v22h-5z`).join("");
  const y = chance.between(10, 12);
  return [
    { d: "M28 36L60 18 92 36z", fill: "#c9b6ea" },
    { d: "M60 18L92 36H60z", fill: "#8f78bf" },
    { d: "M32 36H88V58H32z", fill: "#4a3a70" },
    { d: columns, fill: "#f0e8ff" },
    { d: "M27 58H93V63H27z", fill: "#d9ccf2" },
    { d: ellipse([60, y], 8), fill: "#ffe08a50" },
    { d: glint([60, y], 8), fill: "#ffe98a" },
    { d: ellipse([60, 30], 3), fill: "#4a3a70" },
  ];
};

/** Crates, one on another. */
const crates: Scene = (chance) => {
  const places = [30, 50, 70, 40, 60, 50].map((x, i): Point => [x, [46, 46, 46, 29, 29, 12][i]!]);
  const dx = chance.between(-2, 6);
  const each = (draw: (x: number, y: number) => string) => places.map(([x, y]) => draw(x + dx, y)).join("");
  return [
    { d: each((x, y) => `M${at([x, y])}h18v16h-18z`), fill: "#a8743a" },
    { d: each((x, y) => `M${at([x, y])}l4-4h18l-4 4z`), fill: "#e0ae6a" },
    { d: each((x, y) => `M${at([x + 18, y])}l4-4v16l-4 4z`), fill: "#6a4420" },
    { d: each((x, y) => `M${at([x + 2, y + 8])}h14`), fill: chance.pick(companies), line: 3 },
  ];
};

/** Stations that are joined with each other. */
const net: Scene = (chance) => {
  const places = [32, 86, 60, 28, 92].map((x, i): Point => [x, [20, 16, 36, 54, 52][i]!]);
  const all = places.map(([x, y]): Point => [x + chance.between(-3, 3), y + chance.between(-3, 3)]);
  const [a, b, middle, c, d] = all as [Point, Point, Point, Point, Point];
  const lines = [a, b, c, d].map((one) => `M${at(middle)}L${at(one)}`).join("");
  return [
    { d: `${lines}M${at(a)}L${at(b)}L${at(d)}L${at(c)}z`, fill: "#58c7ff50", line: 5 },
    { d: `${lines}M${at(a)}L${at(b)}L${at(d)}L${at(c)}z`, fill: "#e6f8ff", line: 1.2 },
    ...[a, b, c, d].map((one, i) => ({ d: ellipse(one, 6.5), fill: companies[i % companies.length]! })),
    { d: ellipse(middle, 9), fill: "#fff" },
    { d: ellipse(middle, 6), fill: "#2f62c0" },
    { d: [a, b, c, d].map(([x, y]) => ellipse([x - 2, y - 2], 2)).join(""), fill: "#fff9" },
  ];
};

/** A house with a flag for each company. */
const house: Scene = (chance) => [
  { d: "M46 60V18L60 8 74 18V60z", fill: "#cfd8ef" },
  { d: "M60 60V8L74 18V60z", fill: "#7d89b0" },
  { d: "M28 60V34H46V60zM74 60V30H94V60z", fill: "#5d6a94" },
  {
    d: Array.from({ length: 12 }, (_, i) => `M${50 + (i % 3) * 8} ${22 + Math.floor(i / 3) * 9}h4v5h-4z`).join(""),
    fill: "#ffe08a",
  },
  ...companies.map((fill, i) => ({
    d: `M${30 + i * 19} ${i % 3 ? 26 + chance.below(3) : 32}h10l-3 3.500 3 3.500h-10z`,
    fill,
  })),
  { d: "M30 32v28M49 26v6M68 26v6M87 32v28", fill: "#fff", line: 1 },
];

const SCENES: Record<string, Scene> = {
  "tank-value": tanks,
  "tank-steps": pipes,
  "science-cards": academy,
  "research-value": academy,
  screens: academy,
  plans: academy,
  units: crates,
  cards: crates,
  "every-track": net,
  track: net,
  "company-steps": net,
  pieces: net,
  shares: house,
  coins: house,
};
const MOODS = [
  { cloud: "#3a5ac0", sky: "#0c1434", shade: "#3c4670", lit: "#5d6892" },
  { cloud: "#7a4a9a", sky: "#180f30", shade: "#40386a", lit: "#625a8e" },
  { cloud: "#2a7a8a", sky: "#08222c", shade: "#2c4a58", lit: "#4a6c78" },
];

export function mission(id: string, tasks: readonly TaskFace[]): Picture {
  const chance = seeded(`mission ${id}`);
  const word = tasks[0]?.word.split(" ", 1)[0] ?? "";
  const draw = SCENES[word] ?? chance.pick(Object.values(SCENES));
  const lamps = tasks.map((_, i) => `M${at([94, 10 + i * 5])}h0`).join("");
  return onTheMoon(
    chance,
    chance.pick(MOODS),
    [...draw(chance), ...(lamps ? [{ d: lamps, fill: "#8ff2ff", line: 2.4 }] : [])],
    50,
  );
}
