// One-key shortcuts at a table. None of them works while somebody types, or while a dialog is open.
import type { Offer } from "../messages";
import { closing } from "../lib/selection";
import type { Asking } from "./asking.svelte";
import { focusLit } from "./focus";

export type Acts = Record<string, () => void>;

/** Keys that always work, with their texts. */
export const COMMON: readonly (readonly [keys: string, text: string])[] = [
  ["Tab", "keys-tab"],
  ["← ↑ → ↓", "keys-arrows"],
  ["Enter", "keys-enter"],
  ["Esc", "keys-escape"],
];

const AREAS = ".board section, .question, .side";
const STOPS = [".lit[data-thing]", "[aria-selected=true]", "button:not(:disabled)"]; // the first that there is
const ANSWERS = [".moves button[tabindex='0']", "li button:not(:disabled)", "[data-send]", ".ready button"];
const tab = (n: number) => document.querySelectorAll<HTMLElement>(".side [role=tab]")[n];

/** What the keys do, in the order in which they are shown. The texts are `keys-…`. */
export function shortcuts(asking: Asking, open: (what: "keys" | "rules" | "legend") => void): Acts {
  return {
    e: () => finish(asking),
    u: () => void asking.undo(),
    b: focusLit,
    m: showMoves,
    n: () => toArea(1),
    p: () => toArea(-1),
    l: () => tab(0)?.click(),
    g: () => tab(1)?.click(),
    c: toChat,
    r: () => open("rules"),
    s: () => open("legend"),
    "?": () => open("keys"),
  };
}

/** Carries out the shortcut of a key; whether there was one. */
export function press(event: KeyboardEvent, acts: Acts): boolean {
  const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
  if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (target instanceof Element && target.closest("input, select, textarea, [contenteditable]")) return false;
  if (document.querySelector("dialog[open]")) return false;
  act();
  return true;
}

/** Confirms what waits for it, sends what is gathered, or makes the one move that ends the question. */
export function finish(asking: Asking) {
  if (asking.confirming) return asking.confirm();
  if (asking.form !== "one") return asking.finish();
  const [only, ...more] = asking.ask?.offers.filter((offer: Offer) => closing(offer)) ?? [];
  if (only && !more.length) asking.choose(only);
}

/** To the list of moves, which opens; without one, to the first answer that the question has. */
function showMoves() {
  const toggle = document.querySelector<HTMLElement>(".question .toggle[aria-expanded=false]");
  toggle?.click();
  requestAnimationFrame(() => {
    const answers = ANSWERS.flatMap((what) => document.querySelector<HTMLElement>(`.question ${what}`) ?? []);
    answers[0]?.focus();
  });
}

function toChat() {
  tab(2)?.click();
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(".side [role=tabpanel] :is(input, textarea)")?.focus(),
  );
}

/** To the next or the previous part of the page that can be seen and has something to focus. */
function toArea(by: 1 | -1) {
  const stops = [...document.querySelectorAll<HTMLElement>(AREAS)].flatMap((area) => {
    const [stop] = STOPS.flatMap((what) => area.querySelector<HTMLElement>(what) ?? []);
    return stop?.getClientRects().length ? [{ area, stop }] : [];
  });
  const at = stops.findLastIndex(({ area }) => area.contains(document.activeElement));
  const from = at < 0 && by < 0 ? 0 : at;
  stops[(from + by + stops.length) % stops.length]?.stop.focus();
}
