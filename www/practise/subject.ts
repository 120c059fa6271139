/**
 * What is searched in an exercise: a written-out tree, or a position. Its questions, reasons and
 * drawing differ; whoever asks them does not know which it is.
 */
import { say } from "../messages/index.js";
import { diagnosisOf } from "./diagnosis.js";
import { diagnosisText, placeText } from "./words.js";
import { boardStage } from "./board-stage.js";
import { positionWords } from "./position-words.js";
import { othersOf, exerciseRecord } from "./exercise-record.js";
import { treeStage } from "./tree-stage.js";
import { treeWords } from "./tree-words.js";

/** @import { SearchRecord } from "../parts/search/record.js" */
/** @import { TreeRecord } from "../parts/search/tree-record.js" */
/** @import { Others, Question, ExerciseSubject } from "./types.d.ts" */
/** @import { GameDescription } from "../../pkg/web/cutoff.js" */
/** @import { Exercise } from "../parts/exercise/types.d.ts" */

/**
 * @param {GameDescription} shape Of the exercise's game.
 * @param {Exercise} exercise
 * @param {AbortSignal} signal Gives the search up.
 * @returns {Promise<ExerciseSubject>} Rejects with `Unfit` if there is nothing to search.
 */
export async function subjectOf(shape, exercise, signal) {
  const record = await exerciseRecord(shape, exercise, signal);
  if (exercise.source === "board") {
    const note = record.isLimited
      ? say("practise-scores-estimate", { depth: exercise.depth ?? 0 })
      : say("practise-scores", { most: shape.longest + 1 });
    const name = (/** @type {number} */ node) => placeText(record, node);
    const words = { ...positionWords(record), diagnose: diagnosing(record, null, name) };
    return { record, others: null, note, ...words, stage: () => boardStage(record) };
  }
  const tree = /** @type {TreeRecord} */ (record);
  const others = await othersOf(exercise, signal);
  const words = treeWords(tree);
  const diagnose = diagnosing(record, others, words.name);
  return { record, others, note: "", ...words, diagnose, stage: () => treeStage(tree) };
}

/**
 * @param {SearchRecord} record
 * @param {Others | null} others
 * @param {(node: number) => string} name
 * @returns {ExerciseSubject["diagnose"]}
 */
function diagnosing(record, others, name) {
  return (question, answer) => diagnosisText(diagnosisOf(record, others, question, answer), name);
}

/** The node of the search that a question is about: of a cut the one above. @param {SearchRecord} record @param {Question} question */
export function askedNode(record, { kind, node }) {
  return kind === "cut" ? record.trace.parents[node] : node;
}
