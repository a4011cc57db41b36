/** Pieces that move: from where they were on the page to where they are now. */

/** A piece of some kind at a place. Pieces of one kind are alike. */
export interface Piece<Where> {
  kind: string;
  place: string;
  where: Where;
}

/** For every piece at a new place: where a piece of its kind came from. */
export function journeys<Where>(before: readonly Piece<Where>[], after: readonly Piece<Where>[]): [Where, Where][] {
  const key = ({ kind, place }: Piece<Where>) => `${kind} ${place}`;
  const [old, now] = [new Set(before.map(key)), new Set(after.map(key))];
  const gone = new Map<string, Where[]>();
  for (const piece of before)
    if (!now.has(key(piece))) gone.set(piece.kind, [...(gone.get(piece.kind) ?? []), piece.where]);
  return after.flatMap((piece): [Where, Where][] => {
    const from = old.has(key(piece)) ? undefined : gone.get(piece.kind)?.shift();
    return from === undefined ? [] : [[from, piece.where]];
  });
}

type Seen = { element: Element; box: DOMRect };

/** The pieces on the page: elements with `data-piece` (their kind) and `data-at` (their place). */
export function seen(root: Element): Piece<Seen>[] {
  return [...root.querySelectorAll<HTMLElement>("[data-piece]")].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const { piece = "", at = "" } = element.dataset;
    return box.width ? [{ kind: piece, place: at, where: { element, box } }] : [];
  });
}

const TIME = 520;
const AFTER = 90; // between one piece and the next
const MOST = 12; // pieces that are told one after another

/** Moves every piece that changed its place, one after another. */
export function move(before: readonly Piece<Seen>[], after: readonly Piece<Seen>[]): void {
  journeys(before, after).forEach(([from, to], i) => {
    const [a, b] = [from.box, to.box];
    const dx = a.x + a.width / 2 - b.x - b.width / 2;
    const dy = a.y + a.height / 2 - b.y - b.height / 2;
    const scale = Math.max(0.3, Math.min(3, a.width / b.width));
    to.element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 9 },
        { transform: `translate(${dx / 3}px, ${dy / 3 - 14}px) scale(${(1 + scale) / 2})`, zIndex: 9, offset: 0.6 },
        { transform: "none", zIndex: 9 },
      ],
      { duration: TIME, delay: Math.min(i, MOST) * AFTER, easing: "cubic-bezier(.3,.7,.3,1)", fill: "backwards" },
    );
  });
}
