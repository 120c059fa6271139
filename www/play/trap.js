/**
 * The move of the opponent who sets traps: among the best moves the one after which the fewest replies
 * hold. It rests on proofs.
 */
import { thinkingAbout } from "../engine/workers.js";

/** @import { Solved } from "../../pkg/web/cutoff.js" */
/** @import { Trap } from "./types.d.ts" */

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
  const engine = await thinkingAbout(game);
  const options = { game, memoryMb, replies: true, budgetMs: budgetMs ?? undefined };
  /** @param {Solved} answer */
  const trapIn = ({ trap, moves }) => moves?.find(({ move }) => move === trap);
  // That the other moves are counted too is not awaited.
  const until = (/** @type {Solved} */ far) => trapIn(far) !== undefined;
  const found = trapIn(await engine.request("solve", [board, options], { signal, until }));
  if (!found) return null;
  const { move, holding, replies } = found;
  return { move, holding: holding ?? 0, replies: replies ?? 0 };
}
