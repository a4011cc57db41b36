import { describe, expect, it } from "vitest";
import type { Offer } from "../messages";
import * as s from "./selection";

const offer = (text: string, ...things: string[][]): Offer => ({
  text,
  things,
  final: false,
  ends: false,
  facts: {},
  asks_to_pay: false,
});
const texts = (offers: Offer[]) => offers.map((one) => one.text);
const sorted = (things: Set<string>) => [...things].sort();

// A bank of three tiles, two of them equal, and two planets.
const table = [
  offer("open span", ["bank-1", "bank-3"]),
  offer("open city", ["bank-2"]),
  offer("place span 1b", ["bank-1", "bank-3"], ["spot-1b"]),
  offer("place span 2c", ["bank-1", "bank-3"], ["spot-2c"]),
  offer("place city 1b", ["bank-2"], ["spot-1b"]),
  offer("keep"),
];

describe("remaining", () => {
  it("leaves all without a pick", () => {
    expect(s.remaining(table, [])).toEqual(table);
  });
  it("narrows with every pick, in any order", () => {
    expect(texts(s.remaining(table, ["spot-1b"]))).toEqual(["place span 1b", "place city 1b"]);
    expect(texts(s.remaining(table, ["spot-1b", "bank-2"]))).toEqual(["place city 1b"]);
    expect(texts(s.remaining(table, ["bank-2", "spot-1b"]))).toEqual(["place city 1b"]);
  });
  it("drops offers that name nothing once something is picked", () => {
    expect(texts(s.remaining(table, ["bank-2"]))).not.toContain("keep");
  });
  it("takes equal things for the same move", () => {
    expect(s.remaining(table, ["bank-1"])).toEqual(s.remaining(table, ["bank-3"]));
  });
  it("does not take two equal things for one operand", () => {
    expect(s.remaining(table, ["bank-1", "bank-3"])).toEqual([]);
  });
  it("knows no unknown thing", () => {
    expect(s.remaining(table, ["moon"])).toEqual([]);
  });
  it("gives each thing an operand of its own, whatever the order", () => {
    const swap = [offer("swap", ["a", "b"], ["a"])];
    expect(s.remaining(swap, ["a", "b"])).toEqual(swap);
    expect(s.remaining(swap, ["b", "a"])).toEqual(swap);
    expect(s.remaining(swap, ["a", "b", "a"])).toEqual([]);
  });
  it("matches three operands that overlap", () => {
    const three = [offer("x", ["a", "b", "c"], ["a", "b"], ["a"])];
    for (const picked of [
      ["a", "b", "c"],
      ["c", "b", "a"],
      ["b", "c", "a"],
      ["b", "a"],
    ])
      expect(s.remaining(three, picked)).toEqual(three);
    expect(s.remaining(three, ["a", "b", "d"])).toEqual([]);
  });
  it("skips operands that are no things", () => {
    const pay = [offer("pay 3 coin", [], ["coin-1"])];
    expect(s.remaining(pay, ["coin-1"])).toEqual(pay);
    expect(s.lit(pay, ["coin-1"]).size).toBe(0);
  });
});

describe("lit", () => {
  it("lights every thing of every offer at first", () => {
    expect(sorted(s.lit(table, []))).toEqual(["bank-1", "bank-2", "bank-3", "spot-1b", "spot-2c"]);
  });
  it("lights only what leads on", () => {
    expect(sorted(s.lit(table, ["bank-2"]))).toEqual(["spot-1b"]);
    expect(sorted(s.lit(table, ["spot-2c"]))).toEqual(["bank-1", "bank-3"]);
  });
  it("does not light an equal thing again for an operand that is taken", () => {
    expect(s.lit(table, ["bank-1"]).has("bank-3")).toBe(false);
  });
  it("lights equal things for two operands of one kind", () => {
    const pair = [offer("pair die-4 die-4", ["die-1", "die-2", "die-3"], ["die-1", "die-2", "die-3"])];
    expect(sorted(s.lit(pair, ["die-2"]))).toEqual(["die-1", "die-3"]);
    expect(s.lit(pair, ["die-2", "die-1"]).size).toBe(0);
  });
  it("is dark when nothing is asked", () => {
    expect(s.lit([], []).size).toBe(0);
  });
});

