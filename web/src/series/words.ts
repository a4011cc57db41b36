// A series in words. A game may have its own for its series: `series-campaign.next` instead of `series-next`.
import type { Chair, SeriesNow } from "../messages";
import { seatName } from "../lib/seats";
import { seatNames } from "../table/names";
import type { Values, Words } from "../lib/words";

export function seriesWord(words: Words, name: string, key: string, values?: Values): string {
  const own = `series-${name}.${key}`;
  return words(words.has(own) ? own : `series-${key}`, values);
}

/** Is the game that follows this one played again, since it does not count or is repeated? */
export function isAgain({ is_counted, title, next }: Pick<SeriesNow, "is_counted" | "title" | "next">): boolean {
  return !is_counted || (title !== "" && title === next);
}

/** Why a game follows one that is over: it does not count, it is repeated, or what its series says of every next one. */
export function whyNext(words: Words, series: SeriesNow): string {
  if (series.is_over) return "";
  if (!series.is_counted) return seriesWord(words, series.name, "again-about");
  const own = `series-${series.name}.${isAgain(series) ? "loop-about" : "next-about"}`;
  return words.has(own) ? words(own) : "";
}

/** What the way to the next game is called. */
export function nextWord(words: Words, series: SeriesNow): string {
  return seriesWord(words, series.name, isAgain(series) ? "again" : "next");
}

/** "game 2 of 3" or "chapter 2 of 4", or "game 2" if nobody knows how many there will be. */
export function gameOfSeries(words: Words, name: string, number: number, length: number): string {
  return seriesWord(words, name, length ? "game" : "game-open", { number, length });
}

/** "campaign · chapter 2 of 4 · Farther out" */
export function seriesLine(words: Words, name: string, number: number, length: number, title: string): string {
  const own = title && words.has(title) ? [words(title)] : [];
  return [words.name("series", name), gameOfSeries(words, name, number, length), ...own].join(" · ");
}

/** What the points of a seat are worth, in one or two sentences. */
export function rankText(words: Words, rank: string): string {
  return words.has(`${rank}.about`) ? `${words(rank)}. ${words(`${rank}.about`)}` : words(rank);
}

/** The rank of the only seat that can have one: it has nobody to win against. Empty if there are several. */
export function onlyRank(words: Words, chairs: Chair[], { ranks }: SeriesNow, seat: number): string {
  const [ranked, ...others] = ranks.flatMap((rank, at) => (rank ? [at] : []));
  if (ranked === undefined || others.length) return "";
  const rank = words(ranks[ranked]!);
  return ranked === seat
    ? words("series-rank-you", { rank })
    : words("series-rank", { rank, name: seatName(words, chairs, ranked) });
}

/** Who has the most points of a series that is over, in a sentence; empty if only one seat can have a rank. */
export function seriesWinner(words: Words, chairs: Chair[], series: SeriesNow): string {
  if (series.ranks.filter(Boolean).length === 1) return "";
  const canWin = (seat: number) => !series.ranks.length || series.ranks[seat] !== ""; // an automaton may have no rank
  const most = Math.max(...series.standing);
  const winners = series.standing.flatMap((points, seat) => (points === most && canWin(seat) ? [seat] : []));
  return words("series-winner", { names: seatNames(words, chairs, winners) });
}
