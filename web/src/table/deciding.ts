// What decided a game, in three sentences: who led and when, how far ahead or behind, and for what the points came.
import type { Chair, Result } from "../messages";
import { seatName } from "../lib/seats";
import type { Values, Words } from "../lib/words";
import { seatNames } from "./names";
import { categories } from "./sheet";

const MUCH = 3; // points: less is not worth telling

/** Has anybody ever scored? Else a chart would be empty. */
export function hasCourse(rows: number[][]): boolean {
  const [first = []] = rows;
  return rows.some((row) => row.some((score, seat) => score !== first[seat]));
}

/** Only of games that were played: what was given up was not decided by points. */
export function deciding(words: Words, chairs: Chair[], result: Result, rows: number[][]): string[] {
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [winner, equal] = winners;
  if (winner === undefined || !["over", "agreed"].includes(result.how) || !hasCourse(rows)) return [];
  const name = (seat: number) => seatName(words, chairs, seat);
  const rival = equal ?? second(result);
  const lead = equal === undefined ? leading(rows, winner, result) : { key: "decided-shared", values: {} };
  const told = [lead, rival === undefined ? null : distance(rows, winner, rival, equal !== undefined)];
  const values = {
    winner: name(winner),
    rival: rival === undefined ? "" : name(rival),
    names: seatNames(words, chairs, rival === undefined ? winners : [...new Set([...winners, rival])]),
    moves: rows.length - 1,
    points: result.scores[winner] ?? 0,
  };
  const named = ({ values }: Told) => (typeof values.leader === "number" ? { leader: name(values.leader) } : {});
  const said = told.flatMap((one) => (one ? [words(one.key, { ...values, ...one.values, ...named(one) })] : []));
  const last = bestAndWorst(words, result, winner, rival);
  return last ? [...said, words(last.key, { ...values, ...last.values })] : said;
}

interface Told {
  key: string;
  values: Values;
}

/** Of those who did not win, the one with the best place. */
function second({ places, scores }: Result): number | undefined {
  const [best] = [...places.keys()]
    .filter((seat) => places[seat] !== 1)
    .sort((one, other) => places[one]! - places[other]! || scores[other]! - scores[one]!);
  return best;
}

/** Who alone has the most; -1 if nobody does. */
function leader(row: number[]): number {
  const most = Math.max(...row);
  return row.indexOf(most) === row.lastIndexOf(most) ? row.indexOf(most) : -1;
}

/** Since when the winner has led, and how often the lead changed. */
function leading(rows: number[][], winner: number, { scores }: Result): Told {
  if (leader(scores) !== winner) return { key: "decided-tie", values: {} };
  const leaders = rows.map(leader);
  const at = leaders.findLastIndex((seat) => seat !== winner) + 1;
  const single = leaders.filter((seat) => seat >= 0);
  const changes = single.filter((seat, i) => i > 0 && seat !== single[i - 1]).length;
  if (at >= rows.length - 1) return { key: "decided-last", values: { changes } };
  return { key: changes ? "decided-lead" : "decided-always", values: { at, changes } };
}

/** How far behind the winner once was; else how far ahead. Of two who share the win, the largest gap between them. */
function distance(rows: number[][], winner: number, rival: number, isShared: boolean): Told {
  const best = (row: number[]) => Math.max(...row.filter((_, seat) => seat !== winner));
  const gaps = rows.map((row) => (row[winner] ?? 0) - (isShared ? (row[rival] ?? 0) : best(row)));
  const [low, high] = [Math.min(...gaps), Math.max(...gaps)];
  const [least, most] = [gaps.indexOf(low), gaps.indexOf(high)];
  if (isShared) {
    const isAhead = high >= -low;
    if (!high && !low) return { key: "decided-level", values: {} };
    const who = isAhead ? winner : rival;
    return { key: "decided-gap", values: { at: isAhead ? most : least, points: isAhead ? high : -low, leader: who } };
  }
  const row = rows[least] ?? [];
  if (-low >= MUCH)
    return { key: "decided-behind", values: { at: least, points: -low, leader: row.indexOf(best(row)) } };
  if (high <= 0) return { key: "decided-level", values: {} };
  const then = rows[most] ?? [];
  const next = then.findIndex((score, seat) => seat !== winner && score === best(then));
  return { key: "decided-ahead", values: { at: most, points: high, leader: next } };
}

/** Where the winner gained the most on the rival, and where they lost the most. Without a rival: the most and least. */
function bestAndWorst(words: Words, result: Result, winner: number, rival: number | undefined): Told | null {
  const gains = categories(words, result).map(({ name, values }) => ({
    name,
    points: (values[winner] ?? 0) - (rival === undefined ? 0 : (values[rival] ?? 0)),
  }));
  const [best] = gains.toSorted((one, other) => other.points - one.points);
  const worst = gains.toSorted((one, other) => one.points - other.points)[0];
  if (!best || !worst) return null;
  const values = { best: best.name, gain: best.points, worst: worst.name, loss: Math.abs(worst.points) };
  if (rival === undefined) return { key: "decided-alone", values };
  if (best.points <= 0) return worst.points < 0 ? { key: "decided-worst", values } : { key: "decided-same", values };
  return { key: worst.points < 0 ? "decided-both" : "decided-best", values };
}
