/** Which of its stones wins for a side. Pure. */
import type { Player } from "../../../pkg/web/cutoff.js";

/**
 * Which of its stones wins for a side, counted from the start of the game.
 * @param player Who is to move.
 * @param plies The moves of both sides to the win.
 */
export function stoneOf(winner: Player, player: Player, plies: number, board: string) {
  const placed = [...board].filter((sign) => sign === winner).length;
  return placed + (winner === player ? Math.ceil(plies / 2) : Math.floor(plies / 2));
}
