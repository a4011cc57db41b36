/** Things on the table in words: what they are, what they cost, what they give. */
import type { Words } from "../../lib/words";
import type { Kind } from "./signs";
import { COMPANIES, DEPTH, isPermanent, NO_CARD, NO_PLAN, occupied, TILES } from "./terms";
import type { Contents, PerkFace, PlayerView, View } from "./view";

export type Say = (kind: Kind, phrase: string) => string;
export type NameOf = (seat: number) => string;

export function list(words: Words, parts: readonly string[]): string {
  return parts.join(", ") || words("board-nothing");
}

export function companyName(words: Words, company: string): string {
  return words.name("company", company);
}

export function cardLines(words: Words, box: Contents, id: string): string[] {
  const card = box.cards[id] ?? NO_CARD;
  return [
    words.name("card", id),
    ...(card.type === "share" ? [] : [words(`board-card-${card.type}`, { value: card.value, coins: card.coins })]),
    ...(card.company ? [words("board-card-company", { company: companyName(words, card.company) })] : []),
    ...(card.share ? [words("board-card-share", { company: companyName(words, card.share) })] : []),
    words("board-card-cost", { cost: card.cost }),
  ];
}

export function planLines(words: Words, box: Contents, id: string, say: Say): string[] {
  const plan = box.plans[id] ?? NO_PLAN;
  return [
    words.name("plan", id),
    words("board-plan-needs", {
      needs: list(
        words,
        plan.needs.map((need) => say("need", need)),
      ),
    }),
    ...(plan.reward.length || !plan.points
      ? [
          words("board-plan-reward", {
            reward: list(
              words,
              plan.reward.map((reward) => say("reward", reward)),
            ),
          }),
        ]
      : []),
    ...(plan.points ? [words("board-plan-points", { points: plan.points })] : []),
  ];
}

export function sectorLines(words: Words, view: View, box: Contents, n: number, say: Say): string[] {
  const sector = box.sectors[n - 1];
  const reward = sector?.reward.map((one) => say("reward", one)) ?? [];
  const owner = view.sectors[n - 1];
  return [
    words.name("sector", String(n)),
    ...(sector?.around ? [words("board-enclave", { sector: words.name("sector", String(sector.around)) })] : []),
    words("board-sector-reward", { reward: list(words, reward) }),
    ...(owner ? [words("board-sector-owner", { company: companyName(words, owner) })] : []),
  ];
}

export function columnLines(words: Words, view: View, box: Contents, company: string, column: number): string[] {
  const at = COMPANIES.indexOf(company) * 3 + column;
  const coins = box.stations[company]?.columns[column] ?? [];
  const left = view.left[at] ?? 0;
  const full = occupied(left, view.uncrossed[at] ?? false);
  const seen = coins.filter((_, space) => space < DEPTH && !full[space]).reduce((sum, n) => sum + n, 0);
  return [
    words("board-column", { company: companyName(words, company), column: words.name("column", String(column + 1)) }),
    words("board-column-left", { left }),
    words("board-column-coins", { coins: seen }),
    words("board-column-crossed"),
  ];
}

export function companyLines(words: Words, view: View, company: string, mine: PlayerView | undefined): string[] {
  const i = COMPANIES.indexOf(company);
  const value = view.values[i] ?? 0;
  const shares = mine?.shares[i] ?? 0;
  return [
    companyName(words, company),
    words("board-company"),
    words("board-share-value", { value }),
    ...(mine ? [words("board-share-mine", { shares, worth: shares * value })] : []),
  ];
}

/** The shares of a player, company by company, with their worth. */
export function shareLines(words: Words, view: View, seat: number): string[] {
  const holdings = COMPANIES.map((company, i) => {
    const [shares, value] = [view.players[seat]?.shares[i] ?? 0, view.values[i] ?? 0];
    return words("board-holding", { company: companyName(words, company), shares, value, worth: shares * value });
  });
  return [words("board-shares"), ...holdings];
}

export function trackLines(words: Words, view: View, box: Contents, company: string, nameOf: NameOf): string[] {
  const i = COMPANIES.indexOf(company);
  const side = box.sides[view.sides[i] ?? ""];
  const stops = (marks: Record<string, number>, key: string) =>
    Object.entries(marks).map(([at, coins]) => words(key, { at: Number(at), coins }));
  return [
    words("board-track", { company: companyName(words, company), side: view.sides[i] ?? "" }),
    words("board-track-about"),
    ...view.players.map((player, seat) =>
      words("board-track-player", {
        name: nameOf(seat),
        step: player.steps[i] ?? 0,
        shares: side?.shares[player.steps[i] ?? 0] ?? 0,
      }),
    ),
    ...stops(side?.barriers ?? {}, "board-track-barrier"),
    ...stops(side?.thresholds ?? {}, "board-track-threshold"),
  ];
}

export function perkLines(words: Words, perk: PerkFace, company: string, n: number, say: Say): string[] {
  const ways = perk.ways.map((way) =>
    list(
      words,
      way.map((reward) => say("reward", reward)),
    ),
  );
  return [
    words("board-perk", { company: companyName(words, company), number: n }),
    ways.length ? ways.join(` ${words("board-or")} `) : say("perk", perk.word),
    words(isPermanent(perk.word) ? "board-perk-permanent" : "board-perk-space"),
    ...(perk.pay ? [words("board-costs-coins", { coins: perk.pay })] : []),
  ];
}

/** A majority, a standard space, or the space of a tile. */
export function bonusLines(words: Words, box: Contents, id: string, say: Say): string[] {
  const majority = box.majorities[id];
  const tile = TILES.find((one) => `${one}-tile` === id);
  const title = words.name("bonus", id);
  if (majority)
    return [
      title,
      words("board-majority"),
      ...majority.needs.map((need, i) =>
        words("board-tier", {
          need,
          reward: list(
            words,
            (majority.rewards[i] ?? []).map((one) => say("reward", one)),
          ),
        }),
      ),
    ];
  if (tile)
    return [title, words(`board-tile-${tile}`), words("board-costs-coins", { coins: box.tile_costs[tile] ?? 0 })];
  return [title, words(`board-space-${id}`)];
}

export function tokenLines(words: Words, box: Contents, id: string, say: Say): string[] {
  const token = box.tokens[id];
  return [
    words("board-token", { token: words.name("token", id) }),
    words("board-token-rests", {
      cards: list(
        words,
        (token?.symbols ?? []).map((type) => words(`type-${type}`)),
      ),
    }),
    words("board-token-bonus", {
      bonus: list(
        words,
        (token?.bonus ?? []).map((one) => say("reward", one)),
      ),
    }),
  ];
}

/** Points by category, and all together. */
export function sheetLines(words: Words, sheet: readonly (readonly [string, number])[]): string[] {
  return [
    words("board-total", { points: total(sheet) }),
    ...sheet.map(([category, points]) => `${words.name("score", category)}: ${points}`),
  ];
}

export function total(sheet: readonly (readonly [string, number])[]): number {
  return sheet.reduce((sum, [, points]) => sum + points, 0);
}

/** Shares × value, for the lines of the companies. */
export function shareSum(view: View, seat: number, category: string): string {
  const company = COMPANIES.indexOf(category);
  const shares = view.players[seat]?.shares[company];
  return shares === undefined ? "" : `${shares} × ${view.values[company] ?? 0}`;
}
