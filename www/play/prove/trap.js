/**
 * The move of the opponent who sets traps: among the best moves the one after which the fewest replies
 * hold. It rests on proofs.
 */
import { giveBook } from "../../engine/book.js";
import { wholeEngine } from "../../engine/whole.js";

/** @typedef {import("../../../pkg/web/cutoff.js").Trap} Trap */

/** Milliseconds of one call: so long at the most a stop has to wait. */
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
  const engine = wholeEngine();
  await giveBook(engine, game);
  const begun = performance.now();
  for (;;) {
    const options = { game, memoryMb, budgetMs: SLICE };
    const trap = await engine.request("set_trap", [board, options], { signal });
    if (trap.exact) return trap;
    if (budgetMs !== null && performance.now() - begun >= budgetMs) return null;
  }
}
