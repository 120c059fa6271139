/** Searched trees as they are drawn. */
import type { SearchRecord } from "./record.ts";
import type { TreeRecord } from "./tree-record.ts";

/**
 * A searched tree as it is drawn: every node that one may see, whether the search came there or not. Its nodes
 * have ids of their own, the root's is 0.
 */
export interface Branches {
  count: number;
  /** The id above; the root's is 0. */
  parent: (id: number) => number;
  /** The ids below, in search order. */
  children: (id: number) => number[];
  /** The search's node; null if it never came there. */
  nodeOf: (id: number) => number | null;
  /** The id of a node of the search. */
  idOf: (node: number) => number;
  /** The cell, or the node of the written-out tree, that the id stands for. */
  moveOf: (id: number) => number;
}

/**
 * The search of a position: each node has its own number as its id, and each move that was cut the
 * next ids after those.
 */
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

/** The node that a cut belongs to: the last whose first cut is not after it. @param cut Its place in `trace.cuts`. */
function holderOf(firstCuts: Uint32Array, cut: number) {
  let [low, high] = [0, firstCuts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (firstCuts[middle] <= cut) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A written-out tree: the ids are the places of its nodes in the text. */
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

/** The ids from the root to one, that one included. */
export function pathTo(branches: Branches, id: number) {
  const path = [id];
  while (path[0] !== 0) path.unshift(branches.parent(path[0]));
  return path;
}

/** More nodes than this are not drawn at once. */
export const MOST_SHOWN = 340;

/**
 * The nodes on the stage, row by row, each after the one above it.
 * @param here Where the search is: its path and what lies beside it are open.
 * @param byHand What the visitor opened.
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
    // The search is never out of sight, however much the visitor opened.
    else shown.push(...children.filter((child) => opened.has(child)));
  }
  return shown;
}
