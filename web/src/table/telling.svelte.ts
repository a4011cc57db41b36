// What happens by rules is told piece by piece, each lighting what it is about, at the pace that the person has set.
// The board shows the table as it is now, and all input goes on; whoever moves on has heard enough.
import type { TableNow } from "../messages";
import type { Drawing } from "../games/drawing";
import { AUTOMATON } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import type { Words } from "../lib/words";
import { entries, readLine, type Entry, type Setting } from "./log";

export interface Piece {
  at: number; // its line in the log
  seat: number;
  text: string;
  things: string[];
}

const LEAST = 1100; // milliseconds for a piece ...
const LETTER = 28; // ... and for each of its letters

/** Is this told piece by piece: what an automaton does, or an event whose text has a `.told`? */
export function isTold(words: Words, { seat, verb, text }: Entry, { chairs }: Setting): boolean {
  return text !== "" && (chairs[seat]?.bot === AUTOMATON || words.has(`event-${verb}.told`));
}

/** The pieces in the lines of the log from `from` on. */
export function pieces(words: Words, heard: string[], from: number, told: Setting, about?: Drawing["about"]): Piece[] {
  const things = (text: string) => {
    const line = readLine(text);
    const kinds = told.info.verbs[line.verb] ?? [];
    return about?.(line, kinds) ?? line.operands.map((id, i) => `${kinds[i]}-${id}`);
  };
  return entries(words, heard.slice(from), [], told)
    .filter((entry) => isTold(words, entry, told))
    .map(({ at, seat, text, lines }) => ({ at: from + at, seat, text, things: lines.flatMap(things) }));
}

export class Telling {
  all = $state.raw<Piece[]>([]);
  at = $state(0);
  isHeld = $state(false); // somebody uses the board: the next piece waits for a click
  #seen: number;

  constructor(heard: number) {
    this.#seen = heard;
  }

  now: Piece | null = $derived(this.all[this.at] ?? null);
  things: ReadonlySet<string> = $derived(new Set(this.now?.things));

  /** How long the piece stays by itself, in milliseconds; 0 if it waits for a click. */
  stays: number = $derived.by(() => {
    if (!this.now || this.isHeld || settings.pace !== "slow") return 0;
    return LEAST + LETTER * this.now.text.length;
  });

  /** The piece that a screen reader says; null if it has said all of it at once. */
  spoken: Piece | null = $derived(settings.pace === "next" ? this.now : null);

  /** To be called whenever the table changes. What one moved on from is not told any more. */
  hear({ heard, seat }: TableNow, find: (from: number) => Piece[]) {
    const from = this.#seen;
    this.#seen = heard.length;
    if (heard.length === from) return;
    const isMine = (line: string) => readLine(line).seat === seat && !readLine(line).isForced;
    const isOld = heard.length < from || heard.slice(from).some(isMine);
    const left = isOld ? [] : this.all.slice(this.at);
    const fresh = settings.pace === "once" || heard.length < from ? [] : find(from);
    if (!left.length) this.isHeld = false;
    this.all = left.length ? [...this.all, ...fresh] : fresh;
    if (!left.length) this.at = 0;
  }

  next = () => {
    this.at += 1;
    if (!this.now) this.skip();
  };

  skip = () => {
    this.all = [];
    this.at = 0;
    this.isHeld = false;
  };

  hold = () => {
    if (this.now) this.isHeld = true;
  };
}
