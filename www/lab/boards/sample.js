/** A sample of positions of a game, by seed. */
import { seeded } from "../../page/random.js";

/**
 * Positions of random games, none of them finished. The same seed gives the same positions.
 * @param {import("../../engine/engine.js").Engine} engine It knows the moves.
 * @param {import("../../game/shape.js").Shape} shape
 * @param {number} seed
 * @param {number} count
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>} Boards.
 */
export async function samplePositions(engine, { game, start, longest }, seed, count, signal) {
  const random = seeded(seed);
  const below = (/** @type {number} */ limit) => Math.floor(random() * limit);
  /** @type {string[]} */
  const boards = [];
  while (boards.length < count) {
    // From one move to half of the longest game: later ones are searched in no time.
    const plies = 1 + below(Math.floor(longest / 2));
    /** @type {number[]} */
    const moves = [];
    let board = start;
    for (;;) {
      const args = /** @type {const} */ ([start, moves, { game }]);
      const { positions } = await engine.request("replay", [...args], { signal });
      const last = positions[moves.length];
      if (last.finished) break;
      board = last.board;
      if (moves.length === plies) break;
      moves.push(last.legalMoves[below(last.legalMoves.length)]);
    }
    boards.push(board);
  }
  return boards;
}
