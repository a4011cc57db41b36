/** Why something cannot be used: with what lies on the table, where that tells more than the bare reason. */
import type { Words } from "../../lib/words";
import type { Seen } from "../drawing";
import { readBerth } from "./moves";
import { amounts, crewCard, dieName, typesName, type NameOf } from "./names";
import { AREAS, fits } from "./terms";
import type { Contents, DieView, View } from "./view";

export function reason(words: Words, code: string, things: string[], table: Seen<View, Contents>): string {
  const more = table.view.players[table.seat] && tell(words, code, things, table);
  return more || words(`why-${code}`);
}

function tell(words: Words, code: string, things: string[], { view, box, seat, chairs }: Seen<View, Contents>): string {
  const nameOf: NameOf = (i) => chairs[i]?.name || words("board-seat", { number: i + 1 });
  if (code === "taken") return taken(words, things, view, nameOf);
  if (code === "wrong-worker") return worker(words, things, view, box, seat);
  if (code === "too-dear") return dear(words, things, view, box, seat);
  if (code === "not-asked") return plain(words, things, view, seat, nameOf);
  if (code === "types-missing") return types(words, things, view, box, seat);
  return "";
}

function taken(words: Words, things: string[], view: View, nameOf: NameOf): string {
  const row = things.find((thing) => thing === "assignments" || thing === "refinery");
  if (row) return words("why-by-row", { place: words(`place-${row}`) });
  const die = things.map((thing) => dieOn(view, thing)).find(Boolean);
  return die ? words("why-by-taken", { name: nameOf(die.seat) }) : "";
}

/** The die that lies on a socket or beside a card. */
function dieOn(view: View, thing: string): DieView | null | undefined {
  const [kind, ...rest] = thing.split("-");
  const id = rest.join("-");
  if (thing === "first-player") return view.first_player;
  if (kind === "socket") return view.areas[AREAS.indexOf(rest[0] ?? "")]?.[Number(rest[1]) - 1];
  if (kind === "achievement") return view.honour_dice[view.honours.indexOf(id)];
  if (kind === "technology" && view.technologies.includes(id)) return view.executive_dice[0];
  if (kind === "bulletin" && view.bulletins.includes(id)) return view.executive_dice[1];
  if (kind === "expedition" && view.expeditions.includes(id)) return view.executive_dice[2];
  return null;
}

/** Nothing asks for it: when it would be asked for. */
function plain(words: Words, things: string[], view: View, seat: number, nameOf: NameOf): string {
  const thing = things.at(-1) ?? "";
  const own = view.players[seat];
  const at = thing.indexOf("-");
  const [kind, id] = [thing.slice(0, at), thing.slice(at + 1)];
  if (kind === "berth") {
    const { dock, at } = readBerth(id);
    const die = view.docks[dock]?.crew[at];
    if (die) return words("why-by-crew", { name: nameOf(die.seat) });
    return view.docks[dock]?.card === view.about?.card ? words("why-by-white") : "";
  }
  if (kind === "effect") return words("why-by-effect");
  if (kind === "dock") return words("why-by-dock");
  if (kind === "bank" || kind === "resource") return words("why-by-tokens");
  if (own?.completed.includes(id) || own?.explored.includes(id)) return words("why-by-completed");
  const isOpen = id === "deck" || view.open_missions.includes(id) || view.open_orders.includes(id);
  if (kind === "mission" || kind === "order") return words(`why-by-${isOpen ? "open" : "hand"}-${kind}`);
  return "";
}

function worker(words: Words, things: string[], view: View, box: Contents, seat: number): string {
  const takes = things.map((thing) => wanted(view, box, thing)).find(Boolean);
  if (!takes) return "";
  const pool = view.players[seat]?.pool ?? [];
  const number = things.find((thing) => thing.startsWith("pool-"))?.slice("pool-".length);
  const die = number && pool[Number(number) - 1];
  const values = { takes: words(`takes-${takes}`) };
  if (die) return words("why-by-worker", { ...values, die: dieName(words, die) });
  return pool.some((one) => fits(takes, one)) ? "" : words("why-by-needs", values);
}

function wanted(view: View, box: Contents, thing: string): string {
  if (thing === "assignments") return "surveyor";
  if (thing === "refinery") return "geologist";
  const [kind, place = "", n] = thing.split("-");
  if (kind === "socket") return box.areas[AREAS.indexOf(place)]?.[Number(n) - 1] ?? "";
  if (kind !== "berth") return "";
  const { dock, at } = readBerth(place);
  const docked = view.docks[dock];
  return docked?.card ? (crewCard(box, docked.card, docked.is_expedition).sockets[at]?.takes ?? "") : "";
}

function dear(words: Words, things: string[], view: View, box: Contents, seat: number): string {
  const priced: Record<string, Record<string, { cost: number[] }>> = {
    mission: box.missions,
    expedition: box.expeditions,
    order: box.orders,
    technology: box.technologies,
    bulletin: box.bulletins,
  };
  for (const thing of things) {
    const at = thing.indexOf("-");
    const [kind, id] = [thing.slice(0, at), thing.slice(at + 1)];
    const cost = priced[kind]?.[id]?.cost;
    const have = amounts(words, view.players[seat]?.tokens ?? []);
    if (cost) return words("why-by-cost", { card: words.name(kind, id), cost: amounts(words, cost), have });
  }
  return "";
}

function types(words: Words, things: string[], view: View, box: Contents, seat: number): string {
  const id = things.find((thing) => thing.startsWith("achievement-"))?.slice("achievement-".length) ?? "";
  const card = box.achievements[id];
  const own = view.players[seat];
  if (!card || !own) return "";
  const have = [...own.completed.map((one) => box.missions[one]?.type ?? ""), ...own.explored.map(() => "?")];
  return words("why-by-types", {
    card: words.name("achievement", id),
    types: typesName(card.types),
    have: have.sort().join(", ") || words("board-nothing"),
  });
}
