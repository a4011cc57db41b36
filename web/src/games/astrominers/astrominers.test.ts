import { describe, expect, it } from "vitest";
import en from "../../../../src/orrery/games/astrominers/texts/en.ftl?raw";
import pl from "../../../../src/orrery/games/astrominers/texts/pl.ftl?raw";
import tableEn from "../../texts/table.en.ftl?raw";
import tablePl from "../../texts/table.pl.ftl?raw";
import { thingText } from "../../lib/facts";
import { makeWords } from "../../lib/words";
import { lineText } from "../../table/log";
import type { GameInfo } from "../../messages";
import { FIGURES } from "./figures";
import {
  achievementLines,
  amounts,
  crewCardLines,
  deckLines,
  dockLines,
  executiveLines,
  orderLines,
  type Say,
} from "./names";
import { EFFECTS, effectSign, NEEDS, played, SIGNS, TOKENS } from "./signs";
import { litTabs, tabOf } from "./tabs";
import { readDie, RESOURCES, WORKERS } from "./terms";
import type { Contents } from "./view";

const counts = (...pairs: [number, number][]) =>
  Array.from({ length: 8 }, (_, i) => pairs.find(([at]) => at === i)?.[1] ?? 0);
const socket = (takes: string, yellow = false) => ({ takes, yellow });

const SAMPLE: Contents = {
  missions: {
    eros: {
      type: "S",
      cost: counts([0, 1], [1, 1]),
      sockets: [socket("miner", true), socket("subroutine", true), socket("geologist")],
      rewards: [{ workers: [], earns: counts([5, 1]) }],
    },
  },
  expeditions: {
    vesta: {
      type: "?",
      cost: counts([0, 1], [1, 1]),
      sockets: [socket("any", true), socket("any", true), socket("any")],
      rewards: [],
    },
  },
  orders: {
    telescope: { points: 6, cost: counts([3, 2], [6, 1]), drops: 1, effect: "specialist" },
  },
  technologies: { magnetics: { points: 2, cost: counts([0, 2], [2, 2]), effect: "earn nickel 1" } },
  bulletins: { almanac: { points: 2, cost: counts([0, 2], [2, 1]), effect: "take either" } },
  achievements: { cup: { points: 4, needs: ["completed S 2", "completed C 1"] } },
  challenges: {},
  areas: [],
  offices: {},
  mixed: 4,
  promoted: 3,
};

const texts: Record<string, string> = { en, pl };
const text = (language: string) => texts[language] ?? "";
const words = makeWords("en", [text("en")], [tableEn]);
const polish = makeWords("pl", [text("pl")], [tablePl]);

const info = {
  words: {
    effect: { earn: ["resource", "number"], take: ["cards"], miner: [], "miner-double": [] },
    need: { completed: ["asteroid", "number"] },
  },
} as unknown as GameInfo;
const say =
  (doubles: boolean, said = words): Say =>
  (kind, phrase) =>
    thingText({ words: said, info, chairs: [] }, kind, played(phrase, doubles));

const dock = {
  card: "eros",
  is_expedition: false,
  owner: 1,
  age: 1,
  is_last: true,
  is_ready: false,
  crew: [{ seat: 1, die: "miner" }, null, null],
};
const box = SAMPLE;

describe("dice", () => {
  it("are read by their names", () => {
    expect(readDie("labour-subroutines")).toEqual({
      face: "subroutines",
      worker: "subroutine",
      isLabour: true,
      symbols: 2,
    });
    expect(readDie("geologist").symbols).toBe(1);
  });
});

describe("the log", () => {
  const info = { verbs: { swap: ["resource", "resource"] } } as unknown as GameInfo;
  it("names both tokens of an exchange", () => {
    expect(lineText(words, "0 swap water gold", { chairs: [], info: info })).toBe("gives water and takes gold");
    expect(lineText(polish, "0 swap water gold", { chairs: [], info: info })).toBe("wymienia: woda → złoto");
  });
  it("names the card that a die joins", () => {
    const told = { verbs: { "join-mission": ["die", "berth", "mission"] } } as unknown as GameInfo;
    expect(lineText(words, "0 join-mission miners 1c eros", { chairs: [], info: told })).toBe(
      "two Miners into the crew of Eros (1c)",
    );
  });
});