describe("click", () => {
  it("narrows, and keeps what is complete choosable", () => {
    expect(s.click(table, [], "bank-2")).toEqual({ kind: "narrowed", picked: ["bank-2"] });
    expect(texts(s.complete(table, ["bank-2"]))).toEqual(["open city"]);
  });
  it("is the move when one is left", () => {
    expect(s.click(table, ["bank-1"], "spot-2c")).toMatchObject({
      kind: "move",
      offer: table[3],
      picked: ["bank-1", "spot-2c"],
    });
  });
  it("is the move as soon as one is left, though operands are open", () => {
    const one = [offer("place a x", ["a"], ["x"]), offer("place b y", ["b"], ["y"])];
    expect(s.click(one, [], "y")).toMatchObject({ kind: "move", offer: one[1], picked: ["y"] });
  });
  it("does not take a lone move without a click", () => {
    expect(s.remaining([offer("go", ["a"])], [])).toHaveLength(1);
    expect(s.click([offer("go", ["a"])], [], "a").kind).toBe("move");
  });
  it("opens a choice where things tell no more", () => {
    const both = [offer("sell card", ["card-1"]), offer("play card", ["card-1"]), offer("play other", ["card-2"])];
    expect(s.click(both, [], "card-1")).toEqual({ kind: "choice", offers: both.slice(0, 2), picked: ["card-1"] });
  });
  it("goes on while one of several has an open operand", () => {
    const some = [offer("sell card", ["card-1"]), offer("give card 2", ["card-1"], ["seat-2"])];
    expect(s.click(some, [], "card-1")).toEqual({ kind: "narrowed", picked: ["card-1"] });
    expect(s.click(some, ["card-1"], "seat-2")).toMatchObject({ kind: "move", offer: some[1] });
  });
  it("counts an operand as closed when its only thing is taken", () => {
    const twice = [offer("turn", ["a"], ["a"]), offer("burn", ["a"])];
    expect(s.click(twice, [], "a").kind).toBe("choice");
  });
  it("takes a pick back", () => {
    expect(s.click(table, ["bank-1"], "bank-1")).toEqual({ kind: "narrowed", picked: [] });
    expect(s.click(table, ["spot-1b", "bank-2"], "spot-1b")).toEqual({ kind: "narrowed", picked: ["bank-2"] });
  });
  it("never moves by taking a pick back", () => {
    const one = [offer("place a x", ["a"], ["x"]), offer("place b x", ["b"], ["x"])];
    expect(s.click(one, ["x", "a"], "x")).toEqual({ kind: "narrowed", picked: ["a"] });
  });
  it("starts anew with a thing that is lit from scratch", () => {
    expect(s.click(table, ["bank-1"], "bank-2")).toEqual({ kind: "narrowed", picked: ["bank-2"] });
    expect(s.click(table, ["bank-1"], "bank-3")).toEqual({ kind: "narrowed", picked: ["bank-3"] });
    expect(s.click(table, ["bank-2", "spot-1b"], "bank-1")).toEqual({ kind: "narrowed", picked: ["bank-1"] });
  });
  it("can be the move when it starts anew", () => {
    const one = [...table, offer("box", ["tile-9"])];
    expect(s.click(one, ["bank-1"], "tile-9")).toMatchObject({ kind: "move", picked: ["tile-9"] });
  });
  it("asks why a dark thing is dark, together and alone", () => {
    expect(s.click(table, ["bank-2"], "spot-2a")).toEqual({
      kind: "why",
      things: ["bank-2", "spot-2a"],
      alone: ["spot-2a"],
    });
    expect(s.click([], [], "bank-1")).toEqual({ kind: "why", things: ["bank-1"], alone: ["bank-1"] });
  });
  it("asks why, where a thing of another kind does not fit to what is picked", () => {
    const dice = [
      offer("gather miner 1", ["die-2"], ["socket-1"]),
      offer("lead miner", ["die-2"], ["flag"]),
      offer("lead surveyor", ["die-1"], ["flag"]),
      offer("launch eros", ["eros"]),
    ];
    expect(s.click(dice, ["die-1"], "socket-1")).toMatchObject({ kind: "why", things: ["die-1", "socket-1"] });
    expect(s.click(dice, ["die-1"], "die-2")).toEqual({ kind: "narrowed", picked: ["die-2"] });
    expect(s.click(dice, ["die-1"], "eros")).toMatchObject({ kind: "move", picked: ["eros"] });
  });
  it("asks with four things at most", () => {
    const four = [offer("x", ["a"], ["b"], ["c"], ["d"]), offer("y", ["a"], ["b"], ["c"], ["d"], ["e"])];
    expect(s.click(four, ["a", "b", "c", "d"], "z")).toMatchObject({ things: ["b", "c", "d", "z"] });
  });
});

