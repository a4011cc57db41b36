/** Luna in words: her cards, her row, her majorities, her deck. */
import type { Words } from "../../lib/words";
import { list, type Say } from "./names";
import { TYPES } from "./terms";
import type { Contents, LunaFace, LunaView, View } from "./view";

export const FACE_DOWN = "?";
export const HALVES = ["left", "right"] as const;
export const HALF_TYPES = [
  ["titanium", "carbon"],
  ["energy", "minerals"],
];

export function lunaAt(view: View, seat: number): LunaView | undefined {
  return view.lunas.find((luna) => luna.seat === seat);
}

/** What a card does in Luna's turn. On a slot only what this slot decides is told, otherwise that of all slots. */
export function lunaCardLines(words: Words, box: Contents, id: string, say: Say, slot?: number): string[] {
  const card = box.luna_cards[id];
  if (!card) return [words.name("luna", id)];
  const gains = [
    card.tank && say("deed", `tank ${card.tank}`),
    card.research && say("deed", `research ${card.research}`),
  ];
  const turned = gains.filter((one) => typeof one === "string");
  return [
    words("board-luna-card", { luna: words.name("luna", id) }),
    words("board-luna-does", { deeds: card.action.map((deed) => say("deed", deed)).join("; ") }),
    ...details(words, card, slot),
    words("board-luna-card-counts", { left: card.left, right: card.right, scientists: card.scientists }),
    ...(turned.length ? [words("board-luna-card-gains", { gains: list(words, turned) })] : []),
  ];
}

/** Which cards of the display, which column of the research area, which bonus space: the slot decides. */
function details(words: Words, card: LunaFace, slot?: number): string[] {
  const bySlot: [string, string[]][] = [
    ["takes", card.spaces.map((spaces) => spaces.join(" + "))],
    ["plans", card.columns.map(String)],
    ["marks", card.markers.map((bonus) => words.name("bonus", bonus))],
  ];
  return bySlot
    .filter(([, all]) => all.length)
    .map(([key, all]) =>
      slot === undefined || !all[slot]
        ? words(`board-luna-${key}`, { all: bySlotText(all) })
        : words(`board-luna-${key}-here`, { here: all[slot] }),
    );
}

/** `1 → 7 + 8; 2 → 2`, or `1–5 → 1` if all slots are alike. */
function bySlotText(all: readonly string[]): string {
  const isOne = new Set(all).size === 1;
  return isOne ? `1–${all.length} → ${all[0]}` : all.map((one, i) => `${i + 1} → ${one}`).join("; ");
}

export function lunaSlotLines(words: Words, box: Contents, luna: LunaView, slot: number, isOn: boolean, say: Say) {
  const id = luna.slots[slot] ?? "";
  const title = words.name("slot", String(slot + 1));
  if (id === FACE_DOWN) return [title, words("board-luna-down")];
  if (id) return [title, words("board-luna-played"), ...lunaCardLines(words, box, id, say, slot)];
  return [title, words(isOn ? "board-luna-slot-empty" : "board-luna-slot-shut")];
}

/** One of the two majority cards, with what it counts now. */
export function majorityLines(words: Words, box: Contents, luna: LunaView, half: number, say: Say): string[] {
  const id = luna.majorities[half] ?? "";
  const title = words(`board-luna-majority-${HALVES[half] ?? "left"}`);
  return id ? [title, ...lunaCardLines(words, box, id, say)] : [title, words("board-luna-majority-none")];
}

/** How much of these types counts for Luna, or lies face up for a person. */
export function totalOf(view: View, seat: number, type: string): number {
  return view.players[seat]?.totals[TYPES.indexOf(type)] ?? 0;
}

export function deckLines(words: Words, luna: LunaView): string[] {
  const names = (ids: string[]) =>
    list(
      words,
      ids.map((id) => words.name("luna", id)),
    );
  return [
    words("board-luna-deck", { deck: luna.deck, two: luna.class_two }),
    words("board-luna-known", { cards: names(luna.left) }),
    ...(luna.new ? [words("board-luna-new", { number: luna.new })] : []),
    words("board-luna-discards", { cards: names(luna.discards) }),
  ];
}

/** Her level, what it means, and the tokens that wait beside her tank and her research. */
export function levelLines(words: Words, luna: LunaView): string[] {
  const steps = (all: number[]) => list(words, all.map(String));
  return [
    words("board-luna-level", { level: luna.level }),
    words(`option-level-${luna.level}.about`),
    ...(luna.tank_tokens.length || luna.research_tokens.length
      ? [words("board-luna-tokens", { tank: steps(luna.tank_tokens), research: steps(luna.research_tokens) })]
      : []),
  ];
}
