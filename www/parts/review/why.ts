/** Which move decided a game, and why, in words, by the lines that the engine gives. Pure. */
import { otherPlayer } from "../../game/other-player.js";

/** @import { ReviewedMove, Line, Player } from "../../../pkg/web/cutoff.js" */
/** @import { Words } from "../../base/types.d.ts" */

/**
 * The moves that gave a result away.
 * @param {{ moves: ReviewedMove[] }} review
 */
export function slipsOf({ moves }) {
  return moves.filter(({ changed }) => changed === "result");
}

/**
 * What went wrong: how the other side wins now, and how the player could have won.
 * @param {ReviewedMove} slip
 * @returns {Words[]}
 */
export function reasons({ player, before, after, chance, refutation }) {
  /** @type {Words[]} */
  const words = [];
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
 * @param {Line} line
 */
function manner({ moves, fork }) {
  if (moves.length === 1) return "at-once";
  return fork === 0 ? "by-fork" : "by-later-fork";
}

/**
 * @param {Player} player Who wins along a line.
 * @param {Line} line
 * @returns {Words["values"]}
 */
function wordsOf(player, { moves, fork }) {
  const [cell] = moves;
  // The move that threatens twice can be another one than the first.
  const twice = { id: "cell-name", values: { cell: moves[fork ?? 0] } };
  return { player, cell, twice };
}

/**
 * The move that decided a game: the loser's last mistake, or in a draw the last win given away; and whether one that is
 * not proved may have come after it. The last moves are proved first, and those of an opening book.
 * @param {{ moves: ReviewedMove[] }} review
 * @param {Player | null} winner
 */
export function decisive({ moves }, winner) {
  const slip = slipsOf({ moves }).findLast(({ player, after }) =>
    winner === null ? after?.outcome === "draw" : player !== winner && after?.outcome === "loss",
  );
  const from = slip ? slip.ply + 1 : 0;
  const open = moves.length === 0 || moves.some(({ ply, exact }) => !exact && ply >= from);
  return { slip, open };
}
