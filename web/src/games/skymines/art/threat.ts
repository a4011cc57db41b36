/** The picture of a threat: a scene of its own. A threat that only the owner's own content has gets one of a comet. */
import {
  at,
  BOTTOM,
  ellipse,
  glint,
  LEFT,
  night,
  RIGHT,
  stars,
  type Picture,
  type Point,
  type Shape,
} from "../../shared/art";
import { seeded, type Chance } from "../../shared/seeded";

const ring = (r: number, flat: number, fill: string, line: number, turn = -18): Shape => ({
  d: ellipse([60, 35], r, r * flat),
  fill,
  line,
  at: `rotate(${turn} 60 35)`,
});
const front = (r: number, flat: number, fill: string, line: number, turn = -18): Shape => ({
  d: `M${at([60 - r, 35])}A${at([r, r * flat])} 0 0 0 ${at([60 + r, 35])}`,
  fill,
  line,
  at: `rotate(${turn} 60 35)`,
});

/** A black hole that draws in a disc of light. */
const singularity = (): Shape[] => [
  ring(38, 0.3, "#b8431f", 9),
  ring(34, 0.28, "#ffb04a", 4),
  { d: ellipse([60, 35], 21), fill: "#ffdf9a" },
  { d: ellipse([60, 35], 19), fill: "#020208" },
  front(38, 0.3, "#d8632a", 7),
  front(33, 0.28, "#fff0c0", 2.4),
];

/** Prices that fall, as towers of coins and an arrow. */
const crash = (chance: Chance): Shape[] => {
  const bars = [40, 31, 34, 18, 9];
  const tower = (wide: number) =>
    bars.map((high, i) => `M${at([26 + i * 14.5, 64 - high])}h${wide}v${high}h-${wide}z`).join("");
  const way = bars.map((high, i): Point => [31 + i * 14.5, 56 - high - chance.between(0, 3)]);
  return [
    { d: `M${LEFT} 64H${RIGHT}V${BOTTOM}H${LEFT}z`, fill: "#2a0d18" },
    { d: tower(10), fill: "#c99a3a" },
    { d: tower(4), fill: "#ffe08a" },
    { d: `M${way.map(at).join("L")}`, fill: "#ff4d5e", line: 4 },
    { d: "M98 56L80 50 93 40z", fill: "#ff4d5e" },
  ];
};

/** An hourglass in a loop of light. */
const timeLoop = (): Shape[] => [
  { d: "M60 35C78 8 104 14 102 35 104 56 78 62 60 35 42 8 16 14 18 35 16 56 42 62 60 35", fill: "#6fb8ff70", line: 7 },
  { d: "M60 35C78 8 104 14 102 35 104 56 78 62 60 35 42 8 16 14 18 35 16 56 42 62 60 35", fill: "#d8f0ff", line: 1.6 },
  { d: "M46 9H74V13Q74 27 64 35 74 43 74 57V61H46V57Q46 43 56 35 46 27 46 13z", fill: "#12204ae0" },
  { d: "M50 18H70Q68 27 60 33 52 27 50 18zM60 37V45M49 58Q52 46 60 46 68 46 71 58z", fill: "#ffd45e" },
  { d: "M60 34V56", fill: "#ffd45e", line: 1.4 },
  { d: "M43 6H77V11H43zM43 59H77V64H43z", fill: "#c9d4f0" },
];

/** A town of domes without light, and a torn cable. */
const blackout = (chance: Chance): Shape[] => {
  const dome = (x: number, r: number) => `M${at([x - r, 58])}A${at([r, r])} 0 0 1 ${at([x + r, 58])}z`;
  const domes = [dome(34, 15), dome(62, 21), dome(90, 13)].join("");
  const panes = Array.from(
    { length: 9 },
    (_, i) => `M${at([27 + i * 8.6, 53 - (i % 3) * 5])}h3.500v3.500h-3.500z`,
  ).join("");
  const lit = Math.floor(chance.between(0, 2));
  return [
    { d: `M${LEFT} 58Q60 54 ${RIGHT} 58V${BOTTOM}H${LEFT}z`, fill: "#141827" },
    { d: domes, fill: "#2a3148" },
    { d: panes, fill: "#0a0d18" },
    { d: `M${70 + lit * 9} 48h3.500v3.500h-3.500z`, fill: "#ffd45e" },
    { d: "M16 12Q38 24 52 17M104 10Q84 24 70 18", fill: "#4a5474", line: 2.2 },
    { d: glint([52, 17], 7) + glint([70, 18], 5), fill: "#ffe98a" },
    { d: "M58 8L50 22h6l-4 12 13-16h-7l5-10z", fill: "#5a637f" },
  ];
};

