/** On a narrow screen the table has tabs; one's own side is always shown. */
export const TABS = ["board", "docks", "cards", "players"] as const;
export type Tab = (typeof TABS)[number];

const ON_BOARD = /^(socket-|bank-|assignments$|refinery$|first-player$|exchange$|discard$|exchange-card$|track$)/;
const IN_DOCKS = /^(berth-|dock-)/;
const OWN = /^(pool-|resource-|effect-|used$)/;

/** The tab of a thing; empty if it is on one's own side. `own` are the things there besides dice and tokens. */
export function tabOf(thing: string, own: ReadonlySet<string>): Tab | "" {
  if (OWN.test(thing) || own.has(thing)) return "";
  const [of, seat] = thing.split("-", 2);
  if (of === "of") return own.has(`of-${seat}`) ? "" : "players"; // what a seat has
  if (ON_BOARD.test(thing)) return "board";
  return IN_DOCKS.test(thing) ? "docks" : "cards";
}

/** The tabs that have something to choose. */
export function litTabs(lit: ReadonlySet<string>, own: ReadonlySet<string>): Set<Tab> {
  const found = new Set<Tab>();
  for (const thing of lit) {
    const tab = tabOf(thing, own);
    if (tab) found.add(tab);
  }
  return found;
}
