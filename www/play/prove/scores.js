/**
 * Asks what each move of the position on the board is worth, as long as that position is there. By itself
 * it takes a short while; the visitor can have it go on until all is proved.
 */
import { Known } from "./known.js";

/** @typedef {import("../../engine/engine.js").Engine} Engine */
/** @typedef {import("../../../pkg/web/cutoff.js").BoardAnalysis} BoardAnalysis */

/** Milliseconds that are spent on a position without being asked for. */
export const SHORT = 2_000;

/**
 * What happens to the scores of the position on the board. `off` if they are not asked for.
 * @typedef {"off" | "proving" | "paused" | "done" | "failed"} Phase
 */

export class Scores {
  /** What has been proved, by game. @type {Map<string, Known>} */
  #known = new Map();
  #engineOf;
  #changed;
  #heard;
  /** The position that is asked about. @type {{ game: string, board: string } | null} */
  #asked = null;
  #work = new AbortController();
  /** @type {Phase} */
  #phase = "off";
  /** Whether the visitor wants all of it. */
  #wanted = false;

  /**
   * @param {(game: string) => Promise<Engine>} engineOf
   * @param {() => void} changed Called when there is something new to show.
   * @param {(game: string, board: string, answer: BoardAnalysis) => void} [heard] Hears each answer.
   */
  constructor(engineOf, changed, heard = () => {}) {
    this.#engineOf = engineOf;
    this.#changed = changed;
    this.#heard = heard;
  }

  get phase() {
    return this.#phase;
  }

  /** Whether the visitor has asked for all scores of this position. */
  get wanted() {
    return this.#wanted;
  }

  /** What has been proved about a game. @param {string} game */
  known(game) {
    const known = this.#known.get(game) ?? new Known();
    this.#known.set(game, known);
    return known;
  }

  /**
   * Asks about a position, unless that is being done or has been done.
   * @param {string} game
   * @param {string} board
   */
  consider(game, board) {
    if (this.#asked?.game === game && this.#asked.board === board) return;
    this.#stop();
    this.#asked = { game, board };
    this.#wanted = false;
    if (this.known(game).isDone(board)) this.#phase = "done";
    else this.#run(SHORT);
  }

  /** Asks nothing more. */
  leave() {
    this.#stop();
    this.#asked = null;
    this.#phase = "off";
  }

  /** Goes on until all is proved, as the visitor wants. */
  goOn() {
    if (!this.#asked || this.#phase === "done") return;
    this.#stop();
    this.#wanted = true;
    this.#run();
    this.#changed();
  }

  /** Stops; what is proved stays. */
  pause() {
    if (this.#phase !== "proving") return;
    this.#stop();
    this.#phase = "paused";
    this.#changed();
  }

  /** Stops what goes on by itself while nobody sees it, and goes on later. @param {boolean} hidden */
  hide(hidden) {
    if (!this.#asked || this.#wanted) return;
    if (hidden && this.#phase === "proving") this.pause();
    else if (!hidden && this.#phase === "paused") this.#run(SHORT);
  }

  #stop() {
    this.#work.abort();
    this.#work = new AbortController();
  }

  /** @param {number} [budgetMs] */
  async #run(budgetMs) {
    if (!this.#asked) return;
    const { game, board } = this.#asked;
    const { signal } = this.#work;
    const known = this.known(game);
    this.#phase = "proving";
    /** @param {BoardAnalysis} answer */
    const learn = (answer) => {
      known.learnMoves(board, answer);
      this.#heard(game, board, answer);
      if (!signal.aborted) this.#changed();
    };
    try {
      const engine = await this.#engineOf(game);
      signal.throwIfAborted();
      const options = budgetMs === undefined ? { game } : { game, budgetMs };
      const answer = await engine.request("analyzing", [board, options], {
        signal,
        progress: learn,
      });
      this.#phase = answer.exact ? "done" : "paused";
      learn(answer);
    } catch {
      // Scores are an extra: where the engine fails, the game says so.
      if (signal.aborted) return;
      this.#phase = "failed";
      this.#changed();
    }
  }
}
