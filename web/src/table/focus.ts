/** Where the focus goes when its element is gone: to where it was before, else to the question. */
export function focusAgain(before: Element | null): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const place =
    before instanceof HTMLElement && before.isConnected ? before : document.querySelector<HTMLElement>(".question");
  place?.focus({ preventScroll: true });
}
