import { expect, it } from "vitest";
import { makeWords } from "../lib/words";
import type { SeriesNow } from "../messages";
import { isAgain, whyNext } from "./words";

it("says that a game is played again if it does not count, or if the next one has its title", () => {
  const series = { is_counted: true, title: "campaign-3", next: "campaign-4" };
  expect(isAgain(series)).toBe(false);
  expect(isAgain({ ...series, is_counted: false })).toBe(true);
  expect(isAgain({ ...series, next: "campaign-3" })).toBe(true);
  expect(isAgain({ ...series, title: "", next: "" })).toBe(false);
});

it("says why a game follows, if its series has a text for that", () => {
  const words = makeWords("en", [
    `
series-again-about = Not over
series-a = a
    .again-about = Given up
    .loop-about = Once more
series-b = b
    .next-about = Go on
`,
  ]);
  const why = (more: Partial<SeriesNow>) =>
    whyNext(words, { name: "a", is_counted: true, is_over: false, title: "x", next: "y", ...more } as SeriesNow);
  expect(why({})).toBe("");
  expect(why({ next: "x" })).toBe("Once more");
  expect(why({ is_counted: false })).toBe("Given up");
  expect(why({ name: "b", is_counted: false })).toBe("Not over");
  expect(why({ name: "b" })).toBe("Go on");
  expect(why({ name: "b", is_over: true, next: "" })).toBe("");
});
