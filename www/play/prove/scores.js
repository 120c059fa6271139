/** What each move of the position on the board is worth, proved as long as that position is there. */
import { Background } from "./background.js";
import { Known } from "./known.js";

/** @typedef {import("../../engine/engine.js").Engine} Engine */
/** @typedef {import("../../../pkg/web/cutoff.js").BoardAnalysis} BoardAnalysis */
/** @typedef {{ game: string, board: string }} Subject */

export class Scores {
  /** What has been proved, by game. @type {Map<string, Known>} */
  #known = new Map();
  /** @type {Background<Subject>} */
  work;

  /**
   * @param {(game: string) => Promise<Engine>} engineOf
   * @param {() => void} changed Called when there is something new to show.
   * @param {(game: string, board: string, answer: BoardAnalysis) => void} [heard] Hears each answer.
   */
  constructor(engineOf, changed, heard = () => {}) {
    this.work = new Background({
      key: ({ game, board }) => `${game} ${board}`,
      isDone: ({ game, board }) => this.known(game).isDone(board),
      changed,
      does: async ({ game, board }, signal, budgetMs) => {
        /** @param {BoardAnalysis} answer */
        const learn = (answer) => {
          this.known(game).learnMoves(board, answer);
          heard(game, board, answer);
        };
        const progress = (/** @type {BoardAnalysis} */ answer) => {
          learn(answer);
          if (!signal.aborted) changed();
        };
        const engine = await engineOf(game);
        const options = budgetMs === undefined ? { game } : { game, budgetMs };
        const answer = await engine.request("analyzing", [board, options], { signal, progress });
        learn(answer);
        return answer.exact;
      },
    });
  }

  /** What has been proved about a game. @param {string} game */
  known(game) {
    const known = this.#known.get(game) ?? new Known();
    this.#known.set(game, known);
    return known;
  }
}
