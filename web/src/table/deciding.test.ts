import { expect, test } from "vitest";
import type { Chair, Result, TableNow } from "../messages";
import { makeWords } from "../lib/words";
import en from "../texts/table.en.ftl?raw";
import pl from "../texts/table.pl.ftl?raw";
import { deciding, hasCourse } from "./deciding";
import { concedeWarning } from "./ending";
import { chair } from "./sample";
import { isCounted, stages, stays } from "./tally";

const GAME = "score-orders = Orders\nscore-cups = Cups\nscore-planet = planet { $number }\nautomaton = Luna";
const english = makeWords("en", [GAME, en]);
const polish = makeWords("pl", [GAME, pl]);
const chairs = ["Ana", "Ben", "Cleo", "Dan", "Ewa", "Filip"].map((name) => chair(name));
const result = (scores: number[], sheet: [string, number][][], more: Partial<Result> = {}): Result => ({
  how: "over",
  places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
  scores,
  sheet,
  merits: scores.map(() => []),
  ...more,
});
const told = (ended: Result, rows: number[][], words = english, seated = chairs) =>
  deciding(words, seated.slice(0, ended.scores.length), ended, rows);

test("the lead, the distance, the best and the worst category, in both languages", () => {
  const ended = result([12, 9], [[["orders", 10], ["cups", 2]], [["orders", 4], ["cups", 5]]]); // prettier-ignore
  const rows = [[0, 0], [1, 0], [1, 6], [7, 6], [12, 9]]; // prettier-ignore
  expect(told(ended, rows)).toEqual([
    "The lead changed hands 2 times, and Ana took it for good after move 3 of 4.",
    "After move 2, Ana was still 5 points behind Ben.",
    "Compared with Ben, Ana gained the most from “Orders” (+6) and lost the most on “Cups” (−3).",
  ]);
  expect(told(ended, rows, polish)).toEqual([
    "Prowadzenie zmieniało się 2 razy, a\u00a0od ruchu 3 z\u00a04 do końca prowadzi Ana.",
    "Jeszcze po ruchu 2 Ana traci 5 punktów do lidera (Ben).",
    "Ana na tle rywala (Ben): najwięcej daje „Orders” (+6), a\u00a0najwięcej zabiera „Cups” (−3).",
  ]);
});

test("whoever led all the time was never overtaken, and had a largest lead", () => {
  const ended = result([3, 12, 5], [[["orders", 3]], [["orders", 12]], [["orders", 5]]]);
  expect(told(ended, [[0, 0, 0], [0, 2, 0], [3, 11, 2], [3, 12, 5]])).toEqual([
    "Ben led from move 1 of 3 and was never overtaken.",
    "The lead was largest after move 2: 8 points ahead of Ana.",
    "Compared with Cleo, Ben gained the most from “Orders” (+7) and was behind in nothing.",
  ]); // prettier-ignore
});

test("a lead that came with the last move", () => {
  const ended = result([5, 4], [[["orders", 5]], [["orders", 4]]]);
  expect(told(ended, [[0, 0], [0, 4], [5, 4]])[0]).toBe(
    "The lead changed hands once: Ana took it at the very end.",
  ); // prettier-ignore
  expect(told(ended, [[0, 0], [4, 4], [5, 4]])[0]).toBe("Ana took the lead only at the very end."); // prettier-ignore
});

test("a win that is shared: what they had, how far apart they were, who gained where", () => {
  const ended = result([9, 2, 9], [[["orders", 6], ["cups", 3]], [["orders", 2]], [["orders", 4], ["cups", 5]]]); // prettier-ignore
  const rows = [[0, 0, 0], [6, 1, 0], [6, 2, 9], [9, 2, 9]]; // prettier-ignore
  expect(told(ended, rows)).toEqual([
    "Ana and Cleo ended level, with 9 points each.",
    "They were furthest apart after move 1: Ana was 6 points ahead.",
    "Compared with Cleo, Ana gained the most from “Orders” (+2) and lost the most on “Cups” (−2).",
  ]);
  expect(told(ended, rows, polish)[0]).toBe("Na końcu po równo: Ana i Cleo mają po 9 pkt.");
});

