// Short notices over the page: what was refused, what was done.
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

  /** Shows an error or a refusal in words. */
  refused = (words: Words, what: unknown) => this.error(refusalText(words, what));

  dismiss = (id: number) => {
    this.all = this.all.filter((notice) => notice.id !== id);
  };

  /** Removes old errors before a new attempt or on another page. */
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

/** The text of a refusal or an error: error-CODE, else error-other. Details are English and are not shown. */
export function refusalText(words: Words, what: unknown): string {
  const { code } = (what ?? {}) as { code?: string };
  if (!code) console.error(what);
  return words(words.has(`error-${code}`) ? `error-${code}` : "error-other");
}
