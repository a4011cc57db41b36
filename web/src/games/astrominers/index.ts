import type { Drawing } from "../drawing";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Picture from "./Picture.svelte";
import ThingSign from "./ThingSign.svelte";
import { PICTURED } from "./art/cards";
import { FIGURES } from "./figures";
import type { Contents, View } from "./view";

const drawing: Drawing<View, Contents> = {
  Board,
  Cover,
  Picture,
  Sign: ThingSign,
  logged: ["die", "resource", ...PICTURED],
  concerns: ({ operands }, kinds, { docks }, seat) =>
    operands.some(
      (id, i) =>
        /^(mission|expedition)$/.test(kinds[i] ?? "") && docks.some((dock) => dock.card === id && dock.owner === seat),
    ),
  isBeside: (thing) => /^(pool|resource)-/.test(thing),
  pictures: Object.keys(FIGURES),
};
export default drawing;
