// Pieces move on the board, and gains rise from it, whenever the table changes. The page never waits for them.
import { tick, untrack } from "svelte";
import type { Drawing } from "../games/drawing";
import { fly, seen, type Seen } from "./flights";
import { readLine } from "./log";
import { Travellers } from "./pieces";

export interface Scene {
  view: unknown;
  heard: readonly string[];
  seat: number; // another seat sees another board
  mayMove: boolean;
}

/** To be called by a page before it draws its board. `rise` gets the new lines of the log when the board shows them. */
export function moving(
  scene: () => Scene,
  drawing: () => Drawing,
  rise: (lines: readonly string[], from: number) => void,
) {
  const travellers = new Travellers<Seen>();
  let last: { seat: number; lines: number } | null = null;
  $effect.pre(() => {
    const now = scene();
    untrack(() => {
      const before = last?.seat === now.seat ? last.lines : Infinity;
      last = { seat: now.seat, lines: now.heard.length };
      const board = document.querySelector(".room .board");
      if (!board || before === Infinity || !now.mayMove) return;
      const fresh = now.heard.slice(before);
      const news = fresh.map((line) => drawing().fresh?.(readLine(line))).filter((one) => !!one);
      const pieces = seen(board);
      void tick().then(() => {
        fly(board, travellers.follow(pieces, seen(board), news));
        if (fresh.length) rise(fresh, before);
      });
    });
  });
}
