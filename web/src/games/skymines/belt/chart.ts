/** The Belt as it is drawn: asteroids with their spaces, shuttle spaces, flight tracks, and room for what is printed. */
import { chart, isInside, mean, type Chart, type Outline, type Point } from "../geometry";
import { boxOf } from "../placing";
import type { AsteroidFace, BeltFace, ShuttleFace } from "../view";

/** A space where a piece can stand, and the part of the map that is clicked for it. */
export interface Spot {
  name: string;
  at: Point;
  cell: Outline;
}
/** What is printed beside a place: its number (empty), or one of its rewards. */
export interface Note {
  reward: string;
  at: Point;
}
export interface Rock {
  number: number;
  outline: Outline;
  spots: Spot[];
  pair: Outline; // two points, or none
  notes: Note[];
}
export interface Pad {
  number: number;
  spots: Spot[]; // one
  notes: Note[];
}
export interface Track {
  line: Outline;
  isMarked: boolean;
  company: string; // of a printed shuttle
  middle: Point;
  angle: number; // towards the asteroid, in degrees
}
export interface BeltChart extends Chart {
  rocks: Rock[];
  pads: Pad[];
  flights: Track[];
  threat: Outline;
}

export const SPACE = 19; // half the width of a space
const GROWTH = 1.22; // asteroids are drawn larger than the content has them, so that more fits onto them
const SPREAD = 1.18;
const NODE = 56;
const NOTE = { wide: 70, high: 38 }; // as large as on a laptop
const NUMBER = { wide: 46, high: 36 };

type Size = typeof NOTE;
type Printed = { asteroid: Outline; at: Outline };

export function beltChart(belt: BeltFace): BeltChart {
  const isGraph = belt.asteroids.some((asteroid) => asteroid.outline.length < 3);
  const base = isGraph ? graph(belt) : chart({ sectors: [], stations: belt.stations, borders: [] });
  const middle = (number: number) => base.sectors[number - 1]?.label ?? base.centre;
  const rocks = belt.asteroids.map((face) => rock(face, isGraph ? node(middle(face.number), face) : printed(face)));
  const pads = belt.shuttles.map((face) => pad(face, face.at[0] ?? middle(face.number)));
  const ends: Record<string, Point> = Object.fromEntries([
    ...Object.entries(base.stations).map(([company, { label }]) => [company, label]),
    ...rocks.map(({ number, outline }) => [String(number), mean(outline)]),
    ...pads.map(({ number, spots }) => [String(number), spots[0]!.at]),
  ]);
  const flights = belt.links.map(({ between, marked, line }): Track => {
    const points: Outline = isGraph ? between.map((end) => ends[end]!) : line;
    const company = between[0] in belt.stations ? between[0] : "";
    return { line: points, isMarked: marked, company, ...halfway(points) };
  });
  const beside = belt.threat.beside.map((number) => ends[String(number)] ?? base.centre);
  const threat = isGraph ? rectangle(mean(beside)) : belt.threat.outline;
  addNotes(rocks, pads, flights, [...threat, ...Object.values(base.stations).flatMap(({ outline }) => outline)], belt);
  return { ...base, isGraph, rocks, pads, flights, threat };
}

/** A box without outlines: places are pushed apart and pulled along flight tracks, as the Moon's sectors are. */
function graph(belt: BeltFace): Chart {
  const places = belt.asteroids.length + belt.shuttles.length;
  const sectors = Array.from({ length: places }, () => ({ reward: [], outline: [], around: 0 }));
  const borders = belt.links.map(({ between, marked }) => ({ between, lines: marked ? 2 : 1 }));
  return chart({ sectors, stations: belt.stations, borders }, true);
}

function node([x, y]: Point, { spaces }: AsteroidFace): Printed {
  const around = (n: number, r: number): Outline =>
    Array.from({ length: n }, (_, k) => {
      const angle = (2 * Math.PI * k) / n - Math.PI / 2;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    });
  return { asteroid: around(12, NODE), at: spaces.length > 1 ? around(spaces.length, NODE / 2) : [[x, y]] };
}

function rectangle([x, y]: Point): Outline {
  const [w, h] = [40, 52];
  return [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
  ];
}

function printed({ outline, at }: AsteroidFace): Printed {
  return { asteroid: scaled(outline, mean(outline), GROWTH), at: scaled(at, mean(at), SPREAD) };
}

function scaled(points: Outline, [x, y]: Point, by: number): Outline {
  return points.map(([a, b]) => [x + (a - x) * by, y + (b - y) * by]);
}

function rock({ number, spaces, linked }: AsteroidFace, { asteroid, at }: Printed): Rock {
  const spots = spaces.map((name, i) => ({ name, at: at[i]!, cell: nearest(asteroid, at, i) }));
  const pair = linked.map((name) => spots.find((spot) => spot.name === name)!.at);
  return { number, outline: asteroid, spots, pair, notes: [] };
}

