// Moves in words, with the facts that the rules state about them.
import type { Chair, GameInfo, Offer } from "../messages";
import { factValues } from "../lib/facts";
import { byName, closing } from "../lib/selection";
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

/** The kind and the id of the first operand of a move, for its sign. */
export function operandOf({ info }: Wording, offer: Offer): { kind: string; id: string } {
  const [verb = "", id = ""] = offer.text.split(" ");
  return { kind: info.verbs[verb]?.[0] ?? "", id };
}

/** A move below its heading: its `choice-….brief`, or its text without the heading that it begins with. */
export function briefText(wording: Wording, offer: Offer): string {
  const brief = `choice-${offer.text.split(" ", 1)[0]}.brief`;
  if (wording.words.has(brief)) return capital(wording.words(brief, valuesOfOffer(wording, offer)));
  const [text, heading] = [offerText(wording, offer), groupText(wording, offer)];
  return heading && text.startsWith(heading) ? text.slice(heading.length).trim() : text;
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

/** Moves below one heading. */
export interface Group {
  heading: string;
  offers: Offer[];
}

/**
 * Moves by their headings. Groups and moves always stand in the same order, whatever is possible now: by the kind of
 * the first operand and the first thing, then by verb and things. Moves without things come last.
 */
export function grouped(wording: Wording, offers: readonly Offer[]): Group[] {
  const verbs = Object.keys(wording.info.verbs);
  const kinds = [...new Set(Object.values(wording.info.verbs).flat())];
  const verb = (offer: Offer) => verbs.indexOf(offer.text.split(" ", 1)[0] ?? "");
  const kind = (offer: Offer) => [...kinds, ""].indexOf(closing(offer) ? "" : operandOf(wording, offer).kind);
  const first = (offer: Offer) => offer.things[0]?.[0] ?? "";
  const inOrder = [...offers].sort(
    (one, other) =>
      kind(one) - kind(other) ||
      byName(first(one), first(other)) ||
      verb(one) - verb(other) ||
      byName(one.things.join(), other.things.join()) ||
      byName(one.text, other.text),
  );
  const headings = [...new Set(inOrder.map((offer) => groupText(wording, offer)))];
  return headings.map((heading) => ({
    heading,
    offers: inOrder.filter((offer) => groupText(wording, offer) === heading),
  }));
}

function valuesOfOffer({ words, info, chairs }: Wording, offer: Offer): Values {
  const [verb = "", ...operands] = offer.text.split(" ");
  return { ...valuesOf(words, verb, operands, info, chairs), ...factValues({ words, info, chairs }, offer.facts) };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
