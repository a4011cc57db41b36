/** What all parts of the board share, so that it need not be handed from one to the next. */
import { getContext, setContext } from "svelte";
import type { Words } from "../../lib/words";
import type { Box, View } from "./types";

export interface Table {
  readonly view: View;
  readonly box: Box;
  readonly seat: number;
  readonly words: Words;
  readonly lit: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  readonly motion: boolean;
  readonly waiting: readonly number[];
  pick(thing: string): void;
  nameOf(seat: number): string;
}

const KEY = Symbol("astrominers");

export function setTable(table: Table): void {
  setContext(KEY, table);
}

export function getTable(): Table {
  return getContext<Table>(KEY);
}
