// Made from src/orrery/server/messages.py by ./dev types; do not change it here.

export type Value = string | number | boolean | string[];
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

/** The first word on a WebSocket, and again to look through another seat's eyes. */
export interface Enter {
  type: "enter";
  token: string;
}
/** The answer to a question: one move, or all that was gathered. */
export interface Move {
  type: "move";
  id: string;
  /** of the seat's own question */
  number: number;
  moves: string[];
}
/** Would this be an answer? */
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
/** Why can these things not be used (together) now? */
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
/** A bot plays on for this seat until it comes back. */
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
/** Ends the game as it stands once all people say so. */
export interface Agree {
  type: "agree";
  yes: boolean;
}
/** The owner: a bot for a seat, or (without a name) a person again. */
export interface Fill {
  type: "fill";
  seat: number;
  bot: string;
}
/** The owner: nobody moves for a while. */
export interface Pause {
  type: "pause";
  yes: boolean;
}
/** The owner: the game ends without a result. */
export interface Abandon {
  type: "abandon";
}
/** The owner: the table is gone for good. */
export interface Delete {
  type: "delete";
}
export interface Rematch {
  type: "rematch";
}
/** The table as it was after `at` moves; through another seat's eyes only when the game is over. */
export interface Look {
  type: "look";
  at: number;
  seat: number;
}
/** The scores after each move of a game that is over. */
export interface Course {
  type: "course";
}
/** The record of a game that is over. */
export interface Download {
  type: "download";
}
/** A seat as everybody sees it. */
export interface Chair {
  /** empty: not given yet */
  name: string;
  /** empty: a person */
  bot: string;
  /** a page of this seat is open */
  here: boolean;
  /** a person, for whom the bot plays */
  away: boolean;
  conceded: boolean;
  /** would end the game as it stands */
  agreed: boolean;
}
/** A legal move. `things`: for each operand what on the table it may be pointed out by. */
export interface Offer {
  text: string;
  things: string[][];
  /** what it costs and gains, and what else it is about */
  facts: {
    [k: string]: [string, string, number | null][];
  };
  /** cannot be taken back */
  final: boolean;
  /** others go on after it, so that it may soon be too late to take it back */
  ends: boolean;
  /** how it is paid for is the next question */
  asks_to_pay: boolean;
}
/** A move that a gathered answer may hold. */
export interface Later {
  offer: Offer;
  /** how often */
  most: number;
}
/** Why not: a code that is looked up in the game's texts as why-<code>, and what the text speaks of. */
export interface Reason {
  code: string;
  facts: {
    [k: string]: [string, string, number | null][];
  };
}
/** What the own seat has to answer. Forms set, order and pay are gathered and sent together. */
export interface Ask {
  step: string;
  /** one, set, order, pay */
  form: string;
  least: number;
  most: number;
  number: number;
  offers: Offer[];
  /** things that it is about, and that no offer uses */
  dark: string[];
  /** a whole answer, ready-made */
  default: string[];
  /** all that an answer may gather; none: the offers, as often as they name things */
  later: Later[];
  /** what the question is about */
  facts: {
    [k: string]: [string, string, number | null][];
  };
}
export interface ChatLine {
  /** 7: somebody who looks on */
  seat: number;
  text: string;
  /** seconds since 1970 */
  at: number;
}
/** How it ended: over, conceded, agreed or abandoned. */
export interface Result {
  how: string;
  places: number[];
  scores: number[];
  sheet: [string, number][][];
}
/** Tokens. Whoever has one may do what it says. */
export interface Links {
  table: string;
  owner: string;
  look: string;
  /** empty for a bot's */
  seats: string[];
}
/** All that one seat may know of its table now. */
export interface TableNow {
  type: "table";
  table: string;
  /** changes with every change of the table */
  version: number;
  game: string;
  /** version of the rules */
  rules: number;
  /** digest of the content */
  box: string;
  options: {
    [k: string]: string | number | boolean | string[];
  };
  /** the own one; 7 looks on */
  seat: number;
  is_owner: boolean;
  /** the seed, if somebody chose it; else empty */
  open_seed: string;
  chairs: Chair[];
  is_paused: boolean;
  /** the seats that have to answer */
  waiting: number[];
  view: unknown;
  ask: Ask | null;
  /** of the own question: an answer or a take-back that names an older one is stale */
  number: number;
  /** empty: the own last move can be taken back; else why not */
  undo: string;
  /** keep so many lines of the log ... */
  heard_from: number;
  /** ... and go on with these */
  heard: string[];
  /** the line of the log at which what is new to this seat begins */
  news_from: number;
  /** made so far, as far as this seat may know */
  moves: number;
  /** the last of them */
  chat: ChatLine[];
  /** how many there were */
  chats: number;
  result: Result | null;
  /** this seat's token at the table of the rematch */
  next: string;
  /** for the owner */
  links: Links | null;
}
/** It is done, and will not be lost. */
export interface Done {
  type: "done";
  id: string;
}
/** It was not done; nothing changed. `code` is looked up in the texts as error-<code>; `detail` is for programs. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  detail: string;
  /** of a new table: those that go with the rest if they are chosen otherwise */
  options: string[];
  /** ... and how many seats go with all of them */
  seats: number[];
}
export interface Tried {
  type: "tried";
  moves: string[];
  ok: boolean;
  /** if it is no answer: there is too little in it (less), or something that does not fit (more) */
  fault: string;
}
/** What stands against using these things; none: they can be used. */
export interface Reasons {
  type: "reasons";
  things: string[];
  reasons: Reason[];
}
/** The table as it was. */
export interface Frame {
  type: "frame";
  at: number;
  moves: number;
  seat: number;
  view: unknown;
  waiting: number[];
  heard: string[];
  /** lines of the log before the last move */
  heard_before: number;
}
export interface Scores {
  type: "scores";
  /** after each move, by seat */
  rows: number[][];
}
export interface RecordText {
  type: "record";
  name: string;
  text: string;
}
/** The table was deleted, or the link leads nowhere. */
export interface Gone {
  type: "gone";
}
export interface OptionInfo {
  id: string;
  /** choice, flag, number, list */
  kind: string;
  default: string | number | boolean | string[];
  values: (string | number | boolean | string[])[];
}
export interface GameInfo {
  name: string;
  version: number;
  seats: number[];
  options: OptionInfo[];
  box: string;
  /** the kinds of the operands, by verb */
  verbs: {
    [k: string]: string[];
  };
  /** the same for the words of the content: effects, requirements */
  words: {
    [k: string]: {
      [k: string]: string[];
    };
  };
  /** seats have secrets from each other */
  is_private: boolean;
  /** digest of the content that comes with the game; `box` is what new tables get */
  shipped: string;
}
/** What a page needs to know of the server. */
export interface Welcome {
  version: string;
  games: GameInfo[];
  bots: string[];
  /** for inviting others in the same network; else empty */
  address: string;
}
export interface NewChair {
  name?: string;
  bot?: string;
}
/** To /api/tables. With a record the table goes on from there, after `at` moves of it. */
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
/** To /api/mine: what became of my tables? */
export interface Mine {
  tokens: string[];
}
/** One line of my tables. */
export interface Brief {
  token: string;
  /** empty: gone */
  table: string;
  game: string;
  seat: number;
  is_owner: boolean;
  chairs: Chair[];
  waiting: number[];
  is_paused: boolean;
  result: Result | null;
  /** seconds since 1970 */
  touched: number;
}
