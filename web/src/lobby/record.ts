// The parts of a record that the lobby shows. The server checks the rest.

export interface RecordHead {
  text: string;
  game: string;
  seats: number;
  moves: number;
  scores: number[] | null; // null if the game is not over
}

export const LARGEST = 2_000_000;

/** The game of a file that holds a series; empty if it holds none. */
export function seriesGame(text: string): string {
  try {
    const { format, game } = JSON.parse(text);
    return /^orrery-series-/.test(format) && typeof game === "string" ? game : "";
  } catch {
    return "";
  }
}

/** What a file says about its game; null if it is no record. */
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
