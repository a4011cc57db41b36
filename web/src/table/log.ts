// Lines of the log, and moves, in words.
import type { Chair, ChatLine, GameInfo, TableNow } from "../messages";
import { operandName, operandValues, type Item } from "../lib/facts";
import { mutes } from "../lib/mutes.svelte";
import type { Values, Words } from "../lib/words";

export interface Line {
  seat: number; // -1 for the table
  verb: string;
  operands: string[];
  isForced: boolean;
}

const FORCED = "(forced)";

/** "0 place span-outpost 1b (forced)"; "- shown-order antenna" */
export function readLine(line: string): Line {
  const parts = line.split(" ").filter(Boolean);
  const isForced = parts.at(-1) === FORCED;
  if (isForced) parts.pop();
  const [seat = "", verb = "", ...operands] = parts;
  return { seat: /^\d+$/.test(seat) ? Number(seat) : -1, verb, operands, isForced };
}

const PAYMENT = ["pay", "done"]; // the moves of a payment have these names in every game

/**
 * A seat's forced moves among the new lines, without those that only complete its own answer: moves of a payment, or of
 * the question just `answered`, that follow a move of its own choice with no other seat's move in between.
 */
export function forcedSince(heard: string[], seen: number, seat: number, answered: readonly string[] = []): string[] {
  const completing = new Set([...PAYMENT, ...answered]);
  let isChosen = false;
  return heard.filter((line, at) => {
    const read = readLine(line);
    if (read.seat >= 0 && !(read.isForced && read.seat === seat)) isChosen = read.seat === seat;
    return at >= seen && read.isForced && read.seat === seat && !(isChosen && completing.has(read.verb));
  });
}

const worded = new WeakMap<Words, WeakMap<Chair[], Map<string, string>>>();

/** What is in words already is not worded again while the words and the chairs are the same: a log has many lines. */
function once(words: Words, { chairs }: Setting, key: string, say: () => string): string {
  const tables = worded.get(words) ?? new WeakMap<Chair[], Map<string, string>>();
  const texts = tables.get(chairs) ?? new Map<string, string>();
  worded.set(words, tables.set(chairs, texts));
  const text = texts.get(key) ?? say();
  texts.set(key, text);
  return text;
}

/**
 * A line without its seat and its mark, in the game's words (`.hidden`, if this seat does not know the operands), or
 * else by its bare names.
 */
export function lineText(words: Words, line: string, told: Setting): string {
  return once(words, told, line, () => {
    const { verb, operands } = readLine(line);
    const hidden = `${keyOf(words, verb)}.hidden`;
    if (operands.includes("?") && words.has(hidden)) return words(hidden);
    return moveText(words, verb, operands, told.info, told.chairs);
  });
}

/** An entry of the log. `at` is the first of the lines that are told together. */
export interface Entry {
  at: number;
  seat: number;
  verb: string;
  lines: string[]; // told together
  chapter: string; // the heading above it
  text: string;
  isForced: boolean;
}

/**
 * The log. Lines of one seat and verb in a row are told together if the texts have words for many (`.many`, each named
 * as `.one` says, else by its first operand). Lines with an empty text are left out. No entry goes across a break.
 * If the text of an event has a `.chapter`, that is a heading.
 */
export function entries(words: Words, lines: string[], breaks: readonly number[], told: Setting): Entry[] {
  const found: (Entry & { until: number })[] = [];
  lines.forEach((line, at) => {
    const { seat, verb, isForced } = readLine(line);
    const last = found.at(-1);
    const chapter = heading(words, line, "chapter", told);
    if (!chapter && !isMany(words, verb) && !lineText(words, line, told)) return;
    const isBroken = breaks.some((one) => last && one > last.until && one <= at);
    if (last?.seat === seat && last.verb === verb && isMany(words, verb) && !isBroken) {
      last.lines.push(line);
      last.until = at;
      last.isForced &&= isForced;
    } else found.push({ at, seat, verb, isForced, lines: [line], until: at, chapter, text: "" });
  });
  return found
    .map(({ until: _, ...entry }) => ({ ...entry, text: allText(words, entry.lines, told) }))
    .filter((entry) => entry.text || entry.chapter);
}

