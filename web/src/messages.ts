// Made from src/orrery/server/messages.py, src/orrery/server/lobby.py, src/orrery/server/guide.py, src/orrery/server/progress.py by ./dev types; do not change it here.

export type Value = string | number | boolean | string[];
export type Request =
  | Enter
  | Move
  | Try
  | Imagine
  | Undo
  | Why
  | Chat
  | Rename
  | Leave
  | Return
  | Concede
  | Agree
  | Fill
  | Renew
  | PutOut
  | Mute
  | Pause
  | Abandon
  | Delete
  | Rematch
  | Look
  | Outline
  | Share
  | Course
  | Download
  | DownloadSeries
  | PastGames;
export type Reply =
  | TableNow
  | Done
  | Refused
  | Tried
  | Imagined
  | Reasons
  | Frame
  | Outlined
  | Shared
  | Scores
  | RecordText
  | PastLinks
  | Renewed
  | Gone;

/** The first request on a WebSocket. It can be sent again to change to another seat. */
export interface Enter {
  type: "enter";
  token: string;
}
/** The answer to a question: one move, or all moves of a set, an order or a payment. */
export interface Move {
  type: "move";
  id: string;
  /** the number of the seat's question */
  number: number;
  moves: string[];
}
/** Would these moves be a whole answer? */
export interface Try {
  type: "try";
  number: number;
  moves: string[];
}
/** A table to think on, for programs: it looks the same to this seat, which must be asked now. */
export interface Imagine {
  type: "imagine";
  number: number;
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
/** A bot plays for this seat until the person comes back. */
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
/** Agree to end the game as it stands. It ends when all people agree. */
export interface Agree {
  type: "agree";
  yes: boolean;
}
/**
 * The owner lets a bot play for a person, or gives the seat back (empty name).
 *
 *     A bot's own seat can be given to a person only if the game has no secrets between seats.
 */
export interface Fill {
  type: "fill";
  seat: number;
  bot: string;
}
/**
 * The owner replaces a link. The old one opens nothing any more, and its pages close.
 *
 *     The owner's own old link works until the new one is used.
 */
export interface Renew {
  type: "renew";
  link: number;
}
/** The owner puts a person out. A bot takes the seat, or (empty name) whoever gets its new link. */
export interface PutOut {
  type: "put-out";
  seat: number;
  bot: string;
}
/** The owner takes the chat from a seat or from the onlookers, or gives it back. */
export interface Mute {
  type: "mute";
  seat: number;
  yes: boolean;
}
/** The owner pauses the game, or continues it. */
export interface Pause {
  type: "pause";
  yes: boolean;
}
/** The owner ends the game without a result. */
export interface Abandon {
  type: "abandon";
}
/** The owner deletes the table, even one that cannot be opened. */
export interface Delete {
  type: "delete";
}
/**
 * A new table for the same people.
 *
 *     In a series this is the next game, or the same once more if it was not played to its end.
 */
export interface Rematch {
  type: "rematch";
}
/** The table as it was after `at` moves. Other seats can be looked at only after the game. */
export interface Look {
  type: "look";
  at: number;
  seat: number;
}
/** Who made each move, and how long the log of this seat was after it. The same seats as for `Look`. */
export interface Outline {
  type: "outline";
  seat: number;
}
/** The link for whoever is shown a moment: that of the onlookers. Before the end only the owner gets it. */
export interface Share {
  type: "share";
}
/** The scores after each move. Only after the game. */
export interface Course {
  type: "course";
}
/** The record. Only after the game. */
export interface Download {
  type: "download";
}
/** The series up to this game, as one file. */
export interface DownloadSeries {
  type: "download-series";
}
/** The onlookers' links to the finished games of the series. */
export interface PastGames {
  type: "past-games";
}
/** A seat as everybody sees it. */
export interface Chair {
  /** empty if not given yet */
  name: string;
  /** empty for a person; `automaton` for a seat that moves by rules */
  bot: string;
  /** a page of this seat is open */
  here: boolean;
  /** a person for whom the bot plays */
  away: boolean;
  conceded: boolean;
  /** agrees to end the game as it stands */
  agreed: boolean;
}
/** A legal move. `things` lists for each operand what can be clicked to choose it. */
export interface Offer {
  text: string;
  things: string[][];
  /** what it costs and gains, and what else it is about */
  facts: {
    [k: string]: [string, string, number | null][];
  };
  /** cannot be taken back */
  final: boolean;
  /** other seats move after it, so it may soon be too late to take it back */
  ends: boolean;
  /** the next question is how to pay for it */
  asks_to_pay: boolean;
}
/** A move that may be part of an answer of several moves. */
export interface Later {
  offer: Offer;
  /** how often it may be part of the answer */
  most: number;
}
/** Why not. Texts have the code as why-<code>; the facts are the values of that text. */
export interface Reason {
  code: string;
  facts: {
    [k: string]: [string, string, number | null][];
  };
}
/** The question of one's own seat. The forms set, order and pay take several moves, which are sent together. */
export interface Ask {
  step: string;
  /** one, set, order, pay */
  form: string;
  least: number;
  most: number;
  number: number;
  offers: Offer[];
  /** things that the question is about and that no offer uses */
  dark: string[];
  /** a ready-made whole answer */
  default: string[];
  /** all moves that an answer may have; if empty, the offers, each as often as it names things */
  later: Later[];
  /** what the question is about */
  facts: {
    [k: string]: [string, string, number | null][];
  };
}
export interface ChatLine {
  /** 7 is an onlooker */
  seat: number;
  text: string;
  /** seconds since 1970 */
  at: number;
  /** of the author at that time; missing in older databases */
  name: string | null;
}
/** How the game ended: over, conceded, agreed, abandoned, or (a tutorial) learned. */
export interface Result {
  how: string;
  places: number[];
  scores: number[];
  sheet: [string, number][][];
  /** by seat: named counts that add nothing to the score */
  merits: [string, number][][];
}
/** The tokens of a table. A token gives its bearer the rights of its seat. */
export interface Links {
  table: string;
  owner: string;
  look: string;
  /** empty for a bot */
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
  /** it is not the content that comes with the game */
  has_own_content: boolean;
  options: {
    [k: string]: string | number | boolean | string[];
  };
  /** one's own seat; 7 is an onlooker */
  seat: number;
  is_owner: boolean;
  /** the seed if somebody chose it, otherwise empty */
  open_seed: string;
  chairs: Chair[];
  is_paused: boolean;
  /** the seats that have to answer */
  waiting: number[];
  view: unknown;
  ask: Ask | null;
  /** the number of one's own question; a request that names an older one is stale */
  number: number;
  /** the seats that must not see what this seat sees and chooses now */
  hidden_from: number[];
  /** empty if one's own last move can be taken back, otherwise why not */
  undo: string;
  /** keep this many lines of the log ... */
  heard_from: number;
  /** ... and append these */
  heard: string[];
  /** the first line of the log that is new to this seat */
  news_from: number;
  /** how many were made, as far as this seat may know */
  moves: number;
  /** the latest lines that this page does not have */
  chat: ChatLine[];
  /** how many lines there were in all */
  chats: number;
  /** seats that may not write in the chat; 7 is the onlookers */
  muted: number[];
  result: Result | null;
  /** this seat's token at the table of the rematch */
  next: string;
  /** only for the owner */
  links: Links | null;
  /** the series that this game belongs to */
  series: SeriesNow | null;
  /** the tutorial of this table */
  guide: Guide | null;
}
/** Where a series of games stands at this table. Titles and ranks are keys of texts of the game. */
export interface SeriesNow {
  name: string;
  /** of this game, from 1; of its title, if the games have titles */
  number: number;
  /** how many games or titles there are, as far as is known; 0 if that is open */
  length: number;
  /** of this game; empty if it has none */
  title: string;
  /** of all games; a game may be repeated under the same title */
  titles: string[];
  /** the title of the next game; empty if there is none */
  next: string;
  /** those that count */
  games: SeriesGame[];
  /** the points of each seat; this game counts once it is played to its end */
  standing: number[];
  /** the standing by kinds of points, if there are several */
  sheet: [string, number][][];
  /** what the points of each seat are worth; an empty key if nothing says it */
  ranks: string[];
  is_over: boolean;
  /** this game was played to its end */
  is_counted: boolean;
  /** what a file of the series has of this game: `finished`, `in-play` (with its secrets) or `left-out` */
  file: string;
}
/** A finished game of a series. */
export interface SeriesGame {
  title: string;
  places: number[];
  scores: number[];
  /** by seat: what each kind of points of the series brought */
  gains: [string, number][][];
}
/**
 * Where a tutorial stands, for the person who learns.
 *
 *     At a guided turn, `id` names the text tutorial-<id>; its .other is what is said to another legal answer.
 */
export interface Guide {
  /** yours (your turn), others (they move), end, or changed: the tutorial does not fit this table any more */
  stage: string;
  /** which guided turn this is, from 1 */
  turn: number;
  /** how many there are */
  turns: number;
  id: string;
  /** what is read before, piece by piece */
  look: Reading[];
  /** the whole answer that is asked for */
  moves: string[];
}
/** Something to read in a tutorial, with what is lit meanwhile. */
export interface Reading {
  /** its text is tutorial-<id> */
  id: string;
  things: string[];
}
/** The request is carried out, and on disk. */
export interface Done {
  type: "done";
  id: string;
}
/** The request is refused, and nothing changed. Texts have the code as error-<code>; `detail` is for programs. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  detail: string;
  /** for a new table: options that would fit with another value */
  options: string[];
  /** ... and numbers of seats that would fit */
  seats: number[];
}
export interface Tried {
  type: "tried";
  moves: string[];
  ok: boolean;
  /** why this is no whole answer: less (something is missing) or more (something does not fit) */
  fault: string;
}
/** A saved table. What the seat cannot know is dealt anew each time, chance included. */
export interface Imagined {
  type: "imagined";
  number: number;
  table: string;
}
/** The reasons against using these things. If there are none, they can be used. */
export interface Reasons {
  type: "reasons";
  things: string[];
  reasons: Reason[];
}
/** The table as it was after `at` moves. */
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
/** The outline of the moves that this seat may look at. */
export interface Outlined {
  type: "outlined";
  seat: number;
  /** the seat that made each move */
  movers: number[];
  /** how long the log was before the first move, and after each */
  lines: number[];
}
export interface Shared {
  type: "shared";
  token: string;
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
export interface PastLinks {
  type: "past-links";
  /** by game, in their order; empty if its table is not here */
  tokens: string[];
}
export interface Renewed {
  type: "renewed";
  /** of the new link */
  token: string;
}
/** The table was deleted (`gone`), or its owner renewed the link (`renewed`) or put the person out (`put-out`). */
export interface Gone {
  type: "gone";
  code: string;
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
  /** names of its series */
  series: string[];
  /** options with which one person plays alone, at the smallest table; empty if nobody can */
  alone: {
    [k: string]: string | number | boolean | string[];
  };
  /** the option that says how many of the last seats move by rules; empty if none ever does */
  automata: string;
  has_tutorial: boolean;
}
/** What a page needs to know about the server. */
export interface Welcome {
  version: string;
  /** the version of these messages */
  protocol: number;
  games: GameInfo[];
  bots: string[];
  /** for invitations in the same network, otherwise empty */
  address: string;
}
export interface NewChair {
  name?: string;
  bot?: string;
}
/**
 * To /api/tables. With a record, the table continues it after `at` of its moves.
 *
 *     Automata take their seats, whatever is wished for these.
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
  /** the name of a series, of which this is the first game */
  series?: string;
}
/** To /api/tutorials: a table to learn a game at, or the free game that follows. */
export interface NewTutorial {
  game: string;
  name?: string;
  is_free?: boolean;
}
/** To /api/series: go on with a series from its file. */
export interface NewSeries {
  text: string;
}
/** To /api/automata: which seats of such a table move by rules? The reply lists them. */
export interface Seating {
  game: string;
  seats: number;
  options?: {
    [k: string]: string | number | boolean | string[];
  };
}
/** To /api/mine: ask about several tables. */
export interface Mine {
  tokens: string[];
}
/** One line of the list of my tables. */
export interface Brief {
  token: string;
  /** empty if the table is gone */
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
  /** it cannot be opened, but perhaps its moves can be downloaded */
  is_damaged: boolean;
  /** the name of its series */
  series: string;
  /** of this game in the series, or of its title */
  number: number;
  /** how many there are, as far as was known when this one began; 0 if that is open */
  length: number;
  /** of this game: the key of a text of the game */
  title: string;
  is_tutorial: boolean;
  /** it is over, and the next game of the series is not open yet */
  waits: boolean;
  /** what waits is this game once more */
  again: boolean;
}
