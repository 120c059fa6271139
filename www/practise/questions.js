/** The questions that a recorded search has for who follows it step by step. Pure. */
import { seeded } from "../page/random.js";
import { sample } from "../page/sample.js";

/** @typedef {import("../watch/record.js").SearchRecord} SearchRecord */
/** @typedef {import("./exercise.js").Exercise} Exercise */

/**
 * `bounds`: what are alpha and beta where the node is entered? `cut`: the node has come back; are its
 * younger siblings cut? `value`: what does the node return?
 * @typedef {object} Question
 * @property {"bounds" | "cut" | "value"} kind
 * @property {number} node
 * @property {number} shown The last step that is shown before the answer.
 * @property {number} answered The step that the answer leads to.
 */

/** The most questions of one exercise; of more, so many are drawn by the seed. */
export const MOST_QUESTIONS = 24;

/**
 * All questions of a record in the order of its steps.
 * @param {SearchRecord} record
 * @param {Exercise["asked"]} asked
 * @returns {Question[]}
 */
export function allQuestions(record, asked) {
  /** @type {Question[]} */
  const questions = [];
  for (let index = 0; index < record.length; index += 1) {
    const { kind, node } = record.step(index);
    if (kind === "enter" && node !== 0 && !record.isLeaf(node)) {
      questions.push({ kind: "bounds", node, shown: index, answered: index });
    } else if (kind === "leave") {
      if (!record.isLeaf(node)) {
        questions.push({ kind: "value", node, shown: index - 1, answered: index });
      }
      if (hasMore(record, node)) {
        questions.push({ kind: "cut", node, shown: index, answered: lastOf(record, index) });
      }
    }
  }
  return questions.filter(({ kind }) => asked === "all" || asked === kind);
}

/**
 * Those of an exercise: all of them, or as many as the seed draws.
 * @param {SearchRecord} record
 * @param {Pick<Exercise, "asked" | "seed">} exercise
 */
export function questionsOf(record, { asked, seed }) {
  const all = allQuestions(record, asked);
  return all.length > MOST_QUESTIONS ? sample(all, MOST_QUESTIONS, seeded(seed)) : all;
}

/** Whether the node above has branches that come after this one. @param {SearchRecord} record @param {number} node */
function hasMore(record, node) {
  if (node === 0) return false;
  const { parents, sizes, skipped } = record.trace;
  const above = parents[node];
  return node + sizes[node] < above + sizes[above] || skipped[above] > 0;
}

/** The last step that is about the node which is left at one. @param {SearchRecord} record @param {number} leave */
function lastOf(record, leave) {
  const { node } = record.step(leave);
  let last = leave;
  while (last + 1 < record.length && record.step(last + 1).node === node) last += 1;
  return last;
}
