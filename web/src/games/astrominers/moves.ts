/** Moves as they stand on their buttons, and the groups of these buttons. */
import type { Payable } from "../../lib/selection";
import type { Words } from "../../lib/words";
import type { Offer } from "../../messages";
import { amounts, cardName, dieName, resourceName } from "./names";
import { LETTERS, readDie, RESOURCES } from "./terms";
import type { Contents, View } from "./view";

const GROUPS: Record<string, string> = {
  gather: "basics",
  assign: "offices",
  refine: "offices",
  join: "docks",
  launch: "launch",
  "launch-free": "launch",
  achieve: "executive",
  develop: "executive",
  publish: "executive",
  explore: "executive",
  "explore-free": "executive",
  produce: "own",
  consult: "own",
  lead: "others",
  exchange: "others",
  pass: "others",
  discard: "dice",
  turn: "dice",
  retrain: "dice",
  rally: "dice",
};

const IN_ACTION = new Set(["gather", "assign", "refine", "launch", "launch-free", "exchange", "discard", "lead"]);

export function group(offer: Offer): string {
  const id = GROUPS[verbOf(offer)];
  return id ? `group-${id}` : "";
}

function verbOf(offer: Offer): string {
  return offer.text.split(" ", 1)[0] ?? "";
}

/** Kinds of the operands of a verb, as far as they are not told by the verb's own name. */
const KINDS: Record<string, string> = {
  achieve: "achievement",
  develop: "technology",
  publish: "bulletin",
  explore: "expedition",
  "explore-free": "expedition",
  produce: "technology",
  consult: "bulletin",
  turn: "face",
  retrain: "face",
};

/** A move as it stands on its button. */
export function label(words: Words, offer: Offer, view: View, seat: number, box?: Contents): string {
  const [verb = "", first = "", second = ""] = offer.text.split(" ");
  const key = `choice-${verb}`;
  if (!words.has(key)) return offer.text;
  if (verb === "pass") return capital(words(isOrdering(view, seat) ? "choice-pass-order" : key));
  return capital(words(key, values(words, verb, first, second, view, box)));
}

/** Passing means two things: no more actions, or no Order. Who is asked for an action has not passed. */
function isOrdering(view: View, seat: number): boolean {
  return view.players[seat]?.has_passed ?? false;
}

function values(words: Words, verb: string, first: string, second: string, view: View, box?: Contents) {
  const die = dieName(words, first);
  const kind = KINDS[verb];
  if (verb === "gather") return { die, socket: words.name("socket", second), gain: gain(words, first, second) };
  if (verb === "produce")
    return { die, technology: words.name("technology", second), gain: product(words, second, box) };
  if (kind) return { die, [kind]: words.name(kind, second) };
  if (verb === "join") return { die, berth: second, card: docked(words, view, Number(second[0])) };
  if (verb === "swap") return { give: resourceName(words, first), take: resourceName(words, second) };
  if (verb === "settle") return { dock: first, card: docked(words, view, Number(first)) };
  if (verb === "buy") return { order: words.name("order", first), points: box?.orders[first]?.points ?? 0 };
  if (verb === "pay" || verb === "choose") return { resource: resourceName(words, first) };
  const card = verb.split("-").at(-1) ?? "";
  if (verb.startsWith("launch")) return { mission: words.name("mission", first) };
  if (IN_ACTION.has(verb) || verb === "reroll") return { die };
  return { [card]: words.name(card, first) };
}

/** What the sentence of a question speaks of. */
export function questionValues(view: View, _seat: number, words: Words): Record<string, string | number> {
  const { about } = view;
  if (!about) return {};
  const down = [
    about.waived ? words("board-waived", { number: about.waived }) : "",
    about.spent.some(Boolean) ? words("board-down", { tokens: amounts(words, about.spent) }) : "",
  ];
  return {
    card: words.name(about.kind, about.card),
    cost: amounts(words, about.cost),
    down: down.join(""),
    promoted: resourceName(words, view.promoted),
    left: about.left,
  };
}

/** All that one has for a payment; effects before tokens, and never what is put down already. */
export function payable(view: View, seat: number): Payable[] {
  const own = view.players[seat];
  const { about } = view;
  if (!own || !about) return [];
  const offer = (text: string, thing: string): Offer => ({
    text,
    things: [[thing]],
    final: false,
    ends: false,
    pays: [],
  });
  const effects = (own.effects.reduction ?? 0) - about.waived;
  const isBegun = about.spent.some(Boolean);
  const reduce = { offer: offer("reduce", "effect-reduction"), most: isBegun ? 0 : effects };
  const tokens = RESOURCES.map((name, i) => ({
    offer: offer(`pay ${name}`, `resource-${name}`),
    most: (own.tokens[i] ?? 0) - (about.spent[i] ?? 0),
  }));
  return [reduce, ...tokens].filter(({ most }) => most > 0);
}

/** What a die earns on a socket of a basic area. */
function gain(words: Words, die: string, socket: string): string {
  const [area = "", n] = socket.split("-");
  const number = readDie(die).symbols + (n === "1" ? 1 : 0);
  return words("amount", { number, resource: resourceName(words, area) });
}

function product(words: Words, technology: string, box?: Contents): string {
  const resource = resourceName(words, box?.technologies[technology]?.gives ?? "any");
  return words("amount", { number: 1, resource });
}

function docked(words: Words, view: View, number: number): string {
  const dock = view.docks[number - 1];
  return dock?.card ? cardName(words, dock.card, dock.is_expedition) : "";
}

/** `2a` -> the second dock's first socket. */
export function readBerth(berth: string): { dock: number; at: number } {
  return { dock: Number(berth[0]) - 1, at: LETTERS.indexOf(berth[1] ?? "") };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
