import { expect, it } from "vitest";
import type { MyTable } from "../lib/mine.svelte";
import { makeWords } from "../lib/words";
import type { Brief, Chair } from "../messages";
import { readRecord } from "./record";
import { ago, inOrder, standing, told, type State } from "./standing";

const chair = (name: string, bot = ""): Chair => ({
  name,
  bot,
  here: false,
  away: false,
  conceded: false,
  agreed: false,
});
const brief = (more: Partial<Brief> = {}): Brief => ({
  token: "a",
  table: "t",
  game: "g",
  seat: 0,
  is_owner: false,
  chairs: [chair("Ola"), chair("", "random"), chair("Jan")],
  waiting: [0],
  is_paused: false,
  result: null,
  touched: 0,
  is_damaged: false,
  series: "",
  number: 0,
  length: 0,
  title: "",
  is_tutorial: false,
  waits: false,
  again: false,
  ...more,
});
const table: MyTable = {
  table: "t",
  game: "g",
  when: 0,
  kept: [
    { token: "a", table: "t", game: "g", seat: 0, isOwner: true, when: 0 },
    { token: "b", table: "t", game: "g", seat: 2, isOwner: false, when: 0 },
  ],
};
const of = (...found: Brief[]) => standing(table, new Map(found.map((one) => [one.token, one])));
const result = (how: string, places: number[]) => ({ how, places, scores: [], sheet: [], merits: [] });
const words = makeWords("en", [
  "mine-turn-of = { $name }'s turn\nmine-bots-turn = A bot's turn\ntable-bot-number = Bot { $number }\nmine-won = Won\nmine-over = Over\nmine-abandoned = Abandoned",
]);

it("knows whose turn it is", () => {
  expect(of(brief()).state).toBe("mine");
  expect(of(brief({ waiting: [2] })).state).toBe("mine"); // the other one on this device
  expect(of(brief({ waiting: [1] })).state).toBe("others");
  expect(told(words, of(brief({ waiting: [1] })))).toBe("A bot's turn");
  const others = [chair("Ola", "random"), chair("", "random"), chair("Jan", "random")];
  expect(told(words, of(brief({ waiting: [0, 2], chairs: others })))).toBe("A bot's turn");
});

it("does not wait for me where a bot plays for me", () => {
  expect(of(brief({ chairs: [chair("Ola", "greedy"), chair(""), chair("")] })).state).toBe("others");
});

it("knows what is over, paused, damaged, gone or not known yet", () => {
  expect(of(brief({ is_damaged: true, chairs: [], waiting: [] })).state).toBe("damaged");
  expect(of(brief({ is_paused: true })).state).toBe("paused");
  expect(of(brief({ table: "" })).state).toBe("gone");
  expect(of().state).toBe("unknown");
  expect(told(words, of(brief({ result: result("over", [2, 3, 1]) })))).toBe("Won");
  expect(told(words, of(brief({ result: result("over", [2, 1, 3]) })))).toBe("Over");
  expect(told(words, of(brief({ result: result("abandoned", [1, 1, 1]) })))).toBe("Abandoned");
});

it("says whether the next game of a series waits, or this one once more", () => {
  const words = makeWords("en", ["series-waits = Next\nseries-waits-again = Once more"]);
  const over = { result: result("over", [1, 2, 3]), series: "match", waits: true };
  expect(told(words, of(brief(over)))).toBe("Next");
  expect(told(words, of(brief({ ...over, again: true })))).toBe("Once more");
});

it("puts my turn first", () => {
  const states: State[] = ["over", "others", "gone", "mine"];
  expect(inOrder(states.map((state) => ({ state }))).map((row) => row.state)).toEqual([
    "mine",
    "others",
    "over",
    "gone",
  ]);
});

it("reads the head of a record, and nothing else", () => {
  const record = { format: "orrery-record-1", game: "g", seats: 2, moves: ["0 a", "1 b"], outcome: { scores: [3, 1] } };
  expect(readRecord(JSON.stringify(record))).toMatchObject({ game: "g", seats: 2, moves: 2, scores: [3, 1] });
  expect(readRecord(JSON.stringify({ ...record, outcome: null }))?.scores).toBe(null);
  for (const bad of ["", "x", "null", "[]", "{}", JSON.stringify({ ...record, seats: 99 })])
    expect(readRecord(bad)).toBe(null);
});

it("tells how long ago something was", () => {
  const now = 1_000_000;
  const said = (seconds: number, language = "en") => ago(language, now - seconds, now);
  expect([-5, 30, 60, 7300, 86400, 5 * 86400].map((seconds) => said(seconds))).toEqual([
    "now",
    "now",
    "1 minute ago",
    "2 hours ago",
    "yesterday",
    "5 days ago",
  ]);
  expect(said(200, "pl")).toBe("3 minuty temu");
});
