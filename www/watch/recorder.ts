/** Searches, recorded by the engine, as subjects. */
import { positionSubject } from "./position-subject.js";
import { recordTree } from "../parts/search/recorder.js";
import { recordHere } from "./position-trace.js";
import { treeSubject } from "./tree-subject.js";
import { wholeOf } from "./map-layout.js";

/** @import { PositionChoice, TreeChoice } from "../parts/search/types.d.ts" */
/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { Engine } from "../engine/engine.js" */
/** @import { WholeTree } from "./types.d.ts" */

/**
 * @param {Engine} engine
 * @param {TreeChoice} choice
 * @param {AbortSignal} signal
 * @returns {Promise<Subject>} Rejects if the text is no tree.
 */
export async function searchedTree(engine, choice, signal) {
  return treeSubject(await recordTree(engine, choice, signal));
}

/**
 * @param {Engine} engine
 * @param {PositionChoice} choice
 * @param {AbortSignal} signal
 * @returns {Promise<Subject>} Rejects as `recordHere` does.
 */
export async function searchedPosition(engine, choice, signal) {
  const { scoring, depth } = choice;
  const record = await recordHere(engine, choice, signal);
  return positionSubject(record, { scoring, depth, engine });
}

/**
 * All of minimax beside the search of a position.
 * @param {Engine} engine
 * @param {Subject} subject Of that search.
 * @param {PositionChoice} choice
 * @param {AbortSignal} signal
 * @returns {Promise<WholeTree>} Rejects as `recordHere` does.
 */
export async function searchedWhole(engine, subject, choice, signal) {
  if (!choice.pruning) return wholeOf(subject.record, subject.record);
  const minimax = await recordHere(engine, { ...choice, pruning: false }, signal);
  return wholeOf(minimax, subject.record);
}
