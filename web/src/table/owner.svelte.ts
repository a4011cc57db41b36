// The owner's rights. They have a token of their own, which is kept in this browser beside that of the seat.
import type { Links, Reply } from "../messages";
import { Connection, type Request } from "../lib/connection.svelte";
import { say as sayOnce, table as tableOnce } from "../lib/http";
import { mine } from "../lib/mine.svelte";
import { links, router } from "../lib/router.svelte";

const OWNER = 8; // the number of the owner's link

export class Owner {
  #own: Connection;
  #office = $state.raw<Connection | null>(null); // with the owner's token, while the links are shown

  constructor(own: Connection) {
    this.#own = own;
  }

  get #token(): string {
    return this.#own.table ? mine.ownerToken(this.#own.table.table) : "";
  }

  get isOwner(): boolean {
    return this.#own.table?.is_owner === true || this.#token !== "";
  }

  get links(): Links | null {
    return this.#own.table?.links ?? this.#office?.table?.links ?? null;
  }

  /** Fetches the links, if they are not here yet. */
  ask() {
    if (!this.links && this.#token && !this.#office) this.#office = new Connection(this.#token);
  }

  /** Replaces the owner's own link, also in this browser and in the address of the page. Its first use ends the old. */
  async renew(): Promise<Reply> {
    const old = this.#own.table?.is_owner ? this.#own.token : this.#token;
    const told = await this.say({ type: "renew", link: OWNER });
    if (told.type !== "renewed") return told;
    mine.replace(old, told.token);
    const { route } = router;
    const tokens = route.page === "table" ? route.tokens.map((token) => (token === old ? told.token : token)) : [];
    if (tokens.includes(told.token)) {
      router.go(links.table(tokens), true);
      return told;
    }
    const used = await tableOnce(told.token);
    return used.type === "refused" ? used : told;
  }

  say(request: Request): Promise<Reply> {
    return this.#own.table?.is_owner ? this.#own.say(request) : sayOnce(this.#token, request);
  }

  close() {
    this.#office?.close();
    this.#office = null;
  }
}
