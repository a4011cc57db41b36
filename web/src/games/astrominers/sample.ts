/** A few cards for the pictures of the rules. */
import type { Box, View } from "./types";

const counts = (...pairs: [number, number][]) =>
  Array.from({ length: 8 }, (_, i) => pairs.find(([at]) => at === i)?.[1] ?? 0);
const all = (reward: number[]) => [reward, reward, reward, reward];
const socket = (takes: string, yellow = false) => ({ takes, yellow });

export const SAMPLE: Box = {
  resources: [],
  missions: {
    eros: {
      type: "S",
      cost: counts([0, 1], [1, 1]),
      sockets: [socket("miner", true), socket("subroutine", true), socket("geologist")],
      reward: all(counts([5, 1])),
    },
  },
  expeditions: {
    vesta: {
      type: "?",
      cost: counts([0, 1], [1, 1]),
      sockets: [socket("any", true), socket("any", true), socket("any")],
      reward: [],
    },
  },
  orders: {
    telescope: { points: 6, cost: counts([3, 2], [6, 1]), drops: 1, effect: "specialist" },
  },
  technologies: { magnetics: { points: 2, cost: counts([0, 2], [2, 2]), gives: "nickel" } },
  bulletins: { almanac: { points: 2, cost: counts([0, 2], [2, 1]), gives: "either" } },
  achievements: {},
  challenges: {},
  areas: [],
};

export const NO_VIEW = { players: [], docks: [] } as unknown as View;
