/** The map as it is drawn: outlines, places for labels, borders, stations, and the ring of tracks around them. */
import { COMPANIES } from "./terms";
import type { Contents } from "./view";

export type Point = readonly [number, number];
export type Outline = readonly Point[];

export interface Area {
  outline: Outline;
  label: Point;
}
export interface Line {
  points: Outline;
  lines: number;
}
export interface Station {
  spots: Point[][]; // by column, from the top down
  sign: Point; // for the company's letter
}
export interface Arc {
  from: number; // angles in radians, clockwise from the east
  to: number;
}
export interface Chart {
  width: number;
  height: number;
  left: number;
  top: number;
  centre: Point;
  radius: Point; // of the stations' outer edge
  sectors: Area[];
  stations: Record<string, Area & Station>;
  borders: Line[];
  isGraph: boolean;
  arcs: Record<string, Arc>; // of the tracks
}

export const RING = 78; // how far the tracks reach beyond the stations
const GAP = 10;
const BAND = 38;
const GRAPH = { width: 1000, height: 900, node: 46 };

/** The map of a box. The other side of the board is mirrored: its stations go around the other way. */
export function chart(box: Pick<Contents, "sectors" | "stations" | "borders">, isMirrored = false): Chart {
  const isGraph = box.sectors.some((sector) => sector.outline.length < 3);
  const drawn = isGraph ? asGraph(box, isMirrored) : asMap(box);
  const all = [...Object.values(drawn.stations), ...drawn.sectors].flatMap((area) => area.outline);
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const centre: Point = [(west + east) / 2, (north + south) / 2];
  const radius: Point = [(east - west) / 2, (south - north) / 2];
  const arcs = quarters(
    Object.fromEntries(COMPANIES.map((one) => [one, drawn.stations[one]?.label ?? centre])),
    centre,
  );
  return {
    width: 2 * (radius[0] + RING),
    height: 2 * (radius[1] + RING),
    left: centre[0] - radius[0] - RING,
    top: centre[1] - radius[1] - RING,
    centre,
    radius,
    sectors: drawn.sectors,
    stations: Object.fromEntries(
      Object.entries(drawn.stations).map(([id, area]) => {
        const depths = box.stations[id]?.columns.map((coins) => coins.length) ?? [];
        return [id, { ...area, ...station(area.outline, centre, radius, depths) }];
      }),
    ),
    borders: drawn.borders,
    isGraph,
    arcs,
  };
}

type Drawn = { sectors: Area[]; stations: Record<string, Area>; borders: Line[] };

function asMap(box: Pick<Contents, "sectors" | "stations" | "borders">): Drawn {
  const holes = (n: number) => box.sectors.filter((sector) => sector.around === n).map((sector) => sector.outline);
  const outlineOf = (id: string): Outline => box.stations[id]?.outline ?? box.sectors[Number(id) - 1]?.outline ?? [];
  return {
    sectors: box.sectors.map(({ outline }, i) => ({ outline, label: inmost(outline, holes(i + 1)) })),
    stations: Object.fromEntries(
      Object.entries(box.stations).map(([id, { outline }]) => [id, { outline, label: mean(outline) }]),
    ),
    borders: box.borders.map(({ between: [one, other], lines }) => ({
      points: common(outlineOf(one), outlineOf(other)),
      lines,
    })),
  };
}

/** The corners that two outlines share, in order. An enclave shares its whole outline with the sector around it. */
export function common(one: Outline, other: Outline): Outline {
  const has = (outline: Outline, [x, y]: Point) => outline.some(([a, b]) => a === x && b === y);
  const shared = one.map((point) => has(other, point));
  const count = shared.filter(Boolean).length;
  if (count === 0) return one.length < other.length ? [...one, one[0]!] : [...other, other[0]!];
  if (count === one.length) return [...one, one[0]!];
  const start = shared.findIndex((is, i) => is && !shared[(i + one.length - 1) % one.length]);
  return Array.from({ length: count }, (_, k) => one[(start + k) % one.length]!);
}

export function mean(outline: Outline): Point {
  const n = outline.length || 1;
  return [outline.reduce((sum, [x]) => sum + x, 0) / n, outline.reduce((sum, [, y]) => sum + y, 0) / n];
}

export function isInside([x, y]: Point, outline: Outline): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = length ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0;
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

/** Points inside an outline, and in none of the holes that are not itself. */
export function inside(outline: Outline, holes: readonly Outline[]): Point[] {
  const STEPS = 14;
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - west, Math.max(...ys) - north];
  const others = holes.filter((hole) => hole !== outline);
  return Array.from({ length: STEPS * STEPS }, (_, n): Point => {
    const [i, k] = [n % STEPS, Math.floor(n / STEPS)];
    return [west + (wide * (i + 0.5)) / STEPS, north + (high * (k + 0.5)) / STEPS];
  }).filter((point) => isInside(point, outline) && !others.some((hole) => isInside(point, hole)));
}

