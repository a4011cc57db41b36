/** What the server tells of this game: its view and its content. */
export interface DieView {
  seat: number;
  die: string;
}

export interface DockView {
  card: string | null; // a mission, or an expedition
  is_expedition: boolean;
  owner: number;
  age: number; // 0: in its first round, 1: in its last
  crew: (DieView | null)[];
}

export interface PlayerView {
  pool: string[];
  used: number;
  tokens: number[];
  hand_missions: number;
  hand_orders: number;
  known_missions: string[];
  known_orders: string[];
  missions: string[] | null; // the own hand
  orders: string[] | null;
  completed: string[]; // missions
  explored: string[]; // expeditions
  bought: string[];
  effects: Record<string, number>; // not yet used
  achievements: string[];
  technologies: string[];
  bulletins: string[];
  busy: string[]; // own cards with a die on them
  challenges: string[];
  rerolls: number;
  has_passed: boolean;
  barges: number;
  score: number;
}

/** The card that the question is about. */
export interface About {
  kind: string;
  card: string;
  cost: number[]; // of a payment: by resource, then any
  spent: number[]; // and what is put down for it
  waived: number;
  left: number; // cards still to be dropped
}

export interface View {
  round: number;
  first: number;
  next_first: number;
  active: number; // -1: several at once, or nobody
  about: About | null;
  promoted: string;
  bank: number[];
  track: (string | null)[];
  areas: (DieView | null)[][]; // plasteel, water, xenon
  assignments: (DieView | null)[];
  refinery: (DieView | null)[];
  first_player: DieView | null;
  honours: (string | null)[];
  honour_dice: (DieView | null)[];
  executive_dice: (DieView | null)[]; // technologies, bulletins, expeditions
  technologies: string[]; // the last is the top
  bulletins: string[];
  expeditions: string[];
  any_executive: boolean; // not only the top card of these can be taken
  doubles: boolean; // effects of Orders turn a single Miner or Subroutine to the double
  open_missions: string[];
  open_orders: string[];
  mission_deck: number;
  order_deck: number;
  achievement_deck: number;
  challenges: string[];
  docks: DockView[];
  answer: string[]; // one's own, sealed
  players: PlayerView[];
}

export interface CrewCard {
  type: string; // S, C, M; ? for an expedition
  cost: number[]; // by resource, then any
  sockets: { takes: string; yellow: boolean }[];
  reward: number[][]; // by worker: by resource, then any; none for an expedition
}

export interface OrderCard {
  points: number;
  cost: number[];
  drops: number;
  effect: string;
}

export interface ExecutiveCard {
  points: number;
  cost: number[];
  gives: string; // a resource; mission, order or either
}

export interface AchievementCard {
  points: number;
  types: Record<string, number>;
}

export interface Box {
  missions: Record<string, CrewCard>;
  expeditions: Record<string, CrewCard>;
  orders: Record<string, OrderCard>;
  technologies: Record<string, ExecutiveCard>;
  bulletins: Record<string, ExecutiveCard>;
  achievements: Record<string, AchievementCard>;
  challenges: Record<string, number>;
  areas: string[][]; // what the sockets of the basic areas take
}

export const RESOURCES = ["plasteel", "water", "xenon", "gold", "tungsten", "nickel", "palladium"];
export const AREAS = RESOURCES.slice(0, 3);
export const WORKERS = ["surveyor", "geologist", "miner", "subroutine"];
export const LETTERS = "abcdefgh";
export const ROUNDS = 8;

/** `labour-miners` -> the labour die that shows two miners. */
export function readDie(die: string): { face: string; worker: string; isLabour: boolean; symbols: number } {
  const isLabour = die.startsWith("labour-");
  const face = isLabour ? die.slice("labour-".length) : die;
  const isDouble = face.endsWith("s");
  return { face, worker: isDouble ? face.slice(0, -1) : face, isLabour, symbols: isDouble ? 2 : 1 };
}

/** An empty card for content that the box does not have. */
export const NO_CREW: CrewCard = { type: "?", cost: [], sockets: [], reward: [] };
