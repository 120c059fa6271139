/** The players. Only files that are loaded late need this, so it is apart from the game's state. Pure. */
import type { Player } from "../../pkg/web/cutoff.js";

export function otherPlayer(player: Player): Player {
  return player === "X" ? "O" : "X";
}
