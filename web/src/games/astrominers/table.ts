/** What all parts of the board share. */
import { getContext, setContext } from "svelte";
import type { Words } from "../../lib/words";
import { setPlaces, type Places } from "../shared/places";
import type { Say } from "./names";
import type { Contents, View } from "./view";

/** What the face of a card needs, at a table and beside a chapter of the rules. */
export interface Printing {
  readonly view: Pick<View, "doubles">;
  readonly box: Contents;
  readonly words: Words;
}

export interface Table extends Printing, Places {
  readonly view: View;
  readonly seat: number;
  readonly waiting: readonly number[];
  /** An effect or a requirement in words. */
  readonly say: Say;
  nameOf(seat: number): string;
}

const KEY = Symbol("astrominers");

export function setPrinting(printing: Printing): void {
  setContext(KEY, printing);
}

export function getPrinting(): Printing {
  return getContext<Printing>(KEY);
}

/** Nothing away from the board. */
export function findPrinting(): Printing | undefined {
  return getContext<Printing | undefined>(KEY);
}

export function setTable(table: Table): void {
  setPlaces(table);
  setContext(KEY, table);
}

export function getTable(): Table {
  return getContext<Table>(KEY);
}
