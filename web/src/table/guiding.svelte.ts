// Where the person stands in a tutorial: what is read, what is asked for, and what was answered instead.
import type { Ask, Guide, Offer, Reading, TableNow } from "../messages";
import * as selection from "../lib/selection";
import type { Asking } from "./asking.svelte";

/** What is to be clicked next: things of the board, buttons of moves, or the button that sends the answer. */
export interface Aim {
  things: ReadonlySet<string>;
  moves: ReadonlySet<string>;
  sends: boolean;
}

const NO_THINGS: ReadonlySet<string> = new Set();
const NO_AIM: Aim = { things: NO_THINGS, moves: NO_THINGS, sends: false };

export class Guiding {
  at = $state(0); // the piece that is being read
  others = $state.raw<Offer[]>([]); // another possible answer, which was given instead
  isPlayingOn = $state(false); // the tutorial has changed, and the person plays on without it

  #asking: Asking;
  #table: () => TableNow;
  #key = "";

  constructor(asking: Asking, table: () => TableNow) {
    this.#asking = asking;
    this.#table = table;
  }

  guide: Guide | null = $derived.by(() => {
    const guide = this.#table().guide;
    return guide?.stage === "changed" && this.isPlayingOn ? null : guide;
  });

  /** The piece that is being read before the turn. */
  reading: Reading | null = $derived.by(() => this.guide?.look?.[this.at] ?? null);

  isOver: boolean = $derived(this.guide?.stage === "end");

  /** What is being read about. */
  things: ReadonlySet<string> = $derived(this.reading ? new Set(this.reading.things) : NO_THINGS);

  aim: Aim = $derived.by(() => {
    const { ask, isSending } = this.#asking;
    const moves = this.guide?.moves ?? [];
    if (!ask || isSending || this.reading || !moves.length) return NO_AIM;
    return aimOf(ask, moves, this.#asking.picked, this.#asking.gathered);
  });

  /** To be called whenever the table changes: each turn starts with what is to be read. */
  renew() {
    const { table, number } = this.#table();
    const key = `${table} ${this.guide?.stage} ${this.guide?.turn} ${number}`;
    if (key === this.#key) return;
    this.#key = key;
    this.at = 0;
    this.others = [];
  }

  next = () => {
    this.at += 1;
  };

  /** Another possible answer was given: the server has not carried it out. */
  explain(moves: readonly string[]) {
    const ask = this.#asking.ask;
    const all = ask ? [...ask.offers, ...ask.later.map(({ offer }) => offer)] : [];
    this.others = moves.flatMap((move) => all.find(({ text }) => text === move) ?? []);
  }

  /** A click on a thing of the board. While something is read, it is the button that goes on. */
  pick = (thing: string) => {
    if (this.reading) return this.next();
    this.others = [];
    this.#asking.pick(thing);
  };
}

/** What is to be clicked next for this answer. A payment is taken as it is proposed. */
export function aimOf(
  ask: Pick<Ask, "form" | "least" | "most" | "offers" | "later">,
  moves: readonly string[],
  picked: readonly string[],
  gathered: readonly selection.Gathered[],
): Aim {
  if (ask.form === "one") return aimAt(ask.offers, moves, picked);
  if (ask.form === "pay") return { ...NO_AIM, sends: true };
  return gatherAim(ask, moves, gathered, picked);
}

/** The thing of the move that is to be clicked next, if it tells moves apart. If other things are picked, it starts anew. */
function aimAt(offers: readonly Offer[], moves: readonly string[], picked: readonly string[]): Aim {
  const offer = offers.find(({ text }) => moves.includes(text));
  if (!offer) return NO_AIM;
  const fits = selection.remaining([offer], picked).length > 0;
  const base = fits ? picked : [];
  const lit = selection.lit([offer], base);
  const open = offer.things.map((named) => named.filter((thing) => lit.has(thing))).filter((named) => named.length);
  const count = (more: readonly string[]) => selection.remaining(offers, [...base, ...more]).length;
  const next = open.find((named) => named.some((thing) => count([thing]) < count([]))) ?? open[0];
  return { ...NO_AIM, things: new Set(next), moves: new Set([offer.text]) };
}

/** Wrong things are put back first, then the missing ones are gathered. */
function gatherAim(
  ask: Pick<Ask, "form" | "least" | "most" | "offers" | "later">,
  moves: readonly string[],
  gathered: readonly selection.Gathered[],
  picked: readonly string[],
): Aim {
  const wrong = gathered.filter((one) => !moves.includes(one.move));
  if (wrong.length)
    return {
      ...NO_AIM,
      things: new Set(wrong.flatMap((one) => one.things)),
      moves: new Set(wrong.map((one) => one.move)),
    };
  const count = (move: string) => gathered.filter((one) => one.move === move).length;
  const offers = selection.gatherable(ask).filter((offer) => !selection.closing(offer));
  const missing = offers.filter(({ text }) => count(text) < moves.filter((move) => move === text).length);
  if (!missing.length) return { ...NO_AIM, sends: true };
  const taken = new Set(gathered.flatMap((one) => one.things));
  const free = missing.map((offer) => ({
    ...offer,
    things: offer.things.map((named) => named.filter((thing) => !taken.has(thing))),
  }));
  const aims = free.map((offer) => aimAt([offer], [offer.text], picked));
  const isOrder = ask.form === "order";
  const first = isOrder ? aims.slice(0, 1) : aims;
  return {
    ...NO_AIM,
    things: new Set(first.flatMap(({ things }) => [...things])),
    moves: new Set(first.flatMap((one) => [...one.moves])),
  };
}
