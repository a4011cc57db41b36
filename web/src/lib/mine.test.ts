import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Kept, merged, mine, opening, packed, readKept, seatTokens, together, unpacked } from "./mine.svelte";

const kept = (token: string, table: string, seat: number, when: number, isOwner = false): Kept => ({
  token,
  table,
  game: "kosmiczna-misja",
  seat,
  isOwner,
  when,
});

describe("what was kept", () => {
  it("is read, and what is broken left out", () => {
    const good = kept("a", "t", 0, 1);
    expect(readKept([good, null, 7, { token: "" }, { ...good, seat: "0" }, { ...good, when: null }])).toEqual([good]);
    expect([null, {}, "x", 3].map(readKept)).toEqual([[], [], [], []]);
  });
  it("is merged: a token once, the last visited first", () => {
    const list = merged([kept("a", "t", 0, 9)], [kept("b", "u", 0, 5), kept("a", "t", 0, 1), kept("c", "v", 0, 7)]);
    expect(list.map((one) => [one.token, one.when])).toEqual([
      ["a", 9],
      ["c", 7],
      ["b", 5],
    ]);
  });
  it("has a limit", () => {
    const many = Array.from({ length: 250 }, (_, i) => kept(`k${i}`, `t${i}`, 0, i));
    expect(merged([], many)).toHaveLength(200);
    expect(merged([], many)[0]?.token).toBe("k249");
  });
});

describe("tables", () => {
  const list = [
    kept("b1", "b", 1, 3),
    kept("a0", "a", 0, 9),
    kept("bo", "b", 7, 3, true),
    kept("b0", "b", 0, 2),
    kept("c7", "c", 7, 1),
  ];
  it("hold the tokens that belong together", () => {
    expect(together(list).map((one) => [one.table, one.kept.length, one.when])).toEqual([
      ["a", 1, 9],
      ["b", 3, 3],
      ["c", 1, 1],
    ]);
  });
  it("are opened with all seats of this device in order, else by looking on", () => {
    expect(together(list).map(opening)).toEqual([["a0"], ["b0", "b1"], ["c7"]]);
    expect(seatTokens(list.filter((one) => one.table === "c"))).toEqual([]);
  });
});

describe("the link to another device", () => {
  it("holds all tokens", () => {
    const list = [kept("A.b-c_d", "t", 0, 1), kept("x,y", "u", 1, 1)];
    expect(packed(list)).toBe("A.b-c_d,x%2Cy");
    expect(unpacked("A.b-c_d,z")).toEqual(["A.b-c_d", "z"]);
  });
  it("is read without doubles and nonsense", () => {
    expect(unpacked("a,,b, a ,")).toEqual(["a", "b"]);
    expect(unpacked(`${"x".repeat(300)},y`)).toEqual(["y"]);
    expect(unpacked("")).toEqual([]);
  });
});

describe("mine", () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    mine.list = [];
    mine.isKept = true;
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    });
  });
  const links = { table: "t", owner: "own", look: "look", seats: ["s0", "", "s2", "s3"] };

  it("keeps the seats of this device and the owner's token, not the others'", () => {
    mine.keepNew("kosmiczna-misja", links, [0, 2]);
    expect(mine.tokens.sort()).toEqual(["own", "s2"]); // the owner's token is also the first person's
    expect(mine.seatTokens("t")).toEqual(["own", "s2"]);
    expect(mine.ownerToken("t")).toBe("own");
    expect(mine.ownerToken("u")).toBe("");
  });
  it("keeps the owner apart who lets others have the first seat", () => {
    mine.keepNew("kosmiczna-misja", links, [2]);
    expect(mine.seatTokens("t")).toEqual(["s2"]);
    expect(mine.ownerToken("t")).toBe("own");
  });
  it("opens a seat once, with the owner's rights", () => {
    mine.keepNew("kosmiczna-misja", links, [0]);
    mine.keep({ token: "s0", table: "t", game: "kosmiczna-misja", seat: 0, isOwner: false });
    expect(mine.seatTokens("t")).toEqual(["own"]);
  });
  it("keeps no empty token", () => {
    mine.keepNew("kosmiczna-misja", links, [1]);
    expect(mine.tokens).toEqual(["own"]);
  });
  it("does not lose what another tab kept", () => {
    store.set("orrery-mine", JSON.stringify([kept("other", "o", 0, 1)]));
    mine.keep({ token: "s0", table: "t", game: "g", seat: 0, isOwner: false });
    expect(mine.tokens).toEqual(["s0", "other"]);
  });
  it("forgets a table with all its tokens", () => {
    mine.keepNew("kosmiczna-misja", links, [0, 2]);
    mine.keep({ token: "x", table: "u", game: "g", seat: 0, isOwner: false });
    mine.forget("t");
    expect(mine.tokens).toEqual(["x"]);
    mine.forgetToken("x");
    expect(mine.tables).toEqual([]);
  });
  it("lives without storage, and says so", () => {
    vi.stubGlobal("localStorage", undefined);
    mine.keep({ token: "a", table: "t", game: "g", seat: 0, isOwner: false });
    mine.keep({ token: "b", table: "u", game: "g", seat: 0, isOwner: false });
    expect(mine.tokens.sort()).toEqual(["a", "b"]);
    expect(mine.isKept).toBe(false);
  });
});
