// The page is named behind # in the address, so that tokens in links do not get into the server's log.

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string; isAlone: boolean }
  | { page: "table"; tokens: string[] }
  | { page: "replay"; token: string; at: number; eyes: number }
  | { page: "series"; token: string }
  | { page: "rules"; game: string; chapter: string }
  | { page: "legend"; game: string }
  | { page: "mine"; packed: string }
  | { page: "unknown" };

const ALONE = "alone";
const NOT_NAMED = -1;

export function readRoute(hash: string): Route {
  const [first = "", second = "", third = "", ...more] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  if (first === "replay" && second && more.length < 2)
    return { page: first, token: second, at: readNumber(third), eyes: readNumber(more[0]) };
  if (more.length) return { page: "unknown" };
  if (!first) return { page: "lobby" };
  const tokens = second.split(",").filter(Boolean);
  if (first === "t" && tokens.length && !third) return { page: "table", tokens };
  if (first === "series" && second && !third) return { page: first, token: second };
  if (first === "new" && second && (!third || third === ALONE))
    return { page: "new", game: second, isAlone: third === ALONE };
  if (first === "rules" && second) return { page: "rules", game: second, chapter: third };
  if (first === "legend" && second && !third) return { page: "legend", game: second };
  if (first === "mine" && !third) return { page: "mine", packed: second };
  return { page: "unknown" };
}

export const links = {
  lobby: () => "#/",
  new: (game: string) => `#/new/${encodeURIComponent(game)}`,
  alone: (game: string) => `#/new/${encodeURIComponent(game)}/${ALONE}`,
  table: (tokens: string | readonly string[]) => `#/t/${[tokens].flat().map(encodeURIComponent).join(",")}`,
  replay: (token: string) => `#/replay/${encodeURIComponent(token)}`,
  moment: (token: string, at: number, eyes: number) => `${links.replay(token)}/${at}/${eyes}`,
  series: (token: string) => `#/series/${encodeURIComponent(token)}`,
  rules: (game: string, chapter = "") =>
    `#/rules/${encodeURIComponent(game)}${chapter ? `/${encodeURIComponent(chapter)}` : ""}`,
  legend: (game: string) => `#/legend/${encodeURIComponent(game)}`,
  mine: (packed = "") => `#/mine${packed ? `/${packed}` : ""}`,
};

class Router {
  route = $state.raw<Route>(readRoute(typeof location === "undefined" ? "" : location.hash));

  constructor() {
    if (typeof window !== "undefined") window.addEventListener("hashchange", () => this.#read());
  }

  /** Go to another page. `instead` replaces this page in the history. */
  go(link: string, instead = false) {
    if (instead) location.replace(link);
    else location.hash = link;
  }

  #read() {
    this.route = readRoute(location.hash);
  }
}

export const router = new Router();

/** Is the address of this page useless on another machine? */
export function isLocal(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}

/** A whole link for others. `address` is the server's address in the network, if this page's own is useless there. */
export function wholeLink(link: string, address = ""): string {
  const base = address && isLocal() ? address.replace(/\/+$/, "") : location.origin;
  return `${base}/${link}`;
}

/** The token in a pasted link, or the token itself; empty if there is none. */
export function pastedLink(text: string): string {
  const at = text.indexOf("#/");
  const link = at >= 0 ? text.slice(at).trim() : /^[\w.~-]{8,}$/.test(text.trim()) ? links.table(text.trim()) : "";
  return ["table", "replay", "series", "mine"].includes(readRoute(link).page) ? link : "";
}

/** -1 if there is none; NaN if it is no number. */
function readNumber(text = ""): number {
  if (!text) return NOT_NAMED;
  return /^\d{1,9}$/.test(text) ? Number(text) : NaN;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
