/** Has the engine record a search, and gives it as a subject. */
import { EngineRefusal } from "../engine/engine.js";
import { latin } from "../base/typed-text.js";
import { positionSubject } from "./position-subject.js";
import { SearchRecord } from "../parts/search/record.js";
import { traced } from "./position-trace.js";
import { TreeRecord } from "../parts/search/tree-record.js";
import { treeSubject } from "./tree-subject.js";
import { wholeOf } from "./whole-tree.js";

/** @import { PositionChoice, TreeChoice } from "../parts/search/types.d.ts" */
/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { Engine } from "../engine/engine.js" */
/** @import { Whole } from "./whole-tree.js" */

/**
 * @param {Engine} engine
 * @param {TreeChoice} choice
 * @param {AbortSignal} signal
 * @returns {Promise<Subject>} Rejects with an `EngineRefusal` if the text is no tree.
 */
export async function recordTree(engine, { text, pruning, maximising, depth, convention }, signal) {
  const args = /** @type {const} */ ([latin(text), pruning, { maximising, depth, convention }]);
  const trace = await engine.request("trace_tree", [...args], { signal });
  return treeSubject(new TreeRecord(trace, pruning, convention, depth));
}

/**
 * @param {Engine} engine
 * @param {PositionChoice} choice
 * @param {AbortSignal} signal
 * @returns {Promise<Subject>} Rejects as `traced` does.
 */
export async function recordPosition(engine, choice, signal) {
  const { shape, pruning, scoring, depth, convention } = choice;
  const trace = await traced(engine, choice, signal);
  const record = new SearchRecord(trace, pruning, convention, shape);
  return positionSubject(record, { scoring, depth, engine });
}

/**
 * All of minimax beside the search of a position.
 * @param {Engine} engine
 * @param {Subject} subject Of that search.
 * @param {PositionChoice} choice
 * @param {AbortSignal} signal
 * @returns {Promise<Whole>} Rejects as `traced` does.
 */
export async function recordWhole(engine, subject, choice, signal) {
  if (!choice.pruning) return wholeOf(subject.record, subject.record);
  const trace = await traced(engine, { ...choice, pruning: false }, signal);
  return wholeOf(new SearchRecord(trace, false, "", choice.shape), subject.record);
}

export { EngineRefusal };
