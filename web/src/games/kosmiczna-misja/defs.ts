/** Gradients and clips that all pictures share. They are in the page once. */
import { mount } from "svelte";
import Defs from "./Defs.svelte";

let isThere = false;

export function needDefs(): void {
  if (isThere) return;
  isThere = true;
  mount(Defs, { target: document.body, intro: false });
}
