/** How a game is drawn. The table page knows only this; everything that is one game's own lies behind it.
 *  `View` and `Contents` are what the game shows of a table and of its content; here nobody knows them. */
import type { Component } from "svelte";
import type { Words } from "../lib/words";
import type { Chair, GameInfo, Offer } from "../messages";
import type { Line } from "../table/log";
import type { Fresh } from "../table/pieces";

export interface BoardProps<View = unknown, Contents = unknown> {
  view: View;
  box: Contents;
  seat: number; // 7 looks on
  chairs: Chair[];
  words: Words;
  info: GameInfo;
  waiting: number[]; // seats that have to answer
  lit: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  pick: (thing: string) => void; // a click on a thing, lit or dark
  motion: boolean;
  offers: Offer[]; // the remaining moves; empty when not asked
  dark: readonly string[]; // things of the question that no move uses
  tell?: (offer: Offer) => string; // a move in words
  told?: ReadonlySet<string>; // things that are being told about; undefined if nothing is told
}

/** Draws a thing by its kind and id; nothing where it has no sign. */
export type SignComponent = Component<{ kind: string; id: string }>;

export type Gain = readonly [amount: number, kind: string, id: string];

export interface Drawing<View = unknown, Contents = unknown> {
  Board: Component<BoardProps<View, Contents>>;
  Cover: Component;
  /** A list of things instead of a drawing. */
  isPlain?: boolean;
  Picture?: Component<{ chapter: string; words: Words; box: Contents }>;
  /** Chapters of the rules that have a picture. */
  pictures?: readonly string[];
  /** How the points of a category of the score sheet come about, such as `3 × 4`; empty if there is nothing to say. */
  sum?: (view: View, seat: number, category: string) => string;
  /** The small sign of a thing, beside words. It has the colour of the seat around it. */
  Sign?: SignComponent;
  /** The kinds of things that have their signs beside the words of the log and of moves. */
  logged?: readonly string[];
  /** What on the board a line of the log is about: its things, by their `data-thing` or `data-about`. */
  about?: (line: Line, kinds: readonly string[]) => string[];
  /** Is a line of the log, of another seat, about something that belongs to this seat? */
  concerns?: (line: Line, kinds: readonly string[], view: View, seat: number) => boolean;
  /** What a line of the log rolls or brings anew: the `data-piece` of the die and its `data-face`, or that of the piece. */
  fresh?: (line: Line) => Fresh | null;
  /** What a line of the log brings to a seat: an amount, and the sign of the thing. It rises from where `about` says. */
  gain?: (line: Line) => Gain | null;
  /** Whether the board keeps this thing of one's own in sight, right above the question on a narrow screen. */
  isBeside?: (thing: string) => boolean;
}
