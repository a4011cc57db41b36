import { freeSpan } from "../../table/sight";

/** Two fingers on a map enlarge it, and one finger does on a thing that is too small to be hit. */
const LEAST = 1;
const MOST = 3.5;

const apart = ({ touches: [one, other] }: TouchEvent) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/** How much wider a map is than its frame, without its ring. */
function zoomOf(frame: HTMLElement): number {
  const map = frame.firstElementChild;
  if (!map) return 1;
  const ring = Number(getComputedStyle(map).getPropertyValue("--ring"));
  return (map.clientWidth * (1 - 2 * ring)) / frame.clientWidth;
}

/** Sets `--zoom` of the frame of a map, and tells whether the map is larger than its frame now. */
export function pinch(zoomed: (isZoomed: boolean) => void) {
  return (frame: HTMLElement) => {
    let [start, before] = [0, 1];
    const begin = (event: TouchEvent) => {
      start = apart(event);
      before = zoomOf(frame);
    };
    const move = (event: TouchEvent) => {
      const distance = apart(event);
      if (!start || !distance) return;
      const zoom = Math.max(LEAST, Math.min(MOST, (before * distance) / start));
      const { scrollWidth, scrollLeft, clientWidth } = frame;
      const middle = (scrollLeft + clientWidth / 2) / scrollWidth;
      frame.style.setProperty("--zoom", String(zoom));
      zoomed(zoom > 1.1);
      requestAnimationFrame(() => (frame.scrollLeft = middle * frame.scrollWidth - clientWidth / 2));
    };
    frame.addEventListener("touchstart", begin, { passive: true });
    frame.addEventListener("touchmove", move, { passive: true });
    return () => {
      frame.removeEventListener("touchstart", begin);
      frame.removeEventListener("touchmove", move);
    };
  };
}

type Edges = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** The middle of a window of this size that shows as many of these boxes as can be; else the first one. */
export function middleOfMost(boxes: readonly Edges[], wide: number, high: number): [x: number, y: number] {
  let most = boxes.slice(0, 1);
  for (const { left } of boxes)
    for (const { top } of boxes) {
      const isIn = (one: Edges) =>
        one.left >= left && one.top >= top && one.right <= left + wide && one.bottom <= top + high;
      const shown = boxes.filter(isIn);
      if (shown.length > most.length) most = shown;
    }
  const middle = (from: number[], to: number[]) => (Math.min(...from) + Math.max(...to)) / 2;
  return [
    middle(
      most.map((one) => one.left),
      most.map((one) => one.right),
    ),
    middle(
      most.map((one) => one.top),
      most.map((one) => one.bottom),
    ),
  ];
}

const EDGE = 8; // pixels

/** Scrolls an enlarged map so that most of its parts are in sight. A frame as high as its map is scrolled by the page. */
export function showIn(frame: HTMLElement, parts: readonly Element[]): void {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  if (!boxes.length) return;
  const own = frame.getBoundingClientRect();
  const isHigh = getComputedStyle(frame).overflowY === "hidden";
  const { top, bottom } = isHigh ? freeSpan() : own;
  const [x, y] = middleOfMost(boxes, own.width - 2 * EDGE, bottom - top - 2 * EDGE);
  frame.scrollLeft += x - (own.left + own.right) / 2;
  const down = y - (top + bottom) / 2;
  if (isHigh) window.scrollBy({ top: down, behavior: "instant" });
  else frame.scrollTop += down;
}

const FINGER = 40; // pixels

/** A tap on a thing that is too small for a finger chooses nothing: it asks for the map to be enlarged there. */
export function fingers(isOn: () => boolean, enlarge: (what: Element) => void) {
  return (frame: HTMLElement) => {
    let isTouch = false;
    const down = ({ pointerType }: PointerEvent) => (isTouch = pointerType === "touch");
    const click = (event: MouseEvent) => {
      const thing = (event.target as Element).closest("[data-thing]");
      if (!thing || !isTouch || !event.detail || !isOn()) return; // the keyboard clicks without a count
      if (thing.matches("[data-large]:not([aria-pressed])")) return; // it is shown large and explained at once
      const { width, height } = thing.getBoundingClientRect();
      if (Math.min(width, height) >= FINGER) return;
      event.preventDefault();
      event.stopPropagation();
      enlarge(thing);
    };
    frame.addEventListener("pointerdown", down, true);
    frame.addEventListener("click", click, true);
    return () => {
      frame.removeEventListener("pointerdown", down, true);
      frame.removeEventListener("click", click, true);
    };
  };
}
