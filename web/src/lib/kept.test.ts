import { expect, test } from "vitest";
import { kept } from "./kept";

const before = {
  round: 1,
  players: [
    { gold: 2, cards: ["a", "b"] },
    { gold: 0, cards: [] as string[] },
  ],
  open: null,
};
const copy = () => structuredClone(before);

test("what is as before is the very same object", () => {
  expect(kept(before, copy())).toBe(before);
});

test("what has changed is new, and only what holds it", () => {
  const now = copy();
  now.players[0]!.gold = 3;
  const shown = kept(before, now);
  expect(shown).toEqual(now);
  expect(shown).not.toBe(before);
  expect(shown.players[0]).not.toBe(before.players[0]);
  expect(shown.players[0]!.cards).toBe(before.players[0]!.cards);
  expect(shown.players[1]).toBe(before.players[1]);
});

test("what comes, goes or is of another kind is new", () => {
  expect(kept({ a: [1] }, { a: [1, 2] })).toEqual({ a: [1, 2] });
  expect(kept({ a: [1, 2] }, { a: [1] })).toEqual({ a: [1] });
  expect(kept({ a: 1, b: undefined }, { a: 1, c: undefined })).toEqual({ a: 1, c: undefined });
  expect(kept({ a: null }, { a: {} })).toEqual({ a: {} });
  expect(kept({ a: {} }, { a: [] })).toEqual({ a: [] });
});
