import { describe, expect, it } from "vitest";
import en from "../../../../src/orrery/games/astrominers/texts/en.ftl?raw";
import pl from "../../../../src/orrery/games/astrominers/texts/pl.ftl?raw";
import { makeWords } from "../../lib/words";
import { lineText } from "../../table/log";
import type { Chair, GameInfo, Offer } from "../../messages";
import { FIGURES } from "./figures";
import { group, label, payable, questionValues, readBerth } from "./moves";
import { amounts, crewCardLines, deckLines, dockLines, orderLines, rewardsOf } from "./names";
import { reason } from "./reasons";
import { SIGNS, TOKENS } from "./signs";
import { litTabs, tabOf } from "./tabs";
import { fits, readDie, RESOURCES, WORKERS } from "./terms";
import type { Contents, PlayerView, View } from "./view";

const counts = (...pairs: [number, number][]) =>
  Array.from({ length: 8 }, (_, i) => pairs.find(([at]) => at === i)?.[1] ?? 0);
const all = (reward: number[]) => [reward, reward, reward, reward];
const socket = (takes: string, yellow = false) => ({ takes, yellow });

const SAMPLE: Contents = {
  missions: {
    eros: {
      type: "S",
      cost: counts([0, 1], [1, 1]),
      sockets: [socket("miner", true), socket("subroutine", true), socket("geologist")],
      reward: all(counts([5, 1])),
    },
  },
  expeditions: {
    vesta: {
      type: "?",
      cost: counts([0, 1], [1, 1]),
      sockets: [socket("any", true), socket("any", true), socket("any")],
      reward: [],
    },
  },
  orders: {
    telescope: { points: 6, cost: counts([3, 2], [6, 1]), drops: 1, effect: "specialist" },
  },
  technologies: { magnetics: { points: 2, cost: counts([0, 2], [2, 2]), gives: "nickel" } },
  bulletins: { almanac: { points: 2, cost: counts([0, 2], [2, 1]), gives: "either" } },
  achievements: {},
  challenges: {},
  areas: [],
};

const texts: Record<string, string> = { en, pl };
const text = (language: string) => texts[language] ?? "";
const words = makeWords("en", [text("en")]);
const polish = makeWords("pl", [text("pl")]);
const offer = (move: string): Offer => ({ text: move, things: [], final: false, ends: false, pays: [] });

const player: PlayerView = {
  pool: ["surveyor", "miners"],
  used: 0,
  tokens: [0, 1, 0, 0, 0, 0, 0],
  hand_missions: 1,
  hand_orders: 0,
  known_missions: [],
  known_orders: [],
  missions: ["eros"],
  orders: [],
  completed: ["eros"],
  explored: [],
  bought: [],
  effects: {},
  achievements: [],
  technologies: [],
  bulletins: [],
  busy: [],
  challenges: [],
  rerolls: 0,
  has_passed: false,
  barges: 0,
  score: 0,
};
const dock = { card: "eros", is_expedition: false, owner: 1, age: 1, crew: [{ seat: 1, die: "miner" }, null, null] };
const view = {
  docks: [dock],
  areas: [[{ seat: 1, die: "miner" }], [null], [null]],
  open_missions: ["ida"],
  open_orders: [],
  honours: ["pathfinder"],
  honour_dice: [null],
  technologies: [],
  bulletins: [],
  expeditions: [],
  executive_dice: [null, null, null],
  first_player: null,
  players: [player, { ...player, has_passed: true }],
} as unknown as View;
const box = {
  ...SAMPLE,
  areas: [["miner"], ["either"], ["subroutine"]],
  achievements: { pathfinder: { points: 4, types: { S: 1, C: 1, M: 0 } } },
};

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
  it("fit where their worker fits", () => {
    expect(fits("either", "miners")).toBe(true);
    expect(fits("either", "surveyor")).toBe(false);
    expect(fits("any", "labour-miner")).toBe(true);
  });
});

