// What a person does at the table besides moving. Each function returns whether it was done; refusals become notices.
import type { RecordText, Reply } from "../messages";
import type { Connection, Request } from "../lib/connection.svelte";
import { newId } from "../lib/http";
import { mine } from "../lib/mine.svelte";
import { notices } from "../lib/notices.svelte";
import { settings } from "../lib/settings.svelte";
import type { Words } from "../lib/words";
import { Owner } from "./owner.svelte";

export class Deeds {
  owner: Owner;
  #connection: Connection;
  #words: () => Words;

  constructor(connection: Connection, words: () => Words) {
    this.#connection = connection;
    this.#words = words;
    this.owner = new Owner(connection);
  }

  /** Of the seat that does them. */
  get token(): string {
    return this.#connection.token;
  }

  async do(request: Request): Promise<boolean> {
    return this.#check(await this.#connection.say(request));
  }

  async own(request: Request): Promise<boolean> {
    return this.#check(await this.owner.say(request));
  }

  /** Replaces a link. Returns the token of the new one; empty if that was refused. */
  async renew(link: number): Promise<string> {
    const told = await this.owner.say({ type: "renew", link });
    return this.#check(told) && told.type === "renewed" ? told.token : "";
  }

  async renewOwn(): Promise<boolean> {
    return this.#check(await this.owner.renew());
  }

  chat = (text: string) => this.do({ type: "chat", id: newId(), text });

  async rename(name: string): Promise<boolean> {
    if (name) settings.name = name;
    return this.do({ type: "rename", name });
  }

  async remove(): Promise<void> {
    const table = this.#connection.table?.table ?? "";
    const told = await this.owner.say({ type: "delete" });
    if (told.type === "refused" && told.code !== "gone") notices.refused(this.#words(), told);
    else mine.forget(table);
  }

  async record(): Promise<RecordText | null> {
    const told = await this.#connection.say({ type: "download" });
    if (told.type === "record") return told;
    this.#check(told);
    return null;
  }

  download = async () => {
    const record = await this.record();
    if (record) saveFile(record);
  };

  downloadSeries = async () => {
    const told = await this.#connection.say({ type: "download-series" });
    if (told.type === "record") saveFile(told);
    else this.#check(told);
  };

  #check(told: Reply): boolean {
    if (told.type !== "refused") {
      notices.clearErrors();
      return true;
    }
    if (!this.#connection.isClosed) notices.refused(this.#words(), told);
    return false;
  }
}

export function saveFile({ name, text }: { name: string; text: string }): void {
  saveBlob(name, new Blob([text], { type: "application/json" }));
}

export function saveBlob(name: string, what: Blob): void {
  const address = URL.createObjectURL(what);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
