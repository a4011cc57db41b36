/** The games that have a drawing of their own; each is fetched when it is needed. */
import type { Drawing } from "./drawing";

export type { BoardProps, Drawing } from "./drawing";

/** Each takes the view and the contents of its own game, and no other. */
type Own = Drawing<never, never>;

const drawings: Record<string, () => Promise<{ default: Own }>> = {
  astrominers: () => import("./astrominers"),
  "kosmiczna-misja": () => import("./kosmiczna-misja"),
};

/** The drawing of a game. From here on, what the server shows of this game is trusted to be of the types that it takes. */
export async function drawing(game: string): Promise<Drawing> {
  const load = Object.hasOwn(drawings, game) ? drawings[game] : undefined;
  return (await (load ?? (() => import("./plain")))()).default as Drawing;
}
