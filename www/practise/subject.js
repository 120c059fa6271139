/**
 * What is searched in an exercise: a written-out tree, or a position. Its questions, reasons and
 * drawing differ; whoever asks them does not know which it is.
 */
import { say } from "../messages/index.js";
import { boardStage } from "./board-stage.js";
import { positionWords } from "./position-words.js";
import { recordOf } from "./exercise-record.js";
import { treeStage } from "./tree-stage.js";
import { treeWords } from "./tree-words.js";

/** @import { SearchRecord } from "../parts/search/record.js" */
/** @import { TreeRecord } from "../parts/search/tree-record.js" */
/** @import { Question } from "./questions.js" */

/**
 * Where the search is when a question is asked, drawn.
 * @typedef {object} Stage
 * @property {HTMLElement} element
 * @property {Element | null} list The same in words, for the details; null if the drawing says it all.
 * @property {(step: number, here: number) => void} show What is known after a step, with the search at a
 * node.
 * @property {() => void} close
 */

/**
 * @typedef {object} Words
 * @property {(question: Question) => string} ask What is asked.
 * @property {(question: Question) => string} why Why the right answer is right.
 */

/**
 * @typedef {Words & { record: SearchRecord, stage: () => Stage, note: string }} Subject
 * The note says how values are counted, if that has to be said.
 */

/**
 * @param {import("../../pkg/web/cutoff.js").GameDescription} shape Of the exercise's game.
 * @param {import("../parts/exercise/exercise.js").Exercise} exercise
 * @param {AbortSignal} signal Gives the search up.
 * @returns {Promise<Subject>} Rejects with `Unfit` if there is nothing to search.
 */
export async function subjectOf(shape, exercise, signal) {
  const record = await recordOf(shape, exercise, signal);
  if (exercise.source === "board") {
    const note = record.isLimited
      ? say("practise-scores-estimate", { depth: exercise.depth ?? 0 })
      : say("practise-scores", { most: shape.longest + 1 });
    return { record, note, ...positionWords(record), stage: () => boardStage(record) };
  }
  const tree = /** @type {TreeRecord} */ (record);
  return { record, note: "", ...treeWords(tree), stage: () => treeStage(tree) };
}

/** The node of the search that a question is about: of a cut the one above. @param {SearchRecord} record @param {Question} question */
export function askedNode(record, { kind, node }) {
  return kind === "cut" ? record.trace.parents[node] : node;
}
