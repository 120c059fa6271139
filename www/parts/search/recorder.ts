/** Has the engine record a search: of a written-out tree, or of a position. */
import { latin } from "../../base/typed-text.js";
import { STANDARD } from "../../game/shape.js";
import { SearchRecord } from "./record.js";
import { TreeRecord } from "./tree-record.js";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { Engine } from "../../engine/engine.js" */
/** @import { Scoring, TreeChoice } from "./types.d.ts" */

/**
 * What is the same of both.
 * @typedef {object} How
 * @property {boolean} pruning
 * @property {string} [convention] In the words that the engine takes.
 */

/**
 * @param {Engine} engine
 * @param {TreeChoice & How} tree
 * @param {AbortSignal} signal
 * @returns {Promise<TreeRecord>} Rejects with an `EngineRefusal` if the text is no tree.
 */
export async function recordTree(engine, tree, signal) {
  const { text, pruning, maximising, convention = "", depth } = tree;
  const args = /** @type {const} */ ([latin(text), pruning, { maximising, convention, depth }]);
  const trace = await engine.request("trace_tree", [...args], { signal });
  return new TreeRecord(trace, pruning, convention, depth);
}

/**
 * @param {Engine} engine
 * @param {How & { shape?: GameDescription, board: string, scoring?: Scoring, depth?: number | null }} position
 * `depth` is null for a search to the end.
 * @param {AbortSignal} signal
 * @returns {Promise<SearchRecord>}
 */
export async function recordPosition(engine, position, signal) {
  const { shape = STANDARD, board, pruning, convention = "", scoring, depth } = position;
  const options = { game: shape.game, convention, scoring, depth: depth ?? undefined };
  const trace = await engine.request("trace", [board, pruning, options], { signal });
  return new SearchRecord(trace, pruning, convention, shape);
}
