/** Why a move was a mistake, in words, by the lines that the engine gives. */
import { otherPlayer } from "../../game/state.ts";
import type { Line, Player, ReviewedMove } from "../../../pkg/web/cutoff.js";
import type { Words } from "../../base/link-text.ts";

/** The moves that gave a result away. */
export function slipsOf({ moves }: { moves: ReviewedMove[] }) {
  return moves.filter(({ changed }) => changed === "result");
}

/** What went wrong: how the other side wins now, and how the player could have won. */
export function reasons({ player, before, after, chance, refutation }: ReviewedMove): Words[] {
  const words: Words[] = [];
  if (after?.outcome === "loss" && refutation) {
    const values = wordsOf(otherPlayer(player), refutation);
    words.push({ id: `why-loses-${manner(refutation)}`, values });
  }
  if (before?.outcome === "win" && chance) {
    words.push({ id: `why-missed-${manner(chance)}`, values: wordsOf(player, chance) });
  }
  return words;
}

/**
 * How a side wins along a line that it begins: at once, or by a double threat. The tests go through
 * all moves that change a result and find no third way.
 */
function manner({ moves, fork }: Line) {
  if (moves.length === 1) return "at-once";
  return fork === 0 ? "by-fork" : "by-later-fork";
}

/** @param player Who wins along a line. */
function wordsOf(player: Player, { moves, fork }: Line): Words["values"] {
  const [cell] = moves;
  // The move that threatens twice can be another one than the first.
  const twice: Words = { id: "cell-name", values: { cell: moves[fork ?? 0] } };
  return { player, cell, twice };
}
