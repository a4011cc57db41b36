// A WebSocket to one table. It reconnects by itself.
import type { ChatLine, Reply, Request as AnyRequest, TableNow } from "../messages";
import { OFFLINE, say as sayOnce } from "./http";
import { kept } from "./kept";

export type Status = "connecting" | "open" | "lost";
export type Request = Exclude<AnyRequest, { type: "enter" }>;

interface Waiting {
  request: Request;
  sent: boolean;
  answer: (told: Reply) => void;
}

const FIRST = 400; // milliseconds until the second attempt; each further wait is twice as long
const LONGEST = 15_000;
const HIDDEN = 20_000; // milliseconds: a page hidden for longer reconnects, because its socket may be dead

/** The reply that ends a request without an id. All others end with `done`. */
const ANSWERS: Partial<Record<Request["type"], Reply["type"]>> = {
  try: "tried",
  why: "reasons",
  look: "frame",
  outline: "outlined",
  share: "shared",
  course: "scores",
  download: "record",
  "download-series": "record",
  "past-games": "past-links",
  renew: "renewed",
};
const CHAT_KEPT = 200; // lines

export class Connection {
  /** The table as this seat knows it now, with the whole log and the latest lines of the chat. */
  table = $state.raw<TableNow | null>(null);
  status = $state<Status>("connecting");
  /** Why there is no table: the code of a refusal, such as `gone` or `no-link`. */
  problem = $state("");

  #token: string;
  #socket: WebSocket | null = null;
  #entered = false; // a table has come over this socket
  #waiting: Waiting[] = [];
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt = 0;
  #closed = false;

  constructor(token: string) {
    this.#token = token;
    window.addEventListener("online", this.#reconnect);
    window.addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#visible);
    this.#connect();
  }

  get token(): string {
    return this.#token;
  }

  /** The page was left: nobody waits for replies any more. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /** Sends a request. Its reply may come after a reconnection. */
  say(request: Request): Promise<Reply> {
    if (this.#closed || this.problem) return Promise.resolve({ ...OFFLINE, id: idOf(request) });
    return new Promise((answer) => {
      const waiting: Waiting = { request, sent: false, answer };
      this.#waiting.push(waiting);
      if (this.#socket?.readyState === WebSocket.OPEN) this.#send(waiting);
    });
  }

  /** Changes to another seat. There is no table until the new one comes, unless the old one is kept. */
  enter(token: string, keep = false) {
    if (token === this.#token && !this.problem) return;
    this.#finishElsewhere();
    this.#token = token;
    this.problem = "";
    if (!keep) this.table = null;
    this.status = "connecting";
    this.#attempts = 0;
    this.#connect();
  }

  close() {
    this.#closed = true;
    window.removeEventListener("online", this.#reconnect);
    window.removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#visible);
    this.#drop();
    this.#finishElsewhere();
  }

  #connect() {
    this.#drop();
    if (this.#closed || this.problem) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.#socket = socket;
    this.#entered = false;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "enter", token: this.#token } satisfies AnyRequest));
      for (const waiting of this.#waiting) this.#send(waiting);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Reply);
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Drops the socket, if there is one. */
  #drop() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost() {
    this.#drop();
    if (this.#closed || this.problem) return;
    if (this.status === "open") this.status = "lost";
    else if (this.#attempts > 1) this.status = "lost";
    this.#forgetUnrepeatable();
    const wait = Math.min(LONGEST, FIRST * 2 ** this.#attempts++);
    this.#timer = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #send(waiting: Waiting) {
    waiting.sent = true;
    this.#socket?.send(JSON.stringify(waiting.request));
  }

  #hear(told: Reply) {
    if (told.type === "table") return this.#show(told);
    if (!this.#entered && (told.type === "gone" || (told.type === "refused" && !told.id))) return this.#refused(told);
    const index = this.#waiting.findIndex(({ request }) => answers(told, request));
    this.#waiting.splice(index, index < 0 ? 0 : 1)[0]?.answer(told);
    if (told.type === "gone") this.#stop(told.code);
  }

  #show(now: TableNow) {
    const before = this.#entered ? this.table : null;
    const heard = before?.heard ?? [];
    if (now.heard_from > heard.length) return this.#reconnect(); // lines are missing: reconnect to get all of them
    this.#entered = true;
    this.#attempts = 0;
    this.status = "open";
    const lines = [...heard.slice(0, now.heard_from), ...now.heard];
    this.table = kept(before, { ...now, heard: lines, chat: wholeChat(before, now) });
  }

  /** The link does not lead to a table. Only after too many requests is it tried again. */
  #refused(told: Reply) {
    if (told.type === "refused" && (told.code === "limit" || told.code === "storage")) return this.#lost();
    this.#stop(told.type === "refused" || told.type === "gone" ? told.code : "gone");
  }

  #stop(problem: string) {
    this.problem = problem;
    this.#drop();
    for (const { request, answer } of this.#waiting.splice(0)) answer({ ...OFFLINE, id: idOf(request), code: problem });
  }

  /** A request without an id that changes something is not sent twice; the table shows whether it was done. */
  #forgetUnrepeatable() {
    const isLost = ({ request, sent }: Waiting) => sent && !idOf(request) && !ANSWERS[request.type];
    const lost = this.#waiting.filter(isLost);
    this.#waiting = this.#waiting.filter((waiting) => !isLost(waiting));
    for (const { answer } of lost) answer(OFFLINE);
  }

  /** Requests that wait when the socket is dropped are sent over HTTP. */
  #finishElsewhere() {
    for (const { request, answer } of this.#waiting.splice(0)) {
      if (idOf(request)) void sayOnce(this.#token, request).then(answer);
      else answer(OFFLINE);
    }
  }

  #reconnect = () => {
    if (this.status === "open") this.status = "lost";
    this.#forgetUnrepeatable();
    this.#connect();
  };

  #offline = () => {
    if (this.status === "open") this.status = "lost";
  };

  #visible = () => {
    if (document.visibilityState === "hidden") this.#hiddenAt = Date.now();
    else if (this.#socket?.readyState !== WebSocket.OPEN || Date.now() - this.#hiddenAt > HIDDEN) this.#reconnect();
  };
}

/** The lines of before and the new ones. If some in between were missed, only the new ones. */
function wholeChat(before: TableNow | null, now: TableNow): ChatLine[] {
  const isNext = before !== null && before.chats + now.chat.length === now.chats;
  return isNext ? [...before.chat, ...now.chat].slice(-CHAT_KEPT) : now.chat;
}

function idOf(request: Request): string {
  return "id" in request ? request.id : "";
}

/** Finds the request of a reply: by id if there is one, else the oldest that expects such a reply. */
function answers(told: Reply, request: Request): boolean {
  const id = idOf(request);
  if (told.type === "done") return told.id ? told.id === id : !id && !ANSWERS[request.type];
  if (told.type === "refused") return told.id ? told.id === id : !id;
  if (told.type === "gone") return request.type === "delete";
  return ANSWERS[request.type] === told.type;
}
