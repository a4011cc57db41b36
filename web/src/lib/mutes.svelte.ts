// Whose messages this browser does not show, by table.
import { load, save, watch } from "./storage";

const KEY = "orrery-mutes";
const MOST = 100; // tables

class Mutes {
  #kept = $state.raw<Record<string, number[]>>(readMutes(load(KEY)));

  constructor() {
    watch(KEY, () => (this.#kept = readMutes(load(KEY))));
  }

  has(table: string, seat: number): boolean {
    return this.#kept[table]?.includes(seat) ?? false;
  }

  set(table: string, seat: number, yes: boolean) {
    const { [table]: before = [], ...others } = readMutes(load(KEY) ?? this.#kept);
    const seats = before.filter((one) => one !== seat);
    const list = Object.entries(others).slice(1 - MOST);
    this.#kept = Object.fromEntries([...list, [table, yes ? [...seats, seat] : seats]]);
    save(KEY, this.#kept);
  }
}

export const mutes = new Mutes();

/** Read from untrusted data. */
export function readMutes(found: unknown): Record<string, number[]> {
  if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
  const isSeats = (seats: unknown) => Array.isArray(seats) && seats.every(Number.isInteger);
  return Object.fromEntries(Object.entries(found).filter(([, seats]) => isSeats(seats)));
}
