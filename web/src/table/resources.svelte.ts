// What is fetched before a table can be shown: the game's description, content, texts and drawing.
import type { GameInfo } from "../messages";
import { drawing as findDrawing, type Drawing } from "../games";
import { box as fetchBox, gameInfo } from "../lib/http";
import { loadWords, type Language, type Words } from "../lib/words";

export interface Game {
  name: string;
  info: GameInfo;
  box: unknown;
  drawing: Drawing;
}

export class Resources {
  words = $state.raw<Words | null>(null);
  wordsOf = $state.raw(""); // the game whose texts are among the words
  game = $state.raw<Game | null>(null);
  problem = $state.raw<unknown>(null);
  #wanted = "";
  #asked = 0; // number of the last request: late replies are dropped

  /** Loads the texts of another language, or those of the game. */
  async speak(language: Language, game: string) {
    const asked = ++this.#asked;
    const words = await loadWords(language, game || undefined);
    if (asked !== this.#asked) return;
    this.words = words;
    this.wordsOf = game;
  }

  async open(name: string, digest: string, again = false) {
    const wanted = `${name} ${digest}`;
    if (wanted === this.#wanted && !again) return;
    this.#wanted = wanted;
    this.problem = null;
    try {
      const [info, box, drawing] = await Promise.all([gameInfo(name), fetchBox(name, digest), findDrawing(name)]);
      if (wanted !== this.#wanted) return;
      this.game = { name, info: info ?? unknownGame(name, digest), box, drawing };
    } catch (problem) {
      if (wanted === this.#wanted) this.problem = problem;
    }
  }
}

/** The server does not list a hidden game. Its moves are shown by bare names, and it may have secrets. */
function unknownGame(name: string, box: string): GameInfo {
  const nothing = {
    seats: [],
    options: [],
    verbs: {},
    words: {},
    series: [],
    alone: {},
    automata: "",
    has_tutorial: false,
  };
  return { name, version: 0, box, is_private: true, shipped: box, ...nothing };
}