describe("set and order", () => {
  const hand = {
    form: "set",
    least: 1,
    most: 3,
    offers: [offer("discard water", ["hand-1", "hand-3"]), offer("discard iron", ["hand-2"]), offer("done")],
    later: [],
  };
  const take = (...things: string[]) =>
    things.reduce<s.Gathered[]>((gathered, thing) => {
      const next = s.gather(hand, gathered, [], thing);
      return next.kind === "gathered" ? next.gathered : gathered;
    }, []);

  it("gathers in the order of the clicks", () => {
    expect(take("hand-2", "hand-1")).toEqual([
      { things: ["hand-2"], move: "discard iron" },
      { things: ["hand-1"], move: "discard water" },
    ]);
  });
  it("gathers equal things as one move twice", () => {
    expect(take("hand-1", "hand-3").map((one) => one.move)).toEqual(["discard water", "discard water"]);
  });
  it("puts back by a second click, and the others move up", () => {
    expect(take("hand-2", "hand-1", "hand-2").flatMap((one) => one.things)).toEqual(["hand-1"]);
    expect(take("hand-1", "hand-2", "hand-1", "hand-1").flatMap((one) => one.things)).toEqual(["hand-2", "hand-1"]);
  });
  it("takes no more than most", () => {
    const two = { ...hand, most: 2 };
    const full = take("hand-1", "hand-2");
    expect(s.gather(two, full, [], "hand-3")).toEqual({ kind: "full" });
    expect(s.gatherLit(two, full, []).size).toBe(0);
    expect(s.gather(two, full, [], "hand-2")).toMatchObject({ kind: "gathered" });
  });
  it("changes its mind where there is room for one", () => {
    const one = { ...hand, most: 1 };
    const first = take("hand-1");
    expect(sorted(s.gatherLit(one, first, []))).toEqual(["hand-2", "hand-3"]);
    expect(s.gather(one, first, [], "hand-2")).toEqual({
      kind: "gathered",
      gathered: [{ things: ["hand-2"], move: "discard iron" }],
    });
  });
  it("lights what is not gathered yet", () => {
    expect(sorted(s.gatherLit(hand, [], []))).toEqual(["hand-1", "hand-2", "hand-3"]);
    expect(sorted(s.gatherLit(hand, take("hand-1"), []))).toEqual(["hand-2", "hand-3"]);
  });
  it("asks why not, and which of several", () => {
    expect(s.gather(hand, [], [], "hand-9")).toEqual({ kind: "why", things: ["hand-9"], alone: ["hand-9"] });
    const two = { ...hand, offers: [offer("discard x", ["hand-1"]), offer("sell x", ["hand-1"])] };
    expect(s.gather(two, [], [], "hand-1")).toEqual({ kind: "choice", offers: two.offers, picked: ["hand-1"] });
    expect(s.add(two, [], two.offers[1]!, ["hand-1"])).toEqual({
      kind: "gathered",
      gathered: [{ things: ["hand-1"], move: "sell x" }],
    });
  });
  it("gathers by the name of the move, too", () => {
    const [water] = hand.offers as [Offer, ...Offer[]];
    const one = s.add(hand, [], water);
    expect(one).toEqual({ kind: "gathered", gathered: [{ things: ["hand-1"], move: "discard water" }] });
    const both = s.add(hand, take("hand-1"), water);
    expect(both).toMatchObject({ gathered: [{ things: ["hand-1"] }, { things: ["hand-3"] }] });
    expect(s.add(hand, take("hand-1", "hand-3"), water)).toEqual({ kind: "full" });
    expect(s.putBack(take("hand-1", "hand-3"), water)).toEqual(take("hand-1"));
    expect(s.putBack([], water)).toEqual([]);
  });
  it("gathers what names no thing once, by its button", () => {
    const bare = { ...hand, offers: [offer("left"), offer("right")] };
    const left = { kind: "gathered", gathered: [{ things: [], move: "left" }] };
    expect(s.gatherable(bare)).toEqual(bare.offers);
    expect(s.add(bare, [], bare.offers[0]!)).toEqual(left);
    expect(s.add(bare, [{ things: [], move: "left" }], bare.offers[0]!)).toEqual({ kind: "full" });
  });
  it("leaves the closing move to the server", () => {
    expect(texts(s.gatherable(hand))).toEqual(["discard water", "discard iron"]);
  });
  it("gathers what can only come later, too", () => {
    const cost = { ...hand, later: [{ offer: offer("discard gold", ["hand-4"]), most: 1 }] };
    expect(sorted(s.gatherLit(cost, [], []))).toEqual(["hand-1", "hand-2", "hand-3", "hand-4"]);
    expect(s.gather(cost, [], [], "hand-4")).toMatchObject({ gathered: [{ move: "discard gold" }] });
  });
  it("takes two clicks for a card and its slot, in either order", () => {
    const plan = {
      ...hand,
      offers: ["iron", "gold"].flatMap((card) =>
        ["1", "2"].map((at) =>
          offer(`lay ${card} ${at}`, card === "iron" ? ["hand-1", "hand-2"] : ["hand-3"], [`slot-${at}`]),
        ),
      ),
    };
    expect(s.gather(plan, [], [], "hand-2")).toEqual({ kind: "narrowed", picked: ["hand-2"] });
    expect(sorted(s.gatherLit(plan, [], ["hand-2"]))).toEqual(["slot-1", "slot-2"]);
    const laid = [{ things: ["hand-2", "slot-1"], move: "lay iron 1" }];
    expect(s.gather(plan, [], ["hand-2"], "slot-1")).toEqual({ kind: "gathered", gathered: laid });
    expect(s.gather(plan, [], ["slot-1"], "hand-2")).toMatchObject({ gathered: [{ move: "lay iron 1" }] });
    expect(sorted(s.gatherLit(plan, laid, []))).toEqual(["hand-1", "hand-3", "slot-2"]);
    expect(s.gather(plan, laid, [], "slot-1")).toEqual({ kind: "gathered", gathered: [] });
    expect(s.gather(plan, laid, ["hand-1"], "slot-2")).toMatchObject({ gathered: [{}, { move: "lay iron 2" }] });
  });
  it("sends between least and most", () => {
    expect([0, 1, 3, 4].map((count) => s.sendable(hand, count))).toEqual([false, true, true, false]);
    expect(s.sendable({ ...hand, least: 0 }, 0)).toBe(true);
  });
});

