// How clicks on things become moves. Nothing here knows a rule: offers name the things they are about.
import type { Ask, Offer } from "../messages";

/** What a click does. */
export type Click =
  | { kind: "move"; offer: Offer; picked: string[] } // only this move is left
  | { kind: "choice"; offers: Offer[]; picked: string[] } // several moves are left, and no click can tell them apart
  | { kind: "narrowed"; picked: string[] } // more clicks are needed
  | { kind: "why"; things: string[]; alone: string[] }; // ask why not, together and if need be alone

/** Offers that fit the picked things, each thing as an operand of its own. */
export function remaining(offers: readonly Offer[], picked: readonly string[]): Offer[] {
  return offers.filter((offer) => matches(offer, picked));
}

/** Things that can be picked next. */
export function lit(offers: readonly Offer[], picked: readonly string[]): Set<string> {
  return new Set(remaining(offers, picked).flatMap((offer) => nextThings(offer, picked)));
}

/** Remaining offers whose things are all picked. No click can narrow them further. */
export function complete(offers: readonly Offer[], picked: readonly string[]): Offer[] {
  return remaining(offers, picked).filter((offer) => nextThings(offer, picked).length === 0);
}

/** The picked things and one thing for every open operand of the offer. */
export function completed(offer: Offer, picked: readonly string[]): string[] {
  const [next] = matches(offer, picked) ? nextThings(offer, picked) : [];
  return next === undefined ? [...picked] : completed(offer, [...picked, next]);
}

/** A click on a thing, for a question of form `one`. */
export function click(offers: readonly Offer[], picked: readonly string[], thing: string): Click {
  if (picked.includes(thing)) return { kind: "narrowed", picked: picked.filter((other) => other !== thing) };
  if (lit(offers, picked).has(thing)) return settle(offers, [...picked, thing]);
  if (lit(offers, []).has(thing) && !isMeantWith(offers, picked, thing)) return settle(offers, [thing]);
  return { kind: "why", things: [...picked, thing].slice(-4), alone: [thing] };
}

/**
 * Does a move of the same verb take this thing together with picked ones? Then the click is no new start: the thing does
 * not fit. This includes things that can replace a picked one, such as another die or another tile.
 */
function isMeantWith(offers: readonly Offer[], picked: readonly string[], thing: string): boolean {
  const slots = offers.flatMap(({ text, things }) => things.map((named, at) => ({ named, kind: verb(text), at })));
  const place = (slot: { kind: string; at: number }) => `${slot.kind} ${slot.at}`;
  const placesOf = (all: readonly string[]) =>
    new Set(slots.filter(({ named }) => named.some((one) => all.includes(one))).map(place));
  const first = placesOf(picked);
  const alike = slots.filter((slot) => first.has(place(slot))).flatMap(({ named }) => named);
  const taken = placesOf(alike);
  const wanted = [...placesOf([thing])];
  const kinds = new Set([...taken].map(verb));
  return wanted.every((one) => !taken.has(one)) && wanted.some((one) => kinds.has(verb(one)));
}

function settle(offers: readonly Offer[], picked: string[]): Click {
  const left = remaining(offers, picked);
  const [first] = left;
  if (first && left.length === 1) return { kind: "move", offer: first, picked };
  if (complete(left, picked).length === left.length) return { kind: "choice", offers: left, picked };
  return { kind: "narrowed", picked };
}

function matches(offer: Offer, picked: readonly string[], taken: readonly number[] = []): boolean {
  const [thing, ...rest] = picked;
  if (thing === undefined) return true;
  return offer.things.some(
    (things, operand) =>
      !taken.includes(operand) && things.includes(thing) && matches(offer, rest, [...taken, operand]),
  );
}

function nextThings(offer: Offer, picked: readonly string[]): string[] {
  return namedThings(offer).filter((thing) => !picked.includes(thing) && matches(offer, [...picked, thing]));
}

function namedThings(offer: Offer): string[] {
  return [...new Set(offer.things.flat())];
}

// Questions of form `set` and `order`: what was gathered, in order.

/** A gathered move and the things it was chosen by; none if it names none. */
export interface Gathered {
  things: string[];
  move: string;
}

export type Gathering =
  | { kind: "gathered"; gathered: Gathered[] }
  | { kind: "choice"; offers: Offer[]; picked: string[] } // no click can tell these apart: `add` the chosen one
  | { kind: "narrowed"; picked: string[] } // the move needs more clicks
  | { kind: "full" } // `most` is reached
  | { kind: "why"; things: string[]; alone: string[] };

type Question = Pick<Ask, "form" | "least" | "most" | "offers" | "later">;

/** An offer that names no thing, such as `done`. It only closes the answer, and the server adds it. */
export function closing(offer: Offer): boolean {
  return offer.things.every((things) => things.length === 0);
}

/** What can be gathered, first or later. If no offer names a thing, all can except a single last one. */
export function gatherable(ask: Question): Offer[] {
  const all = [...ask.later.map((one) => one.offer), ...ask.offers];
  const unique = [...new Map(all.map((offer) => [offer.text, offer])).values()];
  const named = unique.filter((offer) => !closing(offer));
  return named.length ? named : unique;
}

/** What a list shows: each thing of the offers by itself if no two offers share one; else the offers. */
export interface Tile {
  offer: Offer;
  thing: string; // empty for an offer as a whole
}

