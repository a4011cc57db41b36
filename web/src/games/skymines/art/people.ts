/** The pictures of scientists and field scientists: one person each, with as many samples or collectors as the card is worth. */
import { at, BOTTOM, ellipse, glint, LEFT, night, RIGHT, type Picture, type Point, type Shape } from "../../shared/art";
import { seeded, type Chance } from "../../shared/seeded";
import type { CardFace } from "../view";
import { colourOf, emblemOf } from "./emblems";
import { onTheMoon } from "./ground";

const SKINS = ["#f6cfae", "#e3a97c", "#c98a5a", "#8a5636", "#5d3826", "#f0c9a0"];
const HAIR = ["#2a1d1a", "#5d3a20", "#c98a34", "#8f8f9c", "#a8402c", "#1d2238", "#e8dcc8"];
/** Hair around a head of 24 by 30 in the middle of (0, 0): before it, and behind it. */
const STYLES: readonly (readonly [front: string, behind: string])[] = [
  ["M-13-2Q-15-19 0-19 15-19 13-2 11-10 5-11-5-12-9-9-11-7-13-2z", ""],
  ["M-12 0Q-16-18 0-18 16-18 12 0 12-9 2-12-8-10-12 0z", "M-15 18Q-20-20 0-20 20-20 15 18z"],
  ["M-12-4Q-14-16-2-17 12-17 12-4 8-12 0-11-8-12-12-4z", "M0-27a8 8 0 1 0 .1 0z"],
  ["M-13 1Q-13-10-10-12-13-1-13 1zM13 1Q13-10 10-12 13-1 13 1z", ""],
  ["M-13-3Q-20-24-6-19-2-26 5-20 19-24 13-3 9-12 0-11-9-12-13-3z", ""],
  ["M-13-4L-10-17-3-13 0-20 5-14 11-18 13-4Q8-11 0-11-8-11-13-4z", ""],
];
const WALLS = ["#5a2350", "#3d2c68", "#6a2740", "#2f3a6e"];
const LIQUIDS = ["#ff9fdb", "#7ce8d4", "#ffd45e", "#9fc4ff"];

export function scientist(id: string, { value }: CardFace): Picture {
  const chance = seeded(id);
  const [style, skin, hair] = [chance.pick(STYLES), chance.pick(SKINS), chance.pick(HAIR)];
  const wall = chance.pick(WALLS);
  const [x, y] = [chance.between(57, 63), 27];
  const move = `translate(${at([x, y])}) scale(${chance.pick([-1, 1])} 1)`;
  const person = (d: string, fill: string, line?: number): Shape => ({ d, fill, at: move, ...(line ? { line } : {}) });
  return {
    sky: night(chance, "#c04a9a", wall),
    shapes: [
      ...room(chance),
      ...(style[1] ? [person(style[1], hair)] : []),
      person("M-7 6H7V24H-7z", skin),
      person("M-7 6H7V24H-7z", "#40101050"),
      person("M-34 110V44Q-32 26-9 21L0 30 9 21Q32 26 34 44V110z", "#f2f5ff"),
      person("M0 110V30L9 21Q32 26 34 44V110z", "#c3cbe6"),
      person("M-9 21L0 34-6 44-15 26zM9 21L0 34 6 44 15 26z", "#dfe5f8"),
      person("M-4 31L0 34 4 31 2.500 48H-2.500z", chance.pick(LIQUIDS)),
      person("M-12-2Q-12-16 0-16 12-16 12-2 12 14 0 15-12 14-12-2z", skin),
      person("M0-16Q12-16 12-2 12 14 0 15 6 2 0-16z", "#0002"),
      person(style[0], hair),
      person("M-6-1h.1M6-1h.1", "#1d1520", 3),
      person("M-4 8Q0 11 4 8", "#6a2a2ac0", 1.4),
      ...(chance.below(2)
        ? [
            person(
              "M-10.500-1a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0M1.500-1a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0M-1.500-1H1.500",
              "#2b3558",
              1.2,
            ),
          ]
        : []),
      ...tubes(chance, value),
    ],
  };
}

