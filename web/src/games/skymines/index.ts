import { about, gain } from "./about";
import type { Drawing } from "../drawing";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Picture from "./Picture.svelte";
import ThingSign from "./ThingSign.svelte";
import { FIGURES } from "./figures";
import { shareSum } from "./names";
import type { Contents, View } from "./view";

const drawing: Drawing<View, Contents> = {
  Board,
  Cover,
  Picture,
  Sign: ThingSign,
  about,
  gain,
  isBeside: (thing) => /^(hand|slot|rest)-|^bonus-personal$/.test(thing),
  sum: shareSum,
  pictures: Object.keys(FIGURES),
};
export default drawing;
