/** What a cut move would have been worth, by a search of its own. */
import { EngineRefusal } from "../engine/engine.js";
import { otherPlayer } from "../game/other-player.js";
import { say } from "../messages/index.js";
import { spoken } from "../page/parts.js";
import { recordPosition } from "../parts/search/recorder.js";
import { estimateWords, worthWords } from "../parts/search/score-meaning.js";

/** @import { SearchRecord } from "../parts/search/record.js" */
/** @import { Scoring } from "../parts/search/types.d.ts" */
/** @import { Engine } from "../engine/engine.js" */
/** @import { Words } from "../base/types.d.ts" */

/**
 * A search whose cut moves are asked about.
 * @typedef {object} SearchWithCuts
 * @property {Engine} engine
 * @property {SearchRecord} record
 * @property {Scoring} scoring
 * @property {number | null} depth The plies to which it was limited.
 */

/**
 * @param {SearchWithCuts} asked
 * @param {number[]} moves From the root to the cut one, that one included.
 * @param {AbortSignal} signal
 * @returns {Promise<string>} A sentence.
 */
export async function revealed(asked, moves, signal) {
  const cell = moves[moves.length - 1];
  try {
    const { worth, nodes } = await worthOf(asked, moves, signal);
    const isWhole = asked.record.shape.exhaustive && asked.depth === null;
    const by = worth.id === "worth-estimate" ? "estimate" : isWhole ? "minimax" : "alpha-beta";
    return say(`step-cut-revealed-${by}`, { cell, worth: spoken(worth), nodes });
  } catch (error) {
    if (error instanceof EngineRefusal && error.code === "search-long") {
      return say("step-cut-unrevealed", { cell });
    }
    throw error;
  }
}

/**
 * What a line of play comes to, as deep as the search looks, and what it takes to find that out.
 * @param {SearchWithCuts} asked
 * @param {number[]} moves
 * @param {AbortSignal} signal
 * @returns {Promise<{ worth: Words, nodes: number }>}
 */
async function worthOf({ engine, record, scoring, depth }, moves, signal) {
  const { game } = record.shape;
  const args = /** @type {const} */ ([record.board(0), moves, { game }]);
  const { positions } = await engine.request("replay", [...args], { signal });
  const { board, player, finished, winner } = positions[moves.length];
  /** Plain scores do not count plies. @param {number} plies */
  const counted = (plies) => (scoring === "plain" ? null : plies);
  if (finished) return { worth: worthWords({ winner, plies: counted(moves.length) }), nodes: 1 };
  const left = depth === null ? null : depth - moves.length;
  if (left === 0)
    return estimateOf(engine, record, positions[moves.length - 1].board, moves, signal);
  const isWhole = record.shape.exhaustive && depth === null;
  const options = { game, ...(left === null ? {} : { depth: left }) };
  const found = await engine.request("best_move", [board, !isWhole, options], { signal });
  const { outcome, estimate, plies, nodes } = found;
  if (estimate !== null)
    return { worth: estimateWords(player === "X" ? estimate : -estimate), nodes };
  const won = outcome === "draw" ? null : outcome === "win" ? player : otherPlayer(player);
  return { worth: worthWords({ winner: won, plies: counted(moves.length + (plies ?? 0)) }), nodes };
}

/**
 * The estimate for a position at the limit: a search of one ply from the position before it has it.
 * @param {Engine} engine
 * @param {SearchRecord} record
 * @param {string} before
 * @param {number[]} moves
 * @param {AbortSignal} signal
 */
async function estimateOf(engine, { shape }, before, moves, signal) {
  const last = { shape, board: before, pruning: false, depth: 1 };
  const one = await recordPosition(engine, last, signal);
  const child =
    one.children(0).find((node) => one.trace.moves[node] === moves[moves.length - 1]) ?? 0;
  return { worth: one.worthAt(child), nodes: 1 };
}
