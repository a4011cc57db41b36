// The people of this device at one table: a connection for each seat, and who looks at the screen.
import type { TableNow } from "../messages";
import { Connection } from "../lib/connection.svelte";
import { settings, type Curtain } from "../lib/settings.svelte";

export class Sitting {
  connections: Connection[];
  shown = $state(0);
  #isPrivate = $state(true); // do seats have secrets from each other?
  #isLifted = $state(false); // whoever is at the screen has confirmed that the others look away

  constructor(tokens: string[]) {
    this.connections = tokens.map((token) => new Connection(token));
  }

  get connection(): Connection {
    return this.connections[this.shown] ?? this.connections[0]!;
  }

  get table(): TableNow | null {
    return this.connection.table;
  }

  /** Has the table of each person here arrived? */
  get isComplete(): boolean {
    return this.connections.every(({ table }) => table !== null);
  }

  get isShared(): boolean {
    return this.connections.length > 1;
  }

  /** Nothing is shown until the person whose turn it is confirms: the table has what others here must not see. */
  get isCurtained(): boolean {
    if (!this.isShared || !this.#isPrivate || this.#isLifted) return false;
    const here = this.connections.map(({ table }) => table?.seat ?? -1);
    return this.table !== null && isHidden(this.table, here, settings.curtain);
  }

  /** The seat on this device whose turn it is; -1 if there is none. */
  get next(): number {
    if (this.table?.result || this.table?.is_paused) return -1;
    const isAsked = ({ table }: Connection) => table !== null && table.waiting.includes(table.seat);
    if (isAsked(this.connection)) return this.shown;
    return this.connections.findIndex(isAsked);
  }

  /** To be called whenever a table changes. */
  follow(isPrivate: boolean) {
    if (!this.isShared) return;
    this.#isPrivate = isPrivate;
    const next = this.next;
    if (next < 0 || next === this.shown) return;
    this.shown = next;
    this.#isLifted = false;
  }

  lift() {
    this.#isLifted = true;
  }

  close() {
    for (const connection of this.connections) connection.close();
  }
}

/** Does a table need a curtain, with these seats before the screen? */
export function isHidden(
  table: Pick<TableNow, "result" | "hidden_from">,
  here: readonly number[],
  curtain: Curtain,
): boolean {
  if (table.result || curtain === "never") return false;
  return curtain === "always" || table.hidden_from.some((seat) => here.includes(seat));
}
