/** The picture of any card. */
import { gallery, type Picture } from "../../shared/art";
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

export const pictureOf = gallery(DRAWS);
