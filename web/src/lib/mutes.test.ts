import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.resetModules();
});

test("a seat is muted at one table only, and again after a reload", async () => {
  const { mutes } = await import("./mutes.svelte");
  mutes.set("a", 1, true);
  mutes.set("a", 7, true);
  mutes.set("a", 1, false);
  expect([mutes.has("a", 7), mutes.has("a", 1), mutes.has("b", 7)]).toEqual([true, false, false]);
  vi.resetModules();
  const again = (await import("./mutes.svelte")).mutes;
  expect(again.has("a", 7)).toBe(true);
});

test("of many tables the oldest are forgotten", async () => {
  const { mutes } = await import("./mutes.svelte");
  for (let n = 0; n <= 100; n++) mutes.set(`table ${n}`, 0, true);
  expect([mutes.has("table 0", 0), mutes.has("table 1", 0), mutes.has("table 100", 0)]).toEqual([false, true, true]);
});

test("what is no list of seats is ignored", async () => {
  const { readMutes } = await import("./mutes.svelte");
  expect(readMutes({ a: [1], b: "x", c: [1.5], d: null })).toEqual({ a: [1] });
  expect([null, [], "x", 3].map(readMutes)).toEqual([{}, {}, {}, {}]);
});
