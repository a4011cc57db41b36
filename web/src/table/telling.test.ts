import { beforeEach, describe, expect, test } from "vitest";
import type { Chair, GameInfo, TableNow } from "../messages";
import { settings } from "../lib/settings.svelte";
import { makeWords } from "../lib/words";
import { News, saying } from "./live";
import { pieces, Telling, untold } from "./telling.svelte";

const words = makeWords("en", [
  `
verb-place = places { $tile } on { $spot }
event-earned = +{ $number }
event-quiet = { "" }
event-began = { "" }
    .chapter = Round { $number }
event-ended = { "" }
    .chapter = The end
    .report = How it ended
table-seat = Seat { $number }
table-news-left = { $number } more
automaton = Luna
event-struck = the storm strikes { $spot }
    .told = storm
`,
]);
const chair = (bot = ""): Chair => ({ name: "", bot, here: true, away: false, conceded: false, agreed: false });
const told = {
  chairs: [chair(), chair("automaton"), chair("greedy")],
  info: {
    verbs: {
      place: ["tile", "spot"],
      earned: ["number"],
      began: ["number"],
      ended: ["number"],
      struck: ["spot"],
    } as Record<string, string[]>,
  } as GameInfo,
};
const heard = ["0 place a 1", "1 place b 2", "1 earned 3", "1 quiet", "2 place c 4", "- struck 5"];
const table = (lines: string[], seat = 0) => ({ heard: lines, seat }) as TableNow;
const find = (lines: string[]) => (from: number) => pieces(words, lines, from, told);

beforeEach(() => {
  settings.pace = "slow";
});

describe("what is told piece by piece", () => {
  test("what an automaton does, and events that say so; each with its things", () => {
    expect(pieces(words, heard, 0, told)).toEqual([
      { at: 1, seat: 1, text: "places b on 2", lines: ["1 place b 2"], things: ["tile-b", "spot-2"] },
      { at: 2, seat: 1, text: "+3", lines: ["1 earned 3"], things: ["number-3"] },
      { at: 5, seat: -1, text: "the storm strikes 5", lines: ["- struck 5"], things: ["spot-5"] },
    ]);
  });
  test("a drawing may know better what a line is about", () => {
    const about = ({ seat, verb }: { seat: number; verb: string }) => [`${verb}-of-${seat}`];
    expect(pieces(words, heard, 2, told, about)[0]?.things).toEqual(["earned-of-1"]);
  });
});

describe("the end of a round", () => {
  const lines = [
    "0 place a 1",
    "- ended 1",
    "0 earned 3",
    "0 earned 1",
    "2 place b 2",
    "2 earned 4",
    "2 began 2",
    "2 earned 5",
  ];
  const texts = (from: number) => find(lines)(from).map(({ seat, text }) => [seat, text]);
  test("is told from its heading to the next one, what a seat does and gets in a row as one piece", () => {
    expect(texts(0)).toEqual([
      [0, "+3, +1"],
      [2, "places b on 2, +4"],
    ]);
    expect(find(lines)(0)[1]?.things).toEqual(["tile-b", "spot-2", "number-4"]);
  });
  test("goes on with the next lines", () => {
    expect(texts(4)).toEqual([[2, "places b on 2, +4"]]);
    expect(texts(6)).toEqual([]);
  });
  test("what is told later is not on the board at once, but the rest is", () => {
    expect(
      untold(["0 place a 1", "0 earned 3", "0 earned 3"], [{ ...find(lines)(0)[0]!, lines: ["0 earned 3"] }]),
    ).toEqual(["0 place a 1", "0 earned 3"]);
  });
});

describe("telling", () => {
  const begun = () => {
    const telling = new Telling(0);
    telling.hear(table(heard), find(heard));
    return telling;
  };
  test("goes on piece by piece and then is over", () => {
    const telling = begun();
    expect(telling.now?.text).toBe("places b on 2");
    expect([...telling.things]).toEqual(["tile-b", "spot-2"]);
    telling.next();
    telling.next();
    expect(telling.now?.at).toBe(5);
    telling.next();
    expect([telling.now, telling.all]).toEqual([null, []]);
  });
  test("what was there at the start is not told", () => {
    const telling = new Telling(heard.length);
    telling.hear(table(heard), find(heard));
    expect(telling.now).toBeNull();
  });
  test("new pieces come after those that are left", () => {
    const telling = begun();
    const more = [...heard, "1 earned 9"];
    telling.hear(table(more), find(more));
    expect(telling.now?.text).toBe("places b on 2");
    expect(telling.all.map((one) => one.at)).toEqual([1, 2, 5, 6]);
  });
  test("whoever moves on has heard enough", () => {
    const telling = begun();
    const more = [...heard, "0 place d 1", "1 earned 9"];
    telling.hear(table(more), find(more));
    expect(telling.all.map((one) => one.at)).toEqual([7]);
  });
  test("what is taken back is not told any more", () => {
    const telling = begun();
    telling.hear(table(heard.slice(0, 2)), find(heard.slice(0, 2)));
    expect(telling.now).toBeNull();
  });
  test("a piece stays for its length, unless somebody uses the board or wants to go on by themselves", () => {
    const telling = begun();
    expect(telling.stays).toBeGreaterThan(1000);
    telling.hold();
    expect(telling.stays).toBe(0);
    telling.skip();
    const slow = begun().stays;
    settings.pace = "quick";
    expect(begun().stays).toBeLessThan(slow / 2);
    settings.pace = "next";
    expect(begun().stays).toBe(0);
  });
  test("it can be switched off", () => {
    settings.pace = "once";
    expect(begun().now).toBeNull();
  });
});

describe("what a screen reader says", () => {
  const long = [
    ...Array.from({ length: 8 }, (_, i) => `2 place c ${i}`),
    ...Array.from({ length: 9 }, (_, i) => `1 earned ${i}`),
  ];
  const said = (withoutTold: boolean) => {
    const now = (heard: string[]) =>
      ({ ...table(heard), chairs: told.chairs, chat: [], chats: 0 }) as unknown as TableNow;
    const news = new News();
    news.tell(words, now([]), told.info, "", withoutTold);
    return news.tell(words, now(long), told.info, "Your turn", withoutTold);
  };
  test("what happens by rules is said whole, and of the rest how much is left out", () => {
    const all = said(false);
    expect(all).toMatch(/^2 more /);
    expect(all.match(/places c/g)).toHaveLength(6);
    expect(all.match(/Luna: \+/g)).toHaveLength(9);
    expect(all).toMatch(/Luna: \+8\. Your turn$/);
  });
  test("what is told piece by piece is not said twice", () => {
    expect(said(true)).not.toContain("Luna");
    expect(said(true)).toContain("places c on 7");
  });
  test("each piece is said if the person goes on by themselves, else none of them alone", () => {
    const telling = new Telling(0);
    telling.hear(table(heard), find(heard));
    expect(telling.spoken).toBeNull();
    settings.pace = "next";
    expect(saying(words, told, telling.spoken!.seat, telling.spoken!.text)).toBe("Luna: places b on 2.");
    telling.skip();
    expect(telling.spoken).toBeNull();
  });
});
