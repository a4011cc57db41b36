// What a board keeps above the question, which covers the lower edge of a narrow screen.

const rules = new CSSStyleSheet();

/**
 * Says how high the question is to the parts that stay above it (the class `afloat`), and to what is scrolled into sight;
 * null if it covers nothing. It is a rule of its own: as a property of the whole table, each question would style every
 * part of the board anew.
 */
export function keepAbove(height: number | null): void {
  if (!document.adoptedStyleSheets.includes(rules)) document.adoptedStyleSheets.push(rules);
  const things = ".board :is([data-thing], [data-about])";
  const said = `.board .afloat { --below: ${height}px } ${things} { scroll-margin-bottom: calc(${height}px + 7rem) }`;
  rules.replaceSync(height === null ? "" : said);
}
