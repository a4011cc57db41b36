type Parts = Record<string, unknown>;

const isWhole = (thing: unknown): thing is Parts => typeof thing === "object" && thing !== null;

/**
 * What came now, in which every part that is as before is the very object of before: whoever shows such a part has nothing
 * to do. `now` is changed, so nobody else may have it yet.
 */
export function kept<T>(before: unknown, now: T): T {
  if (!isWhole(before) || !isWhole(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, parts]: [Parts, Parts] = [before, now];
  const names = Object.keys(parts);
  for (const name of names) parts[name] = kept(old[name], parts[name]);
  const isSame =
    names.length === Object.keys(old).length && names.every((name) => name in old && old[name] === parts[name]);
  return isSame ? (before as T) : now;
}
