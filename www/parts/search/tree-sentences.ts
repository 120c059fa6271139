/** The sentences of a written-out tree: those of a position, in a tree's words. */
import { consequence, searchSentence } from "./sentences.js";

/** @import { Step } from "./types.d.ts" */
/** @import { Words } from "../../base/types.d.ts" */
/** @import { TreeRecord } from "./tree-record.js" */

/**
 * @param {TreeRecord} record
 * @param {Step} step
 * @returns {Words}
 */
export function treeSentence(record, step) {
  if (record.needs === step.node && step.kind !== "leave") {
    const { name } = record.written(step.node);
    const values = { name: name ?? "", ...record.moveNames(step.node) };
    return { id: name === null ? "tree-needs-value" : "tree-needs", values };
  }
  if (step.kind === "leaf") {
    const worth = record.worth(record.trace.values[step.node]);
    const estimate = record.isCutShort(step.node) ? "yes" : "no";
    return { id: "tree-step-leaf", values: { worth, estimate } };
  }
  if (step.kind === "enter" && step.node === 0) {
    const values = { player: record.player(0), moves: record.written(0).children.length };
    return { id: "tree-step-enter-root", values };
  }
  const words = searchSentence(record, step);
  return { ...words, id: `tree-${words.id}` };
}

/**
 * What follows from a step, in a tree's words.
 * @param {TreeRecord} record
 * @param {Step} step
 * @returns {Words | null}
 */
export function treeConsequence(record, step) {
  const words = consequence(record, step);
  return words?.values ? { ...words, id: `tree-${words.id}` } : words;
}
