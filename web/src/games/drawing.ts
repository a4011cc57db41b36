/** How a game is drawn. The table page knows only this; everything that is one game's own lies behind it.
 *  `View` and `Contents` are what the game shows of a table and of its content; here nobody knows them. */
import type { Component } from "svelte";
import type { Payable } from "../lib/selection";
import type { Words } from "../lib/words";
import type { Chair, Offer } from "../messages";

export interface BoardProps<View = unknown, Contents = unknown> {
  view: View;
  box: Contents;
  seat: number; // 7 looks on
  chairs: Chair[];
  words: Words;
  waiting: number[]; // seats that have to answer
  lit: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  pick: (thing: string) => void; // a click on a thing, lit or dark
  motion: boolean;
  offers: Offer[]; // the remaining moves; empty when not asked
}

/** The table as a seat sees it; the chairs have names. */
export interface Seen<View = unknown, Contents = unknown> {
  view: View;
  box: Contents;
  seat: number;
  chairs: Chair[];
}

export interface Drawing<View = unknown, Contents = unknown> {
  Board: Component<BoardProps<View, Contents>>;
  Cover: Component;
  Picture?: Component<{ chapter: string; words: Words; box: Contents }>;
  /** Chapters of the rules that have a picture. */
  pictures?: readonly string[];
  /** What the sentence of a question may speak of. */
  questionValues?(view: View, seat: number, words: Words, box: Contents): Record<string, string | number>;
  reason?(words: Words, code: string, things: string[], table: Seen<View, Contents>): string;
  /** Of a payment: all that may be put down, and how often; the question names only what may come first. */
  payable?(view: View, seat: number): Payable[];
  /** A small sign beside the name of what is put down in a payment; nothing where there is none. */
  Sign?: Component<{ move: string }>;
  /** With the box, a name also tells what the move brings. */
  label?(words: Words, offer: Offer, view: View, seat: number, box?: Contents): string;
  group?(offer: Offer): string;
}
