// The form of a new table, and the request that is made from it.
import { usual } from "../lib/seats";
import { isMeant } from "../lib/when";
import type { Words } from "../lib/words";
import type { GameInfo, NewTable, Refused } from "../messages";

export const HERE = "here"; // a person on this device
export const LINK = "link"; // a person who joins by a link

export interface Row {
  who: string; // here, link, or a bot
  name: string;
}

export interface Wish {
  rows: Row[];
  options: NonNullable<NewTable["options"]>;
  seed: string;
  series: string; // empty for a single game
}

const USUAL_SEATS = 3;

/** Me against bots, with the usual number of seats if the game allows it. */
export function usualWish(info: GameInfo, bots: readonly string[], name: string): Wish {
  const count = info.seats.includes(USUAL_SEATS) ? USUAL_SEATS : Math.min(...info.seats);
  const me: Row = { who: HERE, name };
  return {
    rows: resized([me], count, bots),
    options: Object.fromEntries(info.options.map((option) => [option.id, structuredClone(option.default)])),
    seed: "",
    series: "",
  };
}

/** Me alone, with what the game says about playing alone; the other seats are for its automata. */
export function aloneWish(info: GameInfo, bots: readonly string[], name: string): Wish {
  const wish = usualWish(info, bots, name);
  const rows = resized(wish.rows, Math.min(...info.seats), bots);
  return { ...wish, rows, options: { ...wish.options, ...info.alone } };
}

export function resized(rows: readonly Row[], count: number, bots: readonly string[]): Row[] {
  const bot = rows.findLast((row) => isBot(row))?.who ?? (usual(bots) || LINK);
  const more = Array.from({ length: Math.max(0, count - rows.length) }, () => ({ who: bot, name: "" }));
  return [...rows.slice(0, count), ...more];
}

/** The options in the order that the game's texts give them; those it does not name come last. */
export function ordered<One extends { id: string }>(words: Words, options: readonly One[]): One[] {
  const order = words.has("options-order") ? words("options-order").split(" ") : [];
  const at = ({ id }: One) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...options].sort((a, b) => at(a) - at(b));
}

/** How many of the last seats the game's automata may take; none if a series decides that. */
export function mostAutomata(info: GameInfo, fixed: readonly string[]): number {
  const option = info.options.find(({ id }) => id === info.automata);
  if (!option || fixed.includes(option.id)) return 0;
  return option.kind === "flag" ? 1 : Number(option.values.at(-1));
}

/** The options with so many automata. */
export function withAutomata(info: GameInfo, options: Wish["options"], count: number): Wish["options"] {
  const isFlag = info.options.some(({ id, kind }) => id === info.automata && kind === "flag");
  return { ...options, [info.automata]: isFlag ? count > 0 : count };
}

export function isBot(row: Row): boolean {
  return row.who !== HERE && row.who !== LINK;
}

/** The seats that are played on this device. */
export function seatsHere(rows: readonly Row[]): number[] {
  return rows.flatMap((row, seat) => (row.who === HERE ? [seat] : []));
}

export function isSeed(seed: string): boolean {
  return /^\d{0,78}$/.test(seed.trim());
}

/** The options that a series sets by itself. */
export function fixed(words: Words, series: string): string[] {
  const key = `series-${series}.fixed`;
  return words.has(key) ? words(key).split(" ") : [];
}

/** Does this option work with the others? Its text says so (`.when`), and a series may set some by itself. */
export function isOpen(words: Words, { options, series }: Wish, id: string): boolean {
  return !fixed(words, series).includes(id) && isMeant(words, `option-${id}`, options);
}

/** The options without those that are not open: what somebody chose there before is kept, but it does not hold. */
export function openOptions(words: Words, wish: Wish): Wish["options"] {
  return Object.fromEntries(Object.entries(wish.options).filter(([id]) => isOpen(words, wish, id)));
}

/** The request. */
export function asked(words: Words, info: GameInfo, wish: Wish): NewTable {
  return {
    game: info.name,
    chairs: wish.rows.map((row) => (isBot(row) ? { bot: row.who } : { name: row.name.trim() })),
    options: openOptions(words, wish),
    seed: wish.seed.trim(),
    ...(wish.series && { series: wish.series }),
  };
}

/** Seats and options do not go together: what can be changed. Empty if no single change helps, or for another error. */
export function misfit(words: Words, { code, options, seats }: Pick<Refused, "code" | "options" | "seats">): string {
  if (code !== "bad-options" || !(options.length + seats.length)) return "";
  const either = new Intl.ListFormat(words.language, { type: "disjunction" });
  const names = options.map((id) => words.name("option", id));
  if (seats.length) names.push(words("new-misfit-seats", { seats: either.format(seats.map(String)) }));
  return words("new-misfit", { change: names.join("; ") });
}
