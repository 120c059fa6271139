/** Describes a search at a step, for its drawing: the state of each node, its marks, and the window. */
import { positionBranches, writtenBranches } from "../../parts/search/branches.ts";
import { UNKNOWN, knowledgeAt, type Knowledge } from "../../parts/search/node-state.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { FigureStep } from "../subject/steps.ts";

/** Nodes have their numbers from the drawing. */
export interface Snapshot {
  knowledgeOf: (id: number) => Knowledge;
  /** Marks of a node: the current node, part of best play, or part of the game. */
  marks: (id: number) => string[];
  /** α, β and the best value at the current node. */
  window: { alpha: number; beta: number; best: number | null };
}

/** @param chosen The root's child that a search with the bug chooses at the end. */
export function snapshotOf(record: SearchRecord, step: FigureStep, chosen?: number): Snapshot {
  const { kind, node, recordStep } = step;
  const branches = record.isTree() ? writtenBranches(record) : positionBranches(record);
  const here = branches.idOf(node);
  if (kind === "start") {
    const window = { alpha: -Infinity, beta: Infinity, best: null };
    return { knowledgeOf: () => UNKNOWN, marks: (id) => (id === here ? ["here"] : []), window };
  }
  const pathStates = record.pathStates(record.step(recordStep));
  const best = pathStates[0].chosen;
  const line = kind === "end" ? pathOf(record, chosen) : new Set(best === null ? [] : [best]);
  return {
    knowledgeOf: knowledgeAt(record, branches, record.step(recordStep)),
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
    window: pathStates[pathStates.length - 1],
  };
}

/** Shows no values, only the boards so far and the game that led to the last one. */
export function gameSnapshot(record: SearchRecord, step: FigureStep): Snapshot {
  const { window } = snapshotOf(record, step);
  const game = new Set(step.kind === "end" ? [] : record.path(step.node));
  return {
    window,
    knowledgeOf(node) {
      const hasComeUp = step.kind !== "start" && record.entering(node) <= step.recordStep;
      if (!hasComeUp) return UNKNOWN;
      return { state: "exact", value: record.trace.values[node], proves: "exact" };
    },
    marks: (node) => [
      ...(node === step.node ? ["here"] : []),
      ...(game.has(node) ? ["played"] : []),
    ],
  };
}

/** Follows best play (first children with their parent's value), or only the move of a bug. */
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
