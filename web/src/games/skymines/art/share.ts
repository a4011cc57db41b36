/** The picture of a share: a certificate with the emblem of its company, before what the company owns on the Moon. */
import { at, ellipse, polygon, type Picture, type Point, type Shape } from "../../shared/art";
import { seeded, type Chance } from "../../shared/seeded";
import type { CardFace } from "../view";
import { colourOf, emblemOf } from "./emblems";
import { onTheMoon } from "./ground";

export function share(id: string, card: CardFace): Picture {
  const chance = seeded(id);
  const company = card.share;
  const colour = colourOf(company);
  const turn = Math.round(chance.between(4, 11)) * chance.pick([-1, 1]);
  const [x, y] = [60 + chance.between(-3, 3), 34];
  const sheet = (angle: number) => `translate(${at([x, y])}) rotate(${angle})`;
  const on = (d: string, fill: string, line?: number): Shape => ({
    d,
    fill,
    at: sheet(turn),
    ...(line ? { line } : {}),
  });
  const mood = { cloud: colour, sky: "#0c1f16", shade: "#2c4a3a", lit: "#4a6a56" };
  return onTheMoon(
    chance,
    mood,
    [
      ...homes(chance, colour),
      { d: "M-24-27H24V27H-24z", fill: "#0007", at: `translate(${at([x + 2, y + 3])}) rotate(${turn})` },
      { d: "M-24-27H24V27H-24z", fill: "#cfc6a8", at: sheet(turn - Math.sign(turn) * chance.between(5, 9)) },
      on("M-24-27H24V27H-24z", "#f7f1dc"),
      on(edge(chance), colour, 1.3),
      on(ellipse([0, -6], 15.5), colour),
      on(ellipse([0, -6], 13.5), "#fffbe9"),
      { d: emblemOf(company), fill: colour, at: `${sheet(turn)} translate(-10.200-16.200) scale(.85)` },
      on("M-15 14H15M-15 18.500H-2", "#6a6248", 1.2),
      on(seal([13, 19], 6), "#c0243b"),
      on(ellipse([13, 19], 2.6), "#ff9aa8"),
    ],
    44,
  );
}

/** Domes in the colour of the company, as far as they can be seen. */
function homes(chance: Chance, colour: string): Shape[] {
  const places = [22, 34, 90, 101].map((x): [number, number] => [x + chance.between(-3, 3), chance.between(5, 9)]);
  return [
    { d: places.map(([x, r]) => `M${at([x - r, 50])}a${at([r, r])} 0 0 1 ${at([2 * r, 0])}z`).join(""), fill: colour },
    {
      d: places
        .map(([x, r]) => `M${at([x - r * 0.55, 46])}a${at([r * 0.6, r * 0.6])} 0 0 1 ${at([r * 0.5, -r * 0.5])}`)
        .join(""),
      fill: "#fff9",
      line: 1.1,
    },
  ];
}

/** The printed edge: waves, teeth or dots. */
function edge(chance: Chance): string {
  const [w, h, kind] = [20.5, 23.5, chance.below(3)];
  if (kind === 0) return `M${-w} ${-h}H${w}V${h}H${-w}zM${-w + 2} ${-h + 2}H${w - 2}V${h - 2}H${-w + 2}z`;
  const side = (points: readonly Point[]) => points.map((one) => `M${at(one)}h${kind === 1 ? 2.4 : 0.1}`).join("");
  const along = Array.from({ length: 11 }, (_, i) => i / 10);
  const points = along.flatMap((t): Point[] => [
    [-w + t * 2 * w, -h],
    [-w + t * 2 * w, h],
    [-w, -h + t * 2 * h],
    [w, -h + t * 2 * h],
  ]);
  return side(points);
}

function seal([x, y]: Point, r: number): string {
  const corners = Array.from({ length: 20 }, (_, i): Point => {
    const [angle, far] = [(i * Math.PI) / 10, i % 2 ? r * 0.8 : r];
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  return polygon(corners);
}
