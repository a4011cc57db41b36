/** Things, moves and reasons in words. */
import type { Seen } from "../drawing";
import type { Words } from "../../lib/words";
import type { Offer } from "../../messages";
import { QUARTERS, type Box, type PlanetView, type View } from "./types";

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

/** A planet in a sentence, for those who do not see it. */
export function planetName(words: Words, number: number, planet: PlanetView | null): string {
  if (!planet) return words("board-place-free", { planet: number });
  const tiles = planet.tiles.flatMap((tile, q) => (tile ? [`${quarterName(words, q)}: ${tileName(words, tile)}`] : []));
  const { stations, aliens, need } = planet;
  const counts = words("board-planet", { planet: number, tiles: tiles.length, stations, aliens, need });
  return `${counts} ${tiles.join("; ")}`;
}

export function questionValues(view: View): Record<string, number> {
  return { die: view.die };
}

export function group(offer: Offer): string {
  return offer.text.startsWith("open") || offer.text.startsWith("place") ? (offer.things[0]?.[0] ?? "") : "";
}

/** A move as it stands on its button. */
export function label(words: Words, offer: Offer, view: View, seat: number): string {
  const [verb, ...operands] = offer.text.split(" ");
  const planets = view.players[seat]?.unfinished ?? [];
  if (verb === "keep") return capital(words("choice-keep"));
  if (verb === "box") {
    const spot = operands[0] ?? "";
    const tile = planets[Number(spot[0]) - 1]?.tiles[QUARTERS.indexOf(spot[1] ?? "")] ?? "";
    return capital(words("choice-box", { spot, tile: tileName(words, tile) }));
  }
  const tile = operands[0] ?? "";
  const number = (offer.things[0] ?? []).map((thing) => thing.slice("bank-".length)).join(" / ");
  const spot = operands[1] ?? "";
  const where = verb === "open" ? words("choice-open") : words("choice-place", { spot });
  return capital(`${words("choice-tile", { number })}, ${where}: ${tileName(words, tile)}`);
}

/** Why something cannot be used: first what is plain to see, then the rule's reason. */
export function reason(
  words: Words,
  code: string,
  things: string[],
  { view, box, seat }: Omit<Seen, "chairs">,
): string {
  if (code === "not-your-turn" || !view.players[seat]) return words(`why-${code}`);
  const seen = missing(words, things, view, seat);
  return seen.length ? seen.join(" ") : words(`why-${code}`, reasonValues(words, things, view, box, seat));
}

function missing(words: Words, things: string[], view: View, seat: number): string[] {
  const planets = view.players[seat]!.unfinished;
  return things.flatMap((thing) => {
    const [kind, word = ""] = thing.split("-");
    const number = Number(word[0]);
    if (kind === "bank") return view.bank[number - 1] === null ? [words("why-no-tile", { number })] : [];
    if (kind === "planet") {
      const free = planets.findIndex((planet) => planet === null) + 1;
      return free && free !== number ? [words("why-first-place", { planet: free })] : [];
    }
    if (kind !== "spot") return [];
    const planet = planets[number - 1];
    if (!planet) return [words("why-no-planet", { planet: number })];
    const tile = planet.tiles[QUARTERS.indexOf(word[1] ?? "")];
    return tile ? [words("why-taken", { spot: word, tile: tileName(words, tile) })] : [];
  });
}

function reasonValues(words: Words, things: string[], view: View, box: Box, seat: number): Record<string, unknown> {
  const planets = view.players[seat]!.unfinished;
  const pointed = things.find((thing) => /^(spot|planet)-/.test(thing))?.split("-")[1];
  const hard = planets.findIndex((planet) => planet && planet.need > view.die) + 1;
  const planet = pointed ? Number(pointed[0]) : hard;
  const meant = planets[planet - 1];
  return {
    die: view.die,
    planet: planet || 1,
    need: meant ? meant.need : 0,
    edges: edges(words, things, view, box, seat),
  };
}

/** Which neighbours a tile does not match, if a tile and a place are pointed at. */
function edges(words: Words, things: string[], view: View, box: Box, seat: number): string {
  const wanted = Object.fromEntries(things.map((thing) => thing.split("-")));
  const tile = view.bank[Number(wanted.bank) - 1];
  const spot: string = wanted.spot ?? "";
  const planet = view.players[seat]!.unfinished[Number(spot[0]) - 1];
  const mine = box.tiles[tile ?? ""];
  if (!mine || !planet) return "";
  const q = QUARTERS.indexOf(spot[1] ?? "");
  const sides = [
    { other: (q + 3) % 4, ours: mine.ccw, facing: "cw" as const },
    { other: (q + 1) % 4, ours: mine.cw, facing: "ccw" as const },
  ];
  return sides
    .map(({ other, ours, facing }) => {
      const theirs = box.tiles[planet.tiles[other] ?? ""]?.[facing];
      if (!theirs || theirs === ours) return "";
      const kinds = { ours: words.name("edge", ours), theirs: words.name("edge", theirs) };
      return ` ${words("why-edges-beside", { spot: `${spot[0]}${QUARTERS[other]}`, ...kinds })}`;
    })
    .join("");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
