// How many lines of the log somebody has looked at on this device, by table and seat.
import { load, save } from "../lib/storage";

const KEY = "orrery-looked";
const MOST = 50; // tables

type Looked = [string, number][]; // the latest table comes last

function all(): Looked {
  const kept = load(KEY);
  return Array.isArray(kept) ? (kept as Looked) : [];
}

export function looked(place: string): number {
  return all().find(([other]) => other === place)?.[1] ?? 0;
}

export function look(place: string, lines: number): void {
  save(KEY, [...all().filter(([other]) => other !== place), [place, lines]].slice(-MOST));
}
