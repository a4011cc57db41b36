import { expect, test } from "vitest";
import type { GameInfo, Outlined } from "../messages";
import { makeWords } from "../lib/words";
import type { Connection } from "../lib/connection.svelte";
import { arrival, roundAt, rounds, turns } from "./moments";
import { Replay } from "./replay.svelte";

const words = makeWords("en", [
  'verb-go = goes\nevent-began = first\n    .chapter = Round { $n }\nevent-ended = {""}\n    .chapter = End of { $n }',
]);
const told = { chairs: [], info: { verbs: { began: ["n"], ended: ["n"] } } as unknown as GameInfo };
const heard = ["- shown", "0 began 1", "0 go", "1 go", "1 go", "- ended 1", "1 began 2", "1 go", "0 go"];
const outline: Outlined = { type: "outlined", seat: 0, movers: [0, 1, 1, 1, 0], lines: [2, 3, 4, 7, 8, 9] };

test("a round begins after the move with which its heading comes; of two headings at once the last counts", () => {
  expect(rounds(words, heard, outline, told)).toEqual([
    { at: 0, title: "Round 1" },
    { at: 3, title: "Round 2" },
  ]);
  expect(rounds(words, heard, { ...outline, movers: [0], lines: [2, 3] }, told)).toHaveLength(1); // a game in play
});

test("a turn begins where another seat moves, or a round begins", () => {
  expect(turns(outline, rounds(words, heard, outline, told))).toEqual([0, 1, 3, 4]);
  expect(turns({ ...outline, movers: [], lines: [0] }, [])).toEqual([]);
});

test("the round of a moment", () => {
  const headings = rounds(words, heard, outline, told);
  expect([0, 2, 3, 5].map((at) => roundAt(headings, at)?.title)).toEqual(["Round 1", "Round 1", "Round 2", "Round 2"]);
  expect(roundAt([], 3)).toBeUndefined();
});

test("a link without a moment opens a game that is over at its beginning, and one in play at its end", () => {
  const none = { at: -1, eyes: -1 };
  expect(arrival(none, { moves: 9, seat: 1, isOver: true }, [0, 1, 7])).toEqual({ at: 0, eyes: 1, faults: [] });
  expect(arrival(none, { moves: 9, seat: 1, isOver: false }, [1])).toEqual({ at: 9, eyes: 1, faults: [] });
});

test("a link to a moment opens there, with its eyes if they are allowed", () => {
  expect(arrival({ at: 4, eyes: 0 }, { moves: 9, seat: 7, isOver: true }, [0, 1, 7])).toEqual({
    at: 4,
    eyes: 0,
    faults: [],
  });
  expect(arrival({ at: 4, eyes: 0 }, { moves: 9, seat: 7, isOver: false }, [7])).toEqual({
    at: 4,
    eyes: 7,
    faults: ["replay-not-these-eyes"],
  });
});

test("a link beyond the end, to a player whom there is not, or a damaged one, says what is wrong", () => {
  const over = { moves: 9, seat: 1, isOver: true };
  expect(arrival({ at: 10, eyes: 5 }, over, [0, 1, 7])).toEqual({
    at: 9,
    eyes: 1,
    faults: ["replay-beyond", "replay-no-eyes"],
  });
  expect(arrival({ at: NaN, eyes: NaN }, over, [0, 1, 7])).toEqual({
    at: 0,
    eyes: 1,
    faults: ["replay-no-moment", "replay-no-eyes"],
  });
});

test("jumps go to the next mark, or to the ends", () => {
  const replay = new Replay({ table: { moves: 9 }, say: () => new Promise(() => {}) } as unknown as Connection);
  const jumped = (by: 1 | -1) => {
    replay.jump([3, 5], by);
    return replay.at;
  };
  expect([jumped(1), jumped(1), jumped(1), jumped(1)]).toEqual([3, 5, 9, 9]);
  expect([jumped(-1), jumped(-1), jumped(-1), jumped(-1)]).toEqual([5, 3, 0, 0]);
});
