import { describe, expect, it } from "vitest";
import { journeys, Travellers, type Fresh, type Piece } from "./pieces";

const piece = (kind: string, place: string, more: Partial<Piece<string>> = {}): Piece<string> => ({
  kind,
  place,
  face: "",
  isHeld: false,
  isSlow: false,
  where: place,
  ...more,
});
const die = (face: string, place: string) => piece("die", place, { face });
const moved = (before: Piece<string>[], after: Piece<string>[], news: Fresh[] = []) =>
  journeys(before, after, news).moved.map(({ from, to, isRolled }) => [from.place, to.place, isRolled]);

describe("pieces", () => {
  it("move to where a piece of their kind is missing", () => {
    const before = [piece("outpost", "home-1"), piece("outpost", "home-2"), piece("card", "hand-1")];
    const after = [piece("outpost", "home-2"), piece("outpost", "sector-6"), piece("card", "hand-1")];
    expect(moved(before, after)).toEqual([["home-1", "sector-6", false]]);
  });
  it("do not move if nothing of their kind has gone", () => {
    const found = journeys([], [piece("card", "market-1")]);
    expect(found.moved).toEqual([]);
    expect(found.arrived.map(({ place }) => place)).toEqual(["market-1"]);
  });
  it("come each from a place of its own", () => {
    const before = [piece("card", "hand-1"), piece("card", "hand-2")];
    const after = [piece("card", "slot-1"), piece("card", "slot-2")];
    expect(moved(before, after)).toEqual([
      ["hand-1", "slot-1", false],
      ["hand-2", "slot-2", false],
    ]);
  });
  it("leave a hand and reach a pile that show none of them, but do not move from one to the other", () => {
    const held = (place: string) => piece("mission-eros", place, { isHeld: true });
    expect(moved([held("hand-2")], [piece("mission-eros", "dock-1")])).toEqual([["hand-2", "dock-1", false]]);
    expect(moved([piece("mission-eros", "dock-1")], [held("done-2")])).toEqual([["dock-1", "done-2", false]]);
    expect(moved([held("hand-2")], [held("done-2")])).toEqual([]);
  });
  it("that are turned up come anew where the same lay before, and what lay there has moved", () => {
    const found = journeys(
      [piece("tile-city", "bank-1")],
      [piece("tile-city", "bank-1"), piece("tile-city", "planet")],
      [["tile-city", ""]],
    );
    expect(found.moved.map(({ from, to }) => [from.place, to.place])).toEqual([["bank-1", "planet"]]);
    expect(found.arrived.map(({ place }) => place)).toEqual(["bank-1"]);
  });
});

describe("dice", () => {
  it("keep their face when they move, and the others close ranks", () => {
    const before = [die("miner", "pool-1"), die("geologist", "pool-2"), die("miner", "pool-3")];
    const after = [die("miner", "socket"), die("geologist", "pool-1"), die("miner", "pool-2")];
    expect(moved(before, after)).toEqual([
      ["pool-1", "socket", false],
      ["pool-2", "pool-1", false],
      ["pool-3", "pool-2", false],
    ]);
  });
  it("that show another face were rolled, where they lie if possible", () => {
    const before = [die("miner", "pool-1"), die("geologist", "pool-2")];
    const after = [die("surveyor", "pool-1"), die("geologist", "pool-2")];
    expect(moved(before, after)).toEqual([["pool-1", "pool-1", true]]);
  });
  it("roll also if they show the same as before", () => {
    const before = [die("miner", "pool-1"), die("geologist", "pool-2")];
    expect(moved(before, before, [["die", "geologist"]])).toEqual([["pool-2", "pool-2", true]]);
  });
  it("come back from their sockets for a new roll", () => {
    const before = [die("miner", "socket-1"), die("miner", "socket-2")];
    const after = [die("geologist", "pool-1"), die("miner", "pool-2")];
    const news: Fresh[] = [
      ["die", "miner"],
      ["die", "geologist"],
    ];
    expect(moved(before, after, news)).toEqual([
      ["socket-1", "pool-1", true],
      ["socket-2", "pool-2", true],
    ]);
  });
});

describe("a journey that starts in one view and ends in a later one", () => {
  const slow = (place: string) => piece("outpost", place, { isSlow: true });
  const [home, sector] = [slow("home-1"), slow("sector-6")];
  const follow = (way: Travellers<string>, before: Piece<string>[], after: Piece<string>[]) =>
    way.follow(before, after).moved.map(({ from, to }) => [from.place, to.place]);
  it("is followed if the piece is first at both places", () => {
    const entering = new Travellers<string>();
    expect(follow(entering, [home], [home, sector])).toEqual([]);
    expect(follow(entering, [home, sector], [sector])).toEqual([["home-1", "sector-6"]]);
  });
  it("is followed if the piece is first at none", () => {
    const ousted = new Travellers<string>();
    expect(follow(ousted, [sector], [])).toEqual([]);
    expect(follow(ousted, [], [home])).toEqual([["sector-6", "home-1"]]);
  });
});
