/** On a narrow screen the table has tabs; one's own cards are always shown. */
export const TABS = ["moon", "market", "research", "players"] as const;
export type Tab = (typeof TABS)[number];

const TAB_OF: [RegExp, Tab][] = [
  [/^(sector|space|column|company|station|track|threat)-|^bonus-(skymine|minerva|astrogo|tawac)-/, "moon"],
  [/^(market|removed)-|^bonus-(?!personal)/, "market"],
  [/^(study|plan|screen)-|^own-tank$/, "research"],
  [/^mission-|^of-/, "players"],
];

/** The tabs that have something to choose. Hand, slots, resting piles, tiles, tokens and the personal space are on one's own side. */
export function litTabs(lit: ReadonlySet<string>): Set<Tab> {
  const found = new Set<Tab>();
  for (const thing of lit) {
    const tab = TAB_OF.find(([pattern]) => pattern.test(thing))?.[1];
    if (tab) found.add(tab);
  }
  return found;
}
