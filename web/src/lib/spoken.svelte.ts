// The words of a page, which follow the language.
import { settings } from "./settings.svelte";
import { loadWords, type Words } from "./words";

/** Called while a component is set up; `now` is null until the words are there. */
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
