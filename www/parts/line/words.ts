/** The moves of a line in words. */
import { number, say } from "../../messages/index.js";

/** @import { GameDescription, ReplayedPosition } from "../../../pkg/web/cutoff.js" */

/** A move of a line, which may be of another game than the one on the board. @param {GameDescription} shape @param {number} cell */
export function nameOf({ gravity, moveNames }, cell) {
  return gravity ? number(Number(moveNames[cell])) : moveNames[cell];
}

/** A move of a line in words. @param {{ shape: GameDescription, moves: readonly number[] }} line @param {ReplayedPosition[]} positions @param {number} at */
export function stepText({ shape, moves }, positions, at) {
  return say("best-play-at", {
    number: number(at),
    moves: number(moves.length),
    player: positions[at - 1].player,
    move: say(shape.gravity ? "play-column" : "play-cell", { move: nameOf(shape, moves[at - 1]) }),
  });
}
