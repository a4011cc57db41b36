import { describe, expect, it } from "vitest";
import type { Ask, Offer } from "../messages";
import { aimOf, type Aim } from "./guiding.svelte";

const offer = (text: string, ...things: string[][]): Offer => ({
  text,
  things,
  facts: {},
  final: false,
  ends: false,
  asks_to_pay: false,
});
const ask = (form: string, ...offers: Offer[]): Pick<Ask, "form" | "least" | "most" | "offers" | "later"> => ({
  form,
  least: 0,
  most: 9,
  offers,
  later: [],
});
const things = (aim: Aim) => [...aim.things];

describe("what a tutorial asks for", () => {
  const place = offer("place a 1b", ["bank-1", "bank-2"], ["spot-1b"]);
  const other = offer("place b 1b", ["bank-3"], ["spot-1b"]);

  it("marks the first thing of the move, then the next", () => {
    const question = ask("one", place, other);
    expect(things(aimOf(question, ["place a 1b"], [], []))).toEqual(["bank-1", "bank-2"]);
    expect(things(aimOf(question, ["place a 1b"], ["bank-2"], []))).toEqual(["spot-1b"]);
    expect([...aimOf(question, ["place a 1b"], [], []).moves]).toEqual(["place a 1b"]);
  });

  it("passes over a thing that all moves share", () => {
    const [one, two] = [offer("place a 2", ["plan-a"], ["screen-2"]), offer("place a 3", ["plan-a"], ["screen-3"])];
    expect(things(aimOf(ask("one", one, two), ["place a 3"], [], []))).toEqual(["screen-3"]);
    expect(things(aimOf(ask("one", one, two), ["place a 3"], ["plan-a"], []))).toEqual(["screen-3"]);
  });

  it("starts anew if something else is picked", () => {
    expect(things(aimOf(ask("one", place, other), ["place a 1b"], ["bank-3"], []))).toEqual(["bank-1", "bank-2"]);
  });

  it("marks nothing for a move that is not offered", () => {
    expect(things(aimOf(ask("one", other), ["place a 1b"], [], []))).toEqual([]);
  });

  const roll = ask("set", offer("reroll x", ["pool-1", "pool-2"]), offer("reroll y", ["pool-3"]), offer("done"));

  it("marks what is still to be gathered, and then the button that sends it", () => {
    const one = { move: "reroll x", things: ["pool-1"] };
    const two = { move: "reroll x", things: ["pool-2"] };
    expect(things(aimOf(roll, ["reroll x", "reroll x"], [], []))).toEqual(["pool-1", "pool-2"]);
    expect(things(aimOf(roll, ["reroll x", "reroll x"], [], [one]))).toEqual(["pool-2"]);
    expect(aimOf(roll, ["reroll x", "reroll x"], [], [one, two]).sends).toBe(true);
  });

  it("marks what was gathered by mistake, to be put back", () => {
    const wrong = { move: "reroll y", things: ["pool-3"] };
    expect(things(aimOf(roll, ["reroll x"], [], [wrong]))).toEqual(["pool-3"]);
  });

  it("asks to send a payment as it is proposed", () => {
    expect(aimOf(ask("pay", offer("pay gold", [])), ["pay gold"], [], []).sends).toBe(true);
  });
});