function pad({ number }: ShuttleFace, at: Point): Pad {
  return { number, spots: [{ name: String(number), at, cell: circle(at, SPACE * 1.4) }], notes: [] };
}

export function circle([x, y]: Point, r: number): Outline {
  return Array.from({ length: 16 }, (_, k) => [
    x + r * Math.cos((k * Math.PI) / 8),
    y + r * Math.sin((k * Math.PI) / 8),
  ]);
}

/** The part of an outline that lies nearer to one of the points than to the others. */
export function nearest(outline: Outline, points: Outline, one: number): Outline {
  const [px, py] = points[one]!;
  return points.reduce((left, [qx, qy], other) => {
    if (other === one) return left;
    const [mx, my] = [(px + qx) / 2, (py + qy) / 2];
    return cut(left, ([x, y]) => (x - mx) * (px - qx) + (y - my) * (py - qy));
  }, outline);
}

/** The part of an outline where `side` is not negative. */
function cut(outline: Outline, side: (point: Point) => number): Outline {
  return outline.flatMap((a, i): Point[] => {
    const b = outline[(i + 1) % outline.length]!;
    const [at, to] = [side(a), side(b)];
    const kept: Point[] = at >= 0 ? [a] : [];
    if (at >= 0 === to >= 0) return kept;
    const t = at / (at - to);
    return [...kept, [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]];
  });
}

function halfway(line: Outline): Pick<Track, "middle" | "angle"> {
  const [[ax, ay], [bx, by]] = [line[0]!, line[line.length - 1]!];
  const t = 0.64; // shuttles are smaller than asteroids
  return { middle: [ax + (bx - ax) * t, ay + (by - ay) * t], angle: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI };
}

/** Numbers and rewards go where they cover least: around the rim of their asteroid, or beside their shuttle space. */
function addNotes(rocks: Rock[], pads: Pad[], flights: readonly Track[], walls: Outline, belt: BeltFace): void {
  const taken = [...rocks, ...pads].flatMap(({ spots }) =>
    spots.flatMap(({ at: [x, y] }) => [
      around([x, y], { wide: 40, high: 40 }),
      around([x + 24, y - 30], { wide: 24, high: 20 }), // for what it costs to oust a company
    ]),
  );
  taken.push(...flights.filter((one) => one.isMarked || one.company).map(({ middle }) => around(middle, NUMBER)));
  taken.push(...walls.map((corner) => around(corner, { wide: 40, high: 40 })));
  const dots = flights.flatMap(({ line }) => along(line));
  const put = (places: readonly Point[], size: Size, own: Outline) => {
    const foreign = rocks.map(({ outline }) => outline).filter((outline) => outline !== own);
    const cost = (at: Point) =>
      covered(around(at, size), taken, dots) +
      (foreign.some((outline) => isInside(at, outline)) ? 1500 : 0) +
      (isInside(at, own) ? 0 : 400);
    const best = places.reduce((one, other) => (cost(other) < cost(one) ? other : one));
    taken.push(around(best, size));
    return best;
  };
  for (const { number, notes, outline } of rocks) {
    const rim = outline.flatMap((a, i) => [a, mean([a, outline[(i + 1) % outline.length]!])]);
    const places = [0.86, 0.98, 1.1, 1.24].flatMap((by) => scaled(rim, mean(outline), by));
    notes.push({ reward: "", at: put(places, NUMBER, outline) });
    const { reward } = belt.asteroids.find((face) => face.number === number)!;
    notes.push(...reward.map((one) => ({ reward: one, at: put(places, NOTE, outline) })));
  }
  for (const { number, notes, spots } of pads) {
    const [{ at, cell }] = spots as [Spot];
    const places = [34, 42, 52].flatMap((r) => circle(at, r));
    const { reward } = belt.shuttles.find((face) => face.number === number)!;
    notes.push(...reward.map((one) => ({ reward: one, at: put(places, NOTE, cell) })));
  }
}

type Box = ReturnType<typeof boxOf>;

function around([x, y]: Point, { wide, high }: Size): Box {
  return { west: x - wide / 2, north: y - high / 2, wide, high };
}

function along(line: Outline): Point[] {
  const [a, b] = [line[0]!, line[line.length - 1]!];
  return [0.2, 0.4, 0.6, 0.8].map((t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
}

/** How much a note would cover of what is there already. */
function covered(note: Box, taken: readonly Box[], dots: readonly Point[]): number {
  const common = (a: number, b: number, c: number, d: number) => Math.max(0, Math.min(a + b, c + d) - Math.max(a, c));
  const boxes = taken.map(
    (box) => common(note.west, note.wide, box.west, box.wide) * common(note.north, note.high, box.north, box.high),
  );
  const isIn = ([x, y]: Point) =>
    x > note.west && x < note.west + note.wide && y > note.north && y < note.north + note.high;
  return boxes.reduce((sum, one) => sum + one, 0) + 90 * dots.filter(isIn).length;
}
