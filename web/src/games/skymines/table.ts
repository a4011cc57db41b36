/** What all parts of the board share. */
import { getContext, setContext } from "svelte";
import type { Words } from "../../lib/words";
import type { Offer } from "../../messages";
import { setPlaces, type Places } from "../shared/places";
import type { Say } from "./names";
import type { Contents, View } from "./view";

/** What the face of a card needs, at a table and beside a chapter of the rules. */
export interface Printing {
  readonly box: Contents;
  readonly words: Words;
}

export interface Table extends Printing, Places {
  readonly view: View;
  readonly seat: number;
  readonly waiting: readonly number[];
  readonly isPlanning: boolean;
  readonly offers: readonly Offer[];
  /** The moves of a thing that could be chosen now. */
  offersOf(thing: string): readonly Offer[];
  /** A move in words, with what it costs and brings. */
  tell(offer: Offer): string;
  /** A requirement, a reward or a bonus in words. */
  readonly say: Say;
  nameOf(seat: number): string;
}

const KEY = Symbol("skymines");

export function setPrinting(printing: Printing): void {
  setContext(KEY, printing);
}

export function getPrinting(): Printing {
  return getContext<Printing>(KEY);
}

export function setTable(table: Table): void {
  setPlaces(table);
  setContext(KEY, table);
}

export function getTable(): Table {
  return getContext<Table>(KEY);
}
