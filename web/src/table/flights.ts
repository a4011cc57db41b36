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
  const rows = new Map<string, number>();
  for (const one of flights) {
    const row = one.isRolled ? one.to.kind.slice(one.to.kind.lastIndexOf("-")) : ""; // each seat rolls by itself
    const before = rows.get(row) ?? 0;
    rows.set(row, before + 1);
    start(one, Math.min(before, IN_A_ROW) * AFTER);
  }
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

/** A piece that shrinks looks as it did before: into a pile, or from a barge to a small sign. */
function shrinks(from: Piece<Seen>, to: Piece<Seen>): boolean {
  return to.isHeld || (!from.where.element.isConnected && from.where.box.width > 2 * to.where.box.width);
}

function start(move: Move<Seen>, delay: number): void {
  const { from, to, isRolled } = move;
  const isOld = shrinks(from, to);
  const { element, parent, frame, box } = isOld ? from.where : to.where;
  if (!parent?.isConnected || (isOld && element.isConnected)) return; // what holds it draws it anew
  const picture = pictureOf(isOld ? element : (element.cloneNode(true) as Element), frame);
  picture.dataset.flight = to.kind;
  picture.style.transformOrigin = `${box.x + box.width / 2 - frame.x}px ${box.y + box.height / 2 - frame.y}px`;
  parent.append(picture);
  picture.showPopover?.();
  stay(picture, parent);
  const timing = { duration: isRolled ? ROLL : TIME, delay, easing: EASE, fill: "both" as const };
  const flight = picture.animate(path(move, isOld), timing);
  if (isRolled) tumble(picture, timing);
  flight.onfinish = flight.oncancel = () => picture.remove();
  if (!to.isHeld) hide(to.where.element, timing.duration + delay, isRolled);
}

/** The piece is there, but not to be seen before its picture has arrived. A die that has stopped gives a start. */
function hide(element: Element, duration: number, isRolled: boolean): void {
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  if (isRolled)
    element.animate([{ transform: "scale(1.22)" }, { transform: "none" }], {
      duration: 180,
      delay: duration,
      easing: "ease-out",
    });
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
function path({ from, to, isRolled }: Move<Seen>, isOld: boolean): Keyframe[] {
  const [a, b] = [from.where.box, to.where.box];
  const [dx, dy] = [a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2];
  const size = Math.max(0.25, Math.min(4, Math.min(a.width / b.width, a.height / b.height)));
  const turn = (((from.where.turns - to.where.turns) * 90 + 540) % 360) - 180;
  const [x, y, whole] = isOld ? [-dx, -dy, 1 / size] : [0, 0, 1];
  const posed = (way: number, lift = 0, grown = 1) => {
    const scale = whole * grown * (1 + (size - 1) * way);
    return `translate(${x + dx * way}px, ${y + dy * way - lift}px) scale(${scale}) rotate(${turn * way}deg)`;
  };
  return [
    { transform: posed(1), opacity: from.isHeld ? 0.2 : 1 },
    { transform: posed(0.4, isRolled ? 1.6 * LIFT : LIFT, 1.06), opacity: 1, offset: 0.45 },
    { transform: posed(0), opacity: to.isHeld ? 0 : 1 },
  ];
}

/** Keeps a picture where its place is: the page may scroll, and the question below a phone's board change its height. */
function stay(picture: HTMLElement, parent: Element): void {
  const { x, y } = parent.getBoundingClientRect();
  const follow = () => {
    if (!picture.isConnected) return;
    const now = parent.getBoundingClientRect();
    const moved = now.x === x && now.y === y ? "" : `${now.x - x}px ${now.y - y}px`;
    if (picture.style.translate !== moved) picture.style.translate = moved;
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
}

/** A die that rolls does not show what it will show. */
function tumble(picture: HTMLElement, timing: KeyframeAnimationOptions): void {
  const die = picture.firstElementChild;
  die?.animate([{ transform: "rotate(-400deg) scale(.8)" }, { transform: "rotate(0) scale(1)" }], timing);
  for (const shown of picture.querySelectorAll<SVGElement>("[data-result]")) shown.style.visibility = "hidden";
}
