import type { Drawing } from "../drawing";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Picture from "./Picture.svelte";
import { FIGURES } from "./figures";
import { group, label } from "./moves";
import { reason } from "./reasons";

const drawing: Drawing = { Board, Cover, Picture, pictures: Object.keys(FIGURES), reason, label, group };
export default drawing;
