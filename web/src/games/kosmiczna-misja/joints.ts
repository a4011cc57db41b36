/** The stations between two quarters of a planet: the place and the kind of each. */
import { joint, type Point } from "./geometry";

export interface Joint extends Point {
  q: number; // the quarter whose clockwise edge it is
  make: string;
}

export function joints(met: (string | null)[]): Joint[] {
  return met.flatMap((make, q) => (make ? [{ q, make, ...joint(q) }] : []));
}
