/** What a move changed and why, in words. */
import { otherPlayer } from "../../game/other-player.js";
import { say } from "../../messages/index.js";
import { spoken } from "../../page/parts.js";
import { reasons } from "../../parts/review/why.js";

/** @import { ReviewedMove } from "../../../pkg/web/cutoff.js" */

/** Why it changed the result: only of boards whose every position is searched to the end. @param {ReviewedMove} slip */
export function reasonText(slip) {
  return reasons(slip)
    .map((words) => spoken(words))
    .join(" ");
}

/** That the other side wins with its next move; empty if it does not. @param {ReviewedMove} move */
export function losesAtOnce({ player, after, refutation }) {
  if (after?.outcome !== "loss" || refutation?.moves.length !== 1) return "";
  const [cell] = refutation.moves;
  return say("why-loses-at-once", { player: otherPlayer(player), cell });
}

/** What it changed, and for whom. @param {ReviewedMove} move */
export function changeText({ player, changed, before, after }) {
  return say(`game-review-${changed}`, { player, ...endings(before, after) });
}

/**
 * How a game ends by best play and after the move, both counted from before the move, as the engine counts
 * them: the words must say so once, since a reader looks at the position after the move.
 * @param {ReviewedMove["before"]} before
 * @param {ReviewedMove["after"]} after
 */
function endings(before, after) {
  const words = (/** @type {ReviewedMove["before"]} */ ending) =>
    ending ? say(`proved-ending-${ending.outcome}`, { plies: ending.plies }) : "";
  const counted = (/** @type {string} */ ending) => say("game-review-counted", { ending });
  // A draw has no length that a reader would count.
  return after?.outcome === "draw"
    ? { before: counted(words(before)), after: words(after) }
    : { before: words(before), after: counted(words(after)) };
}
