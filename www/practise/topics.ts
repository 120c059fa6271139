/** What questions and marks are about, and where Learn explains it. Pure. */

/** @import { ChapterName } from "../page/types.d.ts" */
/** @import { SearchRecord } from "../parts/search/record.js" */
/** @import { Fault, Question, Topic } from "./types.d.ts" */

/**
 * The chapter that explains each topic, and the step of a figure there that shows it.
 * @type {Record<"bounds" | "cut" | "value" | "bound" | "move" | "drop", [chapter: ChapterName, step: string]>}
 */
export const EXPLAINED = {
  bounds: ["alpha-beta", "window@leave-1"],
  cut: ["first-cut", "nine@cut-1"],
  value: ["minimax", "nine@leave-1"],
  bound: ["bounds", "corner@end"],
  move: ["win-soon", "three@end"],
  drop: ["connect-four", "forced@move-1"],
};

/** What a question is about. @param {SearchRecord} record @param {Question} question @returns {Topic} */
export function topicOf(record, { kind, node }) {
  if (kind === "limit") return "cut";
  if (kind !== "value") return kind;
  return record.bound(node) === "exact" ? "value" : "bound";
}

/** What a mark of a tree is about. @param {Fault} fault @returns {Topic} */
export function topicOfMark({ kind }) {
  return kind === "extra-cut" || kind === "missing-cut" ? "cut" : "value";
}
