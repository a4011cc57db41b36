// What has happened since the last message, in sentences for screen readers.
import type { GameInfo, TableNow } from "../messages";
import { authorName, seatName } from "../lib/seats";
import type { Words } from "../lib/words";
import { chatSince, entries, type Entry } from "./log";
import { toldEntries } from "./telling.svelte";

const MOST = 6; // lines of seats that choose; what happens by rules is said whole

/** Remembers what it has said. What was there at the start is not said, nor what somebody else tells piece by piece. */
export class News {
  private lines: number | null = null;
  private chats: number | null = null;
  private asked = "";

  tell(words: Words, table: TableNow, info: GameInfo, question: string, withoutTold = false): string {
    const parts = [...this.newLines(words, table, info, withoutTold), ...this.newChats(words, table)];
    if (question !== this.asked) parts.push(question);
    this.asked = question;
    return parts.join(" ");
  }

  private newLines(words: Words, table: TableNow, info: GameInfo, withoutTold: boolean): string[] {
    const { heard, chairs } = table;
    const from = this.lines === null || heard.length < this.lines ? heard.length : this.lines;
    this.lines = heard.length;
    const all = entries(words, heard.slice(from), [], { chairs, info });
    const told = new Set(toldEntries(words, heard, from, { chairs, info }).map(({ at }) => at - from));
    const byRules = new Set(all.filter(({ at }) => told.has(at)));
    const others = all.filter((entry) => !byRules.has(entry));
    const left = new Set(others.slice(0, -MOST));
    const said = all.filter((entry) => !left.has(entry) && !(withoutTold && byRules.has(entry)));
    const sentences = said.map((entry) => sentence(words, table, entry));
    return left.size ? [words("table-news-left", { number: left.size }), ...sentences] : sentences;
  }

  private newChats(words: Words, table: TableNow): string[] {
    const from = this.chats ?? table.chats;
    this.chats = table.chats;
    return chatSince(table, from).map((line) =>
      words("table-chat-new", { name: authorName(words, table.chairs, line), text: line.text }),
    );
  }
}

function sentence(words: Words, table: TableNow, { seat, isForced, chapter, text }: Entry): string {
  const begins = chapter && `${chapter}.`;
  if (!text) return begins;
  if (isForced && seat === table.seat && !table.chairs[seat]?.away) return words("table-forced", { move: text });
  const mark = isForced ? ` (${words("table-log-forced")})` : "";
  return `${begins} ${saying(words, table, seat, text + mark)}`.trim();
}

/** What a seat does, in a sentence. */
export function saying(words: Words, { chairs }: Pick<TableNow, "chairs">, seat: number, text: string): string {
  return `${seat >= 0 ? `${seatName(words, chairs, seat)}: ` : ""}${text}.`;
}
