/** Has the engine record a search, and gives it as a subject. */
import { EngineRefusal } from "../engine/engine.js";
import { latin } from "../page/typed-text.js";
import { positionSubject } from "./position-subject.js";
import { SearchRecord } from "./record.js";
import { TreeRecord } from "./tree-record.js";
import { treeSubject } from "./tree-subject.js";
import { wholeOf } from "./whole.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./position-subject.js").Scoring} Scoring */
/** @typedef {import("./subject.js").Subject} Subject */

/**
 * A written-out tree, and how to search it.
 * @typedef {object} TreeChoice
 * @property {string} text
 * @property {boolean} pruning
 * @property {boolean} maximising Whether MAX moves at the root.
 * @property {number} [depth] Plies to search; the whole tree if it is left out.
 */

/**
 * A position, and how to search it.
 * @typedef {object} PositionChoice
 * @property {string} board Not finished.
 * @property {boolean} pruning
 * @property {Scoring} scoring
 */

/**
 * @param {Engine} engine
 * @param {TreeChoice} choice
 * @param {AbortSignal} signal
 * @returns {Promise<Subject>} Rejects with an `EngineRefusal` if the text is no tree.
 */
export async function recordTree(engine, { text, pruning, maximising, depth }, signal) {
  const args = /** @type {const} */ ([latin(text), pruning, maximising, depth]);
  const trace = await engine.request("trace_tree", [...args], { signal });
  return treeSubject(new TreeRecord(trace, pruning, "", depth));
}

/**
 * @param {Engine} engine
 * @param {PositionChoice} choice
 * @param {AbortSignal} signal
 * @returns {Promise<Subject>}
 */
export async function recordPosition(engine, { board, pruning, scoring }, signal) {
  const trace = await engine.request("trace", [board, pruning, { scoring }], { signal });
  return positionSubject(new SearchRecord(trace, pruning), scoring, engine);
}

/**
 * All of minimax beside the search of a position.
 * @param {Engine} engine
 * @param {Subject} subject Of that search.
 * @param {PositionChoice} choice
 * @param {AbortSignal} signal
 */
export async function recordWhole(engine, subject, { board, pruning, scoring }, signal) {
  if (!pruning) return wholeOf(subject.record, subject.record);
  const trace = await engine.request("trace", [board, false, { scoring }], { signal });
  return wholeOf(new SearchRecord(trace, false), subject.record);
}

export { EngineRefusal };
