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

/** Scrolls a part of an enlarged map to the middle. What the frame cuts off above and below the map stays cut off. */
export function showIn(frame: HTMLElement, part: Element): void {
  part.scrollIntoView({ block: "center", inline: "center" });
  if (getComputedStyle(frame).overflowY === "hidden") frame.scrollTop = 0;
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
