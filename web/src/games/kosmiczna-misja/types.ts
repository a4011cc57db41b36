/** What the server tells of this game: its view and its content. */
export interface PlanetView {
  tiles: (string | null)[]; // by quarter, clockwise from the upper right
  stations: number;
  aliens: number;
  need: number; // 0 on a finished planet
}

export interface PlayerView {
  unfinished: (PlanetView | null)[];
  finished: PlanetView[];
  score: number;
}

export interface View {
  round: number;
  first: number;
  active: number;
  idle: number;
  die: number; // 0: not rolled
  bank: (string | null)[];
  stack: number;
  boxed: string[];
  players: PlayerView[];
}

export interface TileInfo {
  cw: string;
  ccw: string;
  stations: number;
  aliens: number;
}

export interface Box {
  edges: Record<string, { station: boolean }>;
  tiles: Record<string, TileInfo>;
}

export const QUARTERS = "abcd";
