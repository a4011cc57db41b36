// The texts of a page, in the current language.
import { settings } from "./settings.svelte";
import { loadWords, type Words } from "./words";

/** To be called during the setup of a component. `now` is null until texts are loaded; they are those of the game `of`. */
export function spoken(game?: () => string): { readonly now: Words | null; readonly of: string } {
  let words = $state.raw<Words | null>(null);
  let of = "";
  $effect(() => {
    let isCurrent = true;
    const wanted = game?.() ?? "";
    void loadWords(settings.language, wanted).then((loaded) => {
      if (!isCurrent) return;
      of = wanted;
      words = loaded;
    });
    return () => {
      isCurrent = false;
    };
  });
  return {
    get now() {
      return words;
    },
    get of() {
      return words ? of : "";
    },
  };
}
