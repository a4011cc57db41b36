import { describe, expect, it } from "vitest";
import cards from "../../../../../src/orrery/games/skymines/content/cards.toml?raw";
import lunas from "../../../../../src/orrery/games/skymines/content/luna.toml?raw";
import missions from "../../../../../src/orrery/games/skymines/content/missions.toml?raw";
import threats from "../../../../../src/orrery/games/skymines/content/threats.toml?raw";
import { drawn, testPictures } from "../../shared/picturetests";
import { NO_CARD } from "../terms";
import type { CardFace, Contents } from "../view";
import { PICTURED, pictureOf } from "./cards";

type Fields = Record<string, unknown> & { id: string };

/** The entries of our content files: their values are written as in JSON. */
function entries(file: string, kind: string): Fields[] {
  const blocks = file.split(/^\[\[/m).filter((block) => block.startsWith(`${kind}]]`));
  return blocks.map((block) => {
    const fields = [...block.matchAll(/^(\w+) = (.*)$/gm)].map(([, key = "", value = ""]) => [
      key,
      JSON.parse(value.replace(/ +#.*$/, "")),
    ]);
    return Object.fromEntries(fields) as Fields;
  });
}

const byId = <T>(all: Fields[], make: (one: Fields) => T) => Object.fromEntries(all.map((one) => [one.id, make(one)]));
const BOX = {
  cards: byId(entries(cards, "card"), (one) => ({ ...NO_CARD, ...one })),
  missions: byId(entries(missions, "mission"), ({ tasks }) => (tasks as string[]).map((word) => ({ word }))),
  threats: byId(entries(threats, "threat"), ({ reward }) => reward),
  luna_cards: byId([...entries(lunas, "class_one"), ...entries(lunas, "class_two")], (one) => one),
} as unknown as Contents;
const DECKS = { card: "cards", mission: "missions", threat: "threats", luna: "luna_cards" } as const;
const ALL = Object.entries(DECKS).flatMap(([kind, deck]) => Object.keys(BOX[deck]).map((id) => ({ kind, id })));
describe("pictures of cards", () => {
  it("knows all cards of our content", () => {
    expect(ALL).toHaveLength(56 + 6 + 6 + 19);
    expect(PICTURED).toEqual(Object.keys(DECKS));
  });

  testPictures(ALL, pictureOf, BOX);

  it("bear whatever is printed on them", () => {
    const odd = { ...NO_CARD, type: "carbon", value: 11 };
    expect(pictureOf("card", "odd", { ...BOX, cards: { odd } }).shapes.length).toBeGreaterThan(4);
  });

  it.each(Object.entries(DECKS))("are there for a %s that only the owner of a box has", (kind, deck) => {
    const [printed] = Object.values<object>(BOX[deck]);
    const theirs = { ...BOX, [deck]: { "their-own": printed } } as unknown as Contents;
    expect(pictureOf(kind, "their-own", theirs).shapes.length).toBeGreaterThan(2);
  });

  it("show what is printed: as many units as a card is worth, and the emblem of its company", () => {
    const look = (id: string, change: Partial<CardFace>) =>
      drawn(pictureOf("card", id, { ...BOX, cards: { [id]: { ...BOX.cards[id]!, ...change } } }));
    const units = (value: number) => look("titanium-2", { value }).length;
    expect(units(1)).toBeLessThan(units(2));
    expect(units(3)).toBeLessThan(units(4));
    const [first] = Object.keys(BOX.cards).filter((id) => BOX.cards[id]!.type === "share");
    expect(look(first!, { share: "minerva" })).not.toBe(look(first!, { share: "tawac" }));
  });
});