describe("names", () => {
  it("say amounts", () => {
    expect(amounts(words, [2, 0, 1, 0, 0, 0, 0, 1])).toBe("2 plasteel, 1 xenon, 1 any resource");
    expect(amounts(polish, [2, 1])).toBe("plastal ×2, woda ×1");
    expect(amounts(words, [])).toBe("none");
  });
  it("tell a Mission", () =>
    expect(crewCardLines(words, box, "eros")).toEqual([
      "Mission to Eros, type S (stony).",
      "Costs 1 plasteel, 1 water.",
      "Crew: a Miner (yellow), a Subroutine (yellow), a Geologist.",
      "Yellow sockets: whoever launches the card may man them at once. After that they are open to all, like the others.",
      "Each worker symbol earns 1 nickel.",
    ]));
  it("tell a reward for each worker where they differ", () => {
    const rewards = [
      { workers: ["geologist"], earns: [0, 0, 0, 2] },
      { workers: ["miner", "subroutine"], earns: [1] },
    ];
    const missions = { eros: { ...SAMPLE.missions.eros!, rewards } };
    expect(crewCardLines(words, { ...box, missions }, "eros").at(-1)).toBe(
      "A Geologist symbol earns 2 gold. A Miner symbol earns 1 plasteel. A Subroutine symbol earns 1 plasteel.",
    );
  });
  it("tell a dock", () =>
    expect(dockLines(words, box, dock, 0, () => "Ada")[0]).toBe(
      "Dock 1: Mission to Eros, type S (stony). On the barge of Ada, last round. 2 sockets are open.",
    ));
  it("tell content that is not known by its id", () =>
    expect(crewCardLines(words, box, "nowhere")[0]).toBe("Mission to nowhere, counts as any type."));
});

describe("cards that one has", () => {
  it("tell what a die on them does", () => {
    expect(executiveLines(words, box, "technology", "magnetics", say(false)).at(-1)).toBe(
      "A die on it: earn 1 nickel.",
    );
    expect(executiveLines(polish, box, "bulletin", "almanac", say(false, polish)).at(-1)).toBe(
      "Kość na tej karcie: weź Misję albo Zamówienie.",
    );
  });
  it("tell what they ask for", () =>
    expect(achievementLines(words, box, "cup", null, () => "Ada", say(false))[0]).toBe(
      "Achievement cup, 4 points, for 2 completed Missions of type S, a completed Mission of type C.",
    ));
});

describe("signs", () => {
  it("show what an effect names", () => {
    expect(effectSign("earn gold 1")).toEqual([{ token: "gold" }]);
    expect(effectSign("earn gold 2")).toEqual([{ token: "gold", count: 2 }]);
    expect(effectSign("take mission")).toEqual([{ sign: "mission" }]);
    expect(effectSign("take either")).toEqual([{ sign: "mission" }, { text: "/" }, { sign: "order" }]);
    expect(effectSign("fly 3")).toEqual([{ sign: "effect" }]);
  });
  it("of effects and requirements are drawn", () => {
    const pieces = Object.values(EFFECTS).flatMap((sign) => sign());
    for (const piece of pieces) if ("sign" in piece) expect(SIGNS).toHaveProperty(piece.sign);
    for (const sign of Object.values(NEEDS)) expect(SIGNS).toHaveProperty(sign);
  });
});

describe("editions", () => {
  const deck = ["catalysis", "magnetics"];
  const lines = (id: string, isOpen: boolean) => deckLines(words, deck, id, null, () => "Ada", isOpen);
  it("tell a card beneath the top one whether it can be taken", () => {
    expect(lines("catalysis", false)).toEqual(["It is not on top of its deck."]);
    expect(lines("catalysis", true)).toEqual([
      "It is not on top of its deck, but you can take any card of this deck.",
      "Takes any die.",
    ]);
    expect(lines("magnetics", true)).toEqual(["One more card is beneath it.", "Takes any die."]);
  });
  it("tell an effect as it is at this table", () => {
    const orders = { lamp: { points: 1, cost: [], drops: 0, effect: "miner" } };
    const effect = (doubles: boolean) => orderLines(words, { ...box, orders }, "lamp", say(doubles)).at(-1);
    expect(effect(false)).toBe("Once: turn any die to a single Miner.");
    expect(effect(true)).toBe("Once: turn a single Miner to two Miners.");
  });
});

describe("tabs", () => {
  const own = new Set(["mission-eros"]);
  it("know where things lie", () => {
    expect(
      ["pool-1", "mission-eros", "mission-ida", "berth-1a", "bank-gold", "refinery"].map((one) => tabOf(one, own)),
    ).toEqual(["", "", "cards", "docks", "board", "board"]);
    expect([...litTabs(new Set(["pool-1", "dock-2"]), own)]).toEqual(["docks"]);
  });
});

describe("pictures", () => {
  it("belong to chapters or to the legend", () => {
    for (const one of Object.keys(FIGURES)) expect([...words.chapters, ...words.legend]).toContain(one);
  });
  it("show every resource and worker in a shape of its own", () => {
    expect(new Set(RESOURCES.map((one) => TOKENS[one]?.path)).size).toBe(7);
    expect(new Set(WORKERS.map((one) => SIGNS[one])).size).toBe(4);
  });
});
