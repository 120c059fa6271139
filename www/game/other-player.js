/** The players. Only files that are loaded late need this, so it is apart from the game's state. Pure. */

/** @typedef {import("./state.js").Player} Player */

/** @param {Player} player @returns {Player} */
export function otherPlayer(player) {
  return player === "X" ? "O" : "X";
}
