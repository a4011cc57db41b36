/** What on the board a line of the log is about. */
import type { Line } from "../../table/log";
import type { Gain } from "../drawing";

/** Signs of a seat that an event changes without naming them. */
const OF_SEAT: Record<string, string> = {
  earned: "coins",
  paid: "coins",
  supplement: "coins",
  "luna-overran": "coins",
  tanked: "tank",
  "luna-uploaded": "research",
  "luna-rebuilt": "deck",
  "luna-laid": "row",
};
const MINE = new Set(["slot", "half", "gauge", "luna"]); // kinds of which each seat has its own
const PLACES = new Set(["slot", "half"]);

export function about({ seat, verb, operands }: Line, kinds: readonly string[]): string[] {
  const named = operands.flatMap((id, i) => {
    const kind = kinds[i] ?? "";
    if (PLACES.has(kind) && kinds.includes("luna")) return []; // her card may have left that place since
    if (kind === "gauge") return [`of-${seat}-${id}`];
    if (kind === "column") return [`column-${operands[kinds.indexOf("company")]}-${id}`];
    return [MINE.has(kind) ? `of-${seat}-${kind}-${id}` : `${kind}-${id}`];
  });
  const own = OF_SEAT[verb];
  return own ? [...named, `of-${seat}-${own}`] : named;
}

/** What an event brings: coins, steps of a track, of the tank or of research. */
export function gain({ verb, operands }: Line): Gain | null {
  const [one = "", two = ""] = operands;
  if (verb === "earned" || verb === "supplement") return [Number(one), "coin", ""];
  if (verb === "tanked") return [Number(one), "tank", ""];
  if (verb === "luna-uploaded") return [Number(one), "research", ""];
  return verb === "advanced" ? [Number(two), "company", one] : null;
}
