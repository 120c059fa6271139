/** A position as the subject of a search: moves, boards, and who wins. */
import { boardPicture } from "../parts/board/picture.js";
import { say } from "../messages/index.js";
import { pathTo } from "../parts/search/branches.js";
import { mostOf, picturedPosition } from "../parts/picture/pictured.js";
import { lineTitle } from "./number-line.js";
import { searchSentence, consequence } from "../parts/search/sentences.js";
import { EngineRefusal } from "../engine/engine.js";
import { otherPlayer } from "../game/other-player.js";
import { spoken } from "../page/parts.js";
import { recordPosition } from "../parts/search/recorder.js";
import { estimateWords, worthWords } from "../parts/search/score-meaning.js";

/** @import { Scoring } from "../parts/search/types.d.ts" */
/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { SearchRecord } from "../parts/search/record.js" */
/** @import { Engine } from "../engine/engine.js" */
/** @import { Words } from "../base/types.d.ts" */

/**
 * @param {SearchRecord} record
 * @param {object} how
 * @param {Scoring} how.scoring
 * @param {number | null} how.depth The plies to which the search was limited.
 * @param {Engine} how.engine For what the search did not look at.
 * @returns {Subject}
 */
export function positionSubject(record, { scoring, depth, engine }) {
  const pictured = picturedPosition(record, scoring, depth);
  const { branches } = pictured;
  const { isLimited } = record;
  const name = (/** @type {number} */ id) => {
    if (id === 0) return say("step-path-root");
    const player = record.player(branches.parent(id));
    return say("step-move", { player, cell: branches.moveOf(id) });
  };
  return {
    ...pictured,
    sentence: (step) => searchSentence(record, step),
    consequence: (step) => consequence(record, step),
    side: (player) => say(player === "X" ? "max-x" : "min-o"),
    name,
    place: name,
    picture(node) {
      const last = node === 0 ? undefined : record.trace.moves[node];
      return boardPicture(record.shape, record.board(node), last);
    },
    code: codeOf(record),
    isLimited,
    lineTitle: lineTitle(
      record,
      say(isLimited ? "step-line-estimate" : "step-line", {
        max: "X",
        min: "O",
        most: scoring === "plain" ? 0 : mostOf(record),
      }),
    ),
    spared: null,
    reveal(id, signal) {
      const moves = pathTo(branches, id).slice(1).map(branches.moveOf);
      return revealed({ engine, record, scoring, depth }, moves, signal);
    },
  };
}

/** The message with the algorithm. @param {SearchRecord} record */
function codeOf({ pruning, isLimited }) {
  if (isLimited) return pruning ? "code-alpha-beta-limit" : "code-minimax-limit";
  return pruning ? "code-alpha-beta" : "code-minimax";
}

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
async function revealed(asked, moves, signal) {
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
