/** What is known of every node of a tree at a step of its search. */
import { sure } from "../../base/sure.ts";
import type { Branches } from "./branches.ts";
import type { Stand } from "./path-state.ts";
import type { Step } from "./steps.ts";
import type { Bound, SearchRecord } from "./record.ts";

/** What is known of a node at a step. */
export interface Look {
  /**
   * - `unknown`: the search has not come there.
   * - `open`: it is there or below; `value` is the best so far.
   * - `exact`, `least`, `most`: it has come back with the value, or with a bound.
   * - `cut`: it will not come there.
   */
  state: "unknown" | "open" | Bound | "cut";
  /** X's; null if there is none yet. */
  value: number | null;
  /** What the value proves; null for nothing. */
  proves: Bound | null;
}

const UNKNOWN: Look = { state: "unknown", value: null, proves: null };
const CUT: Look = { state: "cut", value: null, proves: null };

/** @returns What is known of a node after the step. */
export function knowledgeAt(
  record: SearchRecord,
  branches: Branches,
  step: Step,
): (id: number) => Look {
  const stands = new Map(record.stands(step).map((stand) => [stand.node, stand]));
  return (id) => {
    const node = branches.nodeOf(id);
    if (node !== null && record.entering(node) <= step.index) {
      if (record.leaving(node) > step.index) return openLook(stands.get(node));
      const state = record.bound(node);
      return { state, value: record.trace.values[node], proves: state };
    }
    // Whatever lies below a cut is cut as well.
    return node === null && isCut(record, branches, id, step) ? CUT : UNKNOWN;
  };
}

/** A node that the search is at or below. */
function openLook(stand: Stand | undefined): Look {
  const value = stand?.best ?? null;
  const side = stand?.player === "X" ? "least" : "most";
  return { state: "open", value, proves: stand?.sure ? side : null };
}

/** True if an id that the search never came to was cut by a step. */
function isCut(record: SearchRecord, branches: Branches, id: number, { index }: Step) {
  let above = branches.parent(id);
  while (branches.nodeOf(above) === null) above = branches.parent(above);
  const node = sure(branches.nodeOf(above));
  return record.closing(node) <= index;
}
