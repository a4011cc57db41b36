import type { Drawing } from "../drawing";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";

const drawing: Drawing = { Board, Cover, isPlain: true };
export default drawing;
