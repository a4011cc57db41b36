/** What is printed in a sector, and where: its number, its outpost or what it costs to enter, and its reward. */
import { inside, isInside, type Chart, type Outline, type Point } from "./geometry";
import { arrange, holds, partsWide, type Put, type Size } from "./labels";
import { boxOf } from "./placing";
import { partsOf, type Part } from "./signs";
import type { Contents } from "./view";

/** Sizes in widths of the text. The label keeps room for all that may be in it, so that it is as large in every position. */
export const NUMBER = 1.25;
export const HOME: Size = { wide: 1.9, high: 1.45 };
export const REWARD = 1.2;
export const GAP = 0.1;
const OUTSIDE = 90; // what a corner outside of its sector counts for
const STATION = 400; // and one on a station
const ASTRAY = 900; // and a number outside

export function rewardOf(box: Pick<Contents, "sectors">, i: number): Part[] {
  return box.sectors[i]!.reward.flatMap((one) => partsOf("reward", one));
}

/** How large a label may be on the map: in two lines, or in one. */
export function formsOf(box: Pick<Contents, "sectors">, i: number, em: number): Size[] {
  return inWidths(rewardOf(box, i)).map(({ wide, high }) => ({ wide: wide * em, high: high * em }));
}

function inWidths(reward: readonly Part[]): Size[] {
  const first = NUMBER + GAP + HOME.wide;
  if (!reward.length) return [{ wide: first, high: HOME.high }];
  const second = partsWide(reward);
  return [
    { wide: Math.max(first, second), high: HOME.high + GAP + REWARD },
    { wide: first + GAP + second, high: HOME.high },
  ];
}

/** Labels stay in their sectors, and do not cover each other. `em` is the width of their text on the map. */
export function sectorLabels(map: Chart, box: Pick<Contents, "sectors">, em: number): Put[] {
  if (map.isGraph) return map.sectors.map(({ label }) => ({ at: label, form: 0 }));
  const stations = Object.values(map.stations).map(({ outline }) => ({ outline, around: boxOf(outline) }));
  const isOnStation = (corner: Point) =>
    stations.some(({ outline, around }) => holds(around, corner) && isInside(corner, outline));
  const enclaves = map.sectors.filter((_, i) => box.sectors[i]!.around).map(({ outline }) => outline);
  return arrange(
    map.sectors.map(({ outline, label }, i) => ({
      forms: formsOf(box, i, em),
      places: [label, ...inside(outline, enclaves)],
      against: (at, { west, north, wide, high }) => {
        const corners: Outline = [
          [west, north],
          [west + wide, north],
          [west, north + high],
          [west + wide, north + high],
        ];
        const out = corners.filter((corner) => !isInside(corner, outline));
        const number: Point = [west + (NUMBER / 2) * em, north + (HOME.high / 2) * em];
        return (
          far(at, label) * 4 +
          OUTSIDE * out.length +
          STATION * out.filter(isOnStation).length +
          (isInside(number, outline) ? 0 : ASTRAY)
        );
      },
    })),
    [],
  );
}

const far = ([x, y]: Point, [a, b]: Point) => Math.hypot(x - a, y - b);
