import { expect, test } from "vitest";
import type { Chair, GameInfo, TableNow } from "../messages";
import { bareOffer, briefText, groupText, offerText } from "../table/offers";
import { question } from "../table/status";
import { reasons } from "../table/why";
import { factValues, type Facts } from "./facts";
import { makeWords } from "./words";

// A game that the page has never seen: all it knows of it is what the server tells.
const words = makeWords(
  "en",
  [
    `amount = { $number } { $thing }
nothing = nothing
metal-gold = gold
point-star = star
    .amount = { $number ->
        [one] a star
       *[other] { $number } stars
      }
effect-earn = { $number } { $metal }
effect-draw = { $number ->
    [one] a card
   *[other] { $number } cards
  }
choice-build = build { $card } for { $cost }
    .gain = build { $card } for { $cost }, then { $gain }
    .group = cards of { $who }
    .brief = for { $cost }
choice-pass = pass
    .last-round = end the game
why-taken = Somebody is there.
    .who = { $who } is there.
    .who-number = { $who } is there with { $number }.
    .rule = There is room for one.
step-pay = Pay { $cost }.
`,
  ],
  [],
);
const info = {
  verbs: { build: ["card"], pass: [] },
  words: { effect: { earn: ["metal", "number"], draw: ["number"] } },
} as unknown as GameInfo;
const chairs = [{ name: "Ana" }, { name: "Ben" }] as Chair[];
const naming = { words, info, chairs };
const wording = { ...naming, step: "Build" };
const cost: Facts[string] = [
  ["metal", "gold", 2],
  ["metal", "iron", 1],
];
const build = { ...bareOffer("build lamp"), facts: { cost, who: [["seat", "1", null]] } as Facts };

test("facts are worded: amounts, players, effects, numbers, nothing", () => {
  const facts: Facts = {
    cost,
    free: [],
    who: [["seat", "1", null]],
    gain: [
      ["effect", "earn gold 2", null],
      ["effect", "draw 1", null],
      ["point", "star", 3],
    ],
    left: [["", "", 4]],
    slots: [
      ["", "", 1],
      ["", "", 3],
    ],
  };
  expect(factValues(naming, facts)).toEqual({
    cost: "2 gold, 1 iron",
    free: "nothing",
    who: "Ben",
    gain: "2 gold, a card, 3 stars",
    left: 4,
    slots: "1 / 3",
  });
});

test("a move says what it costs and gains; a question may have its own words for it", () => {
  expect(offerText(wording, build)).toBe("Build lamp for 2 gold, 1 iron");
  const more = { ...build, facts: { ...build.facts, gain: [["effect", "draw 2", null]] } as Facts };
  expect(offerText(wording, more)).toBe("Build lamp for 2 gold, 1 iron, then 2 cards");
  expect(offerText(wording, bareOffer("pass"))).toBe("Pass");
  expect(offerText({ ...wording, step: "LastRound" }, bareOffer("pass"))).toBe("End the game");
  expect(groupText(wording, build)).toBe("Cards of Ben");
  expect(briefText(wording, build)).toBe("For 2 gold, 1 iron");
  expect(briefText(wording, bareOffer("pass"))).toBe("Pass");
  expect(groupText(wording, bareOffer("pass"))).toBe("");
});

test("a reason says as much as the rules state", () => {
  const said = (facts: Facts) => reasons([{ code: "taken", facts }], ["a"], naming)[0];
  expect(said({})?.text).toBe("Somebody is there.");
  expect(said({ who: [["seat", "0", null]] })?.text).toBe("Ana is there.");
  expect(said({ who: [["seat", "0", null]], number: [["", "", 2]] })?.text).toBe("Ana is there with 2.");
  expect(said({})?.rule).toBe("There is room for one.");
});

test("a question speaks of its facts", () => {
  const table = { ask: { step: "Pay", facts: { cost } }, waiting: [0], chairs, result: null, is_paused: false };
  expect(question(naming, table as unknown as TableNow)).toBe("Pay 2 gold, 1 iron.");
});
