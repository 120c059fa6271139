/** Which of its stones wins for a side. Pure. */

/** @import { Player } from "../../../pkg/web/cutoff.js" */

/**
 * Which of its stones wins for a side, counted from the start of the game.
 * @param {Player} winner
 * @param {Player} player Who is to move.
 * @param {number} plies The moves of both sides to the win.
 * @param {string} board
 */
export function stoneOf(winner, player, plies, board) {
  const placed = [...board].filter((sign) => sign === winner).length;
  return placed + (winner === player ? Math.ceil(plies / 2) : Math.floor(plies / 2));
}
