/** Marks what is told about or asked for, wherever the page shows it: every board can be lit without knowing of it. */
import type { Aim } from "./guiding.svelte";
import { bringIntoSight } from "./sight";

const TOLD = "data-told";
const AIM = "data-aim";
/** The id of the words that a screen reader adds to what a tutorial asks for. */
export const AIM_WORDS = "aim-words";

/** Marks these things of the board and no others, and brings one of them into sight. */
export function spotlight(things: ReadonlySet<string>, isNew: boolean): void {
  const lit = partsOf(things);
  mark(TOLD, lit);
  if (isNew) show(lit);
}

/** Marks what a tutorial asks for: on the board, in the list of moves, on buttons. */
export function aimAt({ things, moves, sends }: Aim, isNew: boolean): void {
  const buttons = [...moves].map((move) => `[data-move="${CSS.escape(move)}"]`);
  if (sends) buttons.push("[data-send]");
  const found = buttons.length ? [...document.querySelectorAll(buttons.join())] : [];
  const onBoard = partsOf(things);
  if (isNew) show(onBoard);
  mark(AIM, [...onBoard, ...found], (part, isOn) => {
    if (isOn) part.setAttribute("aria-describedby", AIM_WORDS);
    else if (part.getAttribute("aria-describedby") === AIM_WORDS) part.removeAttribute("aria-describedby");
  });
}

function show(parts: readonly Element[]): void {
  const [shown] = parts.filter((part) => part.getClientRects().length);
  shown?.scrollIntoView({ block: "nearest", inline: "nearest" });
  bringIntoSight(parts); // one's own things and the question may cover it
}

export function partsOf(things: ReadonlySet<string>): Element[] {
  return [...things].flatMap((thing) => {
    const id = CSS.escape(thing);
    return [...document.querySelectorAll(`.room .board :is([data-thing="${id}"], [data-about~="${id}"])`)];
  });
}

/** Sets an attribute on these elements, and takes it from all others. */
function mark(name: string, parts: readonly Element[], more?: (part: Element, isOn: boolean) => void): void {
  for (const part of document.querySelectorAll(`[${name}]`))
    if (!parts.includes(part)) {
      part.removeAttribute(name);
      more?.(part, false);
    }
  for (const part of parts) {
    part.setAttribute(name, "");
    more?.(part, true);
  }
}
