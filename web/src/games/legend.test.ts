/** The legend of a game: each of its signs has a picture, a name and a sentence, in both languages. */
import { describe, expect, it } from "vitest";
import { legend, makeWords } from "../lib/words";
import { FIGURES as ASTROMINERS } from "./astrominers/figures";
import { NEEDS, SIGNS as AM_SIGNS, TOKENS } from "./astrominers/signs";
import { SIGNS as KM_SIGNS } from "./kosmiczna-misja/signs";
import { FIGURES as SKYMINES } from "./skymines/figures";
import { SIGNS as SK_SIGNS } from "./skymines/signs";

const texts = import.meta.glob<string>("../../../src/orrery/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const wordsOf = (game: string, language: "en" | "pl") => {
  const found = Object.entries(texts).find(([path]) => path.endsWith(`/${game}/texts/${language}.ftl`));
  return makeWords(language, [found?.[1] ?? ""], []);
};
const keysOf = (game: string, language: "en" | "pl") =>
  legend(wordsOf(game, language)).flatMap(({ signs }) => signs.map(({ key }) => key));

const GAMES: Record<string, readonly string[]> = {
  kosmiczna_misja: KM_SIGNS.map((id) => `sign-${id}`),
  astrominers: Object.keys(ASTROMINERS).filter((key) => key.startsWith("sign-")),
  skymines: Object.keys(SKYMINES).filter((key) => key.startsWith("sign-")),
};

describe.each(Object.entries(GAMES))("%s", (game, pictures) => {
  it.each(["en", "pl"] as const)("has a text for each picture, and a picture for each text (%s)", (language) => {
    expect(new Set(keysOf(game, language))).toEqual(new Set(pictures));
  });

  it.each(["en", "pl"] as const)("has headings and whole sentences (%s)", (language) => {
    const words = wordsOf(game, language);
    for (const { heading, signs } of legend(words)) {
      expect(words(heading)).not.toBe(heading);
      expect(signs.length).toBeGreaterThan(1);
      for (const { key } of signs) expect(words(`${key}.legend`)).toMatch(/^[^a-z].+[.]$/);
    }
  });
});

/** The names of what figures draw. */
function drawn(figures: Record<string, object[][]>): Set<string> {
  const items = Object.entries(figures).flatMap(([key, rows]) => (key.startsWith("sign-") ? rows.flat() : []));
  return new Set(items.flatMap((item) => Object.values(item).map((value) => String(value).split(" ")[0] ?? "")));
}

it("shows every sign that Astrominers draws", () => {
  const shown = drawn(ASTROMINERS);
  const needs = [...shown].flatMap((word) => NEEDS[word] ?? []);
  const missing = [...Object.keys(AM_SIGNS), ...Object.keys(TOKENS)].filter(
    (name) => !shown.has(name) && !needs.includes(name),
  );
  expect(missing).toEqual([]);
});

it("shows every sign that Skymines draws on cards, tracks and mats", () => {
  const map = ["collectors", "sector", "space", "zoom", "smaller", "any"]; // they stand beside words, or mean a button
  expect(Object.keys(SK_SIGNS).filter((name) => !drawn(SKYMINES).has(name) && !map.includes(name))).toEqual([]);
});