/** Shelves, or a window, behind the person. */
function room(chance: Chance): Shape[] {
  if (chance.below(2)) {
    const side = chance.pick([20, 72]);
    return [
      { d: `M${side} 4h28v30h-28z`, fill: "#0b1230" },
      { d: ellipse([side + 14, 30], 16, 9), fill: "#8f97ad" },
      { d: `M${side} 4h28v30h-28zM${side + 14} 4v30`, fill: "#e6d2ea80", line: 1.4 },
    ];
  }
  const things = Array.from({ length: 9 }, (_, i) => {
    const high = chance.between(4, 9);
    return `M${18 + i * 10} ${(i % 2 ? 16 : 32) - high}h${chance.pick([4, 6, 7])}v${high}h-5z`;
  });
  return [
    { d: `M${LEFT} 16H${RIGHT}M${LEFT} 32H${RIGHT}`, fill: "#ffffff40", line: 1.6 },
    { d: things.join(""), fill: "#ffffff38" },
  ];
}

/** A glass tube for each point. */
function tubes(chance: Chance, n: number): Shape[] {
  const step = Math.min(13, 66 / Math.max(1, n));
  const from = 60 - ((n - 1) * step) / 2;
  const each = (draw: (x: number) => string) => Array.from({ length: n }, (_, i) => draw(from + i * step)).join("");
  const tube = (x: number, top: number) => `M${at([x - 4, top])}h8V64a4 4 0 0 1-8 0z`;
  return [
    { d: `M${LEFT} 69H${RIGHT}V${BOTTOM}H${LEFT}z`, fill: "#241230" },
    { d: each((x) => tube(x, 48)), fill: "#ffffff66" },
    { d: each((x) => tube(x, 55 + chance.between(-2, 2))), fill: chance.pick(LIQUIDS) },
    { d: each((x) => `M${at([x - 2, 51])}v11`), fill: "#fff", line: 1.2 },
  ];
}

const SUITS = ["#eef1fa", "#ffe9c9", "#dfe9e4", "#e9e2f4"];

export function field(id: string, { company, value }: CardFace): Picture {
  const chance = seeded(id);
  const colour = company ? colourOf(company) : "#e08a4a";
  const [suit, side] = [chance.pick(SUITS), chance.pick([-1, 1])];
  const [x, y] = [60 - side * 8, 26];
  const move = `translate(${at([x, y])}) scale(${side} 1)`;
  const part = (d: string, fill: string, line?: number): Shape => ({ d, fill, at: move, ...(line ? { line } : {}) });
  const mood = { cloud: company ? colour : "#b0562a", sky: "#24130f", shade: "#6b4434", lit: "#9a6a50" };
  return onTheMoon(chance, mood, [
    ...collectors(x + side * 30, Math.max(1, value), colour),
    part("M-19 12H-8V40H-19z", "#6d7694"),
    part("M-16 52Q-20 20 0 18 20 20 16 52L13 110H-13z", suit),
    part("M0 18Q20 20 16 52L13 110H0z", "#0b123028"),
    part("M-15 30H15V36H-15z", colour),
    part("M13 24Q27 30 25 46L19 47Q18 36 10 34z", suit),
    part("M16 46h11v7h-11z", "#3b4467"),
    part(ellipse([0, 2], 17, 16.5), suit),
    part("M-10 3Q-10-8 3-8 14-8 14 3 14 12 3 12-10 12-10 3z", "#1d2a52"),
    part("M-8 1Q-7-6 2-6.500-4-2-5 6-8 5-8 1z", chance.pick(["#8fd0ff", "#ffd08f", "#b7ffe4"])),
    part("M-17 2h-4v5h4zM-13 13Q0 20 13 13", "#8d97bd", 2),
    { d: emblemOf(company || "any"), fill: "#fff", at: `translate(${at([x - 5.5, y + 37])}) scale(.46)` },
    { d: glint([x + side * 9, y - 3], 4), fill: "#fff" },
  ]);
}

/** A tank for each value. */
function collectors(x: number, n: number, colour: string): Shape[] {
  const tanks = Array.from({ length: n }, (_, i): Point => [x + (i - (n - 1) / 2) * 11, 58]);
  const all = (draw: (place: Point) => string) => tanks.map(draw).join("");
  return [
    { d: all(([a, b]) => `M${at([a - 4.5, b])}V${(b - 17).toFixed(1)}a4.500 3 0 0 1 9 0V${b}z`), fill: "#cfd8ef" },
    { d: all(([a, b]) => `M${at([a + 1, b])}v-19l3.500 2v17z`), fill: "#7d89b0" },
    { d: all(([a, b]) => `M${at([a - 4.5, b - 12])}h9v4h-9z`), fill: colour },
    { d: all(([a, b]) => `M${at([a, b - 20])}v-5h5`), fill: "#cfd8ef", line: 1.4 },
  ];
}
