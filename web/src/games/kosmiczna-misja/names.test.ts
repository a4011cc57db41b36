import { expect, test } from "vitest";
import en from "../../../../src/orrery/games/kosmiczna_misja/texts/en.ftl?raw";
import pl from "../../../../src/orrery/games/kosmiczna_misja/texts/pl.ftl?raw";
import { makeWords } from "../../lib/words";
import { group, label, planetName, reason, spotName } from "./names";
import { SAMPLE } from "./sample";
import type { PlanetView, View } from "./view";

const words = makeWords("en", [en], []);
const polish = makeWords("pl", [pl], []);

function planet(tiles: (string | null)[], stations: number, aliens: number): PlanetView {
  return { tiles, stations, aliens, need: stations - aliens + 1 };
}

function table(...unfinished: (PlanetView | null)[]): View {
  const players = [{ unfinished: [...unfinished, null, null].slice(0, 2), finished: [], score: 0 }];
  return { round: 2, first: 0, active: 0, idle: 0, die: 2, bank: ["span", null, "span"], stack: 9, boxed: [], players };
}

const begun = planet(["outpost", null, null, null], 1, 0);
const hard = planet(["city", "outpost", null, null], 3, 0);
const why = (code: string, things: string[], view: View) => reason(words, code, things, { view, box: SAMPLE, seat: 0 });

test("too few astronauts names planet, need and roll", () => {
  expect(why("too-few-astronauts", ["spot-1c"], table(hard))).toBe("Planet 1 takes 4 astronauts, and you have 2.");
  expect(why("too-few-astronauts", ["bank-1"], table(begun, hard))).toContain("Planet 2 takes 4");
});

test("edges that differ are named", () => {
  expect(why("edges-differ", ["bank-1", "spot-1b"], table(begun))).toBe(
    "The edges do not match there. Towards 1a the tile has half a station, but 1a has a plain edge there.",
  );
  expect(why("edges-differ", ["spot-1b"], table(begun))).toBe("The edges do not match there.");
});

test("what is plain to see comes before the rules", () => {
  expect(why("edges-differ", ["bank-2", "spot-1b"], table(begun))).toBe("Place 2 of the bank is empty.");
  expect(why("not-asked", ["spot-1a"], table(begun))).toBe("1a is taken: station.");
  expect(why("not-asked", ["spot-2a"], table(begun))).toContain("not begun planet 2");
  expect(why("not-asked", ["planet-2"], table())).toBe("A new planet begins in the first free place, planet 1.");
});

test("moves tell what is put where", () => {
  const offer = (text: string, ...things: string[][]) => ({ text, things, final: true, ends: false, pays: [] });
  const view = table(planet(["right", "left", null, null], 1, 0));
  const place = offer("place span-outpost 1d", ["bank-1", "bank-3"], ["spot-1d"]);

  expect(label(words, place, view, 0)).toBe("Tile 1 / 3, on 1d: two half stations and station");
  expect(label(polish, offer("open span", ["bank-1"]), view, 0)).toBe("Kafelek 1, nowa planeta: dwie połówki stacji");
  expect(label(words, offer("box 1b", ["spot-1b"]), view, 0)).toBe("Put 1b into the box: half station anticlockwise");
  expect(label(words, offer("keep"), view, 0)).toBe("Keep all tiles");
  expect([group(place), group(offer("keep"))]).toEqual(["bank-1", ""]);
});

test("places and planets have names", () => {
  expect(spotName(words, 0, 1, null)).toBe("planet 1, lower right (1b), empty");
  expect(spotName(polish, 1, 3, "outpost")).toBe("planeta 2, ćwiartka lewa górna (2d): stacja");
  expect(planetName(words, 1, hard)).toBe(
    "Planet 1, 2 of 4 quarters; 3 stations, no aliens; the next tile takes 4 astronauts. upper right: two stations; lower right: station",
  );
});
