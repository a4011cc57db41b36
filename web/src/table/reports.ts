// Which reports of a round were closed on this device, by table and seat.
import { load, save } from "../lib/storage";

const KEY = "orrery-reports";
const MOST = 50; // tables

type Closed = [string, number][]; // the first line of the last closed report; the latest table comes last

function all(): Closed {
  const kept = load(KEY);
  return Array.isArray(kept) ? (kept as Closed) : [];
}

/** The first line of the last report that was closed; -1 if none was. */
export function closedReport(place: string): number {
  return all().find(([other]) => other === place)?.[1] ?? -1;
}

export function closeReport(place: string, at: number): void {
  save(KEY, [...all().filter(([other]) => other !== place), [place, at]].slice(-MOST));
}
