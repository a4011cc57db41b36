import { describe, expect, it } from "vitest";
import moon from "../../../../src/orrery/games/skymines/content/moon.toml?raw";
import { chart } from "./geometry";
import { around, common, drawnWidth, SLIVER, textSize } from "./labels";
import { formsOf, sectorLabels } from "./sectorlabels";
import type { Contents } from "./view";

/** Our Moon, as far as labels need it. */
function ours(): Pick<Contents, "sectors" | "stations" | "borders"> {
  const blocks = (kind: string) => moon.split(/^\[\[/m).filter((block) => block.startsWith(`${kind}]]`));
  const field = <T>(block: string, name: string, none: T): T => {
    const found = new RegExp(`^${name} = (.*)$`, "m").exec(block)?.[1];
    return found ? JSON.parse(found) : none;
  };
  return {
    sectors: blocks("sector").map((block) => ({
      reward: field<string[]>(block, "reward", []),
      outline: field<[number, number][]>(block, "outline", []),
      around: Number(field(block, "around", "s0").slice(1)),
    })),
    stations: Object.fromEntries(
      blocks("station").map((block) => [
        field(block, "id", ""),
        { columns: field<number[][]>(block, "columns", []), outline: field<[number, number][]>(block, "outline", []) },
      ]),
    ),
    borders: [],
  };
}

describe("labels of sectors", () => {
  const box = ours();
  const map = chart(box);
  const WIDTHS = Array.from({ length: 16 }, (_, i) => drawnWidth(336 + 48 * i)!);

  it("never cover each other, however wide the map is", () => {
    for (const wide of WIDTHS) {
      const em = (textSize(wide) / wide) * map.width;
      const boxes = sectorLabels(map, box, em).map(({ at, form }, i) => around(at, formsOf(box, i, em)[form]!));
      const covered = boxes.flatMap((one, i) =>
        boxes.slice(0, i).flatMap((other, k) => (common(one, other) > SLIVER ? [`${i + 1} covers ${k + 1}`] : [])),
      );
      expect(covered, String(wide)).toEqual([]);
    }
  });
});
