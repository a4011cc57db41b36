import type { Drawing } from "../drawing";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Picture from "./Picture.svelte";
import ThingSign from "./ThingSign.svelte";
import { FIGURES } from "./figures";
import type { Contents, View } from "./view";

const drawing: Drawing<View, Contents> = {
  Board,
  Cover,
  Picture,
  Sign: ThingSign,
  logged: ["tile", "pips"],
  about: (line, kinds) =>
    line.verb === "completed" ? [`of-${line.seat}-score`] : line.operands.map((id, i) => `${kinds[i]}-${id}`),
  fresh: ({ verb, operands }) => (verb === "refilled" ? [`tile-${operands[0]}`, ""] : null),
  gain: ({ verb, operands }) => (verb === "completed" ? [Number(operands[1]), "sign", "station"] : null),
  pictures: Object.keys(FIGURES),
};
export default drawing;
