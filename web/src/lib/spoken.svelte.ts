// The texts of a page, in the current language.
import { settings } from "./settings.svelte";
import { loadWords, type Words } from "./words";

/** To be called during the setup of a component. `now` is null until the texts are loaded. */
export function spoken(game?: () => string): { readonly now: Words | null } {
  let words = $state.raw<Words | null>(null);
  $effect(() => {
    let isCurrent = true;
    void loadWords(settings.language, game?.()).then((loaded) => {
      if (isCurrent) words = loaded;
    });
    return () => {
      isCurrent = false;
    };
  });
  return {
    get now() {
      return words;
    },
  };
}
