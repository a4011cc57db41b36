// Made from src/orrery/games/skymines/view.py by ./dev types; do not change it here.

export interface PlayerView {
  coins: number;
  tank: number;
  upload: number;
  /** by company */
  steps: number[];
  /** bonuses of each track that work now */
  unlocked: number[];
  /** bonus markers in reserve */
  markers: number;
  hand: string[];
  /** by slot; empty if there is no card */
  area: string[];
  /** by slot: face down */
  used: boolean[];
  /** by slot: on */
  open: boolean[];
  /** the slot with the +1 tile; -1 if there is none */
  boosted: number;
  tiles: string[];
  used_tiles: string[];
  /** by resting slot */
  rests: string[][];
  /** of what lies face up, by type of card */
  totals: number[];
  token: string;
  /** one's own tokens to choose from */
  offered: string[] | null;
  /** the plan on each, from the token's on */
  screens: string[];
  turned: boolean[];
  covered: string[];
  /** plans still to be placed */
  taken: string[];
  /** by screen: what lies face up meets the requirements of its plan */
  met: boolean[];
  /** by company */
  shares: number[];
  /** the score if the game ended now */
  sheet: [string, number][];
  has_retired: boolean;
  /** one-time markers in reserve */
  one_time: number;
  /** the mission card that the player is bound to; empty if to none */
  mission: string;
  /** of this card, fulfilled */
  tasks: boolean[];
  /** by open mission card and task: how much the player has; none for a seat without missions */
  counts: number[][];
  /** the personal space: shut, free, or taken */
  personal: string;
}
export interface View {
  round: number;
  active: number;
  first: number;
  next_first: number;
  linked: boolean;
  /** of the tracks, by company */
  sides: string[];
  display: string[];
  /** cards left */
  stack: number;
  /** of the next card; empty if there is none */
  letter: string;
  removed: string[];
  /** the research area, row by row */
  study: string[];
  /** special plans that can be taken */
  specials: boolean[];
  supplement: number;
  plan_stacks: number[];
  /** moon or belt */
  board: string;
  /** the company in each; in the Belt, on each space */
  sectors: string[];
  /** outposts, or shuttles, in each column of each station */
  left: number[];
  /** columns whose crossed space is empty */
  uncrossed: boolean[];
  /** of a share, by company */
  values: number[];
  /** whose marker is on each bonus space; -1 if nobody's */
  marked: number[];
  /** who has each tile */
  tiles: number[];
  /** numbers of the places whose reward the expansion that goes on has earned */
  entered: number[];
  /** the open mission cards */
  missions: string[];
  /** by bonus space: its marker is a one-time one */
  one_time: boolean[];
  /** the threat on the Belt; empty if there is none */
  threat: string;
  /** who removed the threat; -1 if nobody did */
  remover: number;
  /** one's own sealed answer */
  answer: string[];
  players: PlayerView[];
  lunas: LunaView[];
}
/** The cards of a Luna. Her coins, tracks and markers are in the view of the player at her seat. */
export interface LunaView {
  seat: number;
  level: number;
  slots: string[];
  majorities: string[];
  deck: number;
  class_two: number;
  discards: string[];
  left: string[];
  new: number;
  tank_tokens: number[];
  research_tokens: number[];
}
export interface CardFace {
  type: string;
  /** units, energy, research points, or steps of the tank */
  value: number;
  cost: number;
  /** of the market; empty for a starting card */
  letter: string;
  /** of a field card */
  coins: number;
  /** of a field card */
  company: string;
  /** the company of which the card is a share */
  share: string;
}
export interface PlanFace {
  letter: string;
  /** research points */
  price: number;
  /** words, as in the content files */
  needs: string[];
  reward: string[];
  /** of a special plan */
  points: number;
}
export interface TokenFace {
  /** types of the cards that begin on the resting slots */
  symbols: string[];
  bonus: string[];
}
export interface PerkFace {
  word: string;
  /** coins for a marker */
  pay: number;
  /** the rewards to choose from */
  ways: string[][];
}
export interface SideFace {
  /** by space, from 0 on */
  shares: number[];
  /** coins to pay, by the space before them */
  barriers: {
    [k: string]: number;
  };
  /** coins to get, by the space before them */
  thresholds: {
    [k: string]: number;
  };
  perks: PerkFace[];
}
export interface MajorityFace {
  needs: number[];
  rewards: string[][];
}
export interface StationFace {
  /** coins from the top down; the last space is crossed */
  columns: number[][];
  /** none if the map is to be drawn as a graph */
  outline: [number, number][];
}
export interface SectorFace {
  reward: string[];
  outline: [number, number][];
  /** of an enclave: the sector around it, else 0 */
  around: number;
}
export interface BorderFace {
  /** companies, or numbers of sectors */
  between: [string, string];
  lines: number;
}
export interface MatFace {
  /** by step */
  values: number[];
  /** the step that opens a slot */
  slot: number;
}
export interface TaskFace {
  /** as in the content files */
  word: string;
  /** how much it takes */
  number: number;
  /** in one turn */
  is_deed: boolean;
}
/** What is printed, for drawings. */
export interface Contents {
  cards: {
    [k: string]: CardFace;
  };
  plans: {
    [k: string]: PlanFace;
  };
  tokens: {
    [k: string]: TokenFace;
  };
  sides: {
    [k: string]: SideFace;
  };
  surcharges: number[];
  majorities: {
    [k: string]: MajorityFace;
  };
  tile_costs: {
    [k: string]: number;
  };
  tank: MatFace;
  research: MatFace;
  /** screens that take no A plan */
  no_a: number[];
  stations: {
    [k: string]: StationFace;
  };
  sectors: SectorFace[];
  borders: BorderFace[];
  /** none if the table does not use it */
  belt: BeltFace | null;
  /** of the mission cards */
  missions: {
    [k: string]: TaskFace[];
  };
  /** by threat: the reward, beside the card */
  threats: {
    [k: string]: string[];
  };
  luna_cards: {
    [k: string]: LunaFace;
  };
  luna_levels: LevelFace[];
}
/**
 * The Belt. `spaces` are the names of all spaces, in the order in which a view tells who is there.
 *
 *     Without outlines, positions and lines it is to be drawn as a graph.
 */
