import { expect, it } from "vitest";
import { isAgain } from "./words";

it("says that a game is played again if it does not count, or if the next one has its title", () => {
  const series = { is_counted: true, title: "campaign-3", next: "campaign-4" };
  expect(isAgain(series)).toBe(false);
  expect(isAgain({ ...series, is_counted: false })).toBe(true);
  expect(isAgain({ ...series, next: "campaign-3" })).toBe(true);
  expect(isAgain({ ...series, title: "", next: "" })).toBe(false);
});
