import { describe, expect, test } from "vitest";
import type { Ask, Chair, GameInfo, Result, TableNow } from "../messages";
import { mutes } from "../lib/mutes.svelte";
import { makeWords } from "../lib/words";
import { plot } from "./chart";
import { endReason, winnerSentence } from "./ending";
import { News } from "./live";
import { chatSince, entries, forcedSince, lineText, readLine, thingsOf } from "./log";
import { chair } from "./sample";
import { categories } from "./sheet";
import { missing, sendText } from "./status";
import { reasons } from "./why";

const words = makeWords("en", [
  `
verb-place = on { $spot }: { $tile }
event-rolled = { $pips ->
    [one] rolled a one
   *[other] rolled { $pips }
  }
verb-pay = pays { $coin }
    .many = pays { $all }
verb-done = { "" }
tile-span = two halves
score-planet = planet { $number }
step-rerolls = Roll again?
    .send = Roll ({ $count })
    .none = Keep all
table-send-count = Send ({ $count })
table-send-none = Send: none
rule-fit = Edges must be alike.
why-edges = They differ.
    .rule = { rule-fit }
table-log-hidden = something hidden
table-chat-new = { $name } says: { $text }
table-seat = Seat { $number }
table-why-possible = possible
end-and = and
end-winner = { $name } wins.
end-winners = shared by { $names }
end-no-result = no result
end-abandoned = abandoned
end-conceded-by = { $name } gave up.
event-sneak = sneaks { $coin }
    .hidden = {""}
event-began = first
    .chapter = Round { $n }
event-ended = {""}
    .chapter = End of { $n }
    .report = How { $n } ended
event-earned = +{ $number } { $coin }
    .one = +{ $number } { $coin }
    .many = { $all }
event-last-tile = took the last tile
    .end = No tile is left.
`,
]);
const chairs = [chair("Ana"), chair("")];
const info = {
  verbs: {
    place: ["tile", "spot"],
    rolled: ["pips"],
    raid: ["seat"],
    pay: ["coin"],
    earned: ["number", "coin"],
    ended: ["n"],
    began: ["n"],
  },
} as unknown as GameInfo;

test("lines name the things that have signs, each once; many have none", () => {
  const told = { verbs: { take: ["card", "number"], roll: ["die"] } } as unknown as GameInfo;
  expect(thingsOf(["0 take crane 2", "0 take crane 1", "0 roll six"], told, ["card"])).toEqual([
    ["card", "crane", null],
  ]);
  expect(thingsOf(["0 take ? 2", "0 other a"], told, ["card"])).toEqual([]);
  expect(
    thingsOf(
      [..."abcdefgh"].map((id) => `0 roll ${id}`),
      told,
      ["die"],
    ),
  ).toEqual([]);
});

describe("log", () => {
  test("a line is taken apart", () => {
    expect(readLine("0 place span 1b (forced)")).toEqual({
      seat: 0,
      verb: "place",
      operands: ["span", "1b"],
      isForced: true,
    });
    expect(readLine("1 shuffled")).toEqual({ seat: 1, verb: "shuffled", operands: [], isForced: false });
  });

  test("words, numbers that agree, seats by name, hidden things, and bare names", () => {
    const said = (line: string) => lineText(words, line, { chairs, info });
    expect(said("0 place span 1b")).toBe("on 1b: two halves");
    expect(said("0 rolled 1")).toBe("rolled a one");
    expect(said("0 raid 1")).toBe("raid Seat 2");
    expect(said("0 drew ?")).toBe("drew something hidden");
    expect(said("0 sneak ?")).toBe("");
    expect(said("0 take-back x")).toBe("take back x");
  });
});

