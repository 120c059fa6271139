/** The frames of a figure: moments of its search, with the names that chapters give as steps. */
import type { SearchRecord } from "../../parts/search/record.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";
import type { FigureSubject } from "./subject.ts";

/** If a board's tree has more nodes, only the root's children are drawn. */
const MOST_BOARDS = 20;

export function isDrawn(record: SearchRecord, node: number) {
  const small = record.isTree() || record.trace.nodes <= MOST_BOARDS;
  return small || record.trace.plies[node] <= 1;
}

/** Returns the path to a node of the search, as branch numbers from 1. */
export function wayTo(record: SearchRecord, node: number): number[] {
  const { moves, parents } = record.trace;
  const branch = (at: number) => record.allMoves(parents[at]).indexOf(moves[at]) + 1;
  return record.path(node).slice(1).map(branch);
}

export interface SearchFrame {
  name: string;
  moment: "start" | "enter" | "leave" | "cut" | "end";
  /** The node that the search is at or has just left. */
  node: number;
  /** The last step of the record that the frame includes. */
  step: number;
}

/** Steps that show the effect of a node's value on its parent. */
const EFFECTS = ["improve", "narrow"];

export function framesOf(record: SearchRecord, { show }: FigureSubject): SearchFrame[] {
  const frames: SearchFrame[] = [{ name: "start", moment: "start", node: 0, step: 0 }];
  let cuts = 0;
  for (let index = 0; index < record.length; index += 1) {
    const { kind, node, here } = record.step(index);
    const leaf = record.isLeaf(node);
    const name = wayTo(record, node).join(".") || "root";
    if (kind === "cut" && record.trace.skipped[here] > 0) {
      cuts += 1;
      // A cut of branches that are not in the drawing changes nothing on the screen.
      if (isDrawn(record, here + 1)) {
        frames.push({ name: `cut-${cuts}`, moment: "cut", node: here, step: index });
      }
    }
    if (node === 0 || !isDrawn(record, node)) continue;
    if (kind === "enter" && !leaf && isDrawn(record, node + 1)) {
      frames.push({ name: `enter-${name}`, moment: "enter", node, step: index });
    }
    if (kind === "leave" && (leaf || show !== "ends")) {
      const step = lastEffect(record, index);
      frames.push({ name: `leave-${name}`, moment: "leave", node, step });
    }
  }
  return [...frames, { name: "end", moment: "end", node: 0, step: record.length - 1 }];
}

/** Finds the last step that is an effect of leaving a node. */
function lastEffect(record: SearchRecord, left: number) {
  let step = left;
  while (step + 1 < record.length && EFFECTS.includes(record.step(step + 1).kind)) step += 1;
  return step;
}

/** Finds the index of a frame, or throws if no frame has the name. */
export function frameAt(frames: readonly { name: string }[], name: string) {
  const index = frames.findIndex((frame) => frame.name === name);
  if (index < 0) throw new Error(`the figure has no step ${name}`);
  return index;
}

/**
 * Finds the frame in which the search leaves or cuts a node; −1 if there is none.
 * @param drawn The number of the node in the drawing.
 */
export function frameOfNode(record: SearchRecord, frames: readonly SearchFrame[], drawn: number) {
  if (drawn === 0) return frames.length - 1;
  const [node, wasCut] = record.isTree() ? visited(record, drawn) : [drawn, false];
  const moment = wasCut ? "cut" : "leave";
  return frames.findIndex((frame) => frame.moment === moment && frame.node === node);
}

/** Finds the search's node for a node of the tree, or the node where it was cut. */
export function visited(record: TreeRecord, index: number): [node: number, wasCut: boolean] {
  let above = index;
  while (record.visit(above) < 0) above = record.tree[above].parent;
  return [record.visit(above), above !== index];
}
