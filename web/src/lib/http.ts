// Requests over plain HTTP.
import type {
  Brief,
  GameInfo,
  Links,
  NewSeries,
  NewTable,
  NewTutorial,
  Refused,
  Reply,
  Request,
  Seating,
  Welcome,
} from "../messages";

/** A request that was refused, or (code `offline`) did not reach the server. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly detail = "",
    readonly options: string[] = [],
    readonly seats: number[] = [],
  ) {
    super(detail ? `${code}: ${detail}` : code);
  }
}

export const OFFLINE: Refused = { type: "refused", id: "", code: "offline", detail: "", options: [], seats: [] };

/** The code of a reply without a body. */
const CODES: Record<number, string> = { 413: "too-large", 502: "offline", 503: "offline", 504: "offline" };

const kept = new Map<string, Promise<unknown>>();

export const welcome = () => once<Welcome>("/api/welcome");
export const box = (game: string, digest: string) =>
  once<unknown>(`/api/box/${encodeURIComponent(game)}/${encodeURIComponent(digest)}`);
export const newTable = (table: NewTable) => ask<Links>("/api/tables", post(table));
export const newTutorial = (wish: NewTutorial) => ask<Links>("/api/tutorials", post(wish));
export const resumeSeries = (text: string) => ask<Links>("/api/series", post({ text } satisfies NewSeries));
export const automata = (seating: Seating) => ask<number[]>("/api/automata", post(seating));
export const briefs = (tokens: string[]) => ask<Brief[]>("/api/mine", post({ tokens }));

/** One request without a WebSocket. */
export const say = (token: string, said: Exclude<Request, { type: "enter" }>) =>
  reply(ask<Reply>("/api/say", post(said, bearer(token))));
/** The table, without a WebSocket. */
export const table = (token: string) => reply(ask<Reply>("/api/table", { headers: bearer(token) }));

/** A refusal is a reply, too. */
async function reply(coming: Promise<Reply>): Promise<Reply> {
  try {
    return await coming;
  } catch (error) {
    if (error instanceof Refusal) return { ...OFFLINE, code: error.code, detail: error.detail };
    throw error;
  }
}

/** Also finds a game that the lobby does not show. */
export async function gameInfo(game: string): Promise<GameInfo | undefined> {
  const find = ({ games }: Welcome) => games.find((info) => info.name === game);
  return find(await welcome()) ?? find(await once<Welcome>("/api/welcome?hidden=1"));
}

/** An id of 32 hex digits. crypto.randomUUID needs a secure context, which http in a LAN is not. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bearer(token: string): Record<string, string> {
  return { Authorization: `Bearer ${token}` };
}

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) };
}

async function ask<T>(path: string, request?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refusal("offline");
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body as T;
  const refused = body as Partial<Refused> | null;
  if (refused?.code) throw new Refusal(refused.code, refused.detail, refused.options, refused.seats);
  throw new Refusal(CODES[answer.status] ?? "other", `HTTP ${answer.status}`);
}

/** Requested once for a page; after a failure it is requested again. */
function once<T>(path: string): Promise<T> {
  const answer = kept.get(path) ?? ask<T>(path);
  kept.set(path, answer);
  answer.catch(() => kept.delete(path));
  return answer as Promise<T>;
}
