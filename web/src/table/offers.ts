// Moves in words, with the facts that the rules state about them.
import type { Chair, GameInfo, Offer } from "../messages";
import { factValues } from "../lib/facts";
import { kebab, type Values, type Words } from "../lib/words";
import { moveText, valuesOf } from "./log";

/** What is needed to word moves. */
export interface Wording {
  words: Words;
  info: GameInfo;
  chairs: Chair[];
  step: string; // the step that asks
}

/** A move that only has a text, such as one of a ready-made answer. */
export function bareOffer(text: string): Offer {
  return { text, things: [], facts: {}, final: false, ends: false, asks_to_pay: false };
}

/** A move below its heading, in few words (`choice-place.brief`) if it has some. */
export function briefText(wording: Wording, offer: Offer): string {
  const brief = `choice-${offer.text.split(" ", 1)[0]}.brief`;
  return wording.words.has(brief)
    ? capital(wording.words(brief, valuesOfOffer(wording, offer)))
    : offerText(wording, offer);
}

/** A question may have its own text for a move (`choice-pass.ordering`). Without a text, verb and operands are shown. */
export function offerText(wording: Wording, offer: Offer): string {
  const { words, info, chairs, step } = wording;
  const [verb = "", ...operands] = offer.text.split(" ");
  const key = `choice-${verb}`;
  if (!words.has(key)) return moveText(words, verb, operands, info, chairs);
  const values = valuesOfOffer(wording, offer);
  const own = `${key}.${kebab(step)}`;
  return capital(words(words.has(own) ? own : words.fitting(key, values), values));
}

/** The heading above a move and its like. */
export function groupText(wording: Wording, offer: Offer): string {
  const key = `choice-${offer.text.split(" ", 1)[0]}.group`;
  return wording.words.has(key) ? capital(wording.words(key, valuesOfOffer(wording, offer))) : "";
}

function valuesOfOffer({ words, info, chairs }: Wording, offer: Offer): Values {
  const [verb = "", ...operands] = offer.text.split(" ");
  return { ...valuesOf(words, verb, operands, info, chairs), ...factValues({ words, info, chairs }, offer.facts) };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
