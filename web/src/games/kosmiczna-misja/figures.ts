/** What the pictures of the rules show, by chapter, on a sheet of 320 by 150. */
export type Tiles = (string | null)[];

export interface Figure {
  worlds?: { x: number; y: number; size?: number; tiles: Tiles; met?: Tiles; points?: number; dim?: boolean }[];
  tiles?: { x: number; y: number; size?: number; tile: string; q?: number; ghost?: boolean }[];
  stacks?: { x: number; y: number; size?: number; count: number }[];
  icons?: {
    x: number;
    y: number;
    size?: number;
    kind: "station" | "alien" | "astronaut" | "box" | "die";
    pips?: number;
  }[];
  arrows?: [x1: number, y1: number, x2: number, y2: number][];
  texts?: { x: number; y: number; text: string }[];
  signs?: { x: number; y: number; yes: boolean }[];
}

const none = null;
const A = "span-outpost";
const D = "dome";

export const FIGURES: Record<string, Figure> = {
  goal: {
    worlds: [
      { x: 62, y: 66, size: 52, tiles: [A, "left-outpost", "outpost", "right"], met: [D, none, none, D], points: 5 },
      { x: 180, y: 66, size: 52, tiles: ["city", "right", "left-natives", "outpost"], met: [none, D], points: 4 },
      { x: 282, y: 66, size: 34, tiles: ["right-outpost", none, none, "outpost"], points: 0, dim: true },
    ],
  },
  setup: {
    stacks: [{ x: 26, y: 110, size: 70, count: 42 }],
    tiles: [
      { x: 112, y: 110, size: 54, tile: "span" },
      { x: 178, y: 110, size: 54, tile: "outpost" },
      { x: 244, y: 110, size: 54, tile: "right-natives" },
    ],
  },
  turn: {
    icons: [{ x: 44, y: 76, size: 1.5, kind: "die", pips: 3 }],
    worlds: [{ x: 160, y: 78, size: 50, tiles: ["outpost", none, none, none] }],
    tiles: [{ x: 162, y: 80, size: 50, tile: "natives", q: 1, ghost: true }],
    stacks: [{ x: 250, y: 112, size: 40, count: 31 }],
    arrows: [
      [78, 78, 100, 78],
      [218, 78, 240, 78],
    ],
    texts: [
      { x: 44, y: 30, text: "1" },
      { x: 160, y: 18, text: "2" },
      { x: 272, y: 30, text: "3" },
    ],
  },
  open: {
    tiles: [{ x: 40, y: 106, size: 66, tile: "right-outpost" }],
    worlds: [{ x: 232, y: 76, size: 62, tiles: ["right-outpost", none, none, none] }],
    arrows: [[122, 78, 158, 78]],
  },
  place: {
    worlds: [{ x: 108, y: 76, size: 64, tiles: [A, "left-natives", none, none], met: [D] }],
    tiles: [{ x: 108, y: 76, size: 64, tile: "right", q: 3, ghost: true }],
    icons: [
      { x: 222, y: 48, kind: "astronaut" },
      { x: 222, y: 106, kind: "station" },
    ],
    texts: [{ x: 254, y: 56, text: "2" }],
    signs: [
      { x: 290, y: 50, yes: true },
      { x: 290, y: 106, yes: true },
    ],
  },
  astronauts: {
    worlds: [{ x: 62, y: 76, size: 58, tiles: [A, "left-natives", none, none], met: [D] }],
    icons: [
      { x: 160, y: 70, kind: "station" },
      { x: 212, y: 70, kind: "alien" },
      { x: 294, y: 70, kind: "astronaut" },
    ],
    texts: [
      { x: 160, y: 116, text: "2" },
      { x: 185, y: 116, text: "−" },
      { x: 212, y: 116, text: "1" },
      { x: 239, y: 116, text: "+ 1" },
      { x: 267, y: 116, text: "=" },
      { x: 294, y: 116, text: "2" },
    ],
  },
  fit: {
    worlds: [{ x: 82, y: 68, size: 58, tiles: ["right-outpost", "left", none, none], met: [D] }],
    tiles: [
      { x: 234, y: 66, size: 58, tile: "right-outpost", q: 0 },
      { x: 234, y: 72, size: 58, tile: "natives", q: 1 },
    ],
    signs: [
      { x: 52, y: 72, yes: true },
      { x: 208, y: 72, yes: false },
    ],
  },
  turned: {
    worlds: [
      { x: 44, y: 72, size: 34, tiles: ["right-outpost", none, none, none] },
      { x: 121, y: 72, size: 34, tiles: [none, "right-outpost", none, none] },
      { x: 198, y: 72, size: 34, tiles: [none, none, "right-outpost", none] },
      { x: 275, y: 72, size: 34, tiles: [none, none, none, "right-outpost"] },
    ],
  },
  aliens: {
    icons: [
      { x: 104, y: 72, size: 2, kind: "alien" },
      { x: 216, y: 72, size: 2, kind: "astronaut" },
    ],
    texts: [{ x: 160, y: 80, text: "=" }],
  },
  limit: {
    worlds: [
      { x: 62, y: 72, size: 50, tiles: ["city", "outpost", none, none] },
      { x: 170, y: 72, size: 50, tiles: ["left", none, none, "right-outpost"], met: [none, none, none, D] },
      { x: 268, y: 72, size: 40, tiles: [none, none, none, none], dim: true },
    ],
    signs: [{ x: 268, y: 72, yes: false }],
  },
  stuck: {
    worlds: [{ x: 84, y: 76, size: 60, tiles: ["city", none, "outpost", "outpost"] }],
    tiles: [{ x: 94, y: 84, size: 60, tile: "span", q: 1 }],
    arrows: [[168, 96, 216, 90]],
    icons: [{ x: 254, y: 84, size: 1.5, kind: "box" }],
  },
  bank: {
    stacks: [{ x: 22, y: 108, size: 62, count: 12 }],
    tiles: [
      { x: 132, y: 108, size: 48, tile: "natives", ghost: true },
      { x: 194, y: 108, size: 48, tile: "span-outpost" },
      { x: 256, y: 108, size: 48, tile: "city" },
    ],
    arrows: [[96, 82, 124, 82]],
  },
  end: {
    stacks: [{ x: 26, y: 106, size: 56, count: 0 }],
    tiles: [{ x: 118, y: 106, size: 56, tile: "outpost" }],
    arrows: [[184, 80, 212, 80]],
    worlds: [
      { x: 264, y: 76, size: 44, tiles: [A, "left-outpost", "outpost", "right"], met: [D, none, none, D], points: 5 },
    ],
  },
};