export interface BeltFace {
  spaces: string[];
  stations: {
    [k: string]: BeltStationFace;
  };
  asteroids: AsteroidFace[];
  shuttles: ShuttleFace[];
  links: LinkFace[];
  threat: ThreatFace;
}
/** Coins of the columns from the top down, the last space crossed; the middle column is for shuttles. */
export interface BeltStationFace {
  columns: number[][];
  outline: [number, number][];
}
/** An asteroid: the names of its spaces and where they are, and the two spaces that are linked, if any are. */
export interface AsteroidFace {
  number: number;
  reward: string[];
  spaces: string[];
  at: [number, number][];
  linked: string[];
  outline: [number, number][];
}
/** A shuttle space: its number is its name. */
export interface ShuttleFace {
  number: number;
  reward: string[];
  at: [number, number][];
}
/** A part of a flight track: from a company's station or the number of a shuttle space to that of an asteroid. */
export interface LinkFace {
  /**
   * @minItems 2
   * @maxItems 2
   */
  between: [string, string];
  marked: boolean;
  line: [number, number][];
}
/** Where the threat lies, and the numbers of the shuttle spaces beside it. */
export interface ThreatFace {
  beside: number[];
  outline: [number, number][];
}
export interface LunaFace {
  left: number;
  right: number;
  scientists: number;
  tank: number;
  research: number;
  action: string[];
  spaces: number[][];
  columns: number[];
  markers: string[];
}
export interface LevelFace {
  slots: boolean;
  class_two: boolean;
  tank_tokens: number[];
  research_tokens: number[];
  tank: number;
  research: number;
}
