import { expect, test } from "vitest";
import type { Drawing } from "../games/drawing";
import { gains } from "./gains";

const verbs = { earned: ["resource", "number"], gather: ["die", "place"] };
const drawing = {
  gain: ({ verb, operands: [id = "", number] }) => (verb === "earned" ? [Number(number), "resource", id] : null),
  about: ({ seat, operands: [id] }) => [`of-${seat}-${id}`],
} as Partial<Drawing> as Drawing;

test("what one seat gets of one thing is one gain, which rises where it lies", () => {
  const lines = [
    "0 gather miner water-1",
    "0 earned water 2",
    "1 earned water 1",
    "0 earned water 3",
    "0 earned gold 1",
  ];

  expect(gains(lines, { verbs }, drawing)).toEqual([
    { amount: 5, kind: "resource", id: "water", at: ["of-0-water"] },
    { amount: 1, kind: "resource", id: "water", at: ["of-1-water"] },
    { amount: 1, kind: "resource", id: "gold", at: ["of-0-gold"] },
  ]);
});

test("a game whose drawing names no gains has none", () => {
  expect(gains(["0 earned water 2"], { verbs }, {} as Drawing)).toEqual([]);
});
