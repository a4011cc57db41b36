// The people of this device at one table: a connection for each seat, and who looks at the screen.
import type { TableNow } from "../messages";
import { Connection } from "../lib/connection.svelte";

export class Sitting {
  connections: Connection[];
  shown = $state(0);
  /** No table is shown until the person whose turn it is confirms. */
  isCurtained = $state(false);
  #isPrivate: boolean | null = null; // not known yet

  constructor(tokens: string[]) {
    this.connections = tokens.map((token) => new Connection(token));
    this.isCurtained = tokens.length > 1;
  }

  get connection(): Connection {
    return this.connections[this.shown] ?? this.connections[0]!;
  }

  get table(): TableNow | null {
    return this.connection.table;
  }

  get isShared(): boolean {
    return this.connections.length > 1;
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
    if (this.#isPrivate === null) {
      this.#isPrivate = isPrivate;
      if (!isPrivate || this.table?.result) this.isCurtained = false;
    }
    if (this.table?.result) this.isCurtained = false;
    const next = this.next;
    if (next < 0 || next === this.shown) return;
    this.shown = next;
    if (isPrivate) this.isCurtained = true;
  }

  lift() {
    this.isCurtained = false;
  }

  close() {
    for (const connection of this.connections) connection.close();
  }
}
