import { describe, expect, it } from "vitest";
import type { Offer } from "../../messages";
import { chart, common, inmost, isInside, onRing, type Outline } from "./geometry";
import { planned } from "./planned";
import { partsOf, perkParts } from "./signs";
import { litTabs } from "./tabs";
import { COMPANIES, marketRows, occupied, rises, SPACES } from "./terms";
import { badges, offersByThing } from "./told";

const offer = (text: string, things: string[][], facts: Offer["facts"] = {}): Offer => ({
  text,
  things,
  facts,
  final: false,
  ends: false,
  asks_to_pay: false,
});

describe("the station", () => {
  it("gives away its outposts from the top, and keeps a crossed space empty once it was", () => {
    expect(occupied(5, false)).toEqual([true, true, true, true, true]);
    expect(occupied(3, false)).toEqual([false, false, true, true, true]);
    expect(occupied(1, true)).toEqual([false, false, false, true, false]);
    expect(occupied(0, true)).toEqual([false, false, false, false, false]);
  });
});

describe("the market", () => {
  it("has the column that leaves first on the right", () => {
    expect(marketRows()).toEqual([
      [8, 4, 0],
      [9, 5, 1],
      [10, 6, 2],
      [11, 7, 3],
    ]);
  });
});

describe("a track", () => {
  it("shows where its value rises", () => {
    expect(rises([0, 0, 1, 1, 3])).toEqual([
      [2, 1],
      [4, 3],
    ]);
  });
});

describe("the bonus spaces", () => {
  it("are numbered as the rules number them", () => {
    expect(SPACES.indexOf("science")).toBe(4);
    expect(SPACES.indexOf("scientist-tile")).toBe(8);
    expect(SPACES.indexOf("minerva-2")).toBe(15);
  });
});

describe("signs", () => {
  it("show what a reward, a requirement and a bonus are about", () => {
    expect(partsOf("reward", "coins 2")).toEqual([{ sign: "coin", number: 2 }]);
    expect(partsOf("reward", "steps tawac 3")).toEqual([{ company: "tawac", number: "+3" }]);
    expect(partsOf("need", "units carbon 2")).toEqual([{ sign: "carbon", number: 2 }]);
    expect(partsOf("perk", "spread 3 2 0")).toEqual([{ sign: "steps", number: "3·2" }]);
  });
  it("show a star for a word of somebody's own content", () => {
    expect(partsOf("reward", "party 2")).toEqual([{ sign: "points" }]);
  });
  it("show what a space brings, if it brings rewards", () => {
    expect(perkParts({ word: "reward", ways: [["tank 1"], ["coins 1"]] })).toEqual([{ sign: "tank", number: 1 }]);
  });
});

describe("planned cards", () => {
  const own = { hand: ["carbon-1", "energy-2"], area: ["", "", "", "", ""], open: [false, true, true, true, false] };
  it("lie on the open slots from the left", () => {
    expect(planned(own, new Set(["hand-2", "hand-1"]), [], true, false)).toEqual({ 1: "energy-2", 2: "carbon-1" });
  });
  it("stay there when they are sealed, on their slots if they are linked", () => {
    expect(planned(own, new Set(), ["plan carbon-1", "done"], false, false)).toEqual({ 1: "carbon-1" });
    expect(planned(own, new Set(), ["plan-at carbon-1 4"], false, true)).toEqual({ 3: "carbon-1" });
  });
  it("lie on the slots that were picked for them, if slots are linked", () => {
    const picked = ["slot-4", "hand-2", "slot-2", "hand-1"];
    expect(planned(own, new Set(picked), [], true, true)).toEqual({ 1: "carbon-1", 3: "energy-2" });
    expect(planned(own, new Set(["hand-1", ...picked.slice(0, 2)]), [], true, true)).toEqual({ 3: "energy-2" });
  });
  it("are none when another question lights the hand", () => {
    expect(planned(own, new Set(["hand-1"]), [], false, false)).toEqual({});
  });
});

