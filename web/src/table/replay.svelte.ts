// The replay of a game: which move, seen from which seat.
import type { Frame, Outlined } from "../messages";
import type { Connection } from "../lib/connection.svelte";

const KEPT = 400; // frames

export class Replay {
  at = $state(0);
  seat = $state(0);
  frame = $state.raw<Frame | null>(null);
  isPlaying = $state(false);
  speed = $state(1); // moves a second
  problem = $state("");
  outline = $state.raw<Outlined | null>(null);

  #connection: Connection;
  #frames = new Map<string, Frame>();
  #isAsking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** How many moves can be shown. */
  get moves(): number {
    return this.#connection.table?.moves ?? 0;
  }

  go = (at: number) => {
    this.at = Math.max(0, Math.min(this.moves, Math.round(at)));
    void this.#fetch();
  };

  look = (seat: number) => {
    this.seat = seat;
    void this.#fetch();
  };

  step = (by: number) => {
    this.stop();
    this.go(this.at + by);
  };

  /** To the next of these moves, or to the last before this one. */
  jump(marks: readonly number[], by: 1 | -1) {
    this.stop();
    this.go((by > 0 ? marks.find((at) => at > this.at) : marks.findLast((at) => at < this.at)) ?? by * this.moves);
  }

  /** Fetches who made the moves. Without it one can only go from move to move. */
  async survey(seat: number) {
    const told = await this.#connection.say({ type: "outline", seat });
    if (told.type === "outlined") this.outline = told;
  }

  play = () => {
    if (this.isPlaying) return this.stop();
    if (this.at >= this.moves) this.go(0);
    this.isPlaying = true;
    this.#next();
  };

  stop() {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #next() {
    this.#timer = setTimeout(() => {
      if (!this.isPlaying) return;
      // Waits for a frame that has not come yet.
      if (this.frame?.at === this.at) this.go(this.at + 1);
      if (this.at >= this.moves) this.stop();
      else this.#next();
    }, 1000 / this.speed);
  }

  /** One request at a time. Of several wishes meanwhile, only the last is requested. */
  async #fetch() {
    const kept = this.#frames.get(`${this.seat} ${this.at}`);
    if (kept) this.frame = kept;
    if (kept || this.#isAsking) return;
    this.#isAsking = true;
    const [at, seat] = [this.at, this.seat];
    const told = await this.#connection.say({ type: "look", at, seat });
    this.#isAsking = false;
    if (told.type === "frame") {
      this.problem = "";
      if (this.#frames.size >= KEPT) this.#frames.clear();
      this.#frames.set(`${told.seat} ${told.at}`, told);
      if (at === this.at && seat === this.seat) {
        this.frame = told;
        this.at = told.at;
      } else void this.#fetch();
    } else if (told.type === "refused") {
      this.problem = told.code;
      this.stop();
    }
  }
}
