import { describe, expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { kebab, makeWords } from "./words";

const texts = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default", eager: true });
const read = (file: string) => texts[`../texts/${file}`] ?? "";
const entries = (file: string) => new FluentResource(read(file)).body;

describe("words", () => {
  const game =
    "title = Game\nrule-goal = Win.\n    .title = The goal\nrule-end = Over.\ntile-city = two stations\nscore = theirs";
  const words = makeWords("en", [game], ["score = ours\nhello = Hello { $name }", "count = { $n }"]);

  it("reads texts, values and attributes", () => {
    expect(words("hello", { name: "Ola" })).toBe("Hello Ola");
    expect(words("rule-goal.title")).toBe("The goal");
    expect(words("count", { n: 12345 })).toBe("12345");
  });
  it("ends no Polish line with a word of one letter", () => {
    const text = "a = Planety, z nami i w grze: { $o ->\n    [one] to u { $n }\n   *[other] Do\n        z kim\n}";
    expect(makeWords("pl", [text])("a", { o: 1, n: "Ola" })).toBe(
      "Planety, z\u00a0nami i\u00a0w\u00a0grze: to u\u00a0Ola",
    );
    expect(makeWords("en", ["a = Such a planet"])("a")).toBe("Such a planet");
  });
  it("prefers the game's words", () => {
    expect(words("score")).toBe("theirs");
  });
  it("lets a missing key stand for itself", () => {
    expect(words("nothing-here")).toBe("nothing-here");
    expect(words("rule-end.title")).toBe("rule-end.title");
    expect([
      words.has("title"),
      words.has("nothing"),
      words.has("rule-goal.title"),
      words.has("rule-end.title"),
    ]).toEqual([true, false, true, false]);
  });
  it("names things", () => {
    expect(words.name("tile", "city")).toBe("two stations");
    expect(words.name("spot", "1b")).toBe("1b");
  });
  it("lists the chapters in order", () => {
    expect(words.chapters).toEqual(["goal", "end"]);
  });
  it("does not break with a missing value", () => {
    expect(words("hello")).toContain("Hello");
  });
  it("writes a step's name as a key", () => {
    expect(["Take", "TakeTile", "Round2End"].map(kebab)).toEqual(["take", "take-tile", "round2-end"]);
  });
});

describe("Polish", () => {
  const words = makeWords("pl", [read("pl.ftl")]);
  it.each([
    [1, "1 gracz"],
    [2, "2 graczy"],
    [5, "5 graczy"],
  ])("counts players: %i", (count, text) => {
    expect(words("players-count", { count })).toBe(text);
  });
  it.each([
    [1, "1 stół"],
    [2, "2 stoły"],
    [4, "4 stoły"],
    [5, "5 stołów"],
    [12, "12 stołów"],
    [22, "22 stoły"],
    [25, "25 stołów"],
    [112, "112 stołów"],
  ])("counts tables: %i", (count, text) => {
    expect(words("mine-import-count", { count })).toContain(text);
  });
});

describe("the browser's texts", () => {
  const files = Object.keys(texts)
    .map((path) => path.replace("../texts/", ""))
    .filter((file) => file.endsWith("en.ftl"));
  it.each(files)("%s has the same keys in Polish", (file) => {
    const keys = (name: string) =>
      entries(name).flatMap((one) => [
        one.id,
        ...Object.keys(one.attributes).map((attribute) => `${one.id}.${attribute}`),
      ]);
    expect(keys(file.replace(/en\.ftl$/, "pl.ftl")).sort()).toEqual(keys(file).sort());
  });
  it("has each key once", () => {
    const keys = files.flatMap((file) => entries(file).map((one) => one.id));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
