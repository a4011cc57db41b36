/** The land on each kind of tile. */
import { chance, island, polar, type Point } from "./geometry";

export interface Crater extends Point {
  size: number;
}

export interface Terrain {
  tint: string;
  islands: { path: string; dark: boolean }[];
  craters: Crater[];
  dunes: { x: number; y: number; size: number }[];
}

const TINTS: Record<string, string> = {
  outpost: "ochre",
  city: "violet",
  natives: "moss",
  embassy: "teal",
  right: "ice",
  left: "rose",
  span: "sand",
  "right-outpost": "rust",
  "left-outpost": "plum",
  "span-outpost": "azure",
  "right-natives": "lime",
  "left-natives": "sea",
  "span-natives": "moss",
  "dome-span": "azure",
  "mast-span": "plum",
  "dome-span-outpost": "rust",
  "mast-span-outpost": "ochre",
};

export const COLOURS: Record<string, [string, string, string]> = {
  ochre: ["#d79a4f", "#f0c684", "#8f5a2a"],
  violet: ["#8f86d8", "#bdb6f5", "#544b99"],
  moss: ["#62ab62", "#9dd88c", "#2f6b44"],
  teal: ["#3fa8a2", "#83dcd2", "#1d6a70"],
  ice: ["#78b7e0", "#c4e6fa", "#3f78a8"],
  rose: ["#d48496", "#f3b9c1", "#94495f"],
  sand: ["#d9bb68", "#f3e0a4", "#957738"],
  rust: ["#cc7350", "#f0a983", "#853f2c"],
  plum: ["#a76fb3", "#d6a8de", "#663a76"],
  azure: ["#5c88d2", "#9fc0f4", "#304f94"],
  lime: ["#9fb955", "#d2e394", "#5f7a2b"],
  sea: ["#47a88c", "#8bdcc0", "#20695a"],
};

export function tint(tile: string): string {
  const known = TINTS[tile] ?? TINTS[tile.replace(/^(mast|dome)-/, "")];
  const names = Object.keys(COLOURS);
  return known ?? names[Math.floor(chance(tile)() * names.length)]!;
}

/** Land and craters of a tile in quarter `q`. */
export function terrain(tile: string, q: number): Terrain {
  const next = chance(tile);
  const islands = [0, 1, 2].map((i) => {
    const centre = polar(q, 34 + 22 * i + 10 * next(), 26 + 38 * next());
    return { path: island(centre, 8 + 9 * next(), chance(`${tile}${i}`)), dark: i === 1 };
  });
  const craters = Array.from({ length: 5 }, (_, i) => {
    const size = 2 + 4.2 * next();
    return { ...polar(q, 20 + 15 * i + 8 * next(), 14 + 62 * next()), size };
  });
  const dunes = [0, 1].map(() => ({ ...polar(q, 84, 22 + 46 * next()), size: 5 + 4 * next() }));
  return { tint: tint(tile), islands, craters, dunes };
}
