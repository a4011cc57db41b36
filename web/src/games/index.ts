/** The games that have a drawing of their own. Each is loaded when it is needed. */
import type { Drawing } from "./drawing";

export type { BoardProps, Drawing } from "./drawing";

/** Each drawing takes the view and the contents of its own game only. */
type Own = Drawing<never, never>;

const drawings: Record<string, () => Promise<{ default: Own }>> = {
  astrominers: () => import("./astrominers"),
  "kosmiczna-misja": () => import("./kosmiczna-misja"),
  skymines: () => import("./skymines"),
};

/** The drawing of a game. From here on the server's data are trusted to have the types of this game. */
export async function drawing(game: string): Promise<Drawing> {
  const load = Object.hasOwn(drawings, game) ? drawings[game] : undefined;
  return (await (load ?? (() => import("./plain")))()).default as Drawing;
}
