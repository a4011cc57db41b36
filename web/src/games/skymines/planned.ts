/** The cards that a person is planning, by slot, before they are sealed and after. */
import type { PlayerView } from "./view";

/** All plans are shown: cards lie in action areas that were all empty before. */
export function isReveal(
  before: readonly Pick<PlayerView, "area">[],
  now: readonly Pick<PlayerView, "area">[],
): boolean {
  const isEmpty = (players: readonly Pick<PlayerView, "area">[]) => players.every(({ area }) => !area.some(Boolean));
  return isEmpty(before) && !isEmpty(now);
}

/** `hand-3` -> the third card of the hand. */
export function handCard(player: Pick<PlayerView, "hand">, thing: string): string {
  return (/^hand-\d+$/.test(thing) && player.hand[Number(thing.slice(5)) - 1]) || "";
}

/** Cards fill the open slots from the left. A sealed answer may name the slot of each card. */
export function planned(
  player: Pick<PlayerView, "hand" | "area" | "open">,
  picked: ReadonlySet<string>,
  answer: readonly string[],
  isPlanning: boolean,
): Record<number, string> {
  const open = player.area.flatMap((id, slot) => (id || !player.open[slot] ? [] : [slot]));
  const sealed = answer.map((move) => move.split(" ")).filter(([verb]) => verb === "plan" || verb === "plan-at");
  if (sealed.length)
    return Object.fromEntries(
      sealed.map(([, card = "", slot], i) => [slot ? Number(slot) - 1 : (open[i] ?? -1), card]),
    );
  if (!isPlanning) return {};
  const chosen = [...picked].map((thing) => handCard(player, thing)).filter(Boolean);
  return Object.fromEntries(chosen.map((card, i) => [open[i] ?? -1, card]));
}
