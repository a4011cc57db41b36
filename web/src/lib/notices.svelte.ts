// Short notices over the page: what was refused, what was done.
import { Refusal } from "./http";
import type { Words } from "./words";

export interface Notice {
  id: number;
  text: string;
  kind: "error" | "info";
}

const LONG = { error: 9000, info: 4000 };

class Notices {
  all = $state<Notice[]>([]);
  #last = 0;

  error = (text: string) => this.#add(text, "error");
  info = (text: string) => this.#add(text, "info");

  /** Whatever was thrown, or a refusal, in words. */
  refused = (words: Words, what: unknown) => this.error(refusalText(words, what));

  dismiss = (id: number) => {
    this.all = this.all.filter((notice) => notice.id !== id);
  };

  /** A new attempt, or another page: what was refused before is past. */
  clearErrors = () => {
    if (this.all.some((notice) => notice.kind === "error")) this.all = this.all.filter(({ kind }) => kind !== "error");
  };

  #add(text: string, kind: Notice["kind"]) {
    const id = ++this.#last;
    this.all = [...this.all.filter((notice) => notice.text !== text), { id, text, kind }].slice(-3);
    setTimeout(() => this.dismiss(id), LONG[kind]);
  }
}

export const notices = new Notices();

/** The words for a refusal: error-CODE, else error-other with the detail. */
export function refusalText(words: Words, what: unknown): string {
  const { code, detail } = what instanceof Refusal ? what : ((what ?? {}) as { code?: string; detail?: string });
  if (code && words.has(`error-${code}`)) return words(`error-${code}`, { detail: detail ?? "" });
  return words("error-other", { detail: detail || code || String(what) });
}
