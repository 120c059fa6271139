/** The state of every node of a tree at a step. */
import { sure } from "../../base/sure.ts";
import type { BoundKind } from "../../../pkg/whole/cutoff.js";
import type { Branches } from "./branches.ts";
import type { PathState } from "./path-state.ts";
import type { Step } from "./steps.ts";
import type { SearchRecord } from "./record.ts";

export interface Knowledge {
  /**
   * `unknown`: not visited yet. `open`: on the path, with the best value so far. `exact`, `lower`,
   * `upper`: visited, with a value or a bound. `cut`: skipped.
   */
  state: "unknown" | "open" | BoundKind | "cut";
  /** The value for X; null if there is none yet. */
  value: number | null;
  /** Null if the value proves nothing. */
  proves: BoundKind | null;
}

export const UNKNOWN: Knowledge = { state: "unknown", value: null, proves: null };
export const CUT: Knowledge = { state: "cut", value: null, proves: null };

export function knowledgeAt(record: SearchRecord, branches: Branches, step: Step) {
  const pathStates = new Map(record.pathStates(step).map((state) => [state.node, state]));
  return (id: number): Knowledge => {
    const node = branches.nodeOf(id);
    if (node !== null && record.entering(node) <= step.index) {
      if (record.leaving(node) > step.index) return openNode(pathStates.get(node));
      const state = record.boundKind(node);
      return { state, value: record.trace.values[node], proves: state };
    }
    // Nodes below a cut are cut too.
    return node === null && isCut(record, branches, id, step) ? CUT : UNKNOWN;
  };
}

function openNode(state: PathState | undefined): Knowledge {
  const value = state?.best ?? null;
  const side = state?.player === "X" ? "lower" : "upper";
  return { state: "open", value, proves: state?.isAssured ? side : null };
}

/** True if, up to a step, a cut has skipped a node. */
function isCut(record: SearchRecord, branches: Branches, id: number, { index }: Step) {
  let above = branches.parent(id);
  while (branches.nodeOf(above) === null) above = branches.parent(above);
  const node = sure(branches.nodeOf(above));
  return record.closing(node) <= index;
}
