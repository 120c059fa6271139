/** Has the engine search what an exercise asks about. */
import { EngineRefusal } from "../engine/engine.js";
import { say } from "../messages/index.js";
import { SearchRecord } from "../watch/record.js";
import { faultText } from "../watch/tree-fault.js";
import { TreeRecord } from "../watch/tree-record.js";
import { latin } from "../page/typed-text.js";
import { treeOf } from "./exercise-tree.js";
import { Unfit } from "./unfit.js";

/** @typedef {import("./exercise.js").Exercise} Exercise */

/**
 * Alpha-beta's search by the exercise's convention.
 * @param {import("../engine/engine.js").Engine} engine
 * @param {Exercise} exercise
 * @param {AbortSignal} signal Gives the search up.
 * @returns {Promise<SearchRecord>} Rejects with `Unfit` if there is nothing to search.
 */
export async function recordOf(engine, exercise, signal) {
  const { convention, board } = exercise;
  const tree = treeOf(exercise);
  try {
    if (tree === null) {
      const trace = await engine.request("trace", [board, true, { convention }], { signal });
      if (trace.nodes === 1) throw new Unfit(say("practise-over"));
      return new SearchRecord(trace, true, convention);
    }
    const { text, maximising } = tree;
    const args = /** @type {const} */ ([latin(text), true, maximising, undefined, convention]);
    const trace = await engine.request("trace_tree", [...args], { signal });
    const record = new TreeRecord(trace, true, convention);
    if (record.needs !== null) throw new Unfit(needed(record, record.needs));
    if (trace.nodes === 1) throw new Unfit(say("practise-leaf"));
    return record;
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    throw new Unfit(tree === null ? say("practise-no-board") : faultText(error, tree.text));
  }
}

/** @param {TreeRecord} record @param {number} node */
function needed(record, node) {
  return say("practise-needs", { name: record.written(node).name ?? "" });
}
