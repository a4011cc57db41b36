/** What the pictures of every game have to be: for its tests. */
import { expect, it } from "vitest";
import type { Picture } from "./art";

interface Card {
  kind: string;
  id: string;
}

export const drawn = ({ shapes }: Picture) => shapes.map(({ d, at = "" }) => d + at).join();
const markup = ({ shapes }: Picture) =>
  shapes.map(({ d, fill, line, at }) => `<path d="${d}" fill="${fill}"${line ?? ""}${at ?? ""}/>`).join("").length;

export function testPictures<Box extends object>(
  cards: readonly Card[],
  pictureOf: (kind: string, id: string, box: Box) => Picture,
  box: Box,
): void {
  const all = cards.map(({ kind, id }) => pictureOf(kind, id, box));

  it("are never the same", () => {
    expect(new Set(all.map(drawn)).size).toBe(cards.length);
  });

  it("are the same each time", () => {
    expect(cards.map(({ kind, id }) => pictureOf(kind, id, { ...box }))).toEqual(all);
  });

  it("are small and of few parts", () => {
    const sizes = all.map(markup);
    expect(Math.max(...sizes)).toBeLessThan(3500);
    expect(sizes.reduce((sum, n) => sum + n) / sizes.length).toBeLessThan(2500);
    expect(Math.max(...all.map(({ shapes }) => shapes.length))).toBeLessThan(40);
  });

  it("have no path that a browser could not draw", () => {
    for (const { shapes, sky } of all) {
      for (const { d, fill } of shapes) {
        expect(d).toMatch(/^M[-\d., MmLlHhVvAaQqTtCcZz]+$/);
        expect(fill).toMatch(/^#[\da-f]{3,8}$/);
      }
      expect(sky).not.toContain("undefined");
    }
  });

  it.each([...new Set(cards.map(({ kind }) => kind))])(
    "exist for any %s that only the owner's own content has",
    (kind) => {
      const [one, other] = ["żuraw <b>", "2"].map((id) => pictureOf(kind, id, box));
      expect(one!.shapes.length).toBeGreaterThan(4);
      expect(drawn(one!)).not.toBe(drawn(other!));
      expect(drawn(one!)).not.toMatch(/NaN|undefined|<b>/);
    },
  );
}
