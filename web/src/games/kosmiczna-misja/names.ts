/** Things in words. */
import type { Words } from "../../lib/words";
import { QUARTERS } from "./terms";
import type { PlanetView } from "./view";

export function tileName(words: Words, tile: string): string {
  return words.name("tile", tile);
}

export function quarterName(words: Words, q: number): string {
  return words(`quarter-${QUARTERS[q]}`);
}

export function bankName(words: Words, slot: number, tile: string | null): string {
  const number = slot + 1;
  return tile
    ? words("board-bank-tile", { number, tile: tileName(words, tile) })
    : words("board-bank-empty", { number });
}

export function spotName(words: Words, planet: number, q: number, tile: string | null): string {
  const values = { planet: planet + 1, quarter: quarterName(words, q), spot: `${planet + 1}${QUARTERS[q]}` };
  return tile ? words("board-spot", { ...values, tile: tileName(words, tile) }) : words("board-spot-empty", values);
}

/** What is counted at an unfinished planet, and what it means. */
export function countLines(words: Words, { stations, aliens, need }: PlanetView, isEnough: boolean | null): string[] {
  return [
    words("board-stations", { stations }),
    words("board-aliens", { aliens }),
    words("board-need", { need }),
    ...(isEnough === null ? [] : [words(isEnough ? "board-need-yes" : "board-need-no")]),
  ];
}

/** A planet in a sentence, for screen readers. */
export function planetName(words: Words, number: number, planet: PlanetView | null): string {
  if (!planet) return words("board-place-free", { planet: number });
  const tiles = planet.tiles.flatMap((tile, q) => (tile ? [`${quarterName(words, q)}: ${tileName(words, tile)}`] : []));
  const { stations, aliens, need } = planet;
  const counts = words("board-planet", { planet: number, tiles: tiles.length, stations, aliens, need });
  return `${counts} ${tiles.join("; ")}`;
}
