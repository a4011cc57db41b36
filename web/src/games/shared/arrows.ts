/** The arrow keys lead from a thing of the board to the one that lies next in their direction, also to those that the Tab key passes over. */

type Direction = readonly [x: number, y: number];

const ARROWS: Record<string, Direction> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** How far something lies in a direction; what lies aside counts more. Infinity if it lies elsewhere. */
export function far([x, y]: Direction, dx: number, dy: number): number {
  const ahead = x * dx + y * dy;
  const aside = Math.abs(y * dx - x * dy);
  return ahead > 1 && aside < 3 * ahead ? ahead + 2 * aside : Infinity;
}

export function arrows(board: HTMLElement) {
  function key(event: KeyboardEvent) {
    const direction = ARROWS[event.key];
    const from = document.activeElement;
    if (!direction || !from?.matches(".board :is(.thing, .told)") || from.closest("dialog")) return;
    const middle = (part: Element) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    const [x, y] = middle(from);
    const near = [...board.querySelectorAll<HTMLElement>(".thing, .told")]
      .filter((part) => part.getClientRects().length && !part.closest("dialog"))
      .map((part) => {
        const [a, b] = middle(part);
        return { part, way: far(direction, a - x, b - y) };
      })
      .reduce((best, one) => (one.way < best.way ? one : best), { part: null as HTMLElement | null, way: Infinity });
    event.preventDefault();
    near.part?.focus();
  }
  board.addEventListener("keydown", key);
  return { destroy: () => board.removeEventListener("keydown", key) };
}
