import { expect, it } from "vitest";
import { makeWords } from "../lib/words";
import type { GameInfo } from "../messages";
import {
  aloneWish,
  asked,
  HERE,
  isSeed,
  LINK,
  misfit,
  mostAutomata,
  ordered,
  resized,
  seatsHere,
  usualWish,
  withAutomata,
} from "./wish";

const info = (seats: number[]): GameInfo => ({
  name: "kosmiczna-misja",
  version: 1,
  seats,
  options: [{ id: "deck", kind: "choice", default: "standard", values: ["standard", "two-makes"] }],
  box: "x",
  verbs: {},
  words: {},
  is_private: false,
  shipped: "",
  series: [],
  alone: {},
  automata: "",
  has_tutorial: false,
});
const bots = ["random", "greedy", "search:easy", "search:normal"];

it("is ready to start: me against two bots", () => {
  expect(asked(makeWords("en"), info([2, 3, 4]), usualWish(info([2, 3, 4]), bots, "Ola"))).toEqual({
    game: "kosmiczna-misja",
    chairs: [{ name: "Ola" }, { bot: "search:normal" }, { bot: "search:normal" }],
    options: { deck: "standard" },
    seed: "",
  });
});

it("does not ask for what the other options or the series leave no room for", () => {
  const words = makeWords("en", ["option-deck = Deck\n    .when = board belt\nseries-trip = trip\n    .fixed = board"]);
  const wish = { rows: [], seed: "", series: "", options: { deck: "standard", board: "belt" } };
  const sent = (more: object) => Object.keys(asked(words, info([2]), { ...wish, ...more }).options ?? {});
  expect(sent({})).toEqual(["deck", "board"]);
  expect(sent({ options: { deck: "standard", board: "moon" } })).toEqual(["board"]);
  expect(sent({ series: "trip" })).toEqual(["deck"]);
});

it("takes the least number of seats where three do not play", () => {
  expect(usualWish(info([4, 5]), bots, "").rows).toHaveLength(4);
  expect(usualWish(info([1]), bots, "").rows).toHaveLength(1);
});

it("is ready for one person alone, if the game can be played so", () => {
  const wish = aloneWish({ ...info([2, 3]), alone: { deck: "two-makes" } }, bots, "Ola");
  expect(wish.rows).toHaveLength(2);
  expect(wish.rows[0]).toEqual({ who: HERE, name: "Ola" });
  expect(wish.options).toEqual({ deck: "two-makes" });
});

it("shows the options in the order of the texts, and those it does not name last", () => {
  const words = makeWords("en", ["options-order = luna level"]);
  const options = ["first", "level", "luna"].map((id) => ({ id }));
  expect(ordered(words, options).map(({ id }) => id)).toEqual(["luna", "level", "first"]);
});

it("grows by bots of the same level, and shrinks from the end", () => {
  const rows = [
    { who: HERE, name: "Ola" },
    { who: "greedy", name: "" },
    { who: LINK, name: "Jan" },
  ];
  expect(resized(rows, 4, bots)[3]).toEqual({ who: "greedy", name: "" });
  expect(resized(rows, 2, bots)).toEqual(rows.slice(0, 2));
  expect(resized([], 1, ["random"])).toEqual([{ who: "random", name: "" }]);
});

it("seats automata by the option that the game names for it", () => {
  const none = info([2]);
  const one = { ...none, automata: "a", options: [{ id: "a", kind: "flag", default: false, values: [] }] };
  const three = { ...none, automata: "a", options: [{ id: "a", kind: "number", default: 0, values: [0, 3] }] };
  expect([none, one, three].map((game) => mostAutomata(game, []))).toEqual([0, 1, 3]);
  expect(mostAutomata(three, ["a"])).toBe(0);
  expect([0, 1].map((count) => withAutomata(one, { b: 1 }, count))).toEqual([
    { a: false, b: 1 },
    { a: true, b: 1 },
  ]);
  expect(withAutomata(three, {}, 2)).toEqual({ a: 2 });
});

it("knows who sits here", () => {
  const rows = [LINK, HERE, "random", HERE].map((who) => ({ who, name: "" }));
  expect(seatsHere(rows)).toEqual([1, 3]);
});

it("takes whole numbers as seeds", () => {
  expect(["", " 12 ", "0", "1.5", "-3", "x", "9".repeat(79)].map(isSeed)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it("says what to change where seats and options do not go together", () => {
  const words = makeWords("pl", [
    `
option-edition = Wydanie
new-misfit = Zmień: { $change }.
new-misfit-seats = miejsca ({ $seats })
`,
  ]);
  const said = (code: string, options: string[], seats: number[]) => misfit(words, { code, options, seats });
  expect(said("bad-options", ["edition"], [2, 3, 4])).toBe("Zmień: Wydanie; miejsca (2, 3 lub 4).");
  expect(said("bad-options", ["edition"], [])).toBe("Zmień: Wydanie.");
  expect([said("bad-options", [], []), said("bad-input", ["edition"], [2])]).toEqual(["", ""]);
});
