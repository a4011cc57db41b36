/** The drawing of a game with the content that its pictures show, beside rules and signs; nothing if it cannot be had. */
import { box, gameInfo } from "../lib/http";
import { drawing, type Drawing } from ".";

export interface Drawn {
  drawing: Drawing;
  box: unknown;
}

export async function drawn(game: string): Promise<Drawn | null> {
  try {
    const info = await gameInfo(game);
    const [found, contents] = await Promise.all([drawing(game), info && box(game, info.box)]);
    return contents ? { drawing: found, box: contents } : null;
  } catch {
    return null;
  }
}
