// What happens by rules is told piece by piece, each lighting what it is about, at the pace that the person has set.
// The board shows the table as it is now, and all input goes on; whoever moves on has heard enough.
import type { TableNow } from "../messages";
import type { Drawing } from "../games/drawing";
import { AUTOMATON } from "../lib/seats";
import { settings, type Pace } from "../lib/settings.svelte";
import type { Words } from "../lib/words";
import { entries, heading, readLine, type Entry, type Setting } from "./log";

export interface Piece {
  at: number; // its line in the log
  seat: number;
  text: string;
  lines: string[];
  things: string[];
}

const isByItself = (pace: Pace) => pace === "slow" || pace === "quick";

const LEAST = 1100; // milliseconds for a piece ...
const LETTER = 28; // ... and for each of its letters
const QUICK = 0.45; // of that, at the quick pace

/** Is this told piece by piece wherever it happens: what an automaton does, or an event whose text has a `.told`? */
function isTold(words: Words, { seat, verb }: Entry, { chairs }: Setting): boolean {
  return chairs[seat]?.bot === AUTOMATON || words.has(`event-${verb}.told`);
}

interface Told extends Entry {
  ofReport: boolean; // it is told because it ends a round
}

/** The entries in the lines of the log from `from` on that are told piece by piece; those of a chapter with a `.report`, too. */
export function toldEntries(words: Words, heard: readonly string[], from: number, told: Setting): Told[] {
  const chapterAt = (at: number) => heading(words, heard[at] ?? "", "chapter", told);
  const isReport = (at: number) => !!heading(words, heard[at] ?? "", "report", told);
  let isEnding = isReport(heard.slice(0, from).findLastIndex((_, at) => chapterAt(at)));
  return entries(words, heard.slice(from), [], told).flatMap((entry) => {
    const at = from + entry.at;
    if (entry.chapter) isEnding = isReport(at);
    const ofReport = isEnding && !isTold(words, entry, told);
    return entry.text && (isEnding || isTold(words, entry, told)) ? [{ ...entry, at, ofReport }] : [];
  });
}

/** The pieces in the lines of the log from `from` on. What one seat does and gets in a row at the end of a round is one. */
export function pieces(
  words: Words,
  heard: readonly string[],
  from: number,
  told: Setting,
  about?: Drawing["about"],
): Piece[] {
  const things = (text: string) => {
    const line = readLine(text);
    const kinds = told.info.verbs[line.verb] ?? [];
    return about?.(line, kinds) ?? line.operands.map((id, i) => `${kinds[i]}-${id}`);
  };
  const found: Piece[] = [];
  let last: Told | null = null;
  for (const entry of toldEntries(words, heard, from, told)) {
    const { at, seat, text, lines } = entry;
    const piece = found.at(-1);
    if (piece && last?.ofReport && entry.ofReport && piece.seat === seat) {
      piece.text += `, ${text}`;
      piece.lines.push(...lines);
    } else found.push({ at, seat, text, lines: [...lines], things: [] });
    last = entry;
  }
  return found.map((piece) => ({ ...piece, things: [...new Set(piece.lines.flatMap(things))] }));
}

/** Those of these lines that no piece tells. */
export function untold(lines: readonly string[], told: readonly Piece[]): string[] {
  const rest = told.flatMap((piece) => piece.lines);
  return lines.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
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
    if (!this.now || this.isHeld || !isByItself(settings.pace)) return 0;
    const time = LEAST + LETTER * this.now.text.length;
    return settings.pace === "quick" ? QUICK * time : time;
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
