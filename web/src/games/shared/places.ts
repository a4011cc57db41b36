/** What every place of a board needs to know: what can be chosen, what is chosen, and where a click goes. */
import { getContext, setContext } from "svelte";

export interface Places {
  readonly lit: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  pick(thing: string): void;
}

const KEY = Symbol("places");

export function setPlaces(places: Places): void {
  setContext(KEY, places);
}

export function getPlaces(): Places {
  return getContext<Places>(KEY);
}