describe("moves", () => {
  const cases: [string, string][] = [
    ["gather miners plasteel-1", "Two Miners → Plasteel Storage 1: 3 plasteel"],
    ["gather miner water-2", "Miner → Water Tanks 2: 1 water"],
    ["join miner 1b", "Miner → Eros (1b)"],
    ["swap water gold", "Give water, take gold"],
    ["buy telescope", "Complete Deep-sky telescope: 6 points"],
    ["produce miner magnetics", "Miner → Magnetics: 1 nickel"],
    ["launch eros", "Launch Eros"],
    ["take-mission eros", "Mission Eros"],
    ["drop-order telescope", "Order Deep-sky telescope"],
    ["give-expedition vesta", "Expedition Vesta"],
    ["turn miner geologist", "Miner becomes Geologist"],
    ["settle 1", "Dock 1: Eros"],
    ["explore-free miner vesta", "Miner → Expedition to Vesta, free of cost"],
    ["pay water", "Water"],
  ];
  it.each(cases)("%s", (move, said) => expect(label(words, offer(move), view, 0, box)).toBe(said));
  it("tells the two kinds of passing apart", () => {
    expect(label(words, offer("pass"), view, 0, box)).toBe("Pass for this round");
    expect(label(words, offer("pass"), view, 1, box)).toBe("Complete no Order");
  });
  it("has words for every move in both languages", () => {
    const verbs = [...text("en").matchAll(/^verb-([\w-]+) =/gm)].map(([, verb]) => verb!);
    for (const verb of verbs) expect([verb, polish.has(`choice-${verb}`)]).toEqual([verb, true]);
  });
  it("groups with headings that exist", () => {
    for (const verb of ["gather", "assign", "join", "launch", "develop", "produce", "lead", "discard"])
      expect(words.has(group(offer(verb)))).toBe(true);
    expect(group(offer("take-mission eros"))).toBe("");
  });
  it("reads berths", () => expect(readBerth("3c")).toEqual({ dock: 2, at: 2 }));
});

describe("questions", () => {
  const about = { kind: "mission", card: "eros", cost: [1, 1], spent: [0, 1], waived: 0, left: 0 };
  const paying = { ...view, promoted: "gold", about } as View;
  it("say what is paid for, its cost, and what is put down", () =>
    expect(words("step-pay", questionValues(paying, 0, words))).toBe(
      "Pay for Eros: 1 plasteel, 1 water. Already down: 1 water. Four tokens of any kind stand for one that you lack, " +
        "with gold three.",
    ));
  it("say which card is manned", () =>
    expect(polish("step-muster", questionValues(paying, 0, polish))).toMatch(/^„Eros” stoi w doku/));
});

describe("payments", () => {
  it("take what one has and has not put down yet, effects first", () => {
    const own = { ...player, tokens: [0, 2, 0, 1, 0, 0, 0], effects: { reduction: 1 } };
    const about = { kind: "mission", card: "eros", cost: [1], spent: [0, 0], waived: 0, left: 0 };
    const all = (spent: number[]) =>
      payable({ players: [own], about: { ...about, spent } } as unknown as View, 0).map(({ offer, most }) => [
        offer.text,
        most,
      ]);
    expect(all([0, 0])).toEqual([
      ["reduce", 1],
      ["pay water", 2],
      ["pay gold", 1],
    ]);
    expect(all([0, 2])).toEqual([["pay gold", 1]]);
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
      "Each worker symbol earns 1 nickel.",
    ]));
  it("tell a reward for each worker where they differ", () => {
    const card = { ...SAMPLE.missions.eros!, reward: [[0], [0, 0, 0, 2], [1], [1]] };
    expect(rewardsOf(card).map(({ worker }) => worker)).toEqual(["geologist", "miner", "subroutine"]);
  });
  it("tell a dock", () =>
    expect(dockLines(words, box, dock, 0, () => "Ada")[0]).toBe(
      "Dock 1: Mission to Eros, type S (stony). On the barge of Ada, last round. 2 sockets are open.",
    ));
  it("tell content that is not known by its id", () =>
    expect(crewCardLines(words, box, "nowhere")[0]).toBe("Mission to nowhere, counts as any type."));
});