/** The point farthest from all edges: room for a label. */
export function inmost(outline: Outline, holes: readonly Outline[] = []): Point {
  const STEPS = 24;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let best: Point = mean(outline);
  let most = -1;
  for (let i = 1; i < STEPS; i++)
    for (let k = 1; k < STEPS; k++) {
      const point: Point = [west + ((east - west) * i) / STEPS, north + ((south - north) * k) / STEPS];
      if (!isInside(point, outline) || holes.some((hole) => isInside(point, hole))) continue;
      const room = Math.min(
        ...[outline, ...holes].flatMap((edge) => edge.map((a, n) => distance(point, a, edge[(n + 1) % edge.length]!))),
      );
      if (room > most) [best, most] = [point, room];
    }
  return best;
}

/** A map without outlines: circles, pushed apart and pulled along borders, with the stations as parts of the rim. */
function asGraph(box: Pick<Contents, "sectors" | "stations" | "borders">, isMirrored: boolean): Drawn {
  const { width, height, node } = GRAPH;
  const centre: Point = [width / 2, height / 2];
  const [east, west] = isMirrored ? [Math.PI, 0] : [0, Math.PI];
  const home: Record<string, number> = { tawac: -Math.PI / 2, skymine: east, minerva: Math.PI / 2, astrogo: west };
  const onRim = (angle: number, t: number): Point => [
    centre[0] + t * centre[0] * Math.cos(angle),
    centre[1] + t * centre[1] * Math.sin(angle),
  ];
  const at: Record<string, Point> = Object.fromEntries(
    COMPANIES.map((company) => [company, onRim(home[company] ?? 0, 0.9)]),
  );
  const names = box.sectors.map((_, i) => String(i + 1));
  names.forEach((name, i) => (at[name] = onRim(2.4 * i, 0.1)));
  for (let round = 0; round < 200; round++) settle(at, names, box.borders);
  for (let round = 0; round < 400; round++) relax(at, names, box.borders, 1 - round / 400);
  const circle = ([x, y]: Point, r: number): Outline =>
    Array.from({ length: 20 }, (_, k) => [x + r * Math.cos((k * Math.PI) / 10), y + r * Math.sin((k * Math.PI) / 10)]);
  const slice = (angle: number): Outline => {
    const angles = Array.from({ length: 13 }, (_, k) => angle - 0.66 + (k * 1.32) / 12);
    return [...angles.map((one) => onRim(one, 0.86)), ...angles.reverse().map((one) => onRim(one, 1))];
  };
  return {
    sectors: names.map((name) => ({ outline: circle(at[name]!, node), label: at[name]! })),
    stations: Object.fromEntries(
      COMPANIES.map((company) => [company, { outline: slice(home[company] ?? 0), label: at[company]! }]),
    ),
    borders: box.borders.map(({ between: [one, other], lines }) => ({ points: [at[one]!, at[other]!], lines })),
  };
}

/** Every sector goes to the middle of its neighbours; then few borders cross. A little spiral keeps them apart. */
function settle(at: Record<string, Point>, names: readonly string[], borders: Contents["borders"]): void {
  names.forEach((name, i) => {
    const near = borders.flatMap(({ between: [one, other] }) => {
      if (one === name) return [at[other]!];
      return other === name ? [at[one]!] : [];
    });
    const [x, y] = mean(near);
    if (near.length) at[name] = [x + 6 * Math.cos(2.4 * i), y + 6 * Math.sin(2.4 * i)];
  });
}

function relax(at: Record<string, Point>, names: readonly string[], borders: Contents["borders"], heat: number): void {
  const { width, height } = GRAPH;
  const near = 150;
  const push: Record<string, [number, number]> = Object.fromEntries(names.map((name) => [name, [0, 0]]));
  const move = (name: string, dx: number, dy: number) => {
    const to = push[name];
    if (to) [to[0], to[1]] = [to[0] + dx, to[1] + dy];
  };
  const all = Object.keys(at);
  for (const one of all)
    for (const other of all) {
      const [dx, dy] = [at[one]![0] - at[other]![0], at[one]![1] - at[other]![1]];
      const far = Math.hypot(dx, dy) || 1;
      if (one !== other && far < near) move(one, (dx / far) * (near - far) * 0.3, (dy / far) * (near - far) * 0.3);
    }
  for (const {
    between: [one, other],
  } of borders) {
    const [dx, dy] = [at[other]![0] - at[one]![0], at[other]![1] - at[one]![1]];
    const far = Math.hypot(dx, dy) || 1;
    const pull = (far - near * 0.8) * 0.06;
    move(one, (dx / far) * pull, (dy / far) * pull);
    move(other, (-dx / far) * pull, (-dy / far) * pull);
  }
  for (const name of names) {
    const [dx, dy] = push[name]!;
    const x = at[name]![0] + dx * (0.3 + 0.7 * heat);
    const y = at[name]![1] + dy * (0.3 + 0.7 * heat);
    const t = Math.hypot((x - width / 2) / (width / 2), (y - height / 2) / (height / 2)) / 0.74;
    at[name] = t > 1 ? [width / 2 + (x - width / 2) / t, height / 2 + (y - height / 2) / t] : [x, y];
  }
}

