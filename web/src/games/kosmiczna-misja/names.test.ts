import { expect, test } from "vitest";
import en from "../../../../src/orrery/games/kosmiczna_misja/texts/en.ftl?raw";
import pl from "../../../../src/orrery/games/kosmiczna_misja/texts/pl.ftl?raw";
import { makeWords } from "../../lib/words";
import { planetName, spotName } from "./names";
import type { PlanetView } from "./view";

const words = makeWords("en", [en], []);
const polish = makeWords("pl", [pl], []);

function planet(tiles: (string | null)[], stations: number, aliens: number): PlanetView {
  return { tiles, stations, aliens, met: [], need: 4, is_enough: null };
}

const hard = planet(["city", "outpost", null, null], 3, 0);
test("places and planets have names", () => {
  expect(spotName(words, 0, 1, null)).toBe("planet 1, lower right (1b), empty");
  expect(spotName(polish, 1, 3, "outpost")).toBe("planeta 2, ćwiartka lewa górna (2d): stacja");
  expect(planetName(words, 1, hard)).toBe(
    "Planet 1, 2 of 4 quarters; 3 stations, no aliens; the next tile needs 4 astronauts. upper right: two stations; lower right: station",
  );
});
