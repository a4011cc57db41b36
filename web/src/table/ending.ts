import type { Result, TableNow } from "../messages";
import { levelName, seatName } from "../lib/seats";
import type { Words } from "../lib/words";
import { onlyRank, seriesWord, whyNext } from "../series/words";
import { readLine } from "./log";
import { seatNames } from "./names";

/** Who won, in a sentence. Equal places share the win. */
export function winnerSentence(words: Words, table: TableNow, result: Result): string {
  if (result.how === "learned") return words("guide-end");
  if (result.how === "abandoned") return words("end-no-result");
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [first, ...others] = winners;
  if (first === undefined) return words("end-nobody");
  const names = seatNames(words, table.chairs, winners);
  if (others.length) return words("end-winners", { names });
  return first === table.seat ? words("end-winner-you") : words("end-winner", { name: names });
}

/** What the end of this game means: the rank in a series that is over, that nothing is decided yet, or else who won. */
export function headline(words: Words, table: TableNow, result: Result): string {
  const { series, chairs, seat } = table;
  if (result.how !== "over" || !series) return winnerSentence(words, table, result);
  const rank = series.is_over ? onlyRank(words, chairs, series, seat) : "";
  if (rank) return rank;
  return whyNext(words, series) ? seriesWord(words, series.name, "goes-on") : winnerSentence(words, table, result);
}

/** Why the game ended: who gave up, or what was agreed; else the game's text for the last event. */
export function endReason(words: Words, table: TableNow, result: Result): string {
  const gone = table.chairs.flatMap((chair, seat) => (chair.conceded ? [seatName(words, table.chairs, seat)] : []));
  const { verb } = readLine(table.heard.at(-1) ?? "");
  const key = result.how === "over" ? `event-${verb}.end` : `end-${result.how}`;
  const why = words.has(key) ? [words(key)] : [];
  return [...gone.map((name) => words("end-conceded-by", { name })), ...why].join(" ");
}

const STAND_IN = "greedy"; // the bot that plays for whoever concedes

/** What happens at this very table if its person concedes: the last who has not conceded wins at once. */
export function concedeWarning(words: Words, { chairs, seat, series }: TableNow): string {
  const others = chairs.flatMap((chair, other) => (other === seat || chair.conceded ? [] : [other]));
  const [first] = others;
  if (others.length === 1 && first !== undefined) {
    const ends = words("concede-ends", { name: seatName(words, chairs, first) });
    return series ? `${ends} ${words("concede-series")}` : ends;
  }
  const people = others.filter((other) => !chairs[other]?.bot || chairs[other]?.away);
  const goes = words("concede-goes-on", { level: levelName(words, STAND_IN) });
  const who = people.length
    ? words("concede-people", { names: seatNames(words, chairs, people), count: people.length })
    : words("concede-bots");
  return `${goes} ${who}`;
}