function polar([x, y]: Point, centre: Point, radius: Point): { angle: number; t: number } {
  const [u, v] = [(x - centre[0]) / radius[0], (y - centre[1]) / radius[1]];
  return { angle: Math.atan2(v, u), t: Math.hypot(u, v) };
}

/** Where the spaces of a station lie: columns side by side along its band, each with three spaces outside, the others inside. */
function station(outline: Outline, centre: Point, radius: Point, depths: readonly number[]): Station {
  const middle = polar(mean(outline), centre, radius).angle;
  const parts = outline.map((point) => {
    const { angle, t } = polar(point, centre, radius);
    return { angle: middle + Math.atan2(Math.sin(angle - middle), Math.cos(angle - middle)), t };
  });
  const inner = Math.min(...parts.map(({ t }) => t));
  const [from, to] = [Math.min(...parts.map(({ angle }) => angle)), Math.max(...parts.map(({ angle }) => angle))];
  const pad = (to - from) * 0.1;
  const width = (to - from - 2 * pad) / depths.length;
  const at = (angle: number, out: number): Point => {
    const t = inner + (1 - inner) * out;
    return [centre[0] + radius[0] * t * Math.cos(angle), centre[1] + radius[1] * t * Math.sin(angle)];
  };
  const spot = (column: number, space: number, depth: number): Point => {
    const isOuter = space < 3;
    const along = isOuter ? space - 1 : space - 1 - depth / 2;
    return at(from + pad * 1.4 + width * (column + 0.5 + along * 0.29), isOuter ? 0.7 : 0.28);
  };
  return {
    spots: depths.map((depth, column) => Array.from({ length: depth }, (_, space) => spot(column, space, depth))),
    sign: at(from + pad * 0.75, 0.5),
  };
}

/** Each company has a quarter of the ring, in the order of the stations around the Moon. */
function quarters(at: Record<string, Point>, centre: Point): Record<string, Arc> {
  const turn = 2 * Math.PI;
  const angle = (id: string) =>
    (Math.atan2(at[id]![1] - centre[1], at[id]![0] - centre[0]) + 0.75 * Math.PI + turn) % turn;
  const order = Object.keys(at).sort((one, other) => angle(one) - angle(other));
  const margin = 0.075;
  return Object.fromEntries(
    order.map((id, i) => {
      const start = -0.75 * Math.PI + (i * Math.PI) / 2;
      return [id, { from: start + margin, to: start + Math.PI / 2 - margin }];
    }),
  );
}

/** A point of the ring: how far along a track's arc (0 to 1), and how far out (0 inner edge, 1 outer edge). */
export function onRing({ centre, radius, arcs }: Chart, company: string, along: number, out: number): Point {
  const { from, to } = arcs[company]!;
  const angle = from + (to - from) * along;
  const more = GAP + BAND * out;
  return [centre[0] + (radius[0] + more) * Math.cos(angle), centre[1] + (radius[1] + more) * Math.sin(angle)];
}

/** How long a company's part of the ring is. */
export function alongRing({ radius, arcs }: Chart, company: string): number {
  const { from, to } = arcs[company]!;
  return ((to - from) * (radius[0] + radius[1])) / 2;
}

/** A cell of a track in the ring, `n` of `cells`. */
export function ringCell(map: Chart, company: string, n: number, cells: number): string {
  const [a, b, gap] = [n / cells, (n + 1) / cells, 0.06 / cells];
  const edge = (out: number, from: number, to: number) =>
    [0, 0.5, 1].map((t) => onRing(map, company, from + (to - from) * t, out));
  return path([...edge(0, a + gap, b - gap), ...edge(1, b - gap, a + gap)]);
}

export function path(points: Outline, isClosed = true): string {
  const text = points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join("L");
  return `M${text}${isClosed ? "Z" : ""}`;
}
