/** Who has how much of what a majority counts. For Luna her majority cards count. */
import type { Words } from "../../lib/words";
import { totalOf } from "./luna";
import type { NameOf } from "./names";
import type { View } from "./view";

export interface Stand {
  seat: number;
  number: number;
}

/** Those who have any, the one with the most first. */
export function standing(view: View, id: string): Stand[] {
  const type = id === "science" ? "scientist" : id;
  return view.players
    .map((_, seat) => ({ seat, number: totalOf(view, seat, type) }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => b.number - a.number);
}

export function standingLines(words: Words, view: View, id: string, nameOf: NameOf): string[] {
  return standing(view, id).map(({ seat, number }) =>
    words(view.lunas.some((luna) => luna.seat === seat) ? "board-majority-luna" : "board-majority-player", {
      name: nameOf(seat),
      number,
    }),
  );
}
