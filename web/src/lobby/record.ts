// A record's file, as far as the lobby has to know it; the server checks it.

export interface RecordHead {
  text: string;
  game: string;
  seats: number;
  moves: number;
  scores: number[] | null; // null: not over
}

export const LARGEST = 2_000_000;

/** What a file's text says of its game; null if it is no record. */
export function readRecord(text: string): RecordHead | null {
  try {
    const { format, game, seats, moves, outcome } = JSON.parse(text);
    const isRecord =
      /^orrery-record-/.test(format) && typeof game === "string" && Number.isInteger(seats) && Array.isArray(moves);
    if (!isRecord || seats < 1 || seats > 7) return null;
    return { text, game, seats, moves: moves.length, scores: Array.isArray(outcome?.scores) ? outcome.scores : null };
  } catch {
    return null;
  }
}
