/** What moved between two views, and from where: a tile from the bank, or a finished planet. */
import type { TransitionConfig } from "svelte/transition";
import type { View } from "./view";

export interface Changes {
  placed: { seat: number; planet: number; q: number; slot: number }[]; // slot: of the bank
  finished: { seat: number; index: number; planet: number }[];
  refilled: number[]; // slots of the bank
  rolled: boolean;
}

export function changes(before: View, after: View): Changes {
  const found: Changes = { placed: [], finished: [], refilled: [], rolled: false };
  const taken = before.bank.map((tile, i) =>
    tile !== null && (after.bank[i] !== tile || after.stack < before.stack) ? i : -1,
  );
  after.players.forEach((player, seat) => {
    const old = before.players[seat];
    if (!old) return;
    player.unfinished.forEach((planet, n) =>
      planet?.tiles.forEach((tile, q) => {
        if (!tile || old.unfinished[n]?.tiles[q]) return;
        const slot = taken.findIndex((i) => i >= 0 && before.bank[i] === tile);
        if (slot >= 0) found.placed.push({ seat, planet: n, q, slot });
      }),
    );
    for (let index = old.finished.length; index < player.finished.length; index++) {
      const planet = old.unfinished.findIndex((one, n) => one && !player.unfinished[n]);
      found.finished.push({ seat, index, planet: Math.max(0, planet) });
    }
  });
  if (after.stack < before.stack) {
    const used = new Set(found.placed.map(({ slot }) => slot));
    found.refilled = after.bank.flatMap((tile, i) => (tile !== before.bank[i] || used.has(i) ? [i] : []));
  }
  const turn = (view: View) => `${view.round} ${view.active} ${view.die}`;
  found.rolled = after.die > 0 && turn(before) !== turn(after);
  return found;
}

export interface Flight {
  from?: DOMRect; // nothing moves without it
  q?: number; // the quarter, for a tile of a planet
  glow?: boolean;
}

const ease = (t: number) => 1 - (1 - t) ** 3;

/** Moves an element from its old place to its new one. */
export function arrive(node: Element, { from, q, glow }: Flight): TransitionConfig {
  if (!from || from.width === 0) return { duration: 0 };
  const box = node.getBoundingClientRect();
  const half = box.width / 2;
  const isTile = q !== undefined;
  const left = isTile && q < 2 ? half : 0;
  const top = isTile && (q === 1 || q === 2) ? half : 0;
  const width = isTile ? half : box.width;
  const centre = { x: left + width / 2, y: top + width / 2 };
  const dx = from.x + from.width / 2 - box.x - centre.x;
  const dy = from.y + from.height / 2 - box.y - centre.y;
  const scale = from.width / width;
  const still = glow ? 0.4 : 0; // a finished planet shines before it moves
  return {
    duration: glow ? 1300 : 520,
    css: (t) => {
      const u = 1 - ease(Math.max(0, (t - still) / (1 - still)));
      const shine = glow
        ? `filter: drop-shadow(0 0 ${10 * (1 - t)}px #ffe08a) brightness(${1 + 0.5 * Math.sin(Math.PI * t)});`
        : "";
      return `transform-origin: ${centre.x}px ${centre.y}px; transform: translate(${dx * u}px, ${dy * u}px) scale(${1 + (scale - 1) * u}); ${shine}`;
    },
  };
}
