/** Which pieces have moved between two views, by what the board shows: nothing here knows a game. */

/** A piece of some kind at a place. Pieces of one kind with one face are alike. */
export interface Piece<Where> {
  kind: string;
  place: string;
  face: string; // what a die shows; empty for other pieces
  isHeld: boolean; // it lies in a pile or a hand that shows none of its pieces
  isSlow: boolean; // one view shows the start of its journey and a later one the end
  where: Where;
}

export interface Move<Where> {
  from: Piece<Where>;
  to: Piece<Where>;
  isRolled: boolean;
}

export interface Journeys<Where> {
  moved: Move<Where>[];
  arrived: Piece<Where>[]; // from nowhere
  left: Piece<Where>[]; // to nowhere
}

/** What was rolled or turned up, also if the same was there before: a kind of pieces and a face, which only dice have. */
export type Fresh = readonly [kind: string, face: string];

const key = ({ kind, place, face }: Piece<unknown>) => `${kind} ${place} ${face}`;

/** Where a piece may come from, the likeliest first: one with the same face, or a die that was rolled where it is. */
const WAYS: readonly (<Where>(from: Piece<Where>, to: Piece<Where>, isFresh: boolean) => boolean)[] = [
  (from, to, isFresh) => from.face === to.face && !isFresh,
  (from, to) => from.place === to.place,
  () => true,
];

const isTurned = <Where>(from: Piece<Where>, to: Piece<Where>) => !!from.face && !!to.face && from.face !== to.face;

/** For every piece at a new place: where a piece of its kind came from. */
export function journeys<Where>(
  before: readonly Piece<Where>[],
  after: readonly Piece<Where>[],
  news: readonly Fresh[] = [],
): Journeys<Where> {
  const fresh = new Set(find(after, news));
  const old = new Set(before.map(key));
  const now = new Set(after.filter((piece) => !fresh.has(piece)).map(key));
  const left = before.filter((piece) => !now.has(key(piece)));
  const moves = new Map<Piece<Where>, Move<Where>>();
  const wanted = after.filter((piece) => (fresh.has(piece) ? piece.face : !old.has(key(piece))));
  for (const may of WAYS)
    for (const to of wanted.filter((piece) => !moves.has(piece))) {
      const at = left.findIndex((from) => from.kind === to.kind && may(from, to, fresh.has(to)));
      const [from] = at < 0 ? [] : left.splice(at, 1);
      if (from) moves.set(to, { from, to, isRolled: fresh.has(to) || isTurned(from, to) });
    }
  const arrived = after.filter((to) => !moves.has(to) && (fresh.has(to) || !old.has(key(to))));
  const moved = after.flatMap((to) => moves.get(to) ?? []).filter(({ from, to }) => !(from.isHeld && to.isHeld));
  return { moved, arrived, left };
}

/** For each piece of news one piece that it may be about. */
function find<Where>(after: readonly Piece<Where>[], news: readonly Fresh[]): Piece<Where>[] {
  const open = after.filter(({ isHeld }) => !isHeld);
  return news.flatMap(([kind, face]) => {
    const at = open.findIndex((piece) => piece.kind === kind && piece.face === face);
    return at < 0 ? [] : open.splice(at, 1);
  });
}

/**
 * Journeys of which one view shows the start and a later one the end: an outpost stands in its sector before its column
 * is chosen, and an ousted one has left before it is told where it returns.
 */
export class Travellers<Where> {
  #arrived = new Set<string>();
  #left: Piece<Where>[] = [];

  follow(
    before: readonly Piece<Where>[],
    after: readonly Piece<Where>[],
    news: readonly Fresh[] = [],
  ): Journeys<Where> {
    const known = before.filter((piece) => !this.#arrived.has(key(piece)));
    const found = journeys([...known, ...this.#left], after, news);
    this.#arrived = new Set(found.arrived.filter(({ isSlow }) => isSlow).map(key));
    this.#left = found.left.filter(({ isSlow }) => isSlow);
    return found;
  }
}
