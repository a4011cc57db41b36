import { describe, expect, it } from "vitest";
import { middleOfMost } from "./pinch";

const square = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });

describe("the window of an enlarged map", () => {
  it("has all parts in its middle, if they fit", () => {
    expect(middleOfMost([square(0, 0), square(40, 90)], 100, 100)).toEqual([25, 50]);
  });
  it("shows as many as can be", () => {
    const [alone, one, other] = [square(0, 0), square(300, 10), square(340, 60)];
    expect(middleOfMost([alone, one, other], 100, 100)).toEqual([325, 40]);
  });
  it("shows the middle of the first, if none fits", () => {
    expect(middleOfMost([{ left: 0, top: 0, right: 900, bottom: 800 }, square(0, 0)], 5, 5)).toEqual([450, 400]);
  });
});