describe("editions", () => {
  const deck = ["catalysis", "magnetics"];
  const lines = (id: string, isAny: boolean) => deckLines(words, deck, id, null, () => "Ada", isAny);
  it("tell a card beneath the top one whether it can be taken", () => {
    expect(lines("catalysis", false)).toEqual(["Not on top of its deck."]);
    expect(lines("catalysis", true)).toEqual([
      "Not on top of its deck, but every card of it can be taken.",
      "Takes any die.",
    ]);
    expect(lines("magnetics", true)).toEqual(["One more card beneath it.", "Takes any die."]);
  });
  it("tell an effect as it is at this table", () => {
    const orders = { lamp: { points: 1, cost: [], drops: 0, effect: "miner" } };
    const effect = (doubles: boolean) => orderLines(words, { ...box, orders }, "lamp", doubles).at(-1);
    expect(effect(false)).toBe("Once: turn any die to a single Miner.");
    expect(effect(true)).toBe("Once: turn a single Miner to two Miners.");
  });
});

describe("reasons", () => {
  const chairs = [{ name: "Ana" }, { name: "Ben" }] as Chair[];
  const why = (code: string, ...things: string[]) => reason(words, code, things, { view, box, seat: 0, chairs });
  it("say what a socket takes", () => {
    expect(why("wrong-worker", "pool-1", "socket-water-1")).toBe(
      "That socket takes a Miner or a Subroutine; this die shows Surveyor.",
    );
    expect(why("wrong-worker", "berth-1c")).toBe("That socket takes a Geologist, and you have no such die.");
    expect(why("wrong-worker", "refinery")).toBe("That socket takes a Geologist, and you have no such die.");
  });
  it("say who was there first", () => {
    expect(why("taken", "socket-plasteel-1")).toMatch(/^A die of Ben/);
    expect(why("taken", "assignments")).toBe("All sockets of Assignments are taken this round.");
  });
  it("say what is missing", () => {
    expect(why("too-dear", "mission-eros")).toBe("Eros costs 1 plasteel, 1 water. You have 1 water.");
    expect(why("types-missing", "achievement-pathfinder")).toBe(
      "Pathfinder's Badge asks for S, C. You have completed S.",
    );
  });
  it("say when a thing would be asked for", () => {
    expect(why("not-asked", "mission-ida")).toMatch(/^An open Mission/);
    expect(why("not-asked", "order-deck")).toMatch(/^An open Order/);
    expect(why("not-asked", "mission-eros")).toMatch(/^A completed card/);
    expect(why("not-asked", "berth-1a")).toMatch(/^A die of Ben/);
    expect(why("not-asked", "pool-1")).toBe("That cannot be chosen now.");
  });
  it("tell the white sockets of a card that is being launched", () => {
    const launching = { ...view, about: { kind: "mission", card: "eros", cost: [], spent: [], waived: 0, left: 0 } };
    const said = reason(words, "not-asked", ["berth-1c"], { view: launching, box, seat: 0, chairs });
    expect(said).toMatch(/^At the launch only the yellow sockets/);
  });
  it("name nobody by a number who has a name", () => {
    const nobody = { view, box, seat: 0, chairs: [] };
    expect(reason(words, "taken", ["socket-plasteel-1"], nobody)).toMatch(/^A die of Player 2/);
  });
  it("fall back on the rule's own words", () => expect(why("no-dock", "mission-eros")).toBe("All docks are taken."));
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
  it("belong to chapters", () => {
    for (const chapter of Object.keys(FIGURES)) expect(words.chapters).toContain(chapter);
  });
  it("show every resource and worker in a shape of its own", () => {
    expect(new Set(RESOURCES.map((one) => TOKENS[one]?.path)).size).toBe(7);
    expect(new Set(WORKERS.map((one) => SIGNS[one])).size).toBe(4);
  });
});
