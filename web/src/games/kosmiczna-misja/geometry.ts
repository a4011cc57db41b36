/** The places of things on a planet. Its centre is 0 0, its radius 100, and y grows downwards. */
export const STATION = 17; // radius of a station
export const EDGE = 58; // distance of a half station from the centre, along its edge

export interface Point {
  x: number;
  y: number;
}

/** A point of quarter a, turned into quarter `q`. */
export function turned(q: number, x: number, y: number): Point {
  let point = { x, y };
  for (let i = 0; i < q; i++) point = { x: -point.y, y: point.x };
  return { x: point.x || 0, y: point.y || 0 };
}

export function polar(q: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return turned(q, radius * Math.cos(angle), -radius * Math.sin(angle));
}

/** A quarter disc. `over` extends it a little across its straight edges, so that no gap shows between two. */
export function quarter(q: number, radius: number, over = 0): string {
  const corner = turned(q, -over, over);
  const top = turned(q, -over, -radius);
  const start = turned(q, 0, -radius);
  const end = turned(q, radius, 0);
  const low = turned(q, radius, over);
  const at = (p: Point) => `${p.x} ${p.y}`;
  return `M${at(corner)}L${at(top)}L${at(start)}A${radius} ${radius} 0 0 1 ${at(end)}L${at(low)}Z`;
}

/** The round side of a quarter. */
export function rim(q: number, radius: number): string {
  const start = turned(q, 0, -radius);
  const end = turned(q, radius, 0);
  return `M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`;
}

/** The middle of the edge towards the next quarter clockwise. */
export function joint(q: number): Point {
  return turned(q, EDGE, 0);
}

/** The places of the n things of a tile. */
export function places(q: number, n: number): Point[] {
  if (n <= 1) return [turned(q, 45, -45)].slice(0, n);
  if (n === 2) return [polar(q, 61, 67), polar(q, 61, 23)];
  return Array.from({ length: n }, (_, i) => polar(q, i % 2 ? 40 : 72, 15 + (60 * i) / (n - 1)));
}

/** Numbers from 0 to 1, always the same for the same name. */
export function chance(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

/** A smooth, uneven island around a point. */
export function island(centre: Point, size: number, next: () => number): string {
  const n = 7;
  const corners = Array.from({ length: n }, (_, i) => {
    const angle = (2 * Math.PI * i) / n;
    const radius = size * (0.65 + 0.5 * next());
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
  const middle = (a: Point, b: Point) => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  const steps = corners.map((p, i) => {
    const following = corners[(i + 1) % n]!;
    return `Q${p.x.toFixed(1)} ${p.y.toFixed(1)} ${middle(p, following)}`;
  });
  return `M${middle(corners[n - 1]!, corners[0]!)}${steps.join("")}Z`;
}
