import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Reply, Request, TableNow } from "../messages";
import { Connection } from "./connection.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Request[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(told: Partial<Reply>) {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  lose() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const now = (heard_from: number, ...heard: string[]) =>
  ({ type: "table", table: "t", seat: 0, heard_from, heard, chat: [], chats: 0 }) as Partial<TableNow>;
const socket = () => FakeSocket.all.at(-1)!;
const events = new EventTarget();
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here:8600" });
  vi.stubGlobal("window", events);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  connection = new Connection("me");
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sit() {
  socket().open();
  socket().tell(now(0, "0 open a", "1 open b"));
}

it("enters first, and is open with the first table", () => {
  expect(socket().url).toBe("ws://here:8600/ws");
  socket().open();
  expect(socket().sent).toEqual([{ type: "enter", token: "me" }]);
  expect(connection.status).toBe("connecting");
  socket().tell(now(0));
  expect(connection.status).toBe("open");
});

it("keeps the whole log", () => {
  sit();
  socket().tell(now(2, "0 keep"));
  expect(connection.table?.heard).toEqual(["0 open a", "1 open b", "0 keep"]);
  socket().tell(now(1, "1 open c")); // taken back, and another
  expect(connection.table?.heard).toEqual(["0 open a", "1 open c"]);
});

it("asks for the whole log when lines are missing", () => {
  sit();
  socket().tell(now(9, "0 keep"));
  expect(FakeSocket.all).toHaveLength(2);
  expect(connection.table?.heard).toHaveLength(2);
});

it("answers by id, and else in order by kind", async () => {
  sit();
  const move = connection.say({ type: "move", id: "m", number: 1, moves: ["keep"] });
  const first = connection.say({ type: "why", things: ["a"] });
  const second = connection.say({ type: "why", things: ["b"] });
  const rename = connection.say({ type: "rename", name: "Ola" });
  socket().tell({ type: "reasons", things: ["a"], reasons: [{ code: "x", facts: {} }] });
  socket().tell({ type: "done", id: "" });
  socket().tell({ type: "reasons", things: ["b"], reasons: [] });
  socket().tell({ type: "refused", id: "m", code: "stale", detail: "" });
  expect(await Promise.all([move, first, second, rename])).toMatchObject([
    { type: "refused", code: "stale" },
    { things: ["a"] },
    { things: ["b"] },
    { type: "done" },
  ]);
});

it("says again, with the same id, what was not answered", async () => {
  sit();
  const move = connection.say({ type: "move", id: "m", number: 1, moves: ["keep"] });
  const pause = connection.say({ type: "pause", yes: true });
  socket().lose();
  expect(connection.status).toBe("lost");
  expect(await pause).toMatchObject({ type: "refused", code: "offline" }); // without an id, so not sent twice
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  socket().open();
  expect(socket().sent.map((said) => said.type)).toEqual(["enter", "move"]);
  socket().tell(now(0, "0 open a"));
  socket().tell({ type: "done", id: "m" });
  expect(await move).toEqual({ type: "done", id: "m" });
  expect(connection.table?.heard).toEqual(["0 open a"]);
});

it("says what was said before the socket was open", () => {
  void connection.say({ type: "chat", id: "c", text: "hi" });
  socket().open();
  expect(socket().sent.map((said) => said.type)).toEqual(["enter", "chat"]);
});

it("waits longer and longer, but not after the network came back", () => {
  sit();
  for (let attempt = 0; attempt < 8; attempt++) {
    socket().lose();
    vi.advanceTimersByTime(15_000);
  }
  const before = FakeSocket.all.length;
  socket().lose();
  vi.advanceTimersByTime(7_000);
  expect(FakeSocket.all).toHaveLength(before);
  events.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(before + 1);
});

it("does not try again where the link leads nowhere", async () => {
  socket().open();
  const said = connection.say({ type: "chat", id: "c", text: "hi" });
  socket().tell({ type: "refused", id: "", code: "no-link", detail: "" });
  expect(connection.problem).toBe("no-link");
  expect(await said).toMatchObject({ id: "c", code: "no-link" });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it("tries again later when there are too many", () => {
  socket().open();
  socket().tell({ type: "refused", id: "", code: "limit", detail: "" });
  expect(connection.problem).toBe("");
  vi.advanceTimersByTime(15_000);
  expect(FakeSocket.all).toHaveLength(2);
});

it("gets each line of the chat once, and keeps the latest", () => {
  sit();
  const say = (chats: number, ...texts: string[]) =>
    socket().tell({ ...now(2), chats, chat: texts.map((text) => ({ seat: 0, text, at: 0 })) } as Partial<TableNow>);
  const read = () => connection.table?.chat.map((line) => line.text);
  say(2, "a", "b");
  say(2);
  say(3, "c");
  expect(read()).toEqual(["a", "b", "c"]);
  say(300, "far", "away"); // the server keeps no more than these
  expect(read()).toEqual(["far", "away"]);
  say(500, ...Array.from({ length: 200 }, (_, n) => String(n)));
  say(501, "last");
  expect([read()?.length, read()?.[0], read()?.at(-1)]).toEqual([200, "1", "last"]);
});

it("closes for good when the link was renewed", async () => {
  sit();
  const said = connection.say({ type: "chat", id: "c", text: "hi" });
  socket().tell({ type: "gone", code: "renewed" });
  expect(connection.problem).toBe("renewed");
  expect(await said).toMatchObject({ id: "c", code: "renewed" });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it("knows when the table is deleted", async () => {
  sit();
  const said = connection.say({ type: "delete" });
  socket().tell({ type: "gone", code: "gone" });
  expect(await said).toEqual({ type: "gone", code: "gone" });
  expect(connection.problem).toBe("gone");
});

it("looks through another seat's eyes, and shows nothing until they open", async () => {
  sit();
  const old = socket();
  const answered = vi.fn(async () => new Response(JSON.stringify({ type: "done", id: "m" })));
  vi.stubGlobal("fetch", answered);
  const move = connection.say({ type: "move", id: "m", number: 1, moves: ["keep"] });
  connection.enter("other");
  expect(connection.table).toBe(null);
  old.tell(now(2, "late"));
  expect(connection.table).toBe(null);
  socket().open();
  expect(socket().sent).toEqual([{ type: "enter", token: "other" }]);
  expect(await move).toEqual({ type: "done", id: "m" }); // over HTTP
  expect(answered).toHaveBeenCalledOnce();
});

it("says nothing after it was closed", async () => {
  sit();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(await connection.say({ type: "why", things: ["a"] })).toMatchObject({ code: "offline" });
});
