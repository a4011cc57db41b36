/** The picture of any card of Skymines. Plans, tiles and tokens are signs, not pictures. */
import { gallery, type Picture } from "../../shared/art";
import { NO_CARD } from "../terms";
import type { CardFace, Contents } from "../view";
import { luna } from "./luna";
import { mission } from "./mission";
import { field, scientist } from "./people";
import { share } from "./share";
import { threat } from "./threat";
import { isUnit, units } from "./units";

const NO_LUNA = { action: [], scientists: 0, left: 0, right: 0 };

function action(id: string, card: CardFace): Picture {
  if (isUnit(card.type)) return units(id, card);
  if (card.type === "scientist") return scientist(id, card);
  return card.type === "field" ? field(id, card) : share(id, card);
}

const DRAWS: Record<string, (id: string, box: Contents) => Picture> = {
  card: (id, box) => action(id, box.cards[id] ?? NO_CARD),
  mission: (id, box) => mission(id, box.missions[id] ?? []),
  threat: (id) => threat(id),
  luna: (id, box) => luna(id, box.luna_cards[id] ?? NO_LUNA),
};

/** Kinds of cards that have pictures. */
export const PICTURED: readonly string[] = Object.keys(DRAWS);

export const pictureOf = gallery(DRAWS);
