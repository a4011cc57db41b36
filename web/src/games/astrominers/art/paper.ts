/** The picture of a Bulletin: a printed page on a desk, with a headline, columns and a drawing. */
import { ellipse, type Picture, type Shape } from "../../shared/art";
import { seeded, type Chance } from "../../shared/seeded";
import { colourOf } from "../signs";
import { RESOURCES } from "../terms";
import type { ExecutiveCard } from "../view";

const INK = "#2b3558";
type Drawn = (chance: Chance, colours: string[]) => Shape[];

/** Bars of an account, one for each thing that is paid. */
const bars: Drawn = (chance, colours) => [
  ...colours.map((fill, i) => {
    const high = chance.between(8, 26);
    return { d: `M${-17 + i * 9} ${27 - high}h6v${high}h-6z`, fill };
  }),
  { d: "M-19 28H19", fill: INK, line: 1 },
];
/** The ways of some bodies around a sun. */
const orbits: Drawn = (chance, colours) => [
  { d: [7, 13, 19].map((r) => ellipse([0, 16], r, r * 0.7)).join(""), fill: INK, line: 0.8 },
  { d: ellipse([0, 16], 3), fill: "#e59a1f" },
  ...colours.slice(0, 3).map((fill, i) => {
    const [r, angle] = [7 + i * 6, chance.between(0, 6.2)];
    return { d: ellipse([r * Math.cos(angle), 16 + r * 0.7 * Math.sin(angle)], 2.2), fill };
  }),
];
/** The moon, night after night. */
const moons: Drawn = (chance) => {
  const full = Array.from({ length: 12 }, (_, i) => [-15 + (i % 4) * 10, 7 + Math.floor(i / 4) * 9] as const);
  const dark = full.map(
    ([x, y], i) =>
      `M${x} ${y - 3}A3 3 0 0 ${i % 2} ${x} ${y + 3}A${3 + chance.below(4)} 4 0 0 ${(i >> 1) % 2} ${x} ${y - 3}z`,
  );
  return [
    { d: full.map((one) => ellipse(one, 3)).join(""), fill: "#f2c14e" },
    { d: dark.join(""), fill: INK },
  ];
};
/** News: a picture of a ship, and columns. */
const news: Drawn = (chance, [fill = "#3fc79a"]) => [
  { d: "M-19 4H3V24H-19z", fill },
  { d: `M-16 20L${chance.between(-10, -4).toFixed(1)} 7L0 20z`, fill: "#ffffffc0" },
  { d: "M7 6H19M7 10H19M7 14H17M7 18H19M7 22H14M-19 28H19M-19 32H10", fill: `${INK}b0`, line: 1.3 },
];

const DRAWN: Record<string, Drawn> = { gazette: news, charts: orbits, almanac: moons, ledger: bars };
const DESKS = ["#5a3b2c", "#2d4a55", "#4a3560", "#3b4a35"];

export function paper(id: string, { cost }: ExecutiveCard): Picture {
  const chance = seeded(`bulletin ${id}`);
  const colours = RESOURCES.filter((_, i) => cost[i]).map(colourOf);
  const drawn = DRAWN[id] ?? chance.pick(Object.values(DRAWN));
  const turn = chance.pick([-9, -6, 6, 9]);
  const place = (angle: number) => `translate(60 35) rotate(${angle}) scale(.86)`;
  const shapes: Shape[] = [
    { d: "M-26-34H26V40H-26z", fill: "#0006", at: `translate(63 38) rotate(${turn}) scale(.86)` },
    { d: "M-26-34H26V40H-26z", fill: "#c9c3ae", at: place(turn - 5 * Math.sign(turn)) },
    { d: "M-26-34H26V40H-26z", fill: "#f6f1e0", at: place(turn) },
    { d: "M-20-29H20V-22H-20z", fill: INK, at: place(turn) },
    { d: "M-20-17H20M-20-13H20M-20-9H-20M-20-9H8", fill: `${INK}90`, line: 1.3, at: place(turn) },
    ...drawn(chance, colours).map((one) => ({ ...one, at: place(turn) })),
  ];
  const desk = chance.pick(DESKS);
  return { sky: `radial-gradient(circle at 35% 20%,#fff5,#0000 75%),${desk}`, shapes };
}
