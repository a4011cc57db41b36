/** The games that have a drawing of their own; each is fetched when it is needed. */
import type { Drawing } from "./drawing";

export type { BoardProps, Drawing } from "./drawing";

const drawings: Record<string, () => Promise<{ default: Drawing }>> = {
  astrominers: () => import("./astrominers"),
  "kosmiczna-misja": () => import("./kosmiczna-misja"),
};

export async function drawing(game: string): Promise<Drawing> {
  const load = Object.hasOwn(drawings, game) ? drawings[game] : undefined;
  return (await (load ?? (() => import("./plain")))()).default;
}
