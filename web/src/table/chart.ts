// The geometry of the chart of scores.

export interface Curve {
  seat: number;
  path: string;
  end: { x: number; y: number };
  marks: { x: number; y: number }[];
}

export interface Plot {
  curves: Curve[];
  ticks: { value: number; y: number }[];
  steps: { value: number; x: number }[];
}

const MARKS = 6; // signs along a curve

export function plot(rows: number[][], box: { left: number; top: number; width: number; height: number }): Plot {
  const seats = rows[0]?.length ?? 0;
  const values = rows.flat();
  const low = Math.min(0, ...values);
  const size = nice((Math.max(1, ...values) - low) / 4);
  const bottom = Math.floor(low / size) * size;
  const top = Math.ceil(Math.max(1, ...values) / size) * size;
  const x = (at: number) => round(box.left + (box.width * at) / Math.max(1, rows.length - 1));
  const y = (value: number) => round(box.top + box.height * (1 - (value - bottom) / (top - bottom)));

  const curves = Array.from({ length: seats }, (_, seat) => {
    const points = rows.map((row, at) => ({ x: x(at), y: y(row[seat] ?? 0) }));
    const every = Math.max(1, Math.floor(points.length / MARKS));
    const first = Math.floor((every * (seat + 1)) / (seats + 1)); // the signs of two equal curves do not hide each other
    return {
      seat,
      path: points.map((point, at) => (at ? `H${point.x}V${point.y}` : `M${point.x} ${point.y}`)).join(""),
      end: points.at(-1) ?? { x: 0, y: 0 },
      marks: points.filter((_, at) => at % every === first),
    };
  });
  return {
    curves,
    ticks: range(bottom, top, size).map((value) => ({ value, y: y(value) })),
    steps: steps(rows.length - 1, x),
  };
}

function steps(last: number, x: (at: number) => number) {
  const size = Math.max(1, nice(last / 5));
  return range(0, last, size).map((value) => ({ value, x: x(value) }));
}

function range(from: number, to: number, size: number): number[] {
  return Array.from({ length: Math.floor((to - from) / size + 1.000001) }, (_, i) => from + i * size);
}

/** A round number of about this size: 1, 2 or 5 with zeros. */
function nice(size: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, size)));
  const times = size / power;
  return Math.max(1, (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10) * power);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
