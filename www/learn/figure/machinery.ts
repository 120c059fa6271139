/** What a figure needs once it is touched: the engine, the record of its search, and its drawing. */
import { answering } from "../../engine/workers.ts";
import { framesOf, recordOf, traced } from "../drawing/subject.ts";
import { uniformText } from "./uniform-tree.ts";
import type { Frame, FigureEngine, FigureSubject } from "../drawing/subject.ts";
import type { SearchTrace } from "../../parts/search/steps.ts";
import type { Uniform } from "./uniform-tree.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";

export { pictureOf } from "./picture.ts";
export { uniformPicture } from "./uniform-picture.ts";

export type Moving = { record: ReturnType<typeof recordOf>; frames: Frame[] };

/** Asks the engine for the search of a figure. */
export async function searched(subject: FigureSubject, signal?: AbortSignal): Promise<Moving> {
  const engine = answering();
  const asking: FigureEngine<Promise<SearchTrace>> = {
    trace_tree: (...args) => engine.request("trace_tree", args, { signal }),
    trace: (...args) => engine.request("trace", args, { signal }),
  };
  const record = recordOf(subject, await traced(asking, subject));
  return { record, frames: framesOf(record, subject) };
}

/** Alpha-beta in a uniform tree. */
export function searchedUniform(uniform: Uniform) {
  return answering().request("trace_tree", [uniformText(uniform), true]);
}

/**
 * The frame in which the search leaves a node of the drawing; for a node that was cut, that cut; null
 * if there is none.
 * @param drawn The number that the drawing gives the node.
 */
export function frameOf({ record, frames }: Moving, drawn: number) {
  if (drawn === 0) return frames.length - 1;
  const [node, wasCut] = record.isTree() ? visited(record, drawn) : [drawn, false];
  const moment = wasCut ? "cut" : "leave";
  const index = frames.findIndex((frame) => frame.moment === moment && frame.node === node);
  return index < 0 ? null : index;
}

/**
 * The search's node that a node of a written-out tree is; for one that was cut, the node above it at
 * which it was.
 */
function visited(record: TreeRecord, index: number): [node: number, wasCut: boolean] {
  let above = index;
  while (record.visit(above) < 0) above = record.tree[above].parent;
  return [record.visit(above), above !== index];
}
