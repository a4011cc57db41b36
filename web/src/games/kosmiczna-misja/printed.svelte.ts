/** The tiles of the table that is shown: signs beside words stand outside of its board. */
import { SAMPLE } from "./sample";
import type { Contents } from "./view";

let box: Contents = $state.raw(SAMPLE);

export const printed = {
  get box() {
    return box;
  },
  set box(one) {
    box = one;
  },
};
