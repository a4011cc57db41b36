/** The picture of any card. Each is made once; it only needs the card's id and what is printed on it. */
import type { Picture } from "../../shared/art";
import { NO_CREW } from "../terms";
import type { Contents } from "../view";
import { asteroid } from "./asteroid";
import { device } from "./device";
import { paper } from "./paper";
import { trophy } from "./trophy";

type Draw = (id: string, box: Contents) => Picture;
const FREE = { points: 0, cost: [], effect: "", needs: [] };

const DRAWS: Record<string, Draw> = {
  mission: (id, box) => asteroid(id, box.missions[id] ?? NO_CREW),
  expedition: (id, box) => asteroid(id, box.expeditions[id] ?? NO_CREW),
  order: (id, box) => device(id, box.orders[id] ?? FREE),
  technology: (id, box) => device(id, box.technologies[id] ?? FREE),
  bulletin: (id, box) => paper(id, box.bulletins[id] ?? FREE),
  achievement: (id, box) => trophy(id, box.achievements[id] ?? FREE),
};

/** Kinds of cards that have pictures. */
export const PICTURED: readonly string[] = Object.keys(DRAWS);

const made = new WeakMap<Contents, Map<string, Picture>>();

export function pictureOf(kind: string, id: string, box: Contents): Picture {
  const pictures = made.get(box) ?? new Map<string, Picture>();
  made.set(box, pictures);
  const key = `${kind} ${id}`;
  const picture = pictures.get(key) ?? (DRAWS[kind] ?? DRAWS.order!)(id, box);
  pictures.set(key, picture);
  return picture;
}
