import type { Drawing } from "../drawing";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import PaySign from "./PaySign.svelte";
import Picture from "./Picture.svelte";
import { FIGURES } from "./figures";
import { group, label, payable, questionValues } from "./moves";
import { reason } from "./reasons";
import type { Contents, View } from "./view";

const drawing: Drawing<View, Contents> = {
  Board,
  Cover,
  Picture,
  Sign: PaySign,
  pictures: Object.keys(FIGURES),
  questionValues,
  payable,
  reason,
  label,
  group,
};
export default drawing;
