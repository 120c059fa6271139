/** What a search knows of each node at a frame. Pure; no drawing here. */
import { positionBranches, writtenBranches } from "../../parts/search/branches.ts";
import { knowledgeAt } from "../../parts/search/node-state.ts";
import { nothing } from "../../parts/tree/drawing.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { Frame } from "./frames.ts";
import type { Look } from "../../parts/search/node-state.ts";

/** Nodes have the ids of the drawing: in a written-out tree their places in its text. */
export interface Scene {
  look: (id: number) => Look;
  /** Of the node where the search is, of best play, of one game. */
  marks: (id: number) => string[];
  /** Of the node where the search is. */
  window: { alpha: number; beta: number; best: number | null };
}

/** @param chosen The root's child that a program with a bug chooses at the end. */
export function sceneOf(record: SearchRecord, frame: Frame, chosen?: number): Scene {
  const { moment, node, step } = frame;
  const branches = record.isTree() ? writtenBranches(record) : positionBranches(record);
  const here = branches.idOf(node);
  if (moment === "start") {
    const window = { alpha: -Infinity, beta: Infinity, best: null };
    return { look: nothing, marks: (id) => (id === here ? ["here"] : []), window };
  }
  const stands = record.stands(record.step(step));
  const best = stands[0].chosen;
  const line = moment === "end" ? pathOf(record, chosen) : new Set(best === null ? [] : [best]);
  return {
    look: knowledgeAt(record, branches, record.step(step)),
    marks(id) {
      const at = branches.nodeOf(id);
      const isOnLine = at !== null && line.has(at);
      const isBest = isOnLine && record.trace.parents[at] === 0;
      return [
        ...(id === here ? ["here"] : []),
        ...(isOnLine ? ["line"] : []),
        ...(isBest ? ["best"] : []),
      ];
    },
    window: stands[stands.length - 1],
  };
}

/**
 * The same where values are not spoken of yet: which boards have come up, and the game that led to the
 * last one.
 */
export function gameOf(record: SearchRecord, frame: Frame): Scene {
  const { window } = sceneOf(record, frame);
  const game = new Set(frame.moment === "end" ? [] : record.path(frame.node));
  return {
    window,
    look(node) {
      const hasComeUp = frame.moment !== "start" && record.entering(node) <= frame.step;
      if (!hasComeUp) return nothing();
      return { state: "exact", value: record.trace.values[node], proves: "exact" };
    },
    marks: (node) => [
      ...(node === frame.node ? ["here"] : []),
      ...(game.has(node) ? ["played"] : []),
    ],
  };
}

/** Best play from the root to a leaf: at each node the first child with its value; or the one move of a bug. */
function pathOf(record: SearchRecord, chosen?: number) {
  if (chosen !== undefined) return new Set([chosen]);
  const { values } = record.trace;
  const path: Set<number> = new Set();
  for (let node = 0; !record.isLeaf(node);) {
    const next = record.children(node).find((child) => values[child] === values[node]);
    if (next === undefined) break;
    path.add((node = next));
  }
  return path;
}
