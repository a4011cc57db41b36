/** What the lines of the log bring, as signs that rise from the board. */
import type { Drawing, Gain } from "../games/drawing";
import type { GameInfo } from "../messages";
import { readLine } from "./log";

export interface Rising {
  amount: number;
  kind: string;
  id: string;
  at: string[]; // where it rises: the things of the board that the line is about
}

/** What one seat gets of one thing in these lines is one gain. */
export function gains(lines: readonly string[], { verbs }: Pick<GameInfo, "verbs">, drawing: Drawing): Rising[] {
  const found = new Map<string, Rising>();
  for (const text of lines) {
    const line = readLine(text);
    const gain: Gain | null | undefined = drawing.gain?.(line);
    const at = gain ? (drawing.about?.(line, verbs[line.verb] ?? []) ?? []) : [];
    if (!gain || !at.length) continue;
    const [amount, kind, id] = gain;
    const key = `${kind} ${id} ${at.join(" ")}`;
    const sum = (found.get(key)?.amount ?? 0) + amount;
    found.set(key, { amount: sum, kind, id, at });
  }
  return [...found.values()];
}
