/** The Moon's surface under a dark sky, with something behind it: where all pictures of Skymines' cards are. */
import {
  at,
  BOTTOM,
  ellipse,
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
import type { Chance } from "../../shared/seeded";
import { colourOf, emblemOf } from "./emblems";

/** The colours of a place: the light of its sky, the sky itself, the ground in the shade and in the sun. */
export interface Mood {
  cloud: string;
  sky: string;
  shade: string;
  lit: string;
}

const HORIZON = 46;

/** A sky with stars, something far away, hills, and a ground with craters; before it what the card is about. */
export function onTheMoon(chance: Chance, mood: Mood, shapes: readonly Shape[], horizon = HORIZON): Picture {
  const level = horizon + chance.between(-4, 4);
  return {
    sky: night(chance, mood.cloud, mood.sky),
    shapes: [
      stars(chance, 12, 0.9, "#fff9"),
      stars(chance, 4, 1.7),
      ...far(chance, level),
      ...land(chance, mood, level),
      ...shapes,
    ],
  };
}

/** The Earth, a ringed planet, a tower for drilling, a camp, panels in the sun, or a mountain. */
function far(chance: Chance, level: number): Shape[] {
  const x = chance.pick([1, -1]) * chance.between(20, 32) + 60;
  const foot = level + 2;
  switch (chance.below(6)) {
    case 0:
      return earth([x, chance.between(11, 18)], chance.between(7, 11));
    case 1:
      return ringed([x, chance.between(10, 17)], chance.between(6, 9), chance.pick(["#d99a5a", "#b98fd8", "#8fb0d8"]));
    case 2:
      return [{ d: tower(x, foot, chance.between(20, 28)), fill: "#c9d4f08a", line: 1.2 }];
    case 3:
      return [{ d: camp(chance, x, foot), fill: "#c9d4f08a" }];
    case 4:
      return [{ d: panels(x, foot), fill: "#9fc4ffa0", line: 2.2 }];
    default:
      return [
        { d: `M${at([x - 34, foot])}l28-27 10 9 8-4 26 22z`, fill: "#c9d4f02e" },
        {
          d: `M${at([x - 34, foot])}l28-27 4 27z`,
          fill: "#ffffff20",
        },
      ];
  }
}

function earth([x, y]: Point, r: number): Shape[] {
  return [
    ...planet([x, y], r, "#3f8fd8"),
    { d: ellipse([x - r * 0.3, y - r * 0.2], r * 0.4, r * 0.28), fill: "#7fcf86c0" },
    {
      d: `M${at([x - r * 0.7, y + r * 0.4])}q${at([r * 0.6, r * 0.3])} ${at([r * 1.2, 0])}`,
      fill: "#fffa",
      line: r * 0.16,
    },
  ];
}

function ringed([x, y]: Point, r: number, fill: string): Shape[] {
  const turn = `rotate(-20 ${at([x, y])})`;
  return [...planet([x, y], r, fill), { d: ellipse([x, y], r * 1.8, r * 0.5), fill: "#ffe9c4a0", line: 1.3, at: turn }];
}

function tower(x: number, foot: number, high: number): string {
  const bar = (part: number, wide: number) => `M${at([x - wide, foot - high * part])}h${2 * wide}`;
  return `M${at([x - 6, foot])}L${at([x, foot - high])}L${at([x + 6, foot])}${bar(0.25, 4.5)}${bar(0.5, 3)}M${at([x - 6, foot])}L${at([x + 3, foot - high / 2])}`;
}

function camp(chance: Chance, x: number, foot: number): string {
  const domes = [-9, 0, 9].map((dx) => {
    const r = chance.between(3.5, 6);
    return `M${at([x + dx - r, foot])}a${at([r, r])} 0 0 1 ${at([2 * r, 0])}z`;
  });
  return domes.join("");
}

function panels(x: number, foot: number): string {
  return [-16, -4, 8].map((dx) => `M${at([x + dx, foot - 2])}l8-8M${at([x + dx + 4, foot])}v-6`).join("");
}

/** A flag with the emblem of a company. */
export function flag(company: string, [x, y]: Point): Shape[] {
  const colour = colourOf(company);
  return [
    { d: `M${at([x, y])}v40`, fill: "#e6ebf8", line: 1.8 },
    { d: `M${at([x, y])}q-8 3-21-1v18q13 4 21 1z`, fill: colour },
    { d: emblemOf(company), fill: "#fff", at: `translate(${at([x - 18, y + 1.5])}) scale(.62)` },
  ];
}

function land(chance: Chance, { shade, lit }: Mood, level: number): Shape[] {
  const hills = Array.from({ length: 8 }, (_, i): Point => [LEFT + i * 37, level - chance.between(0, 11) * (i % 2)]);
  const holes = Array.from({ length: 6 }, (_, i): [Point, number] => [
    [chance.between(-10, 130), level + 8 + i * 9 + chance.between(0, 5)],
    chance.between(3, 7) + i,
  ]);
  return [
    { d: polygon([[LEFT, level + 4], ...hills, [RIGHT, level + 4]]), fill: shade },
    { d: `M${LEFT} ${level + 3}Q60 ${level - 2} ${RIGHT} ${level + 3}V${BOTTOM}H${LEFT}z`, fill: lit },
    { d: holes.map(([place, r]) => ellipse(place, r, r * 0.34)).join(""), fill: `${shade}c0` },
  ];
}
