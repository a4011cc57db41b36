/** The pictures beside the chapters of the rules: rows of things from the table. */
import { LEGEND } from "./legend";

export type Item =
  | { die: string; seat?: number }
  | { socket: string; yellow?: boolean; more?: number; die?: string; seat?: number }
  | { token: string; count?: number }
  | { sign: string }
  | { type: string }
  | { effect: string }
  | { need: string }
  | { text: string } // a sign that needs no translation
  | { mission: string }
  | { expedition: string }
  | { order: string }
  | { technology: string }
  | { bulletin: string }
  | { points: number };

const FACES = ["surveyor", "geologist", "miner", "subroutine", "miners", "subroutines"];
const to: Item = { text: "▸" };
const plus: Item = { text: "+" };

export const FIGURES: Record<string, Item[][]> = {
  ...LEGEND,
  goal: [
    [
      { sign: "dice" },
      to,
      { sign: "mission" },
      to,
      { token: "gold" },
      { token: "palladium" },
      to,
      { sign: "order" },
      to,
      { points: 6 },
    ],
  ],
  dice: [
    FACES.map((die) => ({ die })),
    ["miner", "miners", "subroutine", "subroutines"].map((face) => ({ die: `labour-${face}` })),
  ],
  change: [
    [{ die: "surveyor" }, { text: "✗" }, to, { die: "miner" }, to, { die: "geologist" }],
    [{ die: "surveyor" }, { text: "✗" }, to, { sign: "reroll" }],
  ],
  sockets: [
    [
      { socket: "surveyor" },
      { socket: "geologist" },
      { socket: "miner" },
      { socket: "subroutine" },
      { socket: "either" },
      { socket: "any" },
    ],
  ],
  basics: [
    [{ socket: "miner", more: 1, die: "miners" }, to, { token: "water", count: 3 }],
    [{ socket: "miner", die: "miner" }, to, { token: "water", count: 1 }],
  ],
  offices: [[{ die: "surveyor" }, to, { sign: "mission" }, { text: "" }, { die: "geologist" }, to, { sign: "order" }]],
  missions: [[{ mission: "eros" }]],
  docks: [
    [{ sign: "barge" }, plus, { mission: "eros" }],
    [
      { socket: "miner", yellow: true },
      { socket: "subroutine", yellow: true },
    ],
  ],
  first: [[{ die: "subroutine" }, to, { sign: "first" }]],
  achievements: [[{ die: "miner" }, plus, { type: "S" }, { type: "C" }, to, { sign: "achievement" }, { points: 4 }]],
  executive: [[{ technology: "magnetics" }, { bulletin: "almanac" }]],
  expeditions: [[{ expedition: "vesta" }]],
  exchange: [[{ die: "miner" }, plus, { token: "water" }, to, { token: "gold" }]],
  payment: [
    [{ token: "any", count: 4 }, to, { text: "1" }],
    [{ token: "any", count: 3 }, to, { token: "tungsten", count: 1 }],
    [{ token: "tungsten", count: 3 }, to, { text: "1" }],
  ],
  bank: [
    ["plasteel", "water", "xenon"].map((token) => ({ token })),
    ["gold", "tungsten", "nickel", "palladium"].map((token) => ({ token })),
  ],
  bonus: [
    [{ die: "miner", seat: 0 }, { die: "subroutine", seat: 0 }, to, { token: "gold", count: 4 }],
    [
      { die: "miner", seat: 0 },
      { token: "gold", count: 2 },
      { text: "" },
      { die: "miner", seat: 1 },
      { token: "gold", count: 2 },
    ],
    [0, 1, 2].flatMap((seat) => [
      { die: "miner", seat },
      { token: "gold", count: 1 },
    ]),
  ],
  settlement: [
    [{ die: "miners", seat: 0 }, to, { token: "nickel", count: 2 }],
    [{ die: "subroutine", seat: 1 }, to, { token: "nickel", count: 1 }],
  ],
  orders: [[{ order: "telescope" }]],
  effects: [
    ["specialist", "miner", "subroutine"].map((effect) => ({ effect })),
    ["reduction", "free-launch", "extra-order"].map((effect) => ({ effect })),
  ],
  challenges: [[{ sign: "challenge" }, to, { points: 2 }, plus, { sign: "reroll" }]],
};
