/** Searched trees as they are drawn, and the part that is on the stage. */
import type { SearchRecord } from "./record.ts";
import type { TreeRecord } from "./tree-record.ts";

/**
 * A searched tree with every node that one may see, visited or not. Ids are its own; the root's is
 * 0.
 */
export interface Branches {
  count: number;
  /** The root's is 0. */
  parent: (id: number) => number;
  children: (id: number) => number[];
  /** Null if the search never came there. */
  nodeOf: (id: number) => number | null;
  idOf: (node: number) => number;
  /** A cell, or a node of the written-out tree. */
  moveOf: (id: number) => number;
}

/** Ids of a position's search are its nodes; moves that were cut have the next ids. */
export function positionBranches(record: SearchRecord): Branches {
  const { nodes, cuts, skipped, parents, moves } = record.trace;
  return {
    count: nodes + cuts.length,
    parent: (id) => (id < nodes ? parents[id] : holderOf(record.firstCuts, id - nodes)),
    children(id) {
      if (id >= nodes) return [];
      const cut = Array.from(
        { length: skipped[id] },
        (_, index) => nodes + record.firstCuts[id] + index,
      );
      return [...record.children(id), ...cut];
    },
    nodeOf: (id) => (id < nodes ? id : null),
    idOf: (node) => node,
    moveOf: (id) => (id < nodes ? moves[id] : cuts[id - nodes]),
  };
}

/**
 * The node of a cut: the last whose first cut is not after it. @param cut A place in `trace.cuts`.
 */
function holderOf(firstCuts: Uint32Array, cut: number) {
  let [low, high] = [0, firstCuts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (firstCuts[middle] <= cut) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Ids of a written-out tree are places in its text. */
export function writtenBranches(record: TreeRecord): Branches {
  const { tree, trace } = record;
  const nodes = new Map([...trace.moves].map((id, node) => [id, node]));
  return {
    count: tree.length,
    parent: (id) => tree[id].parent,
    children: (id) => tree[id].children,
    nodeOf: (id) => nodes.get(id) ?? null,
    idOf: (node) => trace.moves[node],
    moveOf: (id) => id,
  };
}

/** The ids from the root to one, both included. */
export function pathTo(branches: Branches, id: number) {
  const path = [id];
  while (path[0] !== 0) path.unshift(branches.parent(path[0]));
  return path;
}

/** The most nodes that are drawn at once. */
export const MOST_SHOWN = 340;

/**
 * Lists the nodes on the stage, row by row: all of a small tree, else the path and what is open.
 * @param here Where the search is: its path and what lies beside it are open.
 * @param byHand Opened by the visitor.
 * @param whole A tree of up to this many nodes is shown whole.
 */
export function shownAt(
  branches: Branches,
  here: number,
  byHand: ReadonlySet<number>,
  whole: number,
): number[] {
  const all = branches.count <= whole;
  const path = pathTo(branches, here);
  const opened = new Set(path);
  const shown = [0];
  for (let index = 0; index < shown.length; index += 1) {
    const id = shown[index];
    if (!all && !opened.has(id) && !byHand.has(id)) continue;
    const children = branches.children(id);
    if (shown.length + children.length <= MOST_SHOWN) shown.push(...children);
    // The search stays in sight, however much is open.
    else shown.push(...children.filter((child) => opened.has(child)));
  }
  return shown;
}
