// Made from src/orrery/server/messages.py by ./dev types; do not change it here.

export type Message =
  | Enter
  | Move
  | Try
  | Undo
  | Why
  | Chat
  | Rename
  | Leave
  | Return
  | Concede
  | Agree
  | Fill
  | Pause
  | Abandon
  | Delete
  | Rematch
  | Look
  | Course
  | Download
  | Chair
  | Offer
  | Later
  | Reason
  | Ask
  | ChatLine
  | Result
  | Links
  | TableNow
  | Done
  | Refused
  | Tried
  | Reasons
  | Frame
  | Scores
  | RecordText
  | Gone
  | OptionInfo
  | GameInfo
  | Welcome
  | NewChair
  | NewTable
  | Mine
  | Brief
  | Request
  | Reply;
export type Request =
  | Enter
  | Move
  | Try
  | Undo
  | Why
  | Chat
  | Rename
  | Leave
  | Return
  | Concede
  | Agree
  | Fill
  | Pause
  | Abandon
  | Delete
  | Rematch
  | Look
  | Course
  | Download;
export type Reply = TableNow | Done | Refused | Tried | Reasons | Frame | Scores | RecordText | Gone;

/**
 * The first word on a WebSocket, and again to look through another seat's eyes.
 */
export interface Enter {
  type: "enter";
  token: string;
}
/**
 * The answer to a question: one move, or all that was gathered.
 */
export interface Move {
  type: "move";
  id: string;
  number: number;
  moves: string[];
}
/**
 * Would this be an answer?
 */
export interface Try {
  type: "try";
  number: number;
  moves: string[];
}
export interface Undo {
  type: "undo";
  id: string;
  number: number;
}
/**
 * Why can these things not be used (together) now?
 */
export interface Why {
  type: "why";
  things: string[];
}
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}
export interface Rename {
  type: "rename";
  name: string;
}
/**
 * A bot plays on for this seat until it comes back.
 */
export interface Leave {
  type: "leave";
  bot: string;
}
export interface Return {
  type: "return";
}
export interface Concede {
  type: "concede";
}
/**
 * Ends the game as it stands once all people say so.
 */
export interface Agree {
  type: "agree";
  yes: boolean;
}
/**
 * The owner: a bot for a seat, or (without a name) a person again.
 */
export interface Fill {
  type: "fill";
  seat: number;
  bot: string;
}
/**
 * The owner: nobody moves for a while.
 */
export interface Pause {
  type: "pause";
  yes: boolean;
}
/**
 * The owner: the game ends without a result.
 */
export interface Abandon {
  type: "abandon";
}
/**
 * The owner: the table is gone for good.
 */
export interface Delete {
  type: "delete";
}
export interface Rematch {
  type: "rematch";
}
/**
 * The table as it was after `at` moves; through another seat's eyes only when the game is over.
 */
export interface Look {
  type: "look";
  at: number;
  seat: number;
}
/**
 * The scores after each move of a game that is over.
 */
export interface Course {
  type: "course";
}
/**
 * The record of a game that is over.
 */
export interface Download {
  type: "download";
}
/**
 * A seat as everybody sees it.
 */
export interface Chair {
  name: string;
  bot: string;
  here: boolean;
  away: boolean;
  conceded: boolean;
  agreed: boolean;
}
/**
 * A legal move. `things`: for each operand what on the table it may be pointed out by.
 */
export interface Offer {
  text: string;
  things: string[][];
  facts: {
    [k: string]: [string, string, number | null][];
  };
  final: boolean;
  ends: boolean;
  asks_to_pay: boolean;
}
/**
 * A move that a gathered answer may hold.
 */
export interface Later {
  offer: Offer;
  most: number;
}
/**
 * Why not: a code that is looked up in the game's texts as why-<code>, and what the text speaks of.
 */
export interface Reason {
  code: string;
  facts: {
    [k: string]: [string, string, number | null][];
  };
}
/**
 * What the own seat has to answer. Forms set, order and pay are gathered and sent together.
 */
export interface Ask {
  step: string;
  form: string;
  least: number;
  most: number;
  number: number;
  offers: Offer[];
  default: string[];
  later: Later[];
  facts: {
    [k: string]: [string, string, number | null][];
  };
}
export interface ChatLine {
  seat: number;
  text: string;
  at: number;
}
/**
 * How it ended: over, conceded, agreed or abandoned.
 */
export interface Result {
  how: string;
  places: number[];
  scores: number[];
  sheet: [string, number][][];
}
/**
 * Tokens. Whoever has one may do what it says.
 */
export interface Links {
  table: string;
  owner: string;
  look: string;
  seats: string[];
}
/**
 * All that one seat may know of its table now.
 */
export interface TableNow {
  type: "table";
  table: string;
  version: number;
  game: string;
  rules: number;
  box: string;
  options: {
    [k: string]: any;
  };
  seat: number;
  is_owner: boolean;
  open_seed: string;
  chairs: Chair[];
  is_paused: boolean;
  waiting: number[];
  view: any;
  ask: Ask | null;
  number: number;
  undo: string;
  heard_from: number;
  heard: string[];
  news_from: number;
  moves: number;
  chat: ChatLine[];
  chats: number;
  result: Result | null;
  next: string;
  links: Links | null;
}
/**
 * It is done, and will not be lost.
 */
export interface Done {
  type: "done";
  id: string;
}
/**
 * It was not done; nothing changed. `code` is looked up in the texts as error-<code>; `detail` is for programs.
 */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  detail: string;
  options: string[];
  seats: number[];
}
export interface Tried {
  type: "tried";
  moves: string[];
  ok: boolean;
  fault: string;
}
/**
 * What stands against using these things; none: they can be used.
 */
export interface Reasons {
  type: "reasons";
  things: string[];
  reasons: Reason[];
}
/**
 * The table as it was.
 */
export interface Frame {
  type: "frame";
  at: number;
  moves: number;
  seat: number;
  view: any;
  waiting: number[];
  heard: string[];
  heard_before: number;
}
export interface Scores {
  type: "scores";
  rows: number[][];
}
export interface RecordText {
  type: "record";
  name: string;
  text: string;
}
/**
 * The table was deleted, or the link leads nowhere.
 */
export interface Gone {
  type: "gone";
}
export interface OptionInfo {
  id: string;
  kind: string;
  default: any;
  values: any[];
}
export interface GameInfo {
  name: string;
  version: number;
  seats: number[];
  options: OptionInfo[];
  box: string;
  verbs: {
    [k: string]: string[];
  };
  words: {
    [k: string]: {
      [k: string]: string[];
    };
  };
  is_private: boolean;
  shipped: string;
}
/**
 * What a page needs to know of the server.
 */
export interface Welcome {
  version: string;
  games: GameInfo[];
  bots: string[];
  address: string;
}
export interface NewChair {
  name?: string;
  bot?: string;
}
/**
 * To /api/tables. With a record the table goes on from there, after `at` moves of it.
 */
export interface NewTable {
  game: string;
  chairs: NewChair[];
  options?: {
    [k: string]: string | number | boolean | string[];
  };
  seed?: string;
  record?: string;
  at?: number;
}
/**
 * To /api/mine: what became of my tables?
 */
export interface Mine {
  tokens: string[];
}
/**
 * One line of my tables.
 */
export interface Brief {
  token: string;
  table: string;
  game: string;
  seat: number;
  is_owner: boolean;
  chairs: Chair[];
  waiting: number[];
  is_paused: boolean;
  result: Result | null;
  touched: number;
}
