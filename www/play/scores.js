/** Has the moves of the position on the board proved, as long as that position is there. */
import { positionKey } from "./key.js";
import { Background } from "./background.js";

/** @import { Solved } from "../../pkg/web/cutoff.js" */
/** @import { Engine } from "../engine/engine.js" */
/** @import { Proofs } from "./proofs.js" */

/** @typedef {{ game: string, board: string }} ScoredPosition */

export class Scores {
  /** @type {Background<ScoredPosition>} */
  work;

  /**
   * @param {(game: string) => Promise<Engine>} engineOf
   * @param {Proofs} proofs Keeps what is proved.
   * @param {() => void} changed Called when there is something new to show.
   */
  constructor(engineOf, proofs, changed) {
    this.work = new Background({
      key: ({ game, board }) => positionKey(game, board),
      isDone: ({ game, board }) => proofs.of(game, board).exact,
      changed,
      does: async ({ game, board }, signal, budgetMs) => {
        const progress = (/** @type {Solved} */ { moves }) => {
          proofs.learn(game, board, { moves });
          if (!signal.aborted) changed();
        };
        const engine = await engineOf(game);
        const options = { game, moves: true, ...(budgetMs === undefined ? {} : { budgetMs }) };
        const { moves, done } = await engine.request("solve", [board, options], {
          signal,
          progress,
        });
        proofs.learn(game, board, { moves });
        return done;
      },
    });
  }
}