test("the rules for ties made the winner", () => {
  const ended = result([9, 9], [[["orders", 9]], [["orders", 9]]], { places: [2, 1] });
  expect(told(ended, [[0, 0], [0, 9], [9, 9]])).toEqual([
    "Ben and Ana ended with the same score, and the rules for ties made Ben the winner.",
    "The lead was largest after move 1: 9 points ahead of Ana.",
    "Ben and Ana had the same in every category.",
  ]); // prettier-ignore
});

test.each([2, 3, 4, 5, 6])(
  "three sentences without a hole for %i players, with numbered categories and an automaton",
  (seats) => {
    const sheet = Array.from({ length: seats }, (_, seat) => [["planet", seat], ["planet", 1]] as [string, number][]); // prettier-ignore
    const scores = sheet.map((lines) => lines.reduce((sum, [, points]) => sum + points, 0));
    const rows = [scores.map(() => 0), scores.map((score, seat) => (seat ? 0 : score)), scores];
    const seated = chairs.with(seats - 1, chair("", { bot: "automaton" }));
    for (const words of [english, polish]) {
      const said = told(result(scores, sheet), rows, words, seated);
      expect(said).toHaveLength(3);
      expect(said.join()).toContain("Luna");
      expect(said.join()).toContain("planet 1");
      expect(said.join()).not.toMatch(/[{}]|decided-|NaN|undefined/);
    }
  },
);

test("one seat alone has no rival", () => {
  expect(
    told(
      result(
        [7],
        [
          [
            ["orders", 5],
            ["cups", 2],
          ],
        ],
      ),
      [[0], [5], [7]],
    ).at(-1),
  ).toBe("Most points came from “Orders” (5), and fewest from “Cups”.");
});

test("points decided nothing in a game that was given up, or in which nobody scored", () => {
  const sheet: [string, number][][] = [[["orders", 5]], [["orders", 4]]];
  expect(told(result([5, 4], sheet, { how: "conceded" }), [[0, 0], [5, 4]])).toEqual([]); // prettier-ignore
  expect(told(result([0, 0], [[], []]), [[0, 0], [0, 0]])).toEqual([]); // prettier-ignore
  expect(hasCourse([[1, 1], [1, 1]])).toBe(false); // prettier-ignore
  expect(hasCourse([[0, 0], [0, -1]])).toBe(true); // prettier-ignore
  expect(hasCourse([])).toBe(false);
});

test("scores are counted category by category and end at the result", () => {
  const ended = result([6, 5], [[["orders", 4], ["none", 0], ["cups", 2]], [["orders", 6], ["cups", -1]]]); // prettier-ignore
  expect(stages(english, ended)).toEqual([
    { name: "Orders", gains: [4, 6], totals: [4, 6] },
    { name: "Cups", gains: [2, -1], totals: [6, 5] },
  ]);
  expect(isCounted(ended)).toBe(true);
  expect(isCounted({ ...ended, how: "conceded" })).toBe(false);
  expect(isCounted(result([0, 0], [[], []]))).toBe(false);
  expect(stays(20) * 20).toBeLessThanOrEqual(7000);
});

const warning = (seated: Chair[], series: unknown = null, words = english) =>
  concedeWarning(words, { chairs: seated, seat: 0, series } as unknown as TableNow);

test("conceding against one other ends the game at once, also against a bot or an automaton", () => {
  const [ana] = chairs;
  expect(warning(chairs.slice(0, 2))).toMatch(/^The game ends at once, and Ben wins/);
  expect(warning([ana!, chair("", { bot: "greedy" })])).toMatch(/and Bot 2 wins/);
  expect(warning([ana!, chair("", { bot: "automaton" })])).toMatch(/and Luna wins/);
  expect(warning([ana!, chair("Ben", { bot: "greedy", conceded: true }), chair("Cleo")])).toMatch(/and Cleo wins/);
  expect(warning(chairs.slice(0, 2), {})).toMatch(/does not count for the series/);
});

test("conceding among several leaves the seat to a bot, and says who plays on", () => {
  expect(warning(chairs.slice(0, 3))).toMatch(/The game goes on: a bot .* Ben and Cleo play on\.$/);
  const [ana] = chairs;
  const bot = chair("", { bot: "random" });
  expect(warning([ana!, bot, chair("Ben", { bot: "greedy", away: true })])).toMatch(/Ben plays on\.$/);
  expect(warning([ana!, bot, bot])).toMatch(/Only bots play on/);
  expect(warning([ana!, bot, bot], null, polish)).toMatch(/Dalej grają same boty/);
});
