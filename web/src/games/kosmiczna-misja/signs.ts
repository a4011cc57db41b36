/** The signs of the game, by the names that the legend has for them. */
import type { Tiles } from "./figures";

/** The pips of the faces of a die. */
export const PIPS: Record<number, number[][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
}; // prettier-ignore

export const ICONS: Record<string, "station" | "mast" | "half" | "alien" | "astronaut"> = {
  station: "station",
  half: "half",
  mast: "mast",
  alien: "alien",
  astronaut: "astronaut",
};

/** How many astronauts a planet needs, and whether the roll is enough. */
export const BADGES: Record<string, { need: number; isEnough: boolean | null }> = {
  need: { need: 3, isEnough: null },
  enough: { need: 3, isEnough: true },
  short: { need: 3, isEnough: false },
};

export const WORLDS: Record<string, { tiles: Tiles; met?: Tiles }> = {
  unfinished: { tiles: ["span-outpost", "left-outpost", null, null], met: ["dome"] },
  finished: { tiles: ["span-outpost", "left-outpost", "outpost", "right"], met: ["dome", null, null, "dome"] },
};

/** All that the legend shows. */
export const SIGNS: readonly string[] = [ICONS, BADGES, WORLDS].flatMap(Object.keys).concat("stack", "box");
