import type { Drawing } from "../drawing";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Picture from "./Picture.svelte";
import ThingSign from "./ThingSign.svelte";
import { PICTURED } from "./art/cards";
import { FIGURES } from "./figures";
import { diePiece } from "./terms";
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
  about: ({ seat, verb, operands }, kinds) => {
    const named = operands.map((id, i) => `${kinds[i]}-${id}`);
    if (verb === "earned" || verb === "lost") return [`of-${seat}-${operands[0]}`];
    if (verb === "bonus") return ["track"];
    if (verb === "completed" || verb === "explored") return [...named, `of-${seat}-done`];
    return verb === "won" ? ["challenges", `of-${seat}-won`] : named;
  },
  fresh: ({ seat, verb, operands: [die = ""] }) => (verb === "rolled" ? [diePiece(die, seat), die] : null),
  gain: ({ verb, operands: [resource = "", number] }) =>
    verb === "earned" ? [Number(number), "resource", resource] : null,
  isBeside: (thing) => /^(pool|resource)-/.test(thing),
  pictures: Object.keys(FIGURES),
};
export default drawing;
