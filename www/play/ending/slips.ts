/** Words about moves that changed a game. */
import { otherPlayer } from "../../game/state.ts";
import { spoken } from "../../page/parts.ts";
import { reasons } from "../../parts/review/why.ts";
import type { ReviewedMove } from "../../../pkg/web/cutoff.js";
import type { Speech } from "../../messages/catalogue.ts";
import type { State } from "../game/state.ts";

export const moveText = ({ say }: Speech, { ply, player, move: cell }: ReviewedMove) =>
  say("game-review-move", { player, number: ply + 1, cell });

/** Reasons are known where all positions are searched to the end, and on every board if the next move wins. */
export function whyText(words: Speech, { shape }: State, move: ReviewedMove) {
  if (shape.exhaustive) return reasons(move).map(spoken).join(" ") || changeText(words, move);
  return [losesAtOnce(words, move), changeText(words, move)].filter(Boolean).join(" ");
}

/** That the other side wins with its next move; empty if it does not. */
function losesAtOnce({ say }: Speech, { player, after, refutation }: ReviewedMove) {
  if (after?.outcome !== "loss" || refutation?.moves.length !== 1) return "";
  const [cell] = refutation.moves;
  return say("why-loses-at-once", { player: otherPlayer(player), cell });
}

function changeText(words: Speech, { player, changed, before, after }: ReviewedMove) {
  const id = changed === "length" ? "game-review-length" : "game-review-result";
  return words.say(id, { player, ...endings(words, before, after) });
}

/**
 * The ends by best play and after the move, both counted from before the move. The words say so once, since a reader looks
 * at the position after it.
 */
function endings({ say }: Speech, before: ReviewedMove["before"], after: ReviewedMove["after"]) {
  const words = (ending: ReviewedMove["before"]) =>
    ending ? say(`proved-ending-${ending.outcome}`, { plies: ending.plies }) : "";
  const counted = (ending: string) => say("game-review-counted", { ending });
  // A draw has no length that a reader would count.
  return after?.outcome === "draw"
    ? { before: counted(words(before)), after: words(after) }
    : { before: words(before), after: counted(words(after)) };
}
