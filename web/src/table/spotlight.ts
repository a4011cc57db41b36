/** Marks what is being told about, wherever the board shows it: every board can be lit without knowing of it. */

const MARK = "data-told";

/** Marks these things and no others, and brings one of them into sight. */
export function spotlight(things: ReadonlySet<string>, isNew: boolean): void {
  const lit = [...things].flatMap((thing) => {
    const id = CSS.escape(thing);
    return [...document.querySelectorAll(`.room .board :is([data-thing="${id}"], [data-about~="${id}"])`)];
  });
  for (const part of document.querySelectorAll(`[${MARK}]`)) if (!lit.includes(part)) part.removeAttribute(MARK);
  for (const part of lit) part.setAttribute(MARK, "");
  const shown = lit.find((part) => part.getClientRects().length);
  if (isNew) shown?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
