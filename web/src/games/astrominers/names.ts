/** Things on the table in words: what they are, what they cost, what they give. */
import type { Words } from "../../lib/words";
import { AREAS, LETTERS, NO_CREW, RESOURCES } from "./terms";
import type { Contents, CrewCard, DieView, DockView, View } from "./view";

export type NameOf = (seat: number) => string;
export type Say = (kind: "effect" | "need", phrase: string) => string;

export function dieName(words: Words, die: string): string {
  return words.name("die", die);
}

/** What the legend says about a die or a resource: doubles and labour dice are the workers that they show. */
export function about(words: Words, id: string): string[] {
  const key = `sign-${id.replace(/^labour-|s$/g, "")}.legend`;
  return words.has(key) ? [words(key)] : [];
}

export function resourceName(words: Words, resource: string): string {
  return words.name("resource", resource);
}

/** "2 plasteel, 1 water". Counts are by resource; the last column is any resource. */
export function amounts(words: Words, counts: readonly number[]): string {
  const parts = counts.flatMap((number, i) =>
    number ? [words("amount", { number, thing: resourceName(words, RESOURCES[i] ?? "any") })] : [],
  );
  return parts.join(", ") || words("board-nothing");
}

export function points(words: Words, n: number): string {
  return words("board-points", { points: n });
}

export function typeName(words: Words, type: string): string {
  return words(type === "?" ? "type-any" : `type-${type}`);
}

export function dieOf(words: Words, die: DieView, nameOf: NameOf): string {
  return words("board-die-of", { die: dieName(words, die.die), name: nameOf(die.seat) });
}

function there(words: Words, die: DieView | null | undefined, nameOf: NameOf): string[] {
  return die ? [words("board-there", { die: dieOf(words, die, nameOf) })] : [];
}

function costLine(words: Words, cost: readonly number[]): string {
  return cost.some(Boolean) ? words("board-cost", { cost: amounts(words, cost) }) : words("board-free");
}

function rewardLine(words: Words, card: CrewCard): string {
  const lines = card.rewards.flatMap(({ workers, earns }) => {
    const reward = amounts(words, earns);
    if (!workers.length) return [words("board-reward", { reward })];
    return workers.map((worker) => words("board-reward-by", { worker: words.name("face", worker), reward }));
  });
  return lines.join(" ") || words("board-reward-cards");
}

export function crewCard(box: Contents, id: string, isExpedition: boolean): CrewCard {
  return (isExpedition ? box.expeditions[id] : box.missions[id]) ?? NO_CREW;
}

export function cardName(words: Words, id: string, isExpedition: boolean): string {
  return words.name(isExpedition ? "expedition" : "mission", id);
}

/** A Mission or an Expedition, a line for each fact. */
export function crewCardLines(words: Words, box: Contents, id: string, isExpedition = false): string[] {
  const card = crewCard(box, id, isExpedition);
  const name = cardName(words, id, isExpedition);
  const type = typeName(words, card.type);
  const crew = card.sockets.map(({ takes, yellow }) => {
    const worker = words(`takes-${takes}`);
    return yellow ? words("board-yellow", { takes: worker }) : worker;
  });
  return [
    isExpedition
      ? words("board-expedition", { expedition: name, type })
      : words("board-mission", { mission: name, type }),
    costLine(words, card.cost),
    words("board-crew", { crew: crew.join(", ") }),
    ...(card.sockets.some(({ yellow }) => yellow) ? [words("board-yellow-how")] : []),
    rewardLine(words, card),
  ];
}

export function orderLines(words: Words, box: Contents, id: string, say: Say): string[] {
  const card = box.orders[id];
  if (!card) return [words.name("order", id)];
  return [
    words("board-order", { order: words.name("order", id), points: points(words, card.points) }),
    costLine(words, card.cost),
    ...(card.drops ? [words("board-drops", { drops: card.drops })] : []),
    words("board-effect", { effect: say("effect", card.effect) }),
  ];
}

export function executiveLines(
  words: Words,
  box: Contents,
  kind: "technology" | "bulletin",
  id: string,
  say: Say,
): string[] {
  const card = (kind === "technology" ? box.technologies : box.bulletins)[id];
  if (!card) return [words.name(kind, id)];
  return [
    words(`board-${kind}`, { [kind]: words.name(kind, id), points: points(words, card.points) }),
    costLine(words, card.cost),
    words("board-use", { effect: say("effect", card.effect) }),
  ];
}

export function achievementLines(
  words: Words,
  box: Contents,
  id: string,
  die: DieView | null | undefined,
  nameOf: NameOf,
  say: Say,
): string[] {
  const card = box.achievements[id];
  if (!card) return [words.name("achievement", id)];
  const values = {
    achievement: words.name("achievement", id),
    points: points(words, card.points),
    needs: card.needs.map((need) => say("need", need)).join(", "),
  };
  return [words("board-achievement", values), ...(die ? there(words, die, nameOf) : [words("board-takes-any")])];
}

/** The deck of an executive card: is the card on top, or can it be taken from beneath; what is beneath; the die. */
export function deckLines(
  words: Words,
  deck: string[],
  id: string,
  die: DieView | null | undefined,
  nameOf: NameOf,
  isOpen: boolean,
): string[] {
  const isUnder = deck.at(-1) !== id;
  if (isUnder && !isOpen) return [words("board-under")];
  const beneath = deck.length - 1;
  return [
    ...(isUnder ? [words("board-under-any")] : []),
    ...(beneath && !isUnder ? [words("board-in-deck", { cards: beneath })] : []),
    ...(die ? there(words, die, nameOf) : [words("board-takes-any")]),
  ];
}

export function socketLines(
  words: Words,
  view: View,
  box: Contents,
  area: number,
  i: number,
  nameOf: NameOf,
): string[] {
  const socket = box.areas[area]?.[i];
  const takes = words(`takes-${socket?.takes ?? "either"}`);
  return [
    words("board-socket", { socket: words.name("socket", `${AREAS[area]}-${i + 1}`), takes }),
    ...(socket?.more ? [words("board-socket-more", { more: socket.more })] : []),
    ...there(words, view.areas[area]?.[i], nameOf),
  ];
}

export function dockLines(words: Words, box: Contents, dock: DockView, n: number, nameOf: NameOf): string[] {
  if (!dock.card) return [words("board-dock-empty", { dock: n + 1 })];
  const [title = "", ...lines] = crewCardLines(words, box, dock.card, dock.is_expedition);
  const open = dock.crew.filter((die) => !die).length;
  const crew = dock.is_ready ? words("board-dock-full") : words("board-dock-open", { open });
  const round = dock.is_last ? "last" : "first";
  return [words("board-dock", { dock: n + 1, card: title, name: nameOf(dock.owner), round, crew }), ...lines];
}

export function berthName(words: Words, box: Contents, dock: DockView, n: number, i: number, nameOf: NameOf): string {
  const id = dock.card ?? "";
  const values = { dock: n + 1, card: cardName(words, id, dock.is_expedition), berth: `${n + 1}${LETTERS[i]}` };
  const die = dock.crew[i];
  if (die) return words("board-berth-die", { ...values, die: dieOf(words, die, nameOf) });
  const socket = crewCard(box, id, dock.is_expedition).sockets[i];
  const takes = words(`takes-${socket?.takes ?? "any"}`);
  if (!socket?.yellow) return words("board-berth", { ...values, takes });
  return `${words("board-berth", { ...values, takes: words("board-yellow", { takes }) })}\n${words("board-yellow-one")}`;
}

/** The number of letters of the longest word. */
export const longest = (name: string) => Math.max(...name.split(" ").map((word) => word.length));
