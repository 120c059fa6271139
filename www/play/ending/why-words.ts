/** What a move changed and why, in words. */
import { otherPlayer } from "../../game/other-player.ts";
import { say } from "../../messages/index.ts";
import { spoken } from "../../page/parts.ts";
import { reasons } from "../../parts/review/why.ts";
import type { ReviewedMove } from "../../../pkg/web/cutoff.js";

/** Why it changed the result: only of boards whose every position is searched to the end. */
export function reasonText(slip: ReviewedMove) {
  return reasons(slip)
    .map((words) => spoken(words))
    .join(" ");
}

/** That the other side wins with its next move; empty if it does not. */
export function losesAtOnce({ player, after, refutation }: ReviewedMove) {
  if (after?.outcome !== "loss" || refutation?.moves.length !== 1) return "";
  const [cell] = refutation.moves;
  return say("why-loses-at-once", { player: otherPlayer(player), cell });
}

/** What it changed, and for whom. */
export function changeText({ player, changed, before, after }: ReviewedMove) {
  const id = changed === "length" ? "game-review-length" : "game-review-result";
  return say(id, { player, ...endings(before, after) });
}

/**
 * How a game ends by best play and after the move, both counted from before the move, as the engine counts
 * them: the words must say so once, since a reader looks at the position after the move.
 */
function endings(before: ReviewedMove["before"], after: ReviewedMove["after"]) {
  const words = (ending: ReviewedMove["before"]) =>
    ending ? say(`proved-ending-${ending.outcome}`, { plies: ending.plies }) : "";
  const counted = (ending: string) => say("game-review-counted", { ending });
  // A draw has no length that a reader would count.
  return after?.outcome === "draw"
    ? { before: counted(words(before)), after: words(after) }
    : { before: words(before), after: counted(words(after)) };
}
