import { expect, test } from "vitest";
import type { GameInfo } from "../messages";
import { makeWords } from "../lib/words";
import { happened, report, sinceTurn } from "./happened";
import { chair } from "./sample";

const words = makeWords("en", [
  `
verb-place = on { $spot }: { $tile }
verb-pay = pays { $coin }
    .many = pays { $all }
verb-raid = raids { $seat }
event-began = first
    .chapter = Round { $n }
event-ended = {""}
    .chapter = End of { $n }
    .report = How { $n } ended
event-earned = +{ $number } { $coin }
    .one = +{ $number } { $coin }
    .many = { $all }
event-turned = turns { $coin }
event-rolled = rolls
    .routine = {""}
`,
]);
const info = {
  verbs: {
    place: ["tile", "spot"],
    raid: ["seat"],
    pay: ["coin"],
    earned: ["number", "coin"],
    turned: ["coin"],
    ended: ["n"],
    began: ["n"],
  },
} as unknown as GameInfo;
const told = { chairs: [chair("Ana"), chair("Ben")], info };
const since = (lines: string[], own = 0) => {
  const span = sinceTurn(words, lines, own, told);
  return span && lines.slice(span.from, span.until);
};
const tell = (lines: string[], looked = 0, own = 0) => happened(words, lines, { own, looked, isOver: false }, told);
const texts = (entries?: { text: string }[]) => entries?.map(({ text }) => text);

test("since one's last turn: from what followed it, and the same while one takes the next turn", () => {
  const before = ["0 place span 1b", "0 earned 1 a", "1 pay a", "1 pay b", "0 earned 2 a"];
  const news = ["1 pay a", "1 pay b", "0 earned 2 a"];
  expect(since(before)).toEqual(news);
  expect(since([...before, "0 pay a"])).toEqual(news);
  expect(since([...before, "0 pay a", "1 earned 1 a", "0 earned 1 a", "0 pay b"])).toEqual(news);
  expect(since([...before, "0 pay a", "1 pay c"])).toEqual(["1 pay c"]);
});

test("nothing has happened before another seat has moved; a chapter is news, and so is what an automaton does", () => {
  expect(since([])).toBeNull();
  expect(since(["0 pay a", "1 earned 1 a"])).toBeNull();
  expect(since(["0 pay a", "- ended 1", "0 earned 1 a"])).toEqual(["- ended 1", "0 earned 1 a"]);
  const withLuna = { chairs: [chair("Ana"), chair("", { bot: "automaton" })], info };
  expect(sinceTurn(words, ["0 pay a", "1 turned a"], 0, withLuna)?.from).toBe(1);
});

test("a move made for oneself is part of what happened; one's own choice ends it", () => {
  expect(since(["0 pay a", "1 pay a", "0 pay b (forced)", "1 pay b"])).toEqual([
    "1 pay a",
    "0 pay b (forced)",
    "1 pay b",
  ]);
  expect(since(["1 pay a", "0 pay b", "1 pay b"])).toEqual(["1 pay b"]);
});

test("what was done to oneself stands apart from what the others did", () => {
  const found = tell([
    "0 pay a",
    "1 earned 1 a",
    "0 earned 9 b",
    "1 pay a",
    "1 raid 0",
    "0 earned 2 a",
    "0 earned 1 a",
  ]);
  expect(texts(found?.toMe)).toEqual(["raids Ana", "+3 a"]);
  expect(texts(found?.others)).toEqual(["+1 a", "pays a"]); // the 9 came of one's own move
  expect(found?.until).toBe(7);
});

test("routine is not told once more, and a round that ended without an event for a seat neither", () => {
  expect(tell(["0 pay a", "1 rolled", "1 pay a", "0 rolled"])).toMatchObject({
    toMe: [],
    others: [{ text: "pays a" }],
  });
  expect(tell(["0 pay a", "- ended 1", "- turned a", "0 began 2"])?.report).toBeNull();
});

test("a game says what belongs to a seat", () => {
  const found = happened(
    words,
    ["1 pay a", "1 place span 1b"],
    { own: 0, looked: 0, isOver: false },
    told,
    ({ operands }) => operands.includes("1b"),
  );
  expect(texts(found?.toMe)).toEqual(["on 1b: span"]);
  expect(texts(found?.others)).toEqual(["pays a"]);
});

test("what was closed does not come back, and what is new does", () => {
  const lines = ["0 pay a", "1 pay a", "1 pay b"];
  expect(tell(lines, 3)).toBeNull();
  expect(texts(tell([...lines, "1 raid 0"], 3)?.toMe)).toEqual(["raids Ana"]);
  expect(tell([...lines, "1 raid 0"], 3)?.others).toEqual([]);
});

test("how a round ended is told once, and stays after the next own moves until it is closed", () => {
  const lines = ["0 pay a", "1 pay a", "- ended 1", "0 earned 2 a", "1 earned 3 a", "0 began 2"];
  const found = tell(lines);
  expect(found?.report?.title).toBe("How 1 ended");
  expect([texts(found?.toMe), texts(found?.others)]).toEqual([["first"], ["pays a"]]);
  const later = [...lines, "0 pay b", "1 pay b", "0 pay c"];
  expect(tell(later)?.report?.title).toBe("How 1 ended");
  expect(tell(later, lines.length)?.report).toBeNull();
});

test("whoever looks on is told how rounds ended, and no turns", () => {
  const lines = ["1 pay a", "- ended 1", "0 earned 2 a", "0 began 2", "1 pay a"];
  const found = tell(lines, 0, 7);
  expect([found?.report?.title, found?.toMe, found?.others]).toEqual(["How 1 ended", [], []]);
  expect(tell(lines, 3, 7)).toBeNull();
});

test("the report of a round: by seat, complete when the next chapter begins or the game is over", () => {
  const lines = ["- ended 1", "1 earned 2 a", "0 earned 2 a", "1 pay b", "1 earned 3 a", "0 earned 1 b"];
  expect(report(words, lines, told, false)).toBeNull();
  const over = report(words, lines, told, true);
  expect([over?.at, over?.until, over?.title]).toEqual([0, 6, "How 1 ended"]);
  const next = report(words, ["0 pay a", ...lines, "0 began 2", "0 pay a"], told, false);
  expect([next?.at, next?.until]).toEqual([1, 7]);
  expect(next?.entries.map(({ seat, text }) => [seat, text])).toEqual([
    [0, "+2 a, +1 b"],
    [1, "+5 a"],
    [1, "pays b"],
  ]);
});