export interface Setting {
  chairs: Chair[];
  info: GameInfo;
}

export function heading(words: Words, line: string, attribute: string, told: Setting): string {
  return once(words, told, `${attribute}: ${line}`, () => {
    const { verb, operands } = readLine(line);
    const key = `${keyOf(words, verb)}.${attribute}`;
    return words.has(key) ? words(key, valuesOf(words, verb, operands, told.info, told.chairs)) : "";
  });
}

/** Lines in words. Those that can be told together are one. */
export function linesText(words: Words, lines: string[], told: Setting): string {
  return entries(words, lines, [], told)
    .map((entry) => entry.text)
    .join(", ");
}

function isMany(words: Words, verb: string): boolean {
  return words.has(`${keyOf(words, verb)}.many`);
}

/** Lines that differ only in an operand of the kind `number` become one line with the sum. */
function summed(lines: string[], info: GameInfo): string[] {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const at = 2 + (info.verbs[readLine(line).verb] ?? []).indexOf("number");
    const parts = line.split(" ");
    const n = at < 2 ? 0 : Number(parts[at]);
    if (n) parts[at] = "#";
    const key = n ? parts.join(" ") : `${line} ${sums.size}`;
    sums.set(key, (sums.get(key) ?? 0) + n);
  }
  return [...sums].map(([line, n]) => (n ? line.replace("#", String(n)) : line.slice(0, line.lastIndexOf(" "))));
}

function allText(words: Words, lines: string[], told: Setting): string {
  const [first = ""] = lines;
  if (lines.length === 1) return lineText(words, first, told);
  return once(words, told, lines.join("\n"), () => manyText(words, lines, told));
}

function manyText(words: Words, lines: string[], { chairs, info }: Setting): string {
  const [first = ""] = lines;
  const key = keyOf(words, readLine(first).verb);
  const counts = new Map<string, number>();
  for (const line of summed(lines, info)) {
    const { verb, operands } = readLine(line);
    const [id = ""] = operands;
    const name = words.has(`${key}.one`)
      ? words(`${key}.one`, valuesOf(words, verb, operands, info, chairs))
      : String(operandName(words, info.verbs[verb]?.[0] ?? "", id, chairs));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const all = [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(", ");
  return words(`${key}.many`, { all });
}

export function moveText(words: Words, verb: string, operands: string[], info: GameInfo, chairs: Chair[]): string {
  const values = valuesOf(words, verb, operands, info, chairs);
  const key = keyOf(words, verb);
  return key ? words(key, values) : [verb.replaceAll("-", " "), ...Object.values(values)].join(" ");
}

export function valuesOf(words: Words, verb: string, operands: string[], info: GameInfo, chairs: Chair[]): Values {
  return operandValues(words, info.verbs[verb] ?? [], operands, chairs);
}

function keyOf(words: Words, verb: string): string {
  return [`event-${verb}`, `verb-${verb}`].find(words.has) ?? "";
}

const MOST_SIGNS = 7; // as many as a player has dice

/** The things of some kinds that lines are about, each once, for their signs. */
export function thingsOf(lines: readonly string[], info: GameInfo, kinds: readonly string[]): Item[] {
  const found = lines.flatMap((line) => {
    const { verb, operands } = readLine(line);
    return operands.map((id, i): Item => [info.verbs[verb]?.[i] ?? "", id, null]);
  });
  const things = new Map(
    found.filter(([kind, id]) => kinds.includes(kind) && id !== "?").map((one) => [`${one[0]} ${one[1]}`, one]),
  );
  return things.size > MOST_SIGNS ? [] : [...things.values()];
}

/** What others said after the first `seen` lines of the chat, but for those whom this person does not want to hear. */
export function chatSince(table: TableNow, seen: number): ChatLine[] {
  const lines = table.chats > seen ? table.chat.slice(-(table.chats - seen)) : [];
  return lines.filter(({ seat }) => seat !== table.seat && !mutes.has(table.table, seat));
}
