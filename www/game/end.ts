/** How a game ends by best play, as the engine plays it. */

/** @import { GameDescription, Player } from "../../pkg/web/cutoff.js" */
/** @import { Engine } from "../engine/engine.js" */

/**
 * @param {Engine} engine
 * @param {GameDescription} shape
 * @param {string} start A board.
 * @param {number[]} moves Played from there.
 * @param {boolean} pruning
 * @param {AbortSignal} signal
 * @returns {Promise<{ winner: Player | null, plies: number, nodes: number }>} Who
 * wins, null for nobody; the plies from `start`; and what the search visited.
 */
export async function bestEnd(engine, shape, start, moves, pruning, signal) {
  /** @param {number[]} line */
  const positionAfter = async (line) => {
    const args = /** @type {const} */ ([start, line, { game: shape.game }]);
    const { positions } = await engine.request("replay", [...args], { signal });
    return positions[line.length];
  };
  const { board } = await positionAfter(moves);
  const answer = await engine.request("best_move", [board, pruning], { signal });
  const line = [...moves, ...answer.principalVariation];
  const { winner } = await positionAfter(line);
  return { winner, plies: line.length, nodes: answer.nodes };
}