export function tiles(offers: readonly Offer[]): Tile[] {
  const things = offers.flatMap(namedThings);
  const isEach =
    offers.every((offer) => offer.things.filter((named) => named.length).length === 1) &&
    new Set(things).size === things.length;
  if (!isEach) return offers.map((offer) => ({ offer, thing: "" }));
  return offers
    .flatMap((offer) => namedThings(offer).map((thing) => ({ offer, thing })))
    .sort((one, other) => byName(one.thing, other.thing));
}

/** Names in order, with numbers as numbers: pool-2 before pool-10. */
export function byName(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}

/** A click on a thing gathers it, or puts it back. A move of two things, such as a card and its slot, takes two clicks. */
export function gather(
  ask: Question,
  gathered: readonly Gathered[],
  picked: readonly string[],
  thing: string,
): Gathering {
  if (gathered.some((one) => one.things.includes(thing)))
    return { kind: "gathered", gathered: gathered.filter((one) => !one.things.includes(thing)) };
  const result = click(free(ask, gathered), picked, thing);
  if (result.kind !== "why" && !hasRoom(ask, gathered)) return { kind: "full" };
  return result.kind === "move" ? add(ask, gathered, result.offer, result.picked) : result;
}

/** Gathers an offer once more, with things that are still free. With `most` 1 it replaces the other. */
export function add(
  ask: Question,
  gathered: readonly Gathered[],
  offer: Offer,
  picked: readonly string[] = [],
): Gathering {
  const isThere = closing(offer) && gathered.some((one) => one.move === offer.text); // once is enough
  const open = free(ask, gathered).find((one) => one.text === offer.text);
  if (!hasRoom(ask, gathered) || !open || isThere) return { kind: "full" };
  const kept = keptBy(ask, gathered);
  return { kind: "gathered", gathered: [...kept, { things: completed(open, picked), move: offer.text }] };
}

/** Puts back the last gathered thing of an offer. */
export function putBack(gathered: readonly Gathered[], offer: Offer): Gathered[] {
  const last = gathered.findLastIndex((one) => one.move === offer.text);
  return gathered.filter((_, index) => index !== last);
}

/** Things that can be gathered now. */
export function gatherLit(ask: Question, gathered: readonly Gathered[], picked: readonly string[]): Set<string> {
  if (!hasRoom(ask, gathered)) return new Set();
  const taken = new Set(gathered.flatMap((one) => one.things)); // also with `most` 1: a click puts it back
  return new Set([...lit(free(ask, gathered), picked)].filter((thing) => !taken.has(thing)));
}

/** Is the number right? */
export function sendable(ask: Question, count: number): boolean {
  return ask.least <= count && count <= ask.most;
}

function hasRoom(ask: Question, gathered: readonly Gathered[]): boolean {
  return gathered.length < ask.most || ask.most === 1;
}

/** What stays if one more is gathered. */
function keptBy(ask: Question, gathered: readonly Gathered[]): readonly Gathered[] {
  return ask.most === 1 ? [] : gathered;
}

/** The offers with the things that are not gathered yet, without offers that lack one. */
function free(ask: Question, gathered: readonly Gathered[]): Offer[] {
  const taken = new Set(keptBy(ask, gathered).flatMap((one) => one.things));
  return gatherable(ask)
    .filter((offer) => offer.things.every((named) => !named.length || named.some((thing) => !taken.has(thing))))
    .map((offer) => ({ ...offer, things: offer.things.map((named) => named.filter((thing) => !taken.has(thing))) }));
}

// Questions of form `pay`: how often each move, starting with the ready-made answer.

export interface Counter {
  move: string;
  offer: Offer | null; // null if it is not offered yet, but part of the ready-made answer
  count: number;
  most: number; // how often at most
}

/** A counter for everything that may be paid: the moves that the question lists, and those of the ready-made answer. */
export function counters(ask: Question & Pick<Ask, "default">): Counter[] {
  const offers = gatherable(ask);
  const verbs = new Set(offers.map((offer) => verb(offer.text)));
  const offered = new Map(offers.map((offer) => [offer.text, offer]));
  const moves = new Set([...offered.keys(), ...ask.default.filter((move) => verbs.has(verb(move)))]);
  return [...moves].map((move) => ({
    move,
    offer: offered.get(move) ?? null,
    count: ask.default.filter((other) => other === move).length,
    most: ask.later.find((one) => one.offer.text === move)?.most ?? Infinity,
  }));
}

/** One more (+1) or one less (-1), within what is there and what the question takes. */
export function count(ask: Question, all: readonly Counter[], move: string, by: 1 | -1): Counter[] {
  if (by > 0 && total(all) >= ask.most) return [...all];
  return all.map((one) =>
    one.move === move ? { ...one, count: Math.min(one.most, Math.max(0, one.count + by)) } : one,
  );
}

/** Things of which more can be paid. */
export function payLit(all: readonly Counter[]): Set<string> {
  return new Set(all.flatMap((one) => (one.count < one.most ? (one.offer?.things.flat() ?? []) : [])));
}

/** Things that are in the payment, if each can be clicked by itself, as cards can, and tokens of a pile cannot. */
export function payMarked(all: readonly Counter[]): Set<string> {
  return new Set(
    all.flatMap((one) =>
      (one.offer?.things.flat().length === one.most ? one.offer.things.flat() : []).slice(0, one.count),
    ),
  );
}

export function total(all: readonly Counter[]): number {
  return all.reduce((sum, one) => sum + one.count, 0);
}

/** The answer that is tried or sent. */
export function payment(all: readonly Counter[]): string[] {
  return all.flatMap((one) => Array<string>(one.count).fill(one.move));
}

function verb(move: string): string {
  return move.split(" ", 1)[0] ?? "";
}
