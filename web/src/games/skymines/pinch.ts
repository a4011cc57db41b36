/** Two fingers on a map enlarge it. */
const LEAST = 1;
const MOST = 3.5;

const apart = ({ touches: [one, other] }: TouchEvent) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/** Sets `--zoom` of an element, and tells whether its content is larger than the element now. */
export function pinch(zoomed: (isZoomed: boolean) => void) {
  return (element: HTMLElement) => {
    let [start, before] = [0, 1];
    const begin = (event: TouchEvent) => {
      start = apart(event);
      before = element.scrollWidth / element.clientWidth;
    };
    const move = (event: TouchEvent) => {
      const distance = apart(event);
      if (!start || !distance) return;
      const zoom = Math.max(LEAST, Math.min(MOST, (before * distance) / start));
      const { scrollWidth, scrollLeft, clientWidth } = element;
      const middle = (scrollLeft + clientWidth / 2) / scrollWidth;
      element.style.setProperty("--zoom", String(zoom));
      zoomed(zoom > 1.1);
      requestAnimationFrame(() => (element.scrollLeft = middle * element.scrollWidth - clientWidth / 2));
    };
    element.addEventListener("touchstart", begin, { passive: true });
    element.addEventListener("touchmove", move, { passive: true });
    return () => {
      element.removeEventListener("touchstart", begin);
      element.removeEventListener("touchmove", move);
    };
  };
}