describe("pay", () => {
  const bill = {
    form: "pay",
    least: 1,
    most: 4,
    offers: [offer("pay coin", ["coin"]), offer("pay gem", ["gem"]), offer("done")],
    default: ["pay coin", "pay coin", "done"],
    dark: [],
    later: [],
  };
  const start = s.counters(bill);

  it("begins with the ready-made answer", () => {
    expect(start.map((one) => [one.move, one.count])).toEqual([
      ["pay coin", 2],
      ["pay gem", 0],
    ]);
    expect(s.payment(start)).toEqual(["pay coin", "pay coin"]);
  });
  it("counts up and down, never below none", () => {
    const less = s.count(bill, s.count(bill, start, "pay gem", -1), "pay coin", -1);
    expect(s.payment(s.count(bill, less, "pay gem", 1))).toEqual(["pay coin", "pay gem"]);
  });
  it("counts no higher than most", () => {
    const full = s.count(bill, s.count(bill, start, "pay gem", 1), "pay gem", 1);
    expect(s.total(full)).toBe(4);
    expect(s.total(s.count(bill, full, "pay coin", 1))).toBe(4);
  });
  it("keeps what the ready-made answer has and is not offered yet", () => {
    const later = s.counters({ ...bill, default: ["pay coin", "pay star", "done"] });
    expect(later.at(-1)).toEqual({ move: "pay star", offer: null, count: 1, most: Infinity });
  });
  it("takes what may come later, but no more than there is", () => {
    const more = [{ offer: offer("pay star", ["star"]), most: 1 }];
    const all = s.counters({ ...bill, later: more });
    expect(all.map((one) => [one.move, one.count, one.most])).toEqual([
      ["pay star", 0, 1],
      ["pay coin", 2, Infinity],
      ["pay gem", 0, Infinity],
    ]);
    const full = s.count(bill, s.count(bill, all, "pay star", 1), "pay star", 1);
    expect(s.payment(full)).toEqual(["pay star", "pay coin", "pay coin"]);
    expect([...s.payLit(full)]).toEqual(["coin", "gem"]);
  });
});

describe("completed", () => {
  it("names what the one move left would be pointed at", () => {
    expect(s.completed(table[3]!, ["spot-2c"])).toEqual(["spot-2c", "bank-1"]);
    expect(s.completed(table[3]!, ["bank-3"])).toEqual(["bank-3", "spot-2c"]);
    expect(s.completed(table[5]!, [])).toEqual([]);
    expect(s.completed(table[4]!, ["spot-2c"])).toEqual(["spot-2c"]);
  });
});

it("lists each thing by itself, in the order of the things, unless offers share one", () => {
  const dice = [offer("reroll miner", ["pool-10", "pool-2"]), offer("reroll surveyor", ["pool-3"])];
  expect(s.tiles(dice).map((tile) => [tile.offer.text, tile.thing])).toEqual([
    ["reroll miner", "pool-2"],
    ["reroll surveyor", "pool-3"],
    ["reroll miner", "pool-10"],
  ]);
  const shared = [offer("join miner 1a", ["pool-2"], ["berth-1a"]), offer("join miner 1b", ["pool-2"], ["berth-1b"])];
  expect(s.tiles(shared).map((tile) => tile.thing)).toEqual(["", ""]);
});
