import { expect, it } from "vitest";
import { links, pastedLink, readRoute } from "./router.svelte";

it.each([
  ["", { page: "lobby" }],
  ["#/", { page: "lobby" }],
  ["#/new/skymines", { page: "new", game: "skymines", isAlone: false }],
  ["#/new/skymines/alone", { page: "new", game: "skymines", isAlone: true }],
  ["#/t/abc", { page: "table", tokens: ["abc"] }],
  ["#/t/abc,def", { page: "table", tokens: ["abc", "def"] }],
  ["#/t/", { page: "unknown" }],
  ["#/replay/abc", { page: "replay", token: "abc", at: -1, eyes: -1 }],
  ["#/replay/abc/12", { page: "replay", token: "abc", at: 12, eyes: -1 }],
  ["#/replay/abc/12/3", { page: "replay", token: "abc", at: 12, eyes: 3 }],
  ["#/replay/abc/-3/1e9", { page: "replay", token: "abc", at: NaN, eyes: NaN }],
  ["#/replay/abc/12/3/4", { page: "unknown" }],
  ["#/rules/skymines", { page: "rules", game: "skymines", chapter: "" }],
  ["#/rules/skymines/end", { page: "rules", game: "skymines", chapter: "end" }],
  ["#/mine", { page: "mine", packed: "" }],
  ["#/mine/a,b", { page: "mine", packed: "a,b" }],
  ["#/nowhere", { page: "unknown" }],
  ["#/t/a/b/c", { page: "unknown" }],
  ["#/t/%E0%A4%A", { page: "table", tokens: ["%E0%A4%A"] }],
])("reads %s", (hash, route) => {
  expect(readRoute(hash)).toEqual(route);
});

it("writes what it reads", () => {
  expect(readRoute(links.table(["a.b-c", "d_e"]))).toEqual({ page: "table", tokens: ["a.b-c", "d_e"] });
  expect(readRoute(links.moment("a.b-c", 7, 2))).toEqual({ page: "replay", token: "a.b-c", at: 7, eyes: 2 });
  expect(readRoute(links.rules("skymines", "end"))).toEqual({ page: "rules", game: "skymines", chapter: "end" });
});

it("finds the link in what was pasted", () => {
  expect(pastedLink(" http://192.168.0.7:8600/#/t/abc.def \n")).toBe("#/t/abc.def");
  expect(pastedLink("abcdefgh.ijk-l_m")).toBe("#/t/abcdefgh.ijk-l_m");
  expect(pastedLink("http://x/#/replay/abc/12/3")).toBe("#/replay/abc/12/3");
  expect(pastedLink("http://x/#/mine/a,b")).toBe("#/mine/a,b");
  expect(pastedLink("http://x/#/rules/skymines")).toBe("");
  expect(pastedLink("hello there")).toBe("");
});
