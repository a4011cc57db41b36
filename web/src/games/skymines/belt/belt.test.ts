import { describe, expect, it } from "vitest";
import { isInside, type Point } from "../geometry";
import type { BeltFace } from "../view";
import { beltChart, nearest } from "./chart";

const columns = [
  [0, 1, 1, 0, 1, 2],
  [1, 0, 1, 1, 2],
  [1, 0, 1, 0, 1, 2],
];
const COMPANIES = ["skymine", "minerva", "astrogo", "tawac"];

/** A ring of asteroids, each joined to the next one by a shuttle space. */
function bare(): BeltFace {
  const odd = [1, 3, 5, 7, 9, 11];
  return {
    spaces: odd.flatMap((n) => [`${n}a`, `${n}b`, `${n}c`, String(n + 1)]),
    stations: Object.fromEntries(COMPANIES.map((id) => [id, { columns, outline: [] }])),
    asteroids: odd.map((number) => ({
      number,
      reward: ["tank 1", "coins 1"],
      spaces: [`${number}a`, `${number}b`, `${number}c`],
      at: [],
      linked: [`${number}a`, `${number}b`],
      outline: [],
    })),
    shuttles: odd.map((n) => ({ number: n + 1, reward: ["coins 1"], at: [] })),
    links: [
      ...odd.flatMap((n) => [
        { between: [String(n + 1), String(n)] as [string, string], marked: false, line: [] },
        { between: [String(n + 1), String(n === 11 ? 1 : n + 2)] as [string, string], marked: true, line: [] },
      ]),
      ...COMPANIES.map((id, i) => ({ between: [id, String(1 + 2 * i)] as [string, string], marked: false, line: [] })),
    ],
    threat: { beside: [2, 8], outline: [] },
  };
}

describe("the Belt", () => {
  it("divides an asteroid between its spaces", () => {
    const square: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    const points: Point[] = [
      [2, 5],
      [8, 5],
    ];
    const cell = nearest(square, points, 0);
    expect(cell.every(([x]) => x <= 5)).toBe(true);
    expect(isInside([4.9, 9], cell)).toBe(true);
    expect(isInside([5.1, 9], cell)).toBe(false);
  });

  it("is drawn as a graph without outlines: places apart, spaces in their asteroids, room for the threat", () => {
    const map = beltChart(bare());
    expect(map.isGraph).toBe(true);
    const all = [...map.rocks, ...map.pads].map(({ spots }) => spots[0]!.at);
    for (const [i, [x, y]] of all.entries())
      for (const [a, b] of all.slice(0, i)) expect(Math.hypot(a - x, b - y)).toBeGreaterThan(40);
    for (const rock of map.rocks)
      for (const { at, cell } of rock.spots) {
        expect(isInside(at, rock.outline)).toBe(true);
        expect(isInside(at, cell)).toBe(true);
      }
    expect(map.flights.filter(({ isMarked }) => isMarked).length).toBe(6);
    expect(map.flights.filter(({ company }) => company).length).toBe(4);
    expect(map.threat.length).toBe(4);
  });

  it("is mirrored against the Moon: Skymine lies in the west", () => {
    const { stations, centre } = beltChart(bare());
    expect(stations.skymine!.label[0]).toBeLessThan(centre[0]);
    expect(stations.astrogo!.label[0]).toBeGreaterThan(centre[0]);
  });

  it("has room for the six, five and six spaces of a station", () => {
    const { stations } = beltChart(bare());
    expect(stations.tawac!.spots.map((column) => column.length)).toEqual([6, 5, 6]);
  });

  it("prints the number and every reward of a place once", () => {
    const map = beltChart(bare());
    expect(map.rocks[0]!.notes.map(({ reward }) => reward)).toEqual(["", "tank 1", "coins 1"]);
    expect(map.pads[0]!.notes.map(({ reward }) => reward)).toEqual(["coins 1"]);
  });
});
