/** Where the focus goes when its element is gone: to where it was before, else to the question. */
export function focusAgain(before: Element | null): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const place =
    before instanceof HTMLElement && before.isConnected
      ? before
      : (document.querySelector<HTMLElement>(".question") ?? guide());
  place?.focus({ preventScroll: true });
}

/** While something is read in a tutorial, there is no question. */
function guide(): HTMLElement | null {
  return document.querySelector<HTMLElement>(".guide button");
}

/** To the first thing of the board that can be chosen. */
export function focusLit(): void {
  const lit = [...document.querySelectorAll<HTMLElement>(".board .lit[data-thing]")];
  const aims = [...document.querySelectorAll<HTMLElement>(".board [data-aim][data-thing]")];
  [...aims, ...lit].find((part) => part.getClientRects().length)?.focus();
}

/** If an element of the table had the focus and is gone, the question gets it. Returns a function that stops this. */
export function keepFocus(room: HTMLElement): () => void {
  let last: Element | null = null;
  const remember = () => (last = document.activeElement);
  const watch = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = null;
    setTimeout(() => focusAgain(null)); // whoever took it away may give it to something else
  });
  room.addEventListener("focusin", remember);
  watch.observe(room, { childList: true, subtree: true });
  return () => {
    room.removeEventListener("focusin", remember);
    watch.disconnect();
  };
}
