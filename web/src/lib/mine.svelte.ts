// My tables, kept in this browser. A table may have several tokens: of the people on this device, and of the owner.
import type { Links } from "../messages";
import { ONLOOKER } from "./seats";
import { load, save, watch } from "./storage";

export interface Kept {
  token: string;
  table: string;
  game: string;
  seat: number; // 7 is an onlooker
  isOwner: boolean;
  when: number; // last visited, milliseconds since 1970
}

export interface MyTable {
  table: string;
  game: string;
  when: number;
  kept: Kept[];
}

const KEY = "orrery-mine";
const MOST = 200; // the server answers for no more

class Mine {
  list = $state.raw<Kept[]>(readKept(load(KEY)));
  /** False if this browser keeps nothing. Then the links are all there is. */
  isKept = $state(true);

  constructor() {
    watch(KEY, () => (this.list = readKept(load(KEY))));
  }

  /** Tables, the last visited first. */
  get tables(): MyTable[] {
    return together(this.list);
  }

  get tokens(): string[] {
    return this.list.map((kept) => kept.token);
  }

  /** Adds tables, or marks them as visited. */
  keep(...given: Omit<Kept, "when">[]) {
    const when = Date.now();
    this.#set(
      merged(
        given.map((one) => ({ ...one, when })),
        this.#now(),
      ),
    );
  }

  /** What is kept of a new table: the seats of this device, and the owner's token, which is also the first person's. */
  keepNew(game: string, links: Links, seats: readonly number[]) {
    const first = links.seats.findIndex(Boolean);
    const owner = seats.includes(first) ? first : ONLOOKER;
    const own = seats.filter((seat) => seat !== owner && links.seats[seat]);
    this.keep(
      { token: links.owner, table: links.table, game, seat: owner, isOwner: true },
      ...own.map((seat) => ({ token: links.seats[seat]!, table: links.table, game, seat, isOwner: false })),
    );
  }

  /** The tokens of the seats that are played on this device, by seat. */
  seatTokens(table: string): string[] {
    return seatTokens(this.list.filter((one) => one.table === table));
  }

  /** The token with the owner's rights, if this device has it; otherwise empty. */
  ownerToken(table: string): string {
    return this.list.find((one) => one.table === table && one.isOwner)?.token ?? "";
  }

  forget(table: string) {
    this.#set(this.#now().filter((one) => one.table !== table));
  }

  /** A link was renewed. */
  replace(token: string, by: string) {
    this.#set(this.#now().map((one) => (one.token === token ? { ...one, token: by } : one)));
  }

  forgetToken(token: string) {
    this.#set(this.#now().filter((one) => one.token !== token));
  }

  /** Keeps what another tab has added meanwhile. */
  #now(): Kept[] {
    return this.isKept ? readKept(load(KEY)) : this.list;
  }

  #set(list: Kept[]) {
    this.list = list;
    this.isKept = save(KEY, list);
  }
}

export const mine = new Mine();

/** The kept tables, read from untrusted data. */
export function readKept(found: unknown): Kept[] {
  if (!Array.isArray(found)) return [];
  return found.filter(
    (one): one is Kept =>
      typeof one?.token === "string" &&
      one.token !== "" &&
      typeof one.table === "string" &&
      typeof one.game === "string" &&
      Number.isInteger(one.seat) &&
      typeof one.isOwner === "boolean" &&
      Number.isFinite(one.when),
  );
}

/** New tables come before old ones. A token is kept once, and the tables not visited for longest are dropped. */
export function merged(given: readonly Kept[], old: readonly Kept[]): Kept[] {
  const tokens = new Set(given.map((one) => one.token));
  return [...given, ...old.filter((one) => !tokens.has(one.token))].sort((a, b) => b.when - a.when).slice(0, MOST);
}

export function together(list: readonly Kept[]): MyTable[] {
  const tables = new Map<string, MyTable>();
  for (const one of list) {
    const table = tables.get(one.table) ?? { table: one.table, game: one.game, when: 0, kept: [] };
    table.kept.push(one);
    table.when = Math.max(table.when, one.when);
    tables.set(one.table, table);
  }
  return [...tables.values()].sort((a, b) => b.when - a.when);
}

/** The tokens of the seats, in order. If a seat has two, it is the owner's. */
export function seatTokens(kept: readonly Kept[]): string[] {
  const bySeat = new Map<number, Kept>();
  for (const one of kept) if (one.seat !== ONLOOKER && !bySeat.get(one.seat)?.isOwner) bySeat.set(one.seat, one);
  return [...bySeat.values()].sort((a, b) => a.seat - b.seat).map((one) => one.token);
}

/** Tokens to open a table with: those of its seats, or else one for looking on. */
export function opening(table: MyTable): string[] {
  const seats = seatTokens(table.kept);
  return seats.length ? seats : table.kept.slice(0, 1).map((one) => one.token);
}

/** All tokens as the last part of a link, and back. */
export function packed(list: readonly Kept[]): string {
  return list.map((one) => encodeURIComponent(one.token)).join(",");
}

export function unpacked(text: string): string[] {
  return [...new Set(text.split(",").map((token) => token.trim()))]
    .filter((token) => token && token.length <= 200)
    .slice(0, MOST);
}
