/**
 * The move of the opponent who sets traps: among the best moves the one after which the fewest replies
 * hold. It rests on proofs.
 */
import { boardsEngineWithBook } from "../engine/boards.js";

/**
 * A move that sets a trap, and how many replies to it hold.
 * @typedef {object} Trap
 * @property {number} move
 * @property {number} holding
 * @property {number} replies
 */

/** Milliseconds after which it is seen whether the trap is set: that the other moves are counted too is not awaited. */
const SLICE = 200;

/**
 * @param {string} game
 * @param {string} board
 * @param {object} limits
 * @param {AbortSignal} limits.signal
 * @param {number | null} limits.budgetMs Null until it is proved.
 * @param {number} limits.memoryMb
 * @returns {Promise<Trap | null>} Null if the budget is spent before it is proved.
 */
export async function provedTrap(game, board, { signal, budgetMs, memoryMb }) {
  const engine = await boardsEngineWithBook(game);
  const begun = performance.now();
  for (;;) {
    const options = { game, memoryMb, replies: true, budgetMs: SLICE };
    const { trap, moves, done } = await engine.request("solving", [board, options], { signal });
    const found = moves?.find(({ move }) => move === trap);
    if (found) {
      const { move, holding, replies } = found;
      return { move, holding: holding ?? 0, replies: replies ?? 0 };
    }
    if (done || (budgetMs !== null && performance.now() - begun >= budgetMs)) return null;
  }
}
