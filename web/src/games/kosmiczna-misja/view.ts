// Made from src/orrery/games/kosmiczna_misja/view.py by ./dev types; do not change it here.

export interface PlanetView {
  /** by quarter, clockwise from the upper right */
  tiles: (string | null)[];
  stations: number;
  aliens: number;
  /** by quarter: of which edges the station towards the next one is made */
  met: (string | null)[];
  /** astronauts for the next tile, one or more; 0 on a finished planet */
  need: number;
  /** does the roll suffice? null while this player has no roll */
  is_enough: boolean | null;
}
export interface PlayerView {
  /** the two places */
  unfinished: (PlanetView | null)[];
  finished: PlanetView[];
  score: number;
}
export interface TileView {
  /** edge kinds */
  cw: string;
  ccw: string;
  stations: number;
  aliens: number;
}
export interface EdgeView {
  /** two such edges make a station */
  station: boolean;
}
/** What is printed on the tiles, for drawings. */
export interface Contents {
  edges: {
    [k: string]: EdgeView;
  };
  tiles: {
    [k: string]: TileView;
  };
}
export interface View {
  round: number;
  /** the seat that began */
  first: number;
  active: number;
  /** turns in a row in which nothing was taken or boxed */
  idle: number;
  /** 0 if not rolled yet */
  die: number;
  bank: (string | null)[];
  stack: number;
  boxed: string[];
  players: PlayerView[];
}
