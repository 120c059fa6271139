/** Chooses the sentences of a written tree: those of a position in other words. */
import { consequence, searchSentence } from "../parts/search/sentences.ts";
import type { Message } from "../base/message.ts";
import type { Step } from "../parts/search/steps.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";

/** Sentences that have other words in a tree. */
const TREE_SENTENCES = [
  ...(["enter", "leave", "leave-root", "improve", "improve-first"] as const),
  ...(["narrow", "cut-tie", "cut-strict", "keeps", "chosen"] as const),
];

export function treeSentence(record: TreeRecord, step: Step): Message {
  if (record.needs === step.node && step.kind !== "leave") {
    const { name } = record.written(step.node);
    const values = { name: name ?? "", ...record.moveNames(step.node) };
    return { id: name === null ? "tree-needs-value" : "tree-needs", values };
  }
  if (step.kind === "leaf") {
    const worth = record.worth(record.trace.values[step.node]);
    const estimate = record.isAtLimit(step.node) ? "yes" : "no";
    return { id: "tree-step-leaf", values: { worth, estimate } };
  }
  if (step.kind === "enter" && step.node === 0) {
    const values = { player: record.player(0), moves: record.written(0).children.length };
    return { id: "tree-step-enter-root", values };
  }
  return inTree(searchSentence(record, step));
}

export function treeConsequence(record: TreeRecord, step: Step): Message | null {
  const message = consequence(record, step);
  return message && inTree(message);
}

/** Replaces the sentence of a position with that of a tree, if there is one. */
function inTree(message: Message): Message {
  const end = TREE_SENTENCES.find((one) => message.id === `step-${one}`);
  return end ? { ...message, id: `tree-step-${end}` } : message;
}
