/**
 * The steps of a recorded search, in order. A step is stored as one number, eight times its
 * node plus its kind: alpha-beta from an empty board has 85,178 steps, minimax 2.2 million.
 */
import type { Trace, TreeTrace } from "../../../pkg/whole/cutoff.js";

export type SearchTrace = Trace | TreeTrace;

export type StepKind = (typeof KINDS)[number];

export interface Step {
  index: number;
  kind: StepKind;
  node: number;
  /** The node where the search is: the parent of `node` for `improve`, `narrow` and `cut`. */
  here: number;
}

/** The kinds of steps. With `improve`, `narrow` and `cut`, a node's value changes its parent. */
export const KINDS = ["enter", "leaf", "improve", "narrow", "cut", "leave"] as const;

/** The bits of `SearchTrace.marks`. A leaf at the depth limit has an estimate. */
export const MARK = { leaf: 1, improved: 2, narrowed: 4, closed: 8, limit: 16 };
const EVENT_MARKS = MARK.leaf | MARK.improved | MARK.narrowed | MARK.closed;

/** The step of an event that never happens. */
const NEVER_STEP = 2 ** 32 - 1;

const [ENTER, LEAF, IMPROVE, NARROW, CUT, LEAVE] = KINDS.keys();

/** Lists all steps, packed, and when each node is entered, left and closed (or `NEVER_STEP`). */
export function unfold({ nodes, sizes, marks, parents }: SearchTrace) {
  const indices = {
    steps: new Uint32Array(countSteps(nodes, marks)),
    entered: new Uint32Array(nodes),
    left: new Uint32Array(nodes),
    closed: new Uint32Array(nodes).fill(NEVER_STEP),
  };
  const open = new Uint32Array(256);
  let [depth, length] = [0, 0];
  const add = (node: number, kind: number) => {
    indices.steps[length] = node * 8 + kind;
    length += 1;
  };
  const leave = (node: number) => {
    const mark = node === 0 ? 0 : marks[node];
    indices.left[node] = length;
    add(node, LEAVE);
    if (mark & MARK.improved) add(node, IMPROVE);
    if (mark & MARK.narrowed) add(node, NARROW);
    if (mark & MARK.closed) {
      indices.closed[parents[node]] = length;
      add(node, CUT);
    }
  };
  for (let node = 0; node < nodes; node += 1) {
    while (depth > 0 && open[depth - 1] + sizes[open[depth - 1]] <= node) leave(open[(depth -= 1)]);
    indices.entered[node] = length;
    add(node, ENTER);
    if (marks[node] & MARK.leaf) add(node, LEAF);
    open[depth++] = node;
  }
  while (depth > 0) leave(open[(depth -= 1)]);
  return indices;
}

function countSteps(nodes: number, marks: Uint8Array) {
  let count = 2 * nodes;
  for (const mark of marks) {
    for (let bits = mark & EVENT_MARKS; bits > 0; bits &= bits - 1) count += 1;
  }
  return count;
}
