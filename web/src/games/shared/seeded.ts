/** Chance for drawings: the same name always gives the same numbers. */
export interface Chance {
  /** From `low` up to `high`. */
  between(low: number, high: number): number;
  /** A whole number below `n`. */
  below(n: number): number;
  pick<T>(all: readonly T[]): T;
}

/** FNV-1a, then mulberry32: short, and well mixed even for names that differ in one letter. */
export function seeded(name: string): Chance {
  let state = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    between: (low, high) => low + next() * (high - low),
    below,
    pick: (all) => all[below(all.length)]!,
  };
}
