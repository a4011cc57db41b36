import { expect, it } from "vitest";
import { isHidden } from "./sitting.svelte";

const result = { how: "over", places: [1, 2], scores: [3, 2], sheet: [], merits: [] };

it("needs a curtain if a seat of this device must not look on", () => {
  const table = { result: null, hidden_from: [1, 3] };
  expect(isHidden(table, [0, 1], "secrets")).toBe(true);
  expect(isHidden(table, [0, 2], "secrets")).toBe(false);
});

it("needs none if there is nothing to hide, or the game is over", () => {
  expect(isHidden({ result: null, hidden_from: [] }, [0, 1], "secrets")).toBe(false);
  expect(isHidden({ result, hidden_from: [1] }, [0, 1], "always")).toBe(false);
});

it("does as people set it", () => {
  expect(isHidden({ result: null, hidden_from: [] }, [0, 1], "always")).toBe(true);
  expect(isHidden({ result: null, hidden_from: [1] }, [0, 1], "never")).toBe(false);
});
