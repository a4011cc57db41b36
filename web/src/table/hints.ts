// Hints in the first game. A dismissed hint never comes back.
import { settings } from "../lib/settings.svelte";
import { isMeant } from "../lib/when";
import type { Words } from "../lib/words";
import type { TableNow } from "../messages";

export interface Hint {
  name: string;
  text: string;
}

const OWN = Array.from({ length: 9 }, (_, i) => `hint-${i + 1}`);

/** First those of the table, then those of the game: its texts `hint-1`, `hint-2`, … that are true with these options. */
export function hintsLeft(words: Words, game: string, options: TableNow["options"]): Hint[] {
  const own = OWN.filter((text) => words.has(text) && isMeant(words, text, options));
  const all = [
    ...["lit", "why", "undo", "rules"].map((hint) => ({ name: `table-${hint}`, text: `table-hint-${hint}` })),
    ...own.map((text) => ({ name: text.replace("hint", game), text })),
  ];
  return all.filter(({ name }) => !settings.hintSeen(name));
}
