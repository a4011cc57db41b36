import type { Result } from "../messages";
import type { Words } from "../lib/words";

export interface Category {
  id: string;
  name: string;
  values: (number | null)[]; // by seat; null if this seat has no such entry
}

/** A row for each category, in the order of the seats' own sheets. A category that occurs several times is numbered. */
export function categories(words: Words, result: Result): Category[] {
  const rows = new Map<string, Category>();
  result.sheet.forEach((entries, seat) => {
    const times = new Map<string, number>();
    for (const [id, points] of entries) {
      const number = (times.get(id) ?? 0) + 1;
      times.set(id, number);
      const key = `${id} ${number}`;
      let row = rows.get(key);
      if (!row) {
        row = { id, name: categoryName(words, id, number), values: result.sheet.map(() => null) };
        rows.set(key, row);
      }
      row.values[seat] = points;
    }
  });
  return [...rows.values()];
}

/** A row for each merit, in the order in which the seats have them. */
export function merits(words: Words, result: Result): Category[] {
  const names = [...new Set(result.merits.flat().map(([name]) => name))];
  return names.map((name) => ({
    id: name,
    name: words.name("merit", name),
    values: result.merits.map((counts) => counts.find(([one]) => one === name)?.[1] ?? null),
  }));
}

function categoryName(words: Words, id: string, number: number): string {
  if (words.has(`score-${id}`)) return words(`score-${id}`, { number });
  return number > 1 ? `${id} ${number}` : id;
}
