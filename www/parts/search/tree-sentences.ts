/** The sentences of a written-out tree: those of a position, in a tree's words. */
import { consequence, searchSentence } from "./sentences.ts";
import type { Step } from "./steps.ts";
import type { Words } from "../../base/link-text.ts";
import type { TreeRecord } from "./tree-record.ts";

export function treeSentence(record: TreeRecord, step: Step): Words {
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

/** What follows from a step, in a tree's words. */
export function treeConsequence(record: TreeRecord, step: Step): Words | null {
  const words = consequence(record, step);
  return words?.values ? { ...words, id: `tree-${words.id}` } : words;
}
