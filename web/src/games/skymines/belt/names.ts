/** Things of the Belt in words. */
import type { Words } from "../../../lib/words";
import { companyName, list, type Say } from "../names";
import { COLUMNS, COMPANIES, occupied } from "../terms";
import type { BeltFace, View } from "../view";

export const SHUTTLE_COLUMN = 1;

/** A space: what an entry brings, what is there, and where flight tracks lead. */
export function spaceLines(words: Words, view: View, belt: BeltFace, name: string, say: Say): string[] {
  const asteroid = belt.asteroids.find(({ spaces }) => spaces.includes(name));
  const place = asteroid ?? belt.shuttles.find(({ number }) => String(number) === name);
  const reward = place?.reward.map((one) => say("reward", one)) ?? [];
  const owner = view.sectors[belt.spaces.indexOf(name)];
  const kind = asteroid ? "asteroid" : "shuttle";
  const partner = asteroid?.linked.includes(name) && asteroid.linked.find((other) => other !== name);
  return [
    words.name("space", name),
    words(`board-${kind}-reward`, { reward: list(words, reward) }),
    ...collectors(words, place?.reward ?? []),
    ...(partner ? [words("board-linked", { space: words.name("space", partner) })] : []),
    ...(owner ? [words(`board-${kind}-owner`, { company: companyName(words, owner) })] : []),
    words("board-flights", { places: list(words, flights(words, belt, String(place?.number))) }),
  ];
}

function collectors(words: Words, reward: readonly string[]): string[] {
  const count = reward.map((one) => one.split(" ")).find(([word]) => word === "tank")?.[1];
  return count ? [words("board-collectors", { count: Number(count) })] : [];
}

/** Where flight tracks lead from a place; the marked ones cost one more. */
function flights(words: Words, belt: BeltFace, number: string): string[] {
  return belt.links.flatMap(({ between: [one, other], marked }) => {
    if (one !== number && other !== number) return [];
    const end = one === number ? other : one;
    return [(COMPANIES.includes(end) ? companyName(words, end) : end) + (marked ? " (+1)" : "")];
  });
}

export function beltColumnLines(words: Words, view: View, belt: BeltFace, company: string, column: number): string[] {
  const i = COMPANIES.indexOf(company) * COLUMNS + column;
  const coins = belt.stations[company]?.columns[column] ?? [];
  const left = view.left[i] ?? 0;
  const full = occupied(left, view.uncrossed[i] ?? false, coins.length);
  const seen = coins.reduce((sum, n, space) => sum + (full[space] ? 0 : n), 0);
  const isShuttle = column === SHUTTLE_COLUMN;
  return [
    words("board-column", { company: companyName(words, company), column: words.name("column", String(column + 1)) }),
    words(isShuttle ? "board-column-shuttles" : "board-column-left", { left }),
    words("board-column-coins", { coins: seen }),
    words(isShuttle ? "board-column-shuttle-crossed" : "board-column-crossed"),
  ];
}
