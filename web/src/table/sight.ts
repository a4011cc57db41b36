/** Brings what a question is about into sight. On a narrow screen the question and one's own things cover a part of the board. */

const EDGE = 8;
const OWN = ".room .board .own";

interface Span {
  top: number;
  bottom: number;
}

/** How far a page must scroll, so that all of these lie between `top` and `bottom`; if they are too high, the first one. */
export function shift(things: readonly Span[], { top, bottom }: Span): number {
  const isIn = (one: Span) => one.top >= top && one.bottom <= bottom;
  const [first] = things;
  if (!first || things.some(isIn)) return 0;
  const all = { top: Math.min(...things.map((one) => one.top)), bottom: Math.max(...things.map((one) => one.bottom)) };
  const { top: north, bottom: south } = all.bottom - all.top <= bottom - top ? all : first;
  return north < top || south - north > bottom - top ? north - top : south - bottom;
}

/** If nothing that can be chosen is in sight, the page scrolls at once to where something is. */
export function showLit(): void {
  bringIntoSight([...document.querySelectorAll(".room .board .lit[data-thing]")]);
}

/** If none of these parts of the board is in sight, the page scrolls at once to where they are. */
export function bringIntoSight(parts: readonly Element[]): void {
  const board = document.querySelector(".room .board");
  const lit = parts.filter((part) => part.getClientRects().length > 0);
  if (!board) return;
  if (!matchMedia("(max-width: 59.99rem)").matches) {
    if (lit.length && shift(lit.map(spanOf), spanOf(board))) lit[0]!.scrollIntoView({ block: "nearest" });
    return;
  }
  if (lit.some((part) => part.closest(OWN))) return;
  const by = shift(lit.map(spanOf), freeSpan());
  if (by) window.scrollBy({ top: by, behavior: "instant" });
}

/** What one's own things and the question leave free of a narrow screen. */
export function freeSpan(): Span {
  const high = (part: string) => document.querySelector<HTMLElement>(part)?.offsetHeight ?? 0;
  return { top: EDGE, bottom: window.innerHeight - high(".room .ask") - high(OWN) - EDGE };
}

function spanOf(part: Element): Span {
  const { top, bottom } = part.getBoundingClientRect();
  return { top, bottom };
}
