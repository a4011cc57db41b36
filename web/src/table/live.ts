// What has happened since the last message, in sentences for screen readers.
import type { GameInfo, TableNow } from "../messages";
import { authorName, seatName } from "../lib/seats";
import type { Words } from "../lib/words";
import { chatSince, entries, type Entry } from "./log";

const MOST = 6;

/** Remembers what it has said. What was there at the start is not said. */
export class News {
  private lines: number | null = null;
  private chats: number | null = null;
  private asked = "";

  tell(words: Words, table: TableNow, info: GameInfo, question: string): string {
    const parts = [...this.newLines(words, table, info), ...this.newChats(words, table)];
    if (question !== this.asked) parts.push(question);
    this.asked = question;
    return parts.join(" ");
  }

  private newLines(words: Words, table: TableNow, info: GameInfo): string[] {
    const { heard, chairs } = table;
    const from = this.lines === null || heard.length < this.lines ? heard.length : this.lines;
    this.lines = heard.length;
    const told = entries(words, heard.slice(from), [], { chairs, info }).slice(-MOST);
    return told.map((entry) => sentence(words, table, entry));
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
  if (isForced && seat === table.seat) return words("table-forced", { move: text });
  const name = seat >= 0 ? `${seatName(words, table.chairs, seat)}: ` : "";
  const mark = isForced ? ` (${words("table-log-forced")})` : "";
  return `${begins} ${name}${text}${mark}.`.trim();
}
