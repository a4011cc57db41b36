/** Pieces that move: from where they were on the page to where they are now. */

/** A piece of some kind at a place. Pieces of one kind are alike. */
export interface Piece<Where> {
  kind: string;
  place: string;
  where: Where;
}

export interface Journeys<Where> {
  moved: [from: Where, to: Where][];
  arrived: Piece<Where>[]; // from nowhere
  left: Piece<Where>[]; // to nowhere
}

const key = ({ kind, place }: Piece<unknown>) => `${kind} ${place}`;

/** For every piece at a new place: where a piece of its kind came from. */
export function journeys<Where>(before: readonly Piece<Where>[], after: readonly Piece<Where>[]): Journeys<Where> {
  const [old, now] = [new Set(before.map(key)), new Set(after.map(key))];
  const left = before.filter((piece) => !now.has(key(piece)));
  const found: Journeys<Where> = { moved: [], arrived: [], left };
  for (const piece of after) {
    if (old.has(key(piece))) continue;
    const at = left.findIndex((other) => other.kind === piece.kind);
    const [from] = at < 0 ? [] : left.splice(at, 1);
    if (from) found.moved.push([from.where, piece.where]);
    else found.arrived.push(piece);
  }
  return found;
}

/**
 * Journeys of which one view shows the start and a later one the end: an outpost stands in its sector before its column
 * is chosen, and an ousted one has left before it is told where it returns.
 */
export class Travellers<Where> {
  #arrived = new Set<string>();
  #left: Piece<Where>[] = [];

  #isSlow: (piece: Piece<Where>) => boolean;

  constructor(isSlow: (piece: Piece<Where>) => boolean) {
    this.#isSlow = isSlow;
  }

  follow(before: readonly Piece<Where>[], after: readonly Piece<Where>[]): [Where, Where][] {
    const known = before.filter((piece) => !this.#arrived.has(key(piece)));
    const { moved, arrived, left } = journeys([...known, ...this.#left], after);
    this.#arrived = new Set(arrived.filter(this.#isSlow).map(key));
    this.#left = left.filter(this.#isSlow);
    return moved;
  }
}

export type Seen = { element: Element; box: DOMRect };

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

/** Moves pieces to their new places, one after another. */
export function move(moved: readonly [Seen, Seen][]): void {
  moved.forEach(([from, to], i) => {
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
