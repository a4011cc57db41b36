// Puts facts that the rules state into words. Nothing here knows a rule or a game.
import type { Chair, GameInfo, Offer } from "../messages";
import { seatName } from "./seats";
import type { Values, Words } from "./words";

export type Facts = Offer["facts"];
export type Item = Facts[string][number];

/** What is needed to word facts: the game's kinds of operands, and the names of the players. */
export interface Naming {
  words: Words;
  info: GameInfo;
  chairs: Chair[];
}

/** The values for a text. A number stays a number, so that the text can choose the grammatical form. */
export function factValues(naming: Naming, facts: Facts): Values {
  return Object.fromEntries(Object.entries(facts).map(([name, items]) => [name, factValue(naming, items)]));
}

export function factValue(naming: Naming, items: readonly Item[]): string | number {
  const [first] = items;
  if (items.length === 1 && first && first[0] === "" && first[2] !== null) return first[2];
  const between = items.every(([kind]) => kind === "") ? " / " : ", ";
  return items.map((item) => itemText(naming, item)).join(between) || naming.words("nothing");
}

/** `2 gold`, `Anna`, `3` */
export function itemText(naming: Naming, [kind, id, number]: Item): string {
  if (!kind) return String(number);
  const thing = thingText(naming, kind, id);
  if (number === null) return thing;
  const own = `${kind}-${id}.amount`;
  return naming.words.has(own) ? naming.words(own, { number }) : naming.words("amount", { number, thing });
}

/** The name of a thing, or the text of an effect or a requirement, which is a word with operands. */
export function thingText({ words, info, chairs }: Naming, kind: string, id: string): string {
  if (kind === "seat") return seatName(words, chairs, Number(id));
  const [word = "", ...operands] = id.split(" ");
  const key = `${kind}-${word}`;
  const kinds = info.words[kind]?.[word];
  return kinds && words.has(key) ? words(key, operandValues(words, kinds, operands, chairs)) : words.name(kind, id);
}

/** Operands as values for a text, by their kinds. The second of a kind is `resource-2`. */
export function operandValues(words: Words, kinds: readonly string[], operands: string[], chairs: Chair[]): Values {
  const values: Values = {};
  operands.forEach((id, k) => {
    const kind = kinds[k] ?? String(k);
    const nth = kinds.slice(0, k).filter((other) => other === kind).length + 1;
    values[nth > 1 ? `${kind}-${nth}` : kind] = operandName(words, kind, id, chairs);
  });
  return values;
}

export function operandName(words: Words, kind: string, id: string, chairs: Chair[]): string | number {
  if (id === "?") return words("table-log-hidden");
  if (kind === "seat" && /^\d$/.test(id)) return seatName(words, chairs, Number(id));
  return /^\d+$/.test(id) && !words.has(`${kind}-${id}`) ? Number(id) : words.name(kind, id);
}
