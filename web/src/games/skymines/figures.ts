import { FACE_DOWN } from "./luna";

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
  | { threat: string }
  | { mission: string }
  | { luna: string }
  | { text: string };

const settled = (company: string): Figure[] => [
  { company },
  ...Array.from({ length: 3 }, () => ({ outpost: company })),
];

const THREATS: Figure[] = ["singularity", "crash", "time-loop", "blackout", "raid", "leak"].map((threat) => ({
  threat,
}));

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
  market: [
    [{ card: "carbon-b3" }, { text: "▸" }, { sign: "removed" }],
    [{ card: "share-d-tawac" }, { text: "=" }, { company: "tawac" }, { sign: "share", number: 1 }],
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
  stations: [
    [{ outpost: "minerva" }, { text: "▸" }, { sign: "coin", number: "+1" }],
    [{ company: "minerva" }, { sign: "share", number: 1 }, { text: "=" }, { sign: "coin", number: 6 }],
  ],
  research: [
    [{ sign: "research", number: 1 }, { text: "▸" }, { plan: "a1" }, { plan: "b1" }],
    [{ sign: "research", number: 2 }, { text: "▸" }, { plan: "c1" }, { plan: "special-2" }],
  ],
  plans: [
    [{ plan: "a1" }, { text: "▸" }, { sign: "screen" }],
    [{ plan: "c1" }, { text: "▸" }, { plan: "a1" }],
    [{ sign: "coin" }, { text: "▸" }, { plan: "special-2" }, { text: "▸" }, { sign: "points" }],
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
  settled: [settled("skymine"), settled("minerva"), settled("astrogo"), settled("tawac")],
  markers: [
    [{ marker: 0 }, { text: "▸" }, { sign: "carbon", number: 4 }, { reward: "steps skymine 3" }, { reward: "coins 1" }],
  ],
  tiles: [
    [
      { sign: "scientist", number: 1 },
      { sign: "energy", number: 2 },
      { sign: "field", number: "2+" },
      { sign: "plus" },
    ],
    [{ card: "carbon-2" }, { sign: "plus" }, { text: "▸" }, { sign: "carbon", number: 3 }],
  ],
  spaces: [[{ sign: "buy" }, { sign: "remove" }, { sign: "replay" }, { sign: "removed" }]],
  retiring: [
    [{ card: "carbon-2", isUsed: true }, { text: "▸" }, { sign: "rest" }],
    [{ sign: "rest" }, { text: "▸" }, { sign: "hand" }],
  ],
  mats: [
    [{ sign: "slot" }, { sign: "slot" }, { sign: "slot" }],
    [{ sign: "tank" }, { text: "▸" }, { sign: "slot", number: "+1" }],
    [{ sign: "upload" }, { text: "▸" }, { sign: "slot", number: "+1" }],
  ],
  preparation: [
    [{ sign: "coin", number: "+1" }, { plan: "special-2" }],
    [{ sign: "marker" }, { text: "▸" }, { sign: "hand" }, { sign: "buy" }],
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
  luna: [[{ luna: FACE_DOWN }, { text: "▸" }, { luna: "i-1" }]],
  "luna-companies": [
    [
      { company: "minerva" },
      { sign: "coin", number: 8 },
      { text: ">" },
      { company: "tawac" },
      { sign: "coin", number: 6 },
    ],
    [{ sign: "value", number: 1 }, { company: "minerva" }, { sign: "value", number: 2 }, { company: "tawac" }],
  ],
  "luna-majorities": [
    [{ luna: "i-2" }, { luna: "i-3" }],
    [{ sign: "titanium" }, { sign: "carbon" }, { text: "│" }, { sign: "energy" }, { sign: "minerals" }],
  ],
  "luna-levels": [[{ luna: "i-1" }, { text: "+" }, { luna: "ii-1" }]],
  missions: [
    [{ mission: "deep-tanks" }],
    [{ sign: "met" }, { text: "▸" }, { sign: "coin", number: 2 }, { sign: "once" }],
    [
      { sign: "met", number: 3 },
      { text: "▸" },
      { marker: 0 },
      { sign: "coin", number: 1 },
      { text: "▸" },
      { reward: "steps any 3" },
    ],
  ],
  threats: [
    [{ shuttle: "tawac" }, { text: "11 / 16" }],
    [{ sign: "energy", number: 2 }, { text: "+" }, { sign: "coin", number: 6 }, { text: "▸" }, { threat: "raid" }],
  ],
  "threat-cards": [THREATS.slice(0, 2), THREATS.slice(2, 4), THREATS.slice(4)],
  "time-loop": [
    [{ threat: "time-loop" }, { text: "▸" }, { sign: "replay", number: 3 }],
    [{ sign: "points", number: 80 }, { sign: "points", number: 91 }, { text: "▸" }, { sign: "points", number: 86 }],
  ],
  campaign: [
    [
      { sign: "sector" },
      { text: "▸" },
      { sign: "space" },
      { text: "▸" },
      { sign: "outpost", number: 12 },
      { text: "▸" },
      { sign: "threat" },
    ],
  ],
};
