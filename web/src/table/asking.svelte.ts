// The question of a seat, and what the person has chosen so far: clicks, gathered moves, confirmations, "why not?".
import type { Ask, Offer, Reason, Refused, TableNow } from "../messages";
import type { Connection } from "../lib/connection.svelte";
import { newId } from "../lib/http";
import * as selection from "../lib/selection";
import { settings } from "../lib/settings.svelte";

export interface Reasons {
  things: string[];
  reasons: Reason[];
}

const NONE: ReadonlySet<string> = new Set();
const MOST_PAID = 100; // the question has no limit; `try` checks it
const NOT_ASKED = "not-asked";

export class Asking {
  picked = $state.raw<string[]>([]);
  gathered = $state.raw<selection.Gathered[]>([]);
  counters = $state.raw<selection.Counter[]>([]);
  choice = $state.raw<Offer[]>([]); // the offers of the small choice, if it is open
  confirming = $state.raw<Offer | null>(null); // the move that is to be confirmed
  reasons = $state.raw<Reasons | null>(null);
  undoReason = $state("");
  pointed = $state.raw<Offer | null>(null); // the button under the pointer: its things are highlighted
  isSending = $state(false);
  isAccepted = $state(false); // what the server says about the answer so far
  fault = $state(""); // ... and what is wrong with it

  #connection: Connection;
  #refused: (refused: Refused, moves: string[]) => void;
  #key = "";
  #asked = 0; // number of the last why: late replies are dropped
  #tried = 0; // ... and of the last try

  constructor(connection: Connection, refused: (refused: Refused, moves: string[]) => void) {
    this.#connection = connection;
    this.#refused = refused;
  }

