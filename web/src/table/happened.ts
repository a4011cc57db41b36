// What happened since somebody looked last, from the log alone: so it is the same after a reload and on another device.
import type { Chair } from "../messages";
import { AUTOMATON } from "../lib/seats";
import type { Words } from "../lib/words";
import { entries, heading, readLine, type Entry, type Line, type Setting } from "./log";

export interface Span {
  from: number; // its first line
  moved: number; // where another seat first moves, or a chapter begins: before that, one's own lines are one's own doing
  until: number; // the line after it
}

export interface Happened {
  report: Report | null; // how the last round ended
  toMe: Entry[]; // what was done to this seat since its last turn
  others: Entry[]; // what else happened since then, by seat
  until: number; // the line after all of it
}

/** Does a line of another seat tell about something of one's own? */
export type Concerns = (line: Line) => boolean;

/** Is a line not worth telling once more, such as a roll that is over? */
const isRoutine = (words: Words, { verb }: Line) =>
  words.has(`event-${verb}.routine`) || words.has(`verb-${verb}.routine`);
const isMove = (words: Words, verb: string) => !words.has(`event-${verb}`);

/**
 * The lines since the last turn of a seat: from what followed it to the next own move. They stay the same while the
 * seat takes its next turn: what others get from that is no news. Null if no other seat has moved yet.
 */
export function sinceTurn(words: Words, lines: readonly string[], own: number, told: Setting): Span | null {
  const read = lines.map(readLine);
  const isOwn = ({ seat, verb, isForced }: Line) => seat === own && !isForced && isMove(words, verb);
  const isOthers = ({ seat }: Line) => seat >= 0 && seat !== own;
  const moves = (line: Line) => isOthers(line) && (isMove(words, line.verb) || isAutomaton(told.chairs, line.seat));
  const begins = (at: number) => !!heading(words, lines[at] ?? "", "chapter", told);
  const last = read.findLastIndex((line, at) => moves(line) || begins(at));
  if (last < 0) return null;
  const before = read.slice(0, last).findLastIndex(isOwn);
  const from = read.findIndex((line, at) => at > before && (isOthers(line) || begins(at)));
  const moved = read.findIndex((line, at) => at > before && (moves(line) || begins(at)));
  const after = read.findIndex((line, at) => at > last && isOwn(line));
  return { from, moved, until: after < 0 ? lines.length : after };
}

/** What there is to tell to a seat that has looked at the first `looked` lines. Null if there is nothing. */
export function happened(
  words: Words,
  lines: string[],
  { own, looked, isOver }: { own: number; looked: number; isOver: boolean },
  told: Setting,
  concerns: Concerns = () => false,
): Happened | null {
  const last = report(words, lines, told, isOver);
  const fresh = last?.entries.length && last.until > looked ? last : null;
  const span = own < told.chairs.length ? sinceTurn(words, lines, own, told) : null;
  const news = span ? newsIn(lines, span, own).filter(({ at }) => at >= looked && !isWithin(at, fresh)) : [];
  const isMine = (text: string) => concernsMe(readLine(text), own, told, concerns);
  const texts = news.map(({ line }) => line).filter((line) => !isRoutine(words, readLine(line)));
  const toMe = entries(words, texts.filter(isMine), [], told).filter(({ text }) => text);
  const rest = texts.filter((line) => !isMine(line));
  const others = entries(words, bySeatAndVerb(rest), [], told).filter(({ text }) => text);
  if (!fresh && !toMe.length && !others.length) return null;
  return { report: fresh, toMe, others, until: Math.max(fresh?.until ?? 0, span?.until ?? 0) };
}

/** The lines of a span, but for what follows from one's own last move. */
function newsIn(lines: readonly string[], { from, moved, until }: Span, own: number): { at: number; line: string }[] {
  const all = lines.slice(from, until).map((line, i) => ({ at: from + i, line }));
  return all.filter(({ at, line }) => at >= moved || readLine(line).seat !== own);
}

function isWithin(at: number, span: { at: number; until: number } | null): boolean {
  return span !== null && at >= span.at && at < span.until;
}

/** What happens to a seat, and what another does that names it or something of its own. */
function concernsMe(line: Line, own: number, { info }: Setting, concerns: Concerns): boolean {
  if (line.seat < 0 || line.seat === own) return line.seat === own;
  const kinds = info.verbs[line.verb] ?? [];
  return line.operands.some((id, i) => kinds[i] === "seat" && id === String(own)) || concerns(line);
}

function isAutomaton(chairs: Chair[], seat: number): boolean {
  return chairs[seat]?.bot === AUTOMATON;
}

/** What the end of a round brought: a chapter with a `.report`. */
export interface Report {
  at: number; // its first line
  until: number; // the line after it
  title: string;
  entries: Entry[]; // by seat and verb
}

/** The last report that is complete: the next chapter has begun, or the game is over. */
export function report(words: Words, lines: string[], told: Setting, isOver: boolean): Report | null {
  const starts = lines.flatMap((line, at) => (heading(words, line, "chapter", told) ? [at] : []));
  const ends = [...starts.slice(1), ...(isOver ? [lines.length] : [])];
  const chapters = ends.map((until, i) => ({ at: starts[i] ?? until, until }));
  const last = chapters.findLast(({ at }) => heading(words, lines[at] ?? "", "report", told));
  if (!last) return null;
  const title = heading(words, lines[last.at] ?? "", "report", told);
  const chapter = bySeatAndVerb(lines.slice(last.at, last.until));
  return { ...last, title, entries: entries(words, chapter, [], told).filter(({ text }) => text) };
}

/** The lines of the seats, by seat and then by verb. */
function bySeatAndVerb(lines: string[]): string[] {
  const key = (line: string) => line.split(" ", 2).join(" ");
  const keys = new Set(lines.filter((line) => readLine(line).seat >= 0).map(key));
  const inOrder = [...keys].sort((one, other) => parseInt(one) - parseInt(other));
  return inOrder.flatMap((one) => lines.filter((line) => key(line) === one));
}
