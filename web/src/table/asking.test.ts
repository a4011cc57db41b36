import { afterEach, beforeEach, expect, it } from "vitest";
import type { Ask, Offer, TableNow } from "../messages";
import type { Connection, Request } from "../lib/connection.svelte";
import { settings } from "../lib/settings.svelte";
import { Asking } from "./asking.svelte";

const offer = (text: string, things: string[], final: boolean, ends = false): Offer => ({
  text,
  things: things.map((one) => [one]),
  final,
  ends,
  facts: {},
  asks_to_pay: false,
});
const TAKE = offer("take span", ["span"], true);
const PUT = offer("put span 1b", ["bank", "1b"], true);
const KEEP = offer("keep", ["box"], false); // can be taken back
const PASS = offer("pass", [], false, true); // can be taken back only until others go on
const offers = [TAKE, PUT, KEEP, PASS];
const ask: Ask = {
  step: "Take",
  form: "one",
  least: 1,
  most: 1,
  number: 3,
  offers,
  dark: [],
  default: [],
  later: [],
  facts: {},
};

let said: Request[];
let asking: Asking;
const moves = () => said.flatMap((one) => (one.type === "move" ? [one.moves] : []));

beforeEach(() => {
  said = [];
  const say = (request: Request) => (said.push(request), Promise.resolve({ type: "done", id: "" }));
  const table = { ask, seat: 0, chairs: [{}], is_paused: false, result: null } as unknown as TableNow;
  asking = new Asking({ table, say } as unknown as Connection, () => undefined);
});
afterEach(() => {
  settings.confirm = true;
});

it("asks before what cannot be taken back: the second click makes the move", () => {
  settings.confirm = true;
  asking.choose(TAKE);
  expect([asking.confirming?.text, moves()]).toEqual(["take span", []]);
  asking.confirm();
  expect([asking.confirming, moves()]).toEqual([null, [["take span"]]]);
});

it("takes a click on another thing for another choice, not for a yes", () => {
  settings.confirm = true;
  asking.pick("bank");
  asking.pick("1b");
  expect([asking.confirming?.text, moves()]).toEqual(["put span 1b", []]);
  asking.pick("box");
  expect(moves()).toEqual([["keep"]]); // nothing to confirm in this one
});

it("makes the move on the second click on the thing picked last", () => {
  settings.confirm = true;
  asking.pick("span");
  expect(moves()).toEqual([]);
  asking.pick("span");
  expect(moves()).toEqual([["take span"]]);
});

it("makes no move that was answered with no", () => {
  settings.confirm = true;
  asking.choose(TAKE);
  expect(asking.escape()).toBe(true);
  asking.confirm();
  expect(moves()).toEqual([]);
});

it("asks before what ends the turn, too", () => {
  settings.confirm = true;
  asking.choose(PASS);
  expect([asking.confirming?.text, moves()]).toEqual(["pass", []]);
  asking.confirm();
  expect(moves()).toEqual([["pass"]]);
});

it("does not ask before what can be taken back", () => {
  settings.confirm = true;
  asking.choose(KEEP);
  expect([asking.confirming, moves()]).toEqual([null, [["keep"]]]);
});

it("makes every move at once where nobody wants to be asked", () => {
  settings.confirm = false;
  asking.choose(TAKE);
  expect([asking.confirming, moves()]).toEqual([null, [["take span"]]]);
});

it("asks before other tokens than the cost names are paid at once", () => {
  settings.confirm = true;
  const dear: Offer = { ...KEEP, facts: { substitutes: [["resource", "water", 5]] } };
  asking.choose(dear);
  expect([asking.confirming?.text, moves()]).toEqual(["keep", []]);
  begin({ ...ask, offers: [dear, TAKE] });
  for (let tap = 0; tap < 3; tap++) asking.pick("box");
  expect([asking.confirming?.text, moves()]).toEqual(["keep", []]); // a double tap is no yes
  asking.escape();
  asking.choose({ ...dear, asks_to_pay: true }); // the payment is a question of its own
  expect(moves()).toEqual([["keep"]]);
});

function begin(question: Ask, ok = true): Asking {
  const say = (request: Request) => (said.push(request), Promise.resolve({ type: "tried", moves: [], ok, fault: "" }));
  const table = { ask: question, seat: 0, chairs: [{}], is_paused: false, result: null } as unknown as TableNow;
  asking = new Asking({ table, say } as unknown as Connection, () => undefined);
  asking.clear();
  return asking;
}
const paid = (most: number, ...things: string[]): Ask => {
  const pay = { ...offer("pay water", [], false), things: [things] };
  return { ...ask, form: "pay", offers: [pay], later: [{ offer: pay, most }], default: Array(most).fill("pay water") };
};

it("says of a token that it is already in the payment", () => {
  begin(paid(2, "water"));
  asking.pick("water");
  expect(asking.reasons?.reasons).toEqual([{ code: "all-down", facts: {} }]);
});

it("takes a card out of the payment by a click, and puts it in again", () => {
  begin(paid(2, "slot-1", "slot-3"));
  expect([...asking.marked]).toEqual(["slot-1", "slot-3"]);
  asking.pick("slot-3");
  expect([...asking.marked]).toEqual(["slot-1"]);
  asking.pick("slot-3");
  expect([...asking.marked]).toEqual(["slot-1", "slot-3"]);
});

it.each([true, false])("sends a set only if the server would take it: %s", async (ok) => {
  begin({ ...ask, form: "set", most: 2, offers: [TAKE, KEEP] }, ok);
  asking.pick("span");
  await Promise.resolve();
  expect(said).toEqual([{ type: "try", number: 3, moves: ["take span"] }]);
  expect(asking.isSendable).toBe(ok);
  asking.finish();
  expect(moves()).toEqual(ok ? [["take span"]] : []);
});
