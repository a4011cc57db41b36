/** The Belt as it is drawn: asteroids with their spaces, shuttle spaces, flight tracks, and room for what is printed. */
import { chart, isInside, mean, RING, type Chart, type Outline, type Point } from "../geometry";
import { around, arrange, holds, scaled, textSize, type Label, type Size } from "../labels";
import { boxOf, type Box } from "../placing";
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
  middle: Point; // of the shuttle or the mark
  angle: number; // towards the asteroid, in degrees
}
export interface BeltChart extends Chart {
  rocks: Rock[];
  pads: Pad[];
  flights: Track[];
  threat: Outline;
  isBrief: boolean; // rewards of one are printed without the number
}

export const SPACE = 19; // half the width of a space
const GROWTH = 1.22; // asteroids are drawn larger than the content has them, so that more fits onto them
const SPREAD = 1.18;
const NODE = 56;
export const MARK = 13; // half the width of the mark of a flight track that costs one more
const LAPTOP = 380; // how wide the map is on a laptop, in pixels
const FINE = 26; // with smaller text than this, there is room for signs beside numbers
export const NEAR = 15; // pixels of a text on a wide screen, which is not held at arm's length
const WIDEST = 1.16; // how many times wider than high the Belt may be drawn
/** The card of the threat, in widths of its text: its sign and its cost, what it asks for, and what it brings. */
export const THREAT: Size = { wide: 3.2, high: 4.8 };
const BESIDE = 0.3; // around it

type Printed = { asteroid: Outline; at: Outline };

/** The Belt of a box, with labels for a map that is drawn so wide, in a room so many times wider than high (0: any). */
export function beltChart(printing: BeltFace, wide = LAPTOP, room = 0): BeltChart {
  const isGraph = printing.asteroids.some((asteroid) => asteroid.outline.length < 3);
  const belt = isGraph ? printing : stretched(printing, room);
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
  const stations = Object.values(base.stations).flatMap(({ outline }) => outline);
  const em = (textSize(wide, room ? NEAR : undefined) / wide) * base.width; // in units of the map
  const card = around(mean(threat), { wide: (THREAT.wide + BESIDE) * em, high: (THREAT.high + BESIDE) * em });
  const walls = [card, ...stations.map((corner) => around(corner, { wide: 20, high: 20 }))];
  const isBrief = em >= FINE;
  addNotes(rocks, pads, flights, walls, belt, em, isBrief);
  return { ...base, isGraph, rocks, pads, flights, threat, isBrief };
}

/** In a wide room the Belt is drawn wider than it is printed, which leaves more space between its places. */
function stretched(belt: BeltFace, room: number): BeltFace {
  const { wide, high } = boxOf(Object.values(belt.stations).flatMap(({ outline }) => outline));
  const by = Math.max(1, Math.min(WIDEST, room) * ((high + 2 * RING) / (wide + 2 * RING)));
  const points = (all: Outline) => all.map(([x, y]): [number, number] => [x * by, y]);
  return {
    ...belt,
    stations: Object.fromEntries(
      Object.entries(belt.stations).map(([id, one]) => [id, { ...one, outline: points(one.outline) }]),
    ),
    asteroids: belt.asteroids.map((one) => ({ ...one, outline: points(one.outline), at: points(one.at) })),
    shuttles: belt.shuttles.map((one) => ({ ...one, at: points(one.at) })),
    links: belt.links.map((one) => ({ ...one, line: points(one.line) })),
    threat: { ...belt.threat, outline: points(belt.threat.outline) },
  };
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

function rock({ number, spaces, linked }: AsteroidFace, { asteroid, at }: Printed): Rock {
  const spots = spaces.map((name, i) => ({ name, at: at[i]!, cell: nearest(asteroid, at, i) }));
  const pair = linked.map((name) => spots.find((spot) => spot.name === name)!.at);
  return { number, outline: asteroid, spots, pair, notes: [] };
}

function pad({ number }: ShuttleFace, at: Point): Pad {
  return { number, spots: [{ name: String(number), at, cell: circle(at, SPACE * 1.4) }], notes: [] };
}

/** Does a reward bring one of something, such as `coins 1`? */
export const isSingle = (reward: string): boolean => / 1$/.test(reward);

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
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return { middle: onLine(line, 0.6), angle }; // shuttles are smaller than asteroids
}

/** Numbers and rewards go where they cover least: around their asteroid, or beside their shuttle space. */
function addNotes(
  rocks: Rock[],
  pads: Pad[],
  flights: readonly Track[],
  walls: readonly Box[],
  belt: BeltFace,
  em: number,
  isBrief: boolean,
): void {
  const spots = [...rocks, ...pads].flatMap((place) => place.spots);
  const socket = Math.max(2 * SPACE + 6, (isBrief ? 1.25 : 1.9) * em);
  const taken = [...walls, ...spots.map(({ at }) => around(at, { wide: socket, high: socket }))];
  taken.push(...flights.filter(({ company }) => company).map(({ middle }) => around(middle, { wide: 40, high: 40 })));
  const marks = flights.filter(({ isMarked }) => isMarked);
  taken.push(...marks.map(({ middle }) => around(middle, { wide: 2 * MARK, high: 2 * MARK })));
  const dots = flights.flatMap(({ line }) => [0.2, 0.4, 0.6, 0.8].map((t) => onLine(line, t)));
  const labels: (Label & { done: (at: Point) => void })[] = [];
  const rewards = new Map([...belt.asteroids, ...belt.shuttles].map(({ number, reward }) => [number, reward]));
  const add = (place: Rock | Pad, places: readonly Point[], own: Outline, printed: readonly string[]) => {
    const middle = mean(place.spots.map(({ at }) => at));
    const against = ([x, y]: Point, box: Box) =>
      40 * dots.filter((dot) => holds(box, dot)).length +
      (rocks.some(({ outline }) => outline !== own && isInside([x, y], outline)) ? 1000 : 0) +
      3 * Math.hypot(x - middle[0], y - middle[1]);
    for (const reward of printed) {
      const size = { wide: (!reward ? 1.5 : isBrief && isSingle(reward) ? 1.25 : 2) * em, high: 1.2 * em };
      labels.push({ forms: [size], places, against, done: (at) => place.notes.push({ reward, at }) });
    }
  };
  for (const rock of rocks) {
    const rim = rock.outline.flatMap((a, i) => [a, mean([a, rock.outline[(i + 1) % rock.outline.length]!])]);
    const places = [0, 0.3, 0.6, 0.8, 0.9, 1, 1.1, 1.2, 1.35, 1.5, 1.7].flatMap((by) =>
      scaled(rim, mean(rock.outline), by),
    );
    add(rock, places, rock.outline, ["", ...rewards.get(rock.number)!]);
  }
  for (const pad of pads) {
    const [{ at, cell }] = pad.spots as [Spot];
    add(
      pad,
      [0.7, 0.9, 1.1, 1.3, 1.6, 2].flatMap((r) => circle(at, SPACE + r * em)),
      cell,
      rewards.get(pad.number)!,
    );
  }
  arrange(labels, taken).forEach(({ at }, i) => labels[i]!.done(at));
}

function onLine(line: Outline, t: number): Point {
  const [[ax, ay], [bx, by]] = [line[0]!, line[line.length - 1]!];
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}
