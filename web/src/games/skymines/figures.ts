/** Small figures beside the chapters of the rules, row by row. */
import { LEGEND } from "./legend";

export type Figure =
  | { card: string; isUsed?: boolean }
  | { plan: string; isMet?: boolean }
  | { sign: string; number?: number | string }
  | { company: string; number?: string }
  | { reward: string }
  | { need: string }
  | { perk: string }
  | { token: string }
  | { outpost: string }
  | { shuttle: string }
  | { marker: number }
  | { text: string };

export const FIGURES: Record<string, Figure[][]> = {
  ...LEGEND,
  goal: [
    [{ company: "skymine" }, { company: "minerva" }, { company: "astrogo" }, { company: "tawac" }],
    [
      { sign: "share", number: 7 },
      { text: "×" },
      { sign: "coin", number: 6 },
      { text: "=" },
      { sign: "points", number: 42 },
    ],
  ],
  tokens: [[{ token: "alpha" }, { token: "beta" }]],
  planning: [[{ card: "carbon-2" }, { card: "energy-2" }, { card: "scientist-2" }]],
  actions: [[{ card: "energy-2" }, { text: "▸" }, { card: "energy-2", isUsed: true }]],
  resources: [
    [{ card: "carbon-1" }, { text: "+" }, { card: "carbon-2" }, { text: "▸" }, { card: "carbon-a2" }],
    [{ text: "3 − 2 =" }, { sign: "steps", number: 1 }],
  ],
  tracks: [
    [
      { sign: "barrier", number: "−2" },
      { sign: "threshold", number: "+1" },
      { marker: 0 },
      { sign: "share", number: 3 },
    ],
  ],
  bonuses: [
    [{ perk: "cheaper minerals 1" }, { perk: "energy 1" }, { perk: "markers 1" }],
    [{ perk: "sell 3" }, { perk: "spread 3 2 0" }, { perk: "replay" }],
  ],
  energy: [
    [{ sign: "energy", number: 1 }, { text: "│" }, { sign: "energy", number: 2 }, { text: "║" }],
    [{ outpost: "minerva" }, { text: "▸" }, { outpost: "skymine" }, { sign: "energy", number: "+1" }],
  ],
  research: [
    [{ sign: "research", number: 1 }, { text: "▸" }, { plan: "a1" }, { plan: "b1" }],
    [{ sign: "research", number: 2 }, { text: "▸" }, { plan: "c1" }, { plan: "special-2" }],
  ],
  science: [[{ card: "scientist-2" }, { text: "▸" }, { plan: "a1", isMet: true }, { plan: "b1", isMet: false }]],
  field: [
    [{ card: "field-generic" }, { card: "field-minerva" }],
    [{ sign: "tank", number: 2 }, { text: "▸" }, { sign: "tank", number: "+1" }],
  ],
  belt: [
    [{ shuttle: "tawac" }, { text: "▸" }, { sign: "space" }, { outpost: "tawac" }, { sign: "energy", number: 1 }],
    [{ outpost: "tawac" }, { text: "▸ +1 ▸" }, { shuttle: "tawac" }, { sign: "energy", number: 2 }],
    [{ outpost: "tawac" }, { text: "+" }, { outpost: "tawac" }, { text: "▸" }, { sign: "tank", number: "+1" }],
  ],
  markers: [
    [{ marker: 0 }, { text: "▸" }, { sign: "carbon", number: 4 }, { reward: "steps skymine 3" }, { reward: "coins 1" }],
  ],
  spaces: [[{ sign: "buy" }, { sign: "remove" }, { sign: "replay" }, { sign: "removed" }]],
  retiring: [
    [{ card: "carbon-2", isUsed: true }, { text: "▸" }, { sign: "rest" }],
    [{ sign: "rest" }, { text: "▸" }, { sign: "hand" }],
  ],
  symbols: [
    [
      { reward: "demolish 1" },
      { reward: "coins 2" },
      { reward: "tank 1" },
      { reward: "research 1" },
      { reward: "steps any 2" },
    ],
  ],
  end: [[{ sign: "coin" }, { sign: "share" }, { sign: "tank" }, { sign: "research" }]],
};
