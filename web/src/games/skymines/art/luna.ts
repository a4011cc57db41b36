/** The picture of a card of Luna's: the Moon in a phase, with a lamp for each deed and a probe for each scientist. */
import { at, ellipse, glint, night, stars, type Picture, type Point, type Shape } from "../../shared/art";
import { seeded } from "../../shared/seeded";
import type { LunaFace } from "../view";

export function luna(
  id: string,
  { action, scientists, left, right }: Pick<LunaFace, "action" | "scientists" | "left" | "right">,
): Picture {
  const chance = seeded(`luna ${id}`);
  const isStrong = id.startsWith("ii-");
  const [face, sky, cloud] = isStrong ? ["#f0b7a0", "#1f0c1c", "#b0305a"] : ["#dfe4f4", "#0b1230", "#4a62c0"];
  const [x, y, r] = [chance.between(56, 64), chance.between(31, 37), chance.between(23, 27)];
  const holes = Array.from({ length: 4 + left + right }, (): [Point, number] => {
    const [angle, far] = [chance.between(0, 6.283), Math.sqrt(chance.between(0, 0.7)) * r];
    return [[x + far * Math.cos(angle), y + far * Math.sin(angle)], chance.between(1.2, 4.5)];
  });
  const side = chance.below(2);
  const lit = chance.between(0.3, 0.95); // how much of it the sun reaches
  const [bulge, inner] = [Math.abs(2 * lit - 1) * r, lit > 0.5 ? side : 1 - side];
  const dark = `M${at([x, y - r])}A${at([r, r])} 0 0 ${side} ${at([x, y + r])}A${at([bulge, r])} 0 0 ${inner ? 0 : 1} ${at([x, y - r])}z`;
  const turn = `rotate(${Math.round(chance.between(-40, 40))} ${at([x, y])})`;
  const on = (n: number, far: number, from: number) =>
    Array.from({ length: n }, (_, i): Point => {
      const angle = from + i * 0.62;
      return [x + r * far * Math.cos(angle), y + r * far * 0.42 * Math.sin(angle)];
    });
  const probes = on(scientists, 1.45, chance.between(3.4, 5));
  const lamps = on(action.length, 1.45, chance.between(0.3, 1.4));
  const shapes: Shape[] = [
    stars(chance, 14, 0.8, "#fff9"),
    stars(chance, 4, 1.6),
    { d: ellipse([x, y], r * 1.18), fill: `${face}22` },
    { d: ellipse([x, y], r), fill: face },
    {
      d: holes.map(([place, size]) => ellipse(place, size, size * 0.9)).join(""),
      fill: isStrong ? "#a85a5a90" : "#8f99bd90",
    },
    { d: dark, fill: `${sky}d0`, at: turn },
    {
      d: `M${at([x - r * 1.45, y])}a${at([r * 1.45, r * 0.61])} 0 0 0 ${at([r * 2.9, 0])}`,
      fill: "#ffe9ad90",
      line: 0.8,
    },
    { d: lamps.map((one) => glint(one, 5)).join(""), fill: "#ffe08a" },
    {
      d: probes.map(([a, b]) => `M${at([a - 4, b - 1.5])}h8v3h-8zM${at([a - 1.5, b - 3])}h3v6h-3z`).join(""),
      fill: "#8ff2ff",
    },
  ];
  return { sky: night(chance, cloud, sky), shapes: shapes.filter(({ d }) => d) };
}
