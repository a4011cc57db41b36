import { describe, expect, it } from "vitest";
import executive from "../../../../../src/orrery/games/astrominers/content/executive.toml?raw";
import honours from "../../../../../src/orrery/games/astrominers/content/honours.toml?raw";
import missions from "../../../../../src/orrery/games/astrominers/content/missions.toml?raw";
import orders from "../../../../../src/orrery/games/astrominers/content/orders.toml?raw";
import { testPictures } from "../../shared/picturetests";
import { seeded } from "../../shared/seeded";
import { RESOURCES } from "../terms";
import type { Contents } from "../view";
import { PICTURED, pictureOf } from "./cards";
import { BUILT, PARTS } from "./parts";

type Fields = Record<string, string>;

/** The entries of our content files, as far as pictures need them. */
function entries(file: string, kind: string): Record<string, Fields> {
  const blocks = file.split(`[[${kind}]]`).slice(1);
  const fields = blocks.map((block) =>
    Object.fromEntries(
      [
        ...block
          .split("[[")[0]!
          .replaceAll(/,\s*\n/g, ", ")
          .matchAll(/^(\w+) = (.*)$/gm),
      ].map(([, key = "", value = ""]) => [key, value.replaceAll(/^"|"$/g, "")]),
    ),
  );
  return Object.fromEntries(fields.map((one) => [one.id, one]));
}

const counts = (text = "") => RESOURCES.map((name) => Number(new RegExp(`${name} = (\\d)`).exec(text)?.[1] ?? 0));

function crew({ type = "?", cost, sockets = "", yellow = "0", reward }: Fields) {
  const size = Number(sockets) || sockets.split(",").length;
  return {
    type,
    cost: counts(cost),
    sockets: Array.from({ length: size }, (_, i) => ({ takes: "any", yellow: i < Number(yellow) })),
    rewards: reward ? [{ workers: [], earns: counts(reward) }] : [],
  };
}

const made = <T>(all: Record<string, Fields>, make: (one: Fields) => T) =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, make(one)]));
const priced = ({ cost, effect = "" }: Fields) => ({ points: 0, cost: counts(cost), drops: 0, effect });
const BOX = {
  missions: made(entries(missions, "mission"), crew),
  expeditions: made(entries(executive, "expedition"), crew),
  orders: made(entries(orders, "order"), priced),
  technologies: made(entries(executive, "technology"), priced),
  bulletins: made(entries(executive, "bulletin"), priced),
  achievements: made(entries(honours, "achievement"), ({ needs = "" }) => ({
    points: 0,
    needs: [...needs.matchAll(/"([^"]+)"/g)].map(([, need = ""]) => need),
  })),
} as unknown as Contents;
const DECKS = {
  mission: "missions",
  expedition: "expeditions",
  order: "orders",
  technology: "technologies",
  bulletin: "bulletins",
  achievement: "achievements",
} as const;
const CARDS = Object.entries(DECKS).flatMap(([kind, deck]) => Object.keys(BOX[deck]).map((id) => ({ kind, id })));
describe("pictures of cards", () => {
  it("knows all cards of our content", () => {
    expect(CARDS).toHaveLength(48 + 4 + 56 + 4 + 4 + 7);
    expect(PICTURED).toEqual(Object.keys(DECKS));
  });

  testPictures(CARDS, pictureOf, BOX);

  it("bear whatever is printed on them", () => {
    const odd = { type: "X", cost: [9], sockets: [], rewards: [{ workers: [], earns: [0, 0, 0, 0, 0, 0, 0, 9] }] };
    expect(pictureOf("mission", "odd", { ...BOX, missions: { odd } }).shapes.length).toBeGreaterThan(4);
  });

  it.each(Object.entries(DECKS))("are there for a %s that only the owner of a box has", (kind, deck) => {
    const [printed] = Object.values<object>(BOX[deck]);
    const theirs = { ...BOX, [deck]: { "their-own": printed } } as unknown as Contents;
    expect(pictureOf(kind, "their-own", theirs).shapes.length).toBeGreaterThan(2);
  });

  it("show what is printed: a rock of another type or with other rewards is another one", () => {
    const { psyche } = BOX.missions;
    const look = (change: object) =>
      pictureOf("mission", "psyche", { ...BOX, missions: { psyche: { ...psyche!, ...change } } });
    expect(look({})).toEqual(pictureOf("mission", "psyche", BOX));
    expect(look({ type: "C" })).not.toEqual(look({}));
    expect(look({ rewards: [] })).not.toEqual(look({}));
  });

  it("are built from parts that exist, for cards that exist", () => {
    const ids = new Set(CARDS.map(({ id }) => id));
    for (const [id, names] of Object.entries(BUILT)) {
      expect(ids, id).toContain(id);
      for (const name of names.split(" ")) expect(PARTS, id).toHaveProperty(name);
    }
  });
});

describe("chance by name", () => {
  it("spreads over the whole range, also for names that differ in one letter", () => {
    const firsts = Array.from({ length: 400 }, (_, i) => seeded(`card ${i}`).between(0, 1));
    expect(firsts.reduce((sum, n) => sum + n) / 400).toBeCloseTo(0.5, 1);
    expect(new Set(firsts).size).toBe(400);
  });
});
