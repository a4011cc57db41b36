/** The content of the table that is shown: signs beside words stand outside of its board. */
import type { Contents } from "./view";

let box: Contents | null = $state.raw(null);

export const printed = {
  get box() {
    return box;
  },
  set box(one) {
    box = one;
  },
};
