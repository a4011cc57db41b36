import { describe, expect, it } from "vitest";
import { far } from "../games/shared/arrows";
import { shift } from "./sight";

const free = { top: 10, bottom: 110 };

describe("what a question is about", () => {
  it("stays where it is, if something of it is in sight", () => {
    expect(
      shift(
        [
          { top: 20, bottom: 40 },
          { top: 300, bottom: 320 },
        ],
        free,
      ),
    ).toBe(0);
    expect(shift([], free)).toBe(0);
  });
  it("comes into sight from below and from above", () => {
    expect(shift([{ top: 200, bottom: 230 }], free)).toBe(120);
    expect(shift([{ top: -90, bottom: -60 }], free)).toBe(-100);
  });
  it("comes into sight as a whole, or at least the first", () => {
    const [one, other, distant] = [
      { top: 200, bottom: 220 },
      { top: 240, bottom: 260 },
      { top: 900, bottom: 910 },
    ];
    expect(shift([one, other], free)).toBe(150);
    expect(shift([one, distant], free)).toBe(110);
  });
});

describe("arrow keys", () => {
  it("lead ahead, and rather straight than aside", () => {
    expect(far([1, 0], 10, 0)).toBe(10);
    expect(far([1, 0], -10, 0)).toBe(Infinity);
    expect(far([1, 0], 10, 5)).toBeGreaterThan(far([1, 0], 15, 0));
  });
});