describe("tabs", () => {
  it("name the part where something can be chosen, and none for one's own side", () => {
    expect(litTabs(new Set(["sector-3"]))).toEqual(new Set(["moon"]));
    expect(litTabs(new Set(["bonus-carbon"]))).toEqual(new Set(["market"]));
    expect(litTabs(new Set(["bonus-tawac-1"]))).toEqual(new Set(["moon"]));
    expect(litTabs(new Set(["track-tawac", "station-tawac"]))).toEqual(new Set(["moon"]));
    expect(litTabs(new Set(["study-a1", "screen-4", "own-tank"]))).toEqual(new Set(["research"]));
    expect(litTabs(new Set(["mission-academy"]))).toEqual(new Set(["players"]));
    expect(litTabs(new Set(["hand-1", "slot-2", "rest-3", "bonus-personal"]))).toEqual(new Set());
  });
});

describe("badges", () => {
  it("show what a move costs and leads to", () => {
    expect(badges([offer("enter 6", [["sector-6"]], { uses: [["", "", 2]] })])).toEqual([
      { sign: "energy", number: 2, way: "-" },
    ]);
    expect(badges([offer("step tawac", [["company-tawac"]], { shares: [["", "", 3]] })])).toEqual([
      { sign: "share", number: 3, way: "=" },
    ]);
  });
  it("show nothing if the moves of a thing differ", () => {
    const moves = [1, 2].map((n) => offer(`advance tawac ${n}`, [["company-tawac"]], { coins: [["", "", n]] }));
    expect(badges(moves)).toEqual([]);
  });
  it("know the moves of each thing", () => {
    const all = offersByThing([offer("buy 1", [["market-1"]]), offer("buy 2", [["market-2"]])]);
    expect(all.get("market-2")?.map(({ text }) => text)).toEqual(["buy 2"]);
  });
});

const square = (x: number, y: number, size: number): Outline => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

describe("the map", () => {
  it("finds the corners that two sectors share, in order", () => {
    expect(common(square(0, 0, 10), square(10, 0, 10))).toEqual([
      [10, 0],
      [10, 10],
    ]);
  });
  it("takes the outline of an enclave as its border", () => {
    expect(common(square(0, 0, 100), square(40, 40, 10))).toHaveLength(5);
  });
  it("puts the label of a sector beside its enclave", () => {
    const hole = square(40, 40, 20);
    expect(isInside(inmost(square(0, 0, 100), [hole]), hole)).toBe(false);
  });
});

describe("a map without outlines", () => {
  const bare = { reward: [], outline: [], around: 0 };
  const station = { columns: [], outline: [] };
  const next = Array.from({ length: 23 }, (_, i) => ({
    between: [String(i + 1), String(i + 2)] as [string, string],
    lines: 1,
  }));
  const map = chart({
    sectors: Array.from({ length: 24 }, () => bare),
    stations: Object.fromEntries(COMPANIES.map((one) => [one, station])),
    borders: [
      ...next,
      ...COMPANIES.map((one, i) => ({ between: [one, String(i * 6 + 1)] as [string, string], lines: 2 })),
    ],
  });
  it("is drawn as circles that do not overlap", () => {
    expect(map.isGraph).toBe(true);
    const at = map.sectors.map(({ label }) => label);
    const gaps = at.flatMap(([x, y], i) => at.slice(i + 1).map(([a, b]) => Math.hypot(x - a, y - b)));
    expect(Math.min(...gaps)).toBeGreaterThan(80);
  });
  it("has the tracks around all of it", () => {
    for (const company of COMPANIES) {
      const [x, y] = onRing(map, company, 0.5, 0);
      const far = Math.hypot((x - map.centre[0]) / map.radius[0], (y - map.centre[1]) / map.radius[1]);
      expect(far).toBeGreaterThan(1);
    }
  });
});
