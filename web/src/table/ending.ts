import type { Result, TableNow } from "../messages";
import type { Words } from "../lib/words";
import { seatName, seatNames } from "./names";

/** Who won, in a sentence; equal places share. */
export function winnerSentence(words: Words, table: TableNow, result: Result): string {
  if (result.how === "abandoned") return words("end-abandoned");
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [first, ...others] = winners;
  if (first === undefined) return words("end-nobody");
  const names = seatNames(words, table.chairs, winners);
  const won = others.length
    ? words("end-winners", { names })
    : first === table.seat
      ? words("end-winner-you")
      : words("end-winner", { name: names });
  return [how(words, table, result), won].filter(Boolean).join(" ");
}

function how(words: Words, table: TableNow, result: Result): string {
  if (result.how === "agreed") return words("end-agreed");
  if (result.how !== "conceded") return "";
  const gone = table.chairs.flatMap((chair, seat) => (chair.conceded ? [seatName(words, table.chairs, seat)] : []));
  return gone.map((name) => words("end-conceded", { name })).join(" ");
}