/** A raider over a mine, with beams that lift what is there. */
const raid = (): Shape[] => [
  { d: `M${LEFT} 56Q60 50 ${RIGHT} 56V${BOTTOM}H${LEFT}z`, fill: "#3c3a4c" },
  { d: "M50 28L30 62H58zM70 28L62 62H92z", fill: "#ff5a5a38" },
  {
    d: "M38 58l4-4 4 4-4 4zM50 50l3.500-3.500 3.500 3.500-3.500 3.500zM72 56l4-4 4 4-4 4zM70 44l3-3 3 3-3 3z",
    fill: "#ffd45e",
  },
  { d: "M60 6Q74 6 78 18L104 27 78 30Q60 36 42 30L16 27 42 18Q46 6 60 6z", fill: "#191320" },
  { d: "M60 9Q71 9 74 18H46Q49 9 60 9z", fill: "#7a1f34" },
  { d: "M42 22H78V25H42z", fill: "#5a4468" },
  { d: "M50 27a3 3 0 1 0 .1 0zM70 27a3 3 0 1 0 .1 0z", fill: "#ff5a5a" },
  { d: "M55 12h3.500v4H55zM61.500 12H65v4h-3.500z", fill: "#ff9aa8" },
];

/** A tank with a crack, and gas that streams out. */
const leak = (chance: Chance): Shape[] => {
  const puffs = Array.from({ length: 8 }, (_, i): [Point, number] => [
    [72 + i * 4.4 + chance.between(-2, 2), 36 - i * 3.2 + chance.between(-5, 5)],
    3 + i * 0.9,
  ]);
  return [
    { d: `M${LEFT} 60Q60 56 ${RIGHT} 60V${BOTTOM}H${LEFT}z`, fill: "#26423f" },
    { d: "M30 60V22Q30 10 49 10 68 10 68 22V60z", fill: "#9fb3c4" },
    { d: "M52 60V10Q68 10 68 22V60z", fill: "#566a80" },
    { d: "M30 26H68V31H30zM30 46H68V51H30z", fill: "#3d4e63" },
    { d: puffs.map(([place, r]) => ellipse(place, r)).join(""), fill: "#8ff5e280" },
    { d: "M67 34L104 12M67 38L106 24M67 42L100 36", fill: "#c8fff6c0", line: 1.6 },
    { d: "M68 31L61 35 64 38 58 42 68 45z", fill: "#0a1a1c" },
    { d: "M42 34a7 7 0 1 0 .1 0z", fill: "#ffe08a" },
    { d: "M42 36v5M42 43.500v.1", fill: "#7a1f1f", line: 2 },
  ];
};

const comet = (chance: Chance): Shape[] => {
  const turn = `rotate(${Math.round(chance.between(-40, 40))} 60 35)`;
  return [
    { d: "M50 30L110 6 70 44zM54 24L100-4 72 40z", fill: "#ff9a5a60", at: turn },
    { d: ellipse([52, 38], chance.between(11, 16)), fill: "#7a3f34", at: turn },
    { d: ellipse([48, 34], 6, 5) + ellipse([56, 43], 3), fill: "#3d1c1c", at: turn },
  ];
};

const SCENES: Record<string, { draw: (chance: Chance) => Shape[]; sky: string; cloud: string }> = {
  singularity: { draw: singularity, sky: "#0a0616", cloud: "#8a2f5a" },
  crash: { draw: crash, sky: "#1f0a14", cloud: "#a02c3a" },
  "time-loop": { draw: timeLoop, sky: "#081230", cloud: "#2f62c0" },
  blackout: { draw: blackout, sky: "#05070f", cloud: "#2a3050" },
  raid: { draw: raid, sky: "#1a0c1c", cloud: "#a0304a" },
  leak: { draw: leak, sky: "#06201f", cloud: "#1f8a7a" },
};

export function threat(id: string): Picture {
  const chance = seeded(`threat ${id}`);
  const { draw, sky, cloud } = SCENES[id] ?? { draw: comet, sky: "#1a0a0a", cloud: "#a0402a" };
  return {
    sky: night(chance, cloud, sky),
    shapes: [stars(chance, 14, 0.8, "#fff8"), stars(chance, 4, 1.5), ...draw(chance)],
  };
}
