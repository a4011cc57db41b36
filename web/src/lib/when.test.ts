import { expect, it } from "vitest";
import { isMeant } from "./when";
import { makeWords } from "./words";

it("tells which texts are meant for the options of a table", () => {
  const words = makeWords("en", ["one = One\ntwo = Two\n    .when = luna 1 2"]);
  expect([0, 1, 2].map((luna) => isMeant(words, "two", { luna }))).toEqual([false, true, true]);
  expect(isMeant(words, "one", {})).toBe(true);
});
