/** A few tiles for the pictures of the rules and the cover. */
import type { Contents } from "./view";

const tile = (cw: string, ccw: string, stations = 0, aliens = 0) => ({ cw, ccw, stations, aliens });

export const SAMPLE: Contents = {
  edges: { plain: { station: false }, dome: { station: true }, mast: { station: true } },
  tiles: {
    outpost: tile("plain", "plain", 1),
    city: tile("plain", "plain", 2),
    natives: tile("plain", "plain", 0, 1),
    embassy: tile("plain", "plain", 1, 1),
    right: tile("dome", "plain"),
    "right-outpost": tile("dome", "plain", 1),
    "right-natives": tile("dome", "plain", 0, 1),
    left: tile("plain", "dome"),
    "left-outpost": tile("plain", "dome", 1),
    "left-natives": tile("plain", "dome", 0, 1),
    span: tile("dome", "dome"),
    "span-outpost": tile("dome", "dome", 1),
    "span-natives": tile("dome", "dome", 0, 1),
  },
};
