// Made from src/orrery/games/astrominers/view.py by ./dev types; do not change it here.

export interface DieView {
  seat: number;
  die: string;
}
export interface DockView {
  /** a mission, or an expedition */
  card: string | null;
  is_expedition: boolean;
  owner: number;
  /** rounds that it has been out */
  age: number;
  /** it fails at the end of this round, unless it is ready or the game is over */
  is_last: boolean;
  /** the crew is complete */
  is_ready: boolean;
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
  /** one's own hand */
  missions: string[] | null;
  orders: string[] | null;
  /** missions; their types are known to all (AM-69) */
  completed: string[];
  /** expeditions */
  explored: string[];
  /** of all these together; ? counts as any type */
  types: {
    [k: string]: number;
  };
  bought: string[];
  /** not used yet */
  effects: {
    [k: string]: number;
  };
  achievements: string[];
  technologies: string[];
  bulletins: string[];
  /** own cards with a die on them */
  busy: string[];
  challenges: string[];
  rerolls: number;
  has_passed: boolean;
  /** in the docks */
  barges: number;
  score: number;
}
export interface View {
  round: number;
  first: number;
  next_first: number;
  /** the seat that is asked; -1 if several are, or nobody */
  active: number;
  promoted: string;
  bank: number[];
  /** by round, the last is any resource; null if it is gone */
  track: (string | null)[];
  /** plasteel, water, xenon */
  areas: (DieView | null)[][];
  assignments: (DieView | null)[];
  refinery: (DieView | null)[];
  first_player: DieView | null;
  honours: (string | null)[];
  honour_dice: (DieView | null)[];
  /** technologies, bulletins, expeditions */
  executive_dice: (DieView | null)[];
  /** the last is the top */
  technologies: string[];
  bulletins: string[];
  expeditions: string[];
  /** for each of these decks, the cards that can be taken */
  open_executive: string[][];
  /** effects of Orders turn a single Miner or Subroutine to the double one */
  doubles: boolean;
  open_missions: string[];
  open_orders: string[];
  mission_deck: number;
  order_deck: number;
  achievement_deck: number;
  challenges: string[];
  docks: DockView[];
  /** one's own sealed answer */
  answer: string[];
  players: PlayerView[];
}
export interface SocketView {
  takes: string;
  yellow: boolean;
}
export interface AreaSocket {
  takes: string;
  /** tokens besides those of its symbols */
  more: number;
}
export interface Reward {
  /** none if all workers of the crew earn the same */
  workers: string[];
  /** for each symbol: by resource, then any resource */
  earns: number[];
}
export interface CrewCard {
  /** S, C, M; ? for an expedition */
  type: string;
  /** by resource, then any resource */
  cost: number[];
  sockets: SocketView[];
  /** none for an expedition */
  rewards: Reward[];
}
export interface OrderCard {
  points: number;
  cost: number[];
  drops: number;
  /** a word with its operands, as in the content files */
  effect: string;
}
export interface ExecutiveCard {
  points: number;
  cost: number[];
  effect: string;
}
export interface AchievementCard {
  points: number;
  needs: string[];
}
export interface ChallengeCard {
  points: number;
  need: string;
}
/** What is printed, for drawings. */
export interface Contents {
  missions: {
    [k: string]: CrewCard;
  };
  expeditions: {
    [k: string]: CrewCard;
  };
  orders: {
    [k: string]: OrderCard;
  };
  technologies: {
    [k: string]: ExecutiveCard;
  };
  bulletins: {
    [k: string]: ExecutiveCard;
  };
  achievements: {
    [k: string]: AchievementCard;
  };
  challenges: {
    [k: string]: ChallengeCard;
  };
  /** plasteel, water, xenon */
  areas: AreaSocket[][];
  /** what the sockets of Assignments and of the Refinery take */
  offices: {
    [k: string]: string;
  };
  /** in payments: tokens of any kind for one that is lacking */
  mixed: number;
  /** the same with the promoted resource */
  promoted: number;
}
