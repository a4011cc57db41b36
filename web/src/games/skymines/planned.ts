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

/** Things that were picked two by two; one that is picked alone comes first. */
function pairs(things: string[]): string[][] {
  const whole = things.slice(things.length % 2);
  return whole.flatMap((thing, i) => (i % 2 ? [[whole[i - 1]!, thing]] : []));
}

/** `slot-3` and a card of the hand, in any order -> 2 and the card. */
function linkedCard(player: Pick<PlayerView, "hand">, pair: string[]): [number, string] {
  const slot = pair.find((thing) => thing.startsWith("slot-")) ?? "";
  return [Number(slot.slice(5)) - 1, pair.map((thing) => handCard(player, thing)).join("")];
}

/** Cards fill the open slots from the left; if slots are linked, each lies on the slot that was picked with it. */
export function planned(
  player: Pick<PlayerView, "hand" | "area" | "open">,
  picked: ReadonlySet<string>,
  answer: readonly string[],
  isPlanning: boolean,
  isLinked: boolean,
): Record<number, string> {
  const open = player.area.flatMap((id, slot) => (id || !player.open[slot] ? [] : [slot]));
  const sealed = answer.map((move) => move.split(" ")).filter(([verb]) => verb === "plan" || verb === "plan-at");
  if (sealed.length)
    return Object.fromEntries(
      sealed.map(([, card = "", slot], i) => [slot ? Number(slot) - 1 : (open[i] ?? -1), card]),
    );
  if (!isPlanning) return {};
  if (isLinked) return Object.fromEntries(pairs([...picked]).map((pair) => linkedCard(player, pair)));
  const chosen = [...picked].map((thing) => handCard(player, thing)).filter(Boolean);
  return Object.fromEntries(chosen.map((card, i) => [open[i] ?? -1, card]));
}
