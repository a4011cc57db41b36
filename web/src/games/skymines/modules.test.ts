import { describe, expect, it } from "vitest";
import en from "../../../../src/orrery/games/skymines/texts/en.ftl?raw";
import pl from "../../../../src/orrery/games/skymines/texts/pl.ftl?raw";
import { makeWords } from "../../lib/words";
import type { Line } from "../../table/log";
import { about } from "./about";
import { FIGURES } from "./figures";
import { lunaCardLines } from "./luna";
import { standing } from "./majorities";
import { missionOfLines, tasksOf } from "./missions";
import { partsOf } from "./signs";
import type { Contents, LunaFace, PlayerView, View } from "./view";

const player = (more: Partial<PlayerView>) => more as PlayerView;
const table = (more: Partial<View>) => more as View;
const printed = (more: Partial<Contents>) => more as Contents;

describe("missions", () => {
  it("of another player are told with the personal space", () => {
    const words = makeWords("en", [
      "board-mission-of = { $mission } { $done }\nboard-mission-of-none = none\nboard-personal-other-shut = shut",
      "board-personal-other-free = free\nmission-one = One",
    ]);
    const all = player({ mission: "one", tasks: [true, true, true], personal: "free" });
    expect(missionOfLines(words, all)).toEqual(["One 3", "free"]);
    expect(missionOfLines(words, player({ mission: "", tasks: [], personal: "shut" }))).toEqual(["none", "shut"]);
  });
  const task = (number: number) => ({ word: `coins ${number}`, number, is_deed: false });
  const box = printed({ missions: { one: [task(5), task(9), task(20)], two: [task(3), task(4), task(7)] } });
  const view = table({ missions: ["one", "two"] });
  const mine = player({
    counts: [
      [7, 7, 7],
      [7, 7, 7],
    ],
    mission: "one",
    tasks: [true, false, false],
  });
  it("tell what is done, what holds, and what is missing", () => {
    expect(tasksOf(view, box, "one", mine).map(({ isDone, holds }) => [isDone, holds])).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ]);
    expect(tasksOf(view, box, "two", mine).map(({ holds }) => holds)).toEqual([true, true, true]);
  });
  it("have no counts for an onlooker", () => {
    expect(tasksOf(view, box, "one", undefined).map(({ count }) => count)).toEqual([undefined, undefined, undefined]);
  });
  it("show a plus where one turn has to bring it", () => {
    expect(partsOf("task-word", "tank-steps 4")).toEqual([{ sign: "tank", number: "+4" }]);
    expect(partsOf("task-word", "coins 22")).toEqual([{ sign: "coin", number: 22 }]);
  });
});

describe("Luna's card", () => {
  const line = (verb: string, ...operands: string[]) => ({ seat: 1, verb, operands }) as Line;
  it("is lit where it lies now, not where it lay", () => {
    expect(about(line("luna-turned", "a3", "4"), ["luna", "slot"])).toEqual(["of-1-luna-a3"]);
    expect(about(line("luna-counts", "a3", "left"), ["luna", "half"])).toEqual(["of-1-luna-a3"]);
  });
});

describe("a majority", () => {
  it("counts Luna's cards as it counts what people have face up", () => {
    const view = table({ players: [player({ totals: [2, 0, 0, 0, 1, 4] }), player({ totals: [4, 3, 0, 0, 0, 0] })] });
    expect(standing(view, "carbon")).toEqual([
      { seat: 1, number: 4 },
      { seat: 0, number: 2 },
    ]);
    expect(standing(view, "science")).toEqual([{ seat: 0, number: 1 }]);
    expect(standing(view, "titanium")).toEqual([]);
  });
});

describe("a card of Luna's", () => {
  const words = makeWords("en", ["board-luna-takes = all { $all }\nboard-luna-takes-here = here { $here }"]);
  const face: LunaFace = {
    left: 4,
    right: 0,
    scientists: 0,
    tank: 2,
    research: 0,
    action: ["take"],
    spaces: [[7, 8], [2], [3], [4], [6, 10]],
    columns: [],
    markers: [],
  };
  const box = printed({ luna_cards: { "i-2": face } });
  it("tells only what its slot decides, once it lies there", () => {
    const say = (_: string, phrase: string) => phrase;
    expect(lunaCardLines(words, box, "i-2", say, 0)).toContain("here 7 + 8");
    expect(lunaCardLines(words, box, "i-2", say)).toContain("all 1 → 7 + 8; 2 → 2; 3 → 3; 4 → 4; 5 → 6 + 10");
  });
  it("is drawn by its deeds", () => {
    expect(partsOf("deed", "steps second 2")).toEqual([
      { sign: "value", number: 2 },
      { sign: "steps", number: 2 },
    ]);
  });
});

describe("rules", () => {
  const WITHOUT = ["screen", "reconstructed"]; // chapters without a picture
  it.each([
    ["en", en],
    ["pl", pl],
  ] as const)("have a picture for every chapter, and end with what is reconstructed: %s", (language, text) => {
    const { chapters } = makeWords(language, [text]);
    expect(chapters.filter((one) => !(one in FIGURES))).toEqual(WITHOUT);
    const pictured = Object.keys(FIGURES).filter((one) => !one.startsWith("sign-")); // the others are of the legend
    expect(pictured.filter((one) => !chapters.includes(one))).toEqual([]);
    expect(chapters.at(-1)).toBe("reconstructed");
  });
});