  get #table(): TableNow | null {
    return this.#connection.table;
  }

  /** The same object while the question is the same. */
  ask: Ask | null = $derived.by(() => {
    const table = this.#table;
    return table && !table.is_paused && !table.result ? table.ask : null;
  });

  get form(): string {
    return this.ask?.form ?? "";
  }

  /** A tutorial carries out only the move that it asks for: nothing else needs to be confirmed. */
  get isGuided(): boolean {
    return this.#table?.guide?.stage === "yours";
  }

  get isGathering(): boolean {
    return this.form === "set" || this.form === "order";
  }

  /** The things before the last pick, while that is not confirmed, so that another thing can replace it. */
  get #base(): string[] {
    return this.confirming || this.choice.length ? this.picked.slice(0, -1) : this.picked;
  }

  lit: ReadonlySet<string> = $derived.by(() => {
    const ask = this.ask;
    if (!ask || this.isSending) return NONE;
    if (this.isGathering) return selection.gatherLit(ask, this.gathered, this.#base);
    if (ask.form === "pay") return selection.payLit(this.counters);
    return selection.lit(ask.offers, this.#base);
  });

  marked: ReadonlySet<string> = $derived.by(() => {
    if (this.isGathering) return new Set([...this.picked, ...this.gathered.flatMap((one) => one.things)]);
    if (this.form === "pay") return selection.payMarked(this.counters);
    const shown = [this.pointed ?? this.confirming].filter((offer) => offer !== null);
    return new Set([...this.picked, ...shown.flatMap((offer) => selection.completed(offer, this.picked))]);
  });

  remaining: Offer[] = $derived.by(() => {
    const ask = this.ask;
    if (!ask) return [];
    return ask.form === "one" ? selection.remaining(ask.offers, this.picked) : selection.gatherable(ask);
  });

  /** A new question starts without choices; the same question keeps them. Returns whether there is a new one. */
  renew(): boolean {
    const ask = this.ask;
    const key = ask ? `${this.#table?.seat} ${ask.number} ${ask.step}` : "";
    if (key === this.#key) return false;
    this.#key = key;
    this.undoReason = "";
    this.reasons = null;
    this.clear();
    return ask !== null;
  }

  /** Back to the start of the question. */
  clear() {
    const ask = this.ask;
    this.#asked++;
    this.picked = [];
    this.pointed = null;
    this.choice = [];
    this.confirming = null;
    let gathered: selection.Gathered[] = [];
    if (ask && this.isGathering)
      for (const move of ask.default) {
        const offer = selection.gatherable(ask).find((one) => one.text === move && !selection.closing(one));
        const result = offer && selection.add(ask, gathered, offer);
        if (result?.kind === "gathered") gathered = result.gathered;
      }
    this.gathered = gathered;
    this.counters = ask?.form === "pay" ? selection.counters(ask) : [];
    void this.#try();
  }

  /** Hides the answer to "why not?", also one that is still to come. */
  forget() {
    this.#asked++;
    this.reasons = null;
  }

  /** One step back: the confirmation, the choice, the reason, then the picks. Returns whether there was one. */
  escape(): boolean {
    if (this.confirming || this.choice.length) {
      this.confirming = null;
      this.choice = [];
      this.picked = this.picked.slice(0, -1);
    } else if (this.reasons) this.reasons = null;
    else if (this.picked.length) this.picked = [];
    else return false;
    return true;
  }

  pick = (thing: string) => {
    if (this.isSending) return;
    this.reasons = null;
    this.undoReason = "";
    const ask = this.ask;
    if (!ask) return void this.#why([thing], [thing]);
    if (this.isGathering) return this.#gather(ask, thing);
    if (ask.form === "pay") return this.#payBy(thing);
    if (this.confirming && this.#isMeant(thing)) return;
    const base = this.picked.includes(thing) ? this.picked : this.#base;
    this.confirming = null;
    this.choice = [];
    const click = selection.click(ask.offers, base, thing);
    if (click.kind === "why") return void this.#why(click.things, click.alone);
    this.picked = click.picked;
    if (click.kind === "choice") this.choice = click.offers;
    if (click.kind === "move") this.choose(click.offer);
  };

  /**
   * While a move waits to be confirmed: the last thing confirms it, another thing of the move is picked too. What is paid
   * otherwise is read first: only the button confirms it, so that a double tap does not.
   */
  #isMeant(thing: string): boolean {
    const isLast = thing === this.picked.at(-1);
    if (isLast && this.confirming && isPaidOtherwise(this.confirming)) return true;
    if (isLast) this.confirm();
    else if (!this.picked.includes(thing) && this.marked.has(thing)) this.picked = [...this.picked, thing];
    else return false;
    return true;
  }

  /** A button of the list, or of the small choice. */
  choose = (offer: Offer) => {
    const ask = this.ask;
    if (!ask || this.isSending) return;
    this.choice = [];
    this.reasons = null;
    if (!this.isGathering) {
      if (settings.confirm && !this.isGuided && (offer.final || offer.ends || isPaidOtherwise(offer)))
        this.confirming = offer;
      else void this.#send([offer.text]);
      return;
    }
    const result = selection.add(ask, this.gathered, offer, this.picked);
    if (result.kind === "gathered") this.#gathered(result.gathered);
  };

  putBack = (offer: Offer) => this.#gathered(selection.putBack(this.gathered, offer));

  putAllBack = () => this.#gathered([]);

  #gathered(gathered: selection.Gathered[]) {
    this.gathered = gathered;
    this.picked = [];
    this.confirming = null;
    void this.#try();
  }

  count = (move: string, by: 1 | -1) => {
    if (!this.ask) return;
    this.counters = selection.count({ ...this.ask, most: MOST_PAID }, this.counters, move, by);
    this.confirming = null;
    void this.#try();
  };

  get isSendable(): boolean {
    const ask = this.ask;
    if (!ask || this.isSending) return false;
    return this.isAccepted && (ask.form === "pay" || selection.sendable(ask, this.gathered.length));
  }

  /** Sends the gathered moves. The button is the confirmation. */
  finish = () => {
    const ask = this.ask;
    if (!ask || !this.isSendable) return;
    void this.#send(this.#answer(ask));
  };

  #answer(ask: Ask): string[] {
    return ask.form === "pay" ? selection.payment(this.counters) : this.gathered.map((one) => one.move);
  }

  confirm = () => {
    if (this.confirming) void this.#send([this.confirming.text]);
  };

  undo = async () => {
    const table = this.#table;
    if (!table || this.isSending) return;
    this.reasons = null;
    if (table.undo) return void (this.undoReason = table.undo);
    this.isSending = true;
    const told = await this.#connection.say({ type: "undo", id: newId(), number: table.number });
    this.isSending = false;
    if (told.type === "refused") this.#refused(told, []);
    this.clear();
  };

  async #send(moves: string[]) {
    const ask = this.ask;
    if (!ask || this.isSending) return;
    this.isSending = true;
    this.confirming = null;
    const told = await this.#connection.say({ type: "move", id: newId(), number: ask.number, moves });
    this.isSending = false;
    if (told.type !== "refused") return;
    this.#refused(told, moves);
    this.clear();
  }

  #gather(ask: Ask, thing: string) {
    const base = this.picked.includes(thing) ? this.picked : this.#base;
    this.choice = [];
    const result = selection.gather(ask, this.gathered, base, thing);
    if (result.kind === "gathered") this.#gathered(result.gathered);
    if (result.kind === "choice" || result.kind === "narrowed") this.picked = result.picked;
    if (result.kind === "choice") this.choice = result.offers;
    if (result.kind === "full") this.reasons = { things: [thing], reasons: [bare("all-chosen")] };
    if (result.kind === "why") void this.#why(result.things, result.alone);
  }

  #payBy(thing: string) {
    const counter = this.counters.find(({ offer }) => offer?.things.some((things) => things.includes(thing)));
    if (counter && selection.payMarked(this.counters).has(thing)) this.count(counter.move, -1);
    else if (counter && counter.count < counter.most) this.count(counter.move, 1);
    else if (counter) this.reasons = { things: [thing], reasons: [bare("all-down")] };
    else void this.#why([thing], [thing]);
  }

  /** Asks the server whether the answer so far could be sent. */
  async #try() {
    const ask = this.ask;
    const tried = ++this.#tried;
    this.isAccepted = false;
    this.fault = "";
    if (!ask || ask.form === "one") return;
    if (this.isGathering && !selection.sendable(ask, this.gathered.length)) return;
    const told = await this.#connection.say({ type: "try", number: ask.number, moves: this.#answer(ask) });
    if (tried !== this.#tried) return;
    this.isAccepted = told.type === "tried" && told.ok;
    this.fault = told.type === "tried" ? told.fault : "";
  }

  async #why(things: string[], alone: string[]) {
    const asked = ++this.#asked;
    const table = this.#table;
    if (!table || table.result || table.seat >= table.chairs.length) return;
    if (!this.ask)
      return void (this.reasons = { things, reasons: [bare(table.is_paused ? "paused" : "not-your-turn")] });
    let reasons = await this.#ask(things);
    if (reasons?.some(({ code }) => code === NOT_ASKED) && alone.length < things.length) {
      things = alone;
      reasons = await this.#ask(alone);
    }
    if (asked === this.#asked && reasons) this.reasons = { things, reasons };
  }

  async #ask(things: string[]): Promise<Reason[] | null> {
    const told = await this.#connection.say({ type: "why", things });
    if (told.type === "reasons") return told.reasons;
    if (told.type === "refused" && told.code !== "offline") return [bare(told.code)];
    return null;
  }
}

/** Whether other tokens than the cost names are paid at once. */
function isPaidOtherwise(offer: Offer): boolean {
  return Object.hasOwn(offer.facts, "substitutes") && !offer.asks_to_pay;
}

function bare(code: string): Reason {
  return { code, facts: {} };
}
