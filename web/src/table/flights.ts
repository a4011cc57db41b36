/**
 * Shows how pieces move. What moves is a picture of the piece above the page: the piece itself is at its new place from the
 * start, so that it can be clicked and read there at once, and is only seen when the picture has arrived.
 */
import type { Journeys, Move, Piece } from "./pieces";

export interface Seen {
  element: HTMLElement | SVGElement;
  parent: Element | null;
  frame: DOMRect; // of the element
  box: DOMRect; // ... and of the piece, which may be a part of it
  turns: number; // quarter turns
}

export const TIME = 360; // milliseconds of a flight
const ROLL = 450;
const AFTER = 70; // between one piece and the next
const IN_A_ROW = 8; // pieces that are told one after another
const MOST = 32; // a table that changes more than that is another one
const LIFT = 14; // pixels
const EASE = "cubic-bezier(.25,.75,.3,1)";
/** What a picture must not share with the piece: tests, names and lights look for it. */
const NAMES = ["data-thing", "data-about", "data-piece", "data-at", "data-holds", "data-told", "data-aim", "id"];

/**
 * The pieces on the page. An element with `data-piece` (its kind) and `data-at` (its place) is one, and shows `data-face`; one
 * with `data-holds` holds pieces of these kinds that are not drawn. `data-part` is the part of the element that is the
 * piece (left, top, width, height), `data-turns` how it lies.
 */
export function seen(root: Element): Piece<Seen>[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>("[data-piece], [data-holds]")].flatMap((element) => {
    const { piece = "", at = "", face = "", holds = "", part, turns = "0", slow } = element.dataset;
    const frame = element.getBoundingClientRect();
    const box = part ? partOf(frame, part) : frame;
    const where = { element, parent: element.parentElement, frame, box, turns: Number(turns) };
    const held = holds.split(" ").filter(Boolean);
    const one = { kind: piece, place: at, face, isHeld: false, isSlow: slow !== undefined, where };
    return [
      ...(piece ? [one] : []),
      ...held.map((kind, i) => ({ ...one, kind, place: `${at} ${i}`, face: "", isHeld: true })),
    ];
  });
}

function partOf({ x, y, width, height }: DOMRect, part: string): DOMRect {
  const [left = 0, top = 0, wide = 1, high = 1] = part.split(" ").map(Number);
  return new DOMRect(x + left * width, y + top * height, wide * width, high * height);
}

const isSeen = ({ where }: Piece<Seen>) => where.box.width > 0;

/** Moves pieces to their new places, one after another. */
export function fly(root: Element, { moved, arrived }: Journeys<Seen>): void {
  const sources = arrived
    .filter((piece) => isSeen(piece) && !piece.isHeld)
    .map((to) => ({ to, from: sourceOf(root, to) }));
  const flights = [
    ...moved.filter(({ from, to }) => isSeen(from) && isSeen(to) && isFar(from, to)),
    ...sources.flatMap(({ to, from }) => (from ? [{ from, to, isRolled: false }] : [])),
    ...moved.filter(({ from, to, isRolled }) => isRolled && isSeen(to) && !(isSeen(from) && isFar(from, to))),
  ];
  const hidden = moved.filter(({ from, to, isRolled }) => !isSeen(from) && isSeen(to) && !to.isHeld && !isRolled);
  const appearing = [...hidden.map(({ to }) => to), ...sources.filter(({ from }) => !from).map(({ to }) => to)];
  if (flights.length > MOST || document.querySelector("dialog[open]")) return;
  flights.forEach((one, i) => start(one, Math.min(i, IN_A_ROW) * AFTER));
  for (const { where } of appearing.slice(0, MOST)) appear(where.element);
}

function isFar({ where: { box: a } }: Piece<Seen>, { where: { box: b } }: Piece<Seen>): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) > 3 || Math.abs(a.width - b.width) > 6;
}

/** Where a piece comes from that was nowhere before: a stack. */
function sourceOf(root: Element, to: Piece<Seen>): Piece<Seen> | null {
  const from = to.where.element.dataset.from;
  const stack = from && root.querySelector<HTMLElement>(`[data-about~="${from}"], [data-thing="${from}"]`);
  if (!stack) return null;
  const frame = stack.getBoundingClientRect();
  const where = { ...to.where, element: stack, frame, box: frame };
  return frame.width ? { ...to, isHeld: true, where } : null;
}

