/** The words of this game that the drawing needs, and its dice. */
import type { ChallengeCard, CrewCard } from "./view";

export const RESOURCES = ["plasteel", "water", "xenon", "gold", "tungsten", "nickel", "palladium"];
export const AREAS = RESOURCES.slice(0, 3);
export const WORKERS = ["surveyor", "geologist", "miner", "subroutine"];
export const LETTERS = "abcdefgh";

/** `labour-miners` -> the labour die that shows two miners. */
export function readDie(die: string): { face: string; worker: string; isLabour: boolean; symbols: number } {
  const isLabour = die.startsWith("labour-");
  const face = isLabour ? die.slice("labour-".length) : die;
  const isDouble = face.endsWith("s");
  return { face, worker: isDouble ? face.slice(0, -1) : face, isLabour, symbols: isDouble ? 2 : 1 };
}

/** A labour die never becomes another one. */
export const diePiece = (die: string, seat: number) => `${readDie(die).isLabour ? "labour" : "die"}-${seat}`;

/** Empty cards, for ids that the content does not have. */
export const NO_CREW: CrewCard = { type: "?", cost: [], sockets: [], rewards: [] };
export const NO_CHALLENGE: ChallengeCard = { points: 0, need: "" };
