// Opens the tutorial of a game, or the free game after it.
import { newTutorial } from "../lib/http";
import { mine } from "../lib/mine.svelte";
import { notices } from "../lib/notices.svelte";
import { links, router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import type { Words } from "../lib/words";

export async function learn(words: Words, game: string, isFree = false): Promise<void> {
  notices.clearErrors();
  try {
    const made = await newTutorial({ game, name: settings.name, is_free: isFree });
    mine.keepNew(game, made, [made.seats.findIndex(Boolean)]);
    router.go(links.table(made.owner));
  } catch (error) {
    notices.refused(words, error);
  }
}