test("the log tells together what has words for many, and leaves out what has none", () => {
  const lines = ["0 pay a", "0 pay b (forced)", "0 pay a", "0 done", "1 pay a", "0 place span 1b"];
  const told = { chairs, info };
  expect(entries(words, lines, [], told).map(({ at, text }) => [at, text])).toEqual([
    [0, "pays a ×2, b"],
    [4, "pays a"],
    [5, "on 1b: two halves"],
  ]);
  expect(entries(words, lines, [1], told).map(({ at, isForced }) => [at, isForced])).toEqual([
    [0, false],
    [1, false],
    [4, false],
    [5, false],
  ]);
});

test("chapters of the log, and the last one that is told once more", () => {
  const told = { chairs, info };
  const lines = [
    "0 place span 1b",
    "- ended 1",
    "0 earned 2 a",
    "0 earned 1 b",
    "1 earned 2 a",
    "0 began 2",
    "1 pay a",
  ];
  expect(entries(words, lines, [], told).map(({ seat, chapter, text }) => [seat, chapter, text])).toEqual([
    [0, "", "on 1b: two halves"],
    [-1, "End of 1", ""],
    [0, "", "+2 a, +1 b"],
    [1, "", "+2 a"],
    [0, "Round 2", "first"],
    [1, "", "pays a"],
  ]);
});

test("what was said since, of a chat whose first lines are gone", () => {
  const chat = ["c", "d"].map((text) => ({ seat: 0, text, at: 0, name: null }));
  const said = (seen: number) => chatSince({ chat, chats: 4 } as TableNow, seen).map((line) => line.text);
  expect([0, 2, 3, 4, 5].map(said)).toEqual([["c", "d"], ["c", "d"], ["d"], [], []]);
});

test("readers of the screen hear each line of the others' chat once, and no old one", () => {
  const news = new News();
  const lines = ["old", "first", "second", "mine", "fourth"].map((text) => ({
    seat: text === "mine" ? 1 : 0,
    text,
    at: 0,
    name: text === "second" ? "Ola" : null, // who had the seat before
  }));
  const hear = (chats: number) =>
    news.tell(
      words,
      { chairs, seat: 1, heard: [], chat: lines.slice(0, chats), chats } as unknown as TableNow,
      info,
      "",
    );
  expect([1, 2, 3, 3, 5].map(hear)).toEqual(["", "Ana says: first", "Ola says: second", "", "Ana says: fourth"]);
});

test("whose messages are hidden is neither counted nor read out", () => {
  const chat = [0, 2, 7].map((seat) => ({ seat, text: `from ${seat}`, at: 0, name: "" }));
  const table = { table: "t", chairs, seat: 1, heard: [], chat, chats: 3 } as unknown as TableNow;
  const news = new News();
  news.tell(words, { ...table, chat: [], chats: 0 }, info, "");
  mutes.set("t", 0, true);
  mutes.set("t", 7, true);
  expect(chatSince(table, 0).map((line) => line.text)).toEqual(["from 2"]);
  expect(news.tell(words, table, info, "")).toContain("from 2");
  expect(news.tell(words, table, info, "")).toBe("");
  expect(chatSince({ ...table, table: "other" }, 0)).toHaveLength(3);
});

test("the score sheet has a row a category; a repeated one is numbered", () => {
  const result = { sheet: [[["planet", 3], ["planet", 1]], [["planet", 2], ["coins", 4]]] } as unknown as Result; // prettier-ignore
  expect(categories(words, result)).toEqual([
    { id: "planet", name: "planet 1", values: [3, 2] },
    { id: "planet", name: "planet 2", values: [1, null] },
    { id: "coins", name: "coins", values: [null, 4] },
  ]);
});

test("winners in a sentence", () => {
  const table = { chairs, seat: 7 } as unknown as TableNow;
  const said = (how: string, places: number[]) =>
    winnerSentence(words, table, { how, places, scores: [], sheet: [], merits: [] });
  expect(said("over", [1, 2])).toBe("Ana wins.");
  expect(said("over", [1, 1])).toBe("shared by Ana and Seat 2");
  expect(said("abandoned", [])).toBe("no result");
});

