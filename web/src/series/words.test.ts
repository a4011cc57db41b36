import { expect, it } from "vitest";
import { makeWords } from "../lib/words";
import type { Chair, Result, SeriesNow, TableNow } from "../messages";
import { headline } from "../table/ending";
import { isAgain, rankText, seriesWinner, whyNext } from "./words";

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

const words = makeWords("en", [
  `
best = A legend
    .about = Far out.
series-rank = { $name }: { $rank }
series-rank-you = Yours: { $rank }
series-winner = Won by { $names }
series-a = a
    .next-about = Once more
    .goes-on = It goes on
end-winner = { $name } wins
end-and = and
`,
]);
const chairs = [{ name: "Ana" }, { name: "Luna" }] as Chair[];
const over = { how: "over", places: [2, 1] } as Result;
const told = (more: Partial<SeriesNow>, seat = 0) =>
  headline(words, { chairs, seat, series: { name: "a", is_counted: true, ...more } } as TableNow, over);

it("ends with a rank if only one seat can have one, and with a winner otherwise", () => {
  const ranks = ["best", ""];
  expect(told({ is_over: true, ranks })).toBe("Yours: A legend");
  expect(told({ is_over: true, ranks }, 1)).toBe("Ana: A legend");
  expect(told({ is_over: true, ranks: ["best", "best"] })).toBe("Luna wins");
  expect(rankText(words, "best")).toBe("A legend. Far out.");
  const ended = { standing: [0, 0], ranks } as unknown as SeriesNow;
  expect(seriesWinner(words, chairs, ended)).toBe("");
  expect(seriesWinner(words, chairs, { ...ended, ranks: ["best", "best"] })).toBe("Won by Ana and Luna");
});

it("names no winner of a game that decides nothing", () => {
  expect(told({ is_over: false, title: "one", next: "two", ranks: [] })).toBe("It goes on");
});
