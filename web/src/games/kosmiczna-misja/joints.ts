/** The places where two halves have met on a planet, and the kind of station there. */
import { joint, type Point } from "./geometry";
import type { Contents } from "./view";

export interface Joint extends Point {
  q: number; // the quarter whose clockwise edge it is
  make: string;
}

export function joints(box: Contents, tiles: (string | null)[]): Joint[] {
  const found: Joint[] = [];
  for (const q of [0, 1, 2, 3]) {
    const here = box.tiles[tiles[q] ?? ""];
    const following = box.tiles[tiles[(q + 1) % 4] ?? ""];
    if (here && following && here.cw === following.ccw && box.edges[here.cw]?.station) {
      found.push({ q, make: here.cw, ...joint(q) });
    }
  }
  return found;
}