test("why it ended: by the rules, by giving up, or by the owner", () => {
  const said = (how: string, heard: string[], gone: Chair[] = []) =>
    endReason(words, { chairs: [...chairs, ...gone], heard } as TableNow, {
      how,
      places: [],
      scores: [],
      sheet: [],
      merits: [],
    });
  const cyd = chair("Cyd", { conceded: true });
  expect(said("over", ["0 rolled 1", "0 last-tile"])).toBe("No tile is left.");
  expect(said("over", ["0 rolled 1"])).toBe("");
  expect(said("over", ["0 last-tile"], [cyd])).toBe("Cyd gave up. No tile is left.");
  expect(said("conceded", ["0 rolled 1"], [cyd])).toBe("Cyd gave up.");
  expect(said("abandoned", ["0 last-tile"])).toBe("abandoned");
});

test("the chart begins and ends where it should, and has round numbers", () => {
  const drawn = plot([[0, 0], [3, 0], [7, 12]], { left: 30, top: 10, width: 200, height: 100 }); // prettier-ignore
  expect(drawn.curves[1]?.end).toEqual({ x: 230, y: 30 });
  expect(drawn.ticks.map((tick) => tick.value)).toEqual([0, 5, 10, 15]);
  expect(drawn.steps.map((step) => step.value)).toEqual([0, 1, 2]);
});

test("reasons carry their rule and its chapter, each once", () => {
  const naming = { words, info, chairs };
  const edges = { code: "edges", facts: {} };
  expect(reasons([edges, edges], ["spot-1a"], naming)).toEqual([
    { text: "They differ.", rule: "Edges must be alike.", chapter: "fit" },
  ]);
  expect(reasons([], ["spot-1a"], naming)[0]?.text).toBe("possible");
});

test("who is missing: people who have to answer and are not here", () => {
  const sitting = [chair("a"), chair("b", { here: false }), chair("c", { here: false, bot: "greedy" })];
  const table = { chairs: sitting, seat: 0, waiting: [0, 1, 2], result: null, is_paused: false } as unknown as TableNow;
  expect(missing(table)).toEqual([1]);
});

test("a seat's forced moves among the new lines", () => {
  const heard = ["0 place span 1a (forced)", "0 place span 1b", "1 keep (forced)", "0 keep (forced)", "0 rolled 4"];
  expect(forcedSince(heard, 1, 0)).toEqual(["0 keep (forced)"]);
  expect(forcedSince(heard, 5, 0)).toEqual([]);
});

test("moves that complete one's own payment are no news", () => {
  const heard = [
    "1 gather plasteel",
    "0 launch juno",
    "0 pay water (forced)",
    "0 pay xenon (forced)",
    "0 done (forced)",
  ];
  expect(forcedSince(heard, 1, 0)).toEqual([]);
  expect(forcedSince(["0 pay gold", "0 pay water (forced)", "0 earned gold 1", "0 pass (forced)"], 0, 0)).toEqual([
    "0 pass (forced)",
  ]);
  expect(forcedSince(["0 keep", "0 drop b (forced)"], 0, 0)).toEqual(["0 drop b (forced)"]);
  expect(forcedSince(["0 drop a", "0 drop b (forced)"], 0, 0, ["drop"])).toEqual([]);
});

test("a payment after somebody else's move is news", () => {
  const heard = ["0 launch juno", "1 tax", "0 pay water (forced)"];
  expect(forcedSince(heard, 0, 0)).toEqual(["0 pay water (forced)"]);
  expect(forcedSince(["0 launch juno", "1 pay gold (forced)", "0 pay water (forced)"], 0, 0)).toHaveLength(1);
});

test("a gathering is closed in the game's own words, where it has some", () => {
  const said = (step: string, count: number) => sendText(words, { step } as Ask, count);
  expect([said("Rerolls", 2), said("Rerolls", 0)]).toEqual(["Roll (2)", "Keep all"]);
  expect([said("Drop", 2), said("Drop", 0)]).toEqual(["Send (2)", "Send: none"]);
});
