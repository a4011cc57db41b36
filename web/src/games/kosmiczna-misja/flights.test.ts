import { expect, test } from "vitest";
import { changes } from "./flights";
import type { View } from "./view";

function table(more: Partial<View>, tiles: (string | null)[] | null = null, finished = 0): View {
  const done = { tiles: ["a", "b", "c", "d"], stations: 2, aliens: 0, met: [], need: 0, is_enough: null };
  const planet = tiles && { tiles, stations: 0, aliens: 0, met: [], need: 1, is_enough: true };
  const player = { unfinished: [planet, null], finished: Array.from({ length: finished }, () => done), score: 0 };
  const view = { round: 2, first: 0, active: 0, idle: 0, die: 3, bank: ["x", "y", "y"], stack: 9, boxed: [] };
  return { ...view, players: [player], ...more };
}

test("a tile comes from its slot of the bank, and the next one from the stack", () => {
  const before = table({}, ["z", null, null, null]);
  const after = table({ bank: ["x", "q", "y"], stack: 8, die: 0, active: 1 }, ["z", "y", null, null]);

  expect(changes(before, after)).toEqual({
    placed: [{ seat: 0, planet: 0, q: 1, slot: 1 }],
    finished: [],
    refilled: [1],
    rolled: false,
  });
});

test("a new tile of the same kind lies where the old one lay", () => {
  const found = changes(table({}, ["z", null, null, null]), table({ stack: 8 }, ["z", "x", null, null]));

  expect(found.placed).toEqual([{ seat: 0, planet: 0, q: 1, slot: 0 }]);
  expect(found.refilled).toEqual([0]);
});

test("a finished planet leaves its place", () => {
  const found = changes(table({}, ["a", "b", "c", null]), table({ bank: ["x", "y", null], stack: 0 }, null, 1));

  expect(found.finished).toEqual([{ seat: 0, index: 0, planet: 0 }]);
});

test("every turn has its own roll, even of the same number", () => {
  expect(changes(table({}), table({ active: 1 })).rolled).toBe(true);
  expect(changes(table({}), table({})).rolled).toBe(false);
  expect(changes(table({}), table({ die: 0, active: 1 })).rolled).toBe(false);
});
