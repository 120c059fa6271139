/** The players. Only files that are loaded late need this, so it is apart from the game's state. Pure. */

/** @import { Player } from "../../pkg/web/cutoff.js" */

/** @param {Player} player @returns {Player} */
export function otherPlayer(player) {
  return player === "X" ? "O" : "X";
}
