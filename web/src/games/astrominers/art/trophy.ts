/** The picture of an Achievement: a cup, a medal or a badge, with a rock of each type that is given for it. */
import { glint, night, stars, type Picture, type Point, type Shape } from "../../shared/art";
import { seeded } from "../../shared/seeded";
import type { AchievementCard } from "../view";
import { rock, stuffOf } from "./rock";

const CUP =
  "h M-26-38H26L20-8Q14 6 0 8-14 6-20-8z|m M6-38H26L20-8Q14 6 2 8 10-10 6-38z|O M-26-33Q-42-34-38-20-34-10-20-10M26-33Q42-34 38-20 34-10 20-10|l M-4 8H4V18H-4z|h M-15 18H15V25H-15z|m M2 18H15V25H2z";
const BADGE = "l M0-42L28-33Q30 4 0 26-30 4-28-33z|h M0-37L23-30Q25 1 0 20-25 1-23-30z|m M0-37L23-30Q25 1 0 20z";
const MEDAL =
  "r M-16-44H-4L8-16H-6zM16-44H4L-8-16H6z|l M-24 4a24 24 0 1 0 48 0a24 24 0 1 0-48 0z|h M-20 4a20 20 0 1 0 40 0a20 20 0 1 0-40 0z|m M8-14A20 20 0 0 1-6 23 24 24 0 0 0 8-14z";
const METALS = [
  { h: "#ffe08a", m: "#e0a93c", l: "#a06a1c" },
  { h: "#f3f6ff", m: "#b4c0dc", l: "#6f7da6" },
  { h: "#f6c09a", m: "#cf8452", l: "#8a4a2a" },
];
const RIBBONS = ["#e5534b", "#4f8fe8", "#3fae7a", "#a06ae0"];

/** Types of the cards that are given, one for each card. */
function given(needs: readonly string[]): string[] {
  return needs.flatMap((need) => {
    const [, type = "?", number = "1"] = need.split(" ");
    return new Array<string>(Math.min(4, Number(number) || 1)).fill(type);
  });
}

export function trophy(id: string, { needs }: AchievementCard): Picture {
  const chance = seeded(`achievement ${id}`);
  const types = given(needs);
  const kinds = new Set(types).size;
  const form = /cup|foreman/.test(id) || kinds > 2 ? CUP : kinds > 1 ? (chance.below(2) ? BADGE : CUP) : MEDAL;
  const tones: Record<string, string> = { ...METALS[chance.below(3)]!, r: chance.pick(RIBBONS) };
  const body = form.split("|").map((one): Shape => {
    const tone = one.charAt(0);
    const shape = { d: one.slice(2), at: "translate(60 42) scale(.88)" };
    return tone === "O" ? { ...shape, fill: tones.m!, line: 5 } : { ...shape, fill: tones[tone]! };
  });
  const middle: Point = [60, form === CUP ? 25 : form === BADGE ? 32 : 46];
  const rocks = types.flatMap((type, i) => {
    const place: Point = [middle[0] + (i - (types.length - 1) / 2) * 17, middle[1] + (i % 2) * 4];
    return rock(chance, type, place, types.length > 2 ? 7.5 : 9);
  });
  const cloud = stuffOf(types[0] ?? "?").tones[2]!;
  const shine: Shape = { d: glint([60 + chance.pick([-22, 20]), chance.between(14, 24)], 6), fill: "#fff" };
  return { sky: night(chance, cloud), shapes: [stars(chance, 20, 1, "#fff9"), ...body, ...rocks, shine] };
}