function appear(element: Element): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 220, easing: "ease-out" });
}

function start({ from, to, isRolled }: Move<Seen>, delay: number): void {
  const { element, parent, frame } = to.isHeld ? from.where : to.where;
  if (!parent?.isConnected || (to.isHeld && element.isConnected)) return; // what holds it draws it anew
  const picture = pictureOf(to.isHeld ? element : (element.cloneNode(true) as Element), frame);
  picture.dataset.flight = to.kind;
  parent.append(picture);
  picture.showPopover?.();
  const duration = isRolled ? ROLL : TIME;
  const timing = { duration, delay, easing: EASE, fill: "both" as const };
  const flight = picture.animate(path(from, to, isRolled), timing);
  if (isRolled) tumble(picture, timing);
  flight.onfinish = flight.oncancel = () => picture.remove();
  if (to.isHeld) return;
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  if (isRolled) stop(element, duration + delay);
}

/** A copy of an element above everything, where the element is. It has its parent's styles, but no name and no part in anything. */
function pictureOf(copy: Element, { x, y, width, height }: DOMRect): HTMLElement {
  for (const part of [copy, ...copy.querySelectorAll("*")]) for (const name of NAMES) part.removeAttribute(name);
  const picture = document.createElement("span");
  picture.className = "flight";
  picture.popover = "manual";
  picture.inert = true;
  picture.ariaHidden = "true";
  Object.assign(picture.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  (copy as HTMLElement | SVGElement).style.transform = "none"; // it is a part of the frame
  picture.append(copy);
  return picture;
}

/** From the old place to the new one, a little lifted on the way; into a pile and out of it, it fades. */
function path(from: Piece<Seen>, to: Piece<Seen>, isRolled: boolean): Keyframe[] {
  const [a, b] = [from.where.box, to.where.box];
  const base = to.isHeld ? from.where : to.where;
  const origin = `${base.box.x + base.box.width / 2 - base.frame.x}px ${base.box.y + base.box.height / 2 - base.frame.y}px`;
  const [dx, dy] = [a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2];
  const size = Math.max(0.25, Math.min(4, Math.min(a.width / b.width, a.height / b.height)));
  const turn = (((from.where.turns - to.where.turns) * 90 + 540) % 360) - 180;
  const posed = (x: number, y: number, scale: number, degrees: number) =>
    `translate(${x}px, ${y}px) scale(${scale}) rotate(${degrees}deg)`;
  const lift = isRolled ? 1.6 * LIFT : LIFT;
  const back = to.isHeld ? [-dx, -dy, 1 / size] : [0, 0, 1];
  const [x = 0, y = 0, scale = 1] = back;
  const start = posed(x + dx, y + dy, scale * size, turn);
  const middle = posed(x + dx * 0.4, y + dy * 0.4 - lift, (scale * (1.1 + size)) / 2, turn * 0.4);
  const end = posed(x, y, scale, 0);
  return [
    { transform: start, transformOrigin: origin, opacity: from.isHeld ? 0.2 : 1 },
    { transform: middle, transformOrigin: origin, opacity: 1, offset: 0.45 },
    { transform: end, transformOrigin: origin, opacity: to.isHeld ? 0 : 1 },
  ];
}

/** A die that rolls does not show what it will show. */
function tumble(picture: HTMLElement, timing: KeyframeAnimationOptions): void {
  const die = picture.firstElementChild;
  die?.animate([{ transform: "rotate(-400deg) scale(.8)" }, { transform: "rotate(0) scale(1)" }], timing);
  for (const shown of picture.querySelectorAll<SVGElement>("[data-result]")) shown.style.visibility = "hidden";
}

/** A die that has stopped. */
function stop(die: Element, delay: number): void {
  const pop = [{ transform: "scale(1.22)" }, { transform: "none" }];
  die.animate(pop, { duration: 180, delay, easing: "ease-out" });
}
