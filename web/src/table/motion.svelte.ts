// Pieces move on the board, and gains rise from it, whenever the table changes. The page never waits for them.
import { untrack } from "svelte";
import type { Drawing } from "../games/drawing";
import { fly, seen, type Seen } from "./flights";
import { readLine } from "./log";
import { Travellers, type Piece } from "./pieces";

export interface Scene {
  view: unknown;
  heard: readonly string[];
  seat: number; // another seat sees another board
  mayMove: boolean;
}

/** What the board showed before it changed, until the next frame. */
interface Change {
  pieces: Piece<Seen>[];
  lines: string[]; // new in the log ...
  from: number; // ... from there on
}

/** To be called by a page before it draws its board. `rise` gets the new lines of the log when the board shows them. */
export function moving(
  scene: () => Scene,
  drawing: () => Drawing,
  rise: (lines: readonly string[], from: number) => void,
) {
  const travellers = new Travellers<Seen>();
  let last: { seat: number; lines: number } | null = null;
  let change: Change | null = null;

  /** In a frame of its own, because it needs the sizes of everything: so the browser finds them once. */
  function show(board: Element, { pieces, lines, from }: Change) {
    change = null;
    const news = lines.map((line) => drawing().fresh?.(readLine(line))).filter((one) => !!one);
    fly(board, travellers.follow(pieces, seen(board), news));
    if (lines.length) rise(lines, from);
  }

  $effect.pre(() => {
    const now = scene();
    untrack(() => {
      const before = last?.seat === now.seat ? last.lines : Infinity;
      last = { seat: now.seat, lines: now.heard.length };
      const board = document.querySelector(".room .board");
      if (!board || before === Infinity || !now.mayMove) return;
      const fresh = now.heard.slice(before);
      if (change) return void change.lines.push(...fresh);
      const begun: Change = { pieces: seen(board), lines: fresh, from: before };
      change = begun;
      requestAnimationFrame(() => show(board, begun));
    });
  });
}
