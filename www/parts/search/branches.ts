/** Searched trees with their cut branches, and the nodes on the stage. */
import type { SearchRecord } from "./record.ts";
import type { TreeRecord } from "./tree-record.ts";
import type { TreeNode } from "../../../pkg/whole/cutoff.js";

/** A searched tree with all its nodes, visited or not. It has its own ids; the root has id 0. */
export interface Branches {
  count: number;
  parent: (id: number) => number;
  children: (id: number) => number[];
  /** Null if the search skipped the node. */
  nodeOf: (id: number) => number | null;
  idOf: (node: number) => number;
  /** A cell, or a node of the written tree. */
  moveOf: (id: number) => number;
}

/** Visited nodes have their numbers as ids. The moves that were cut have the next ids. */
export function positionBranches(record: SearchRecord): Branches {
  const { nodes, cuts, skipped, parents, moves } = record.trace;
  return {
    count: nodes + cuts.length,
    parent: (id) => (id < nodes ? parents[id] : holderOf(record.firstCuts, id - nodes)),
    children(id) {
      if (id >= nodes) return [];
      const first = nodes + record.firstCuts[id];
      const cut = Array.from({ length: skipped[id] }, (_, index) => first + index);
      return [...record.children(id), ...cut];
    },
    nodeOf: (id) => (id < nodes ? id : null),
    idOf: (node) => node,
    moveOf: (id) => (id < nodes ? moves[id] : cuts[id - nodes]),
  };
}

/** Finds the node that has a cut. @param cut An index in `trace.cuts`. */
function holderOf(firstCuts: Uint32Array, cut: number) {
  let [low, high] = [0, firstCuts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (firstCuts[middle] <= cut) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The ids are indices in the tree. */
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

/** Lists the ids from the root to a node, both included. */
export function pathTo(branches: Branches, id: number) {
  const path = [id];
  while (path[0] !== 0) path.unshift(branches.parent(path[0]));
  return path;
}

/** The most nodes that are drawn at once. */
export const MOST_VISIBLE = 340;

/**
 * Lists the nodes on the stage row by row: a small tree in full, otherwise the path and the open
 * nodes. @param here The node where the search is. @param byHand Nodes that the visitor opened.
 * @param mostInFull The largest number of nodes of a tree that is shown in full.
 */
export function visibleIds(
  branches: Branches,
  here: number,
  byHand: ReadonlySet<number>,
  mostInFull: number,
): number[] {
  const all = branches.count <= mostInFull;
  const path = pathTo(branches, here);
  const opened = new Set(path);
  const visible = [0];
  for (let index = 0; index < visible.length; index += 1) {
    const id = visible[index];
    if (!all && !opened.has(id) && !byHand.has(id)) continue;
    const children = branches.children(id);
    if (visible.length + children.length <= MOST_VISIBLE) visible.push(...children);
    // The path stays visible, however many nodes are open.
    else visible.push(...children.filter((child) => opened.has(child)));
  }
  return visible;
}

/** Lists the branch numbers, from 1, on the path to each node. Parents come first in `tree`. */
export function pathsOf(tree: readonly TreeNode[]) {
  const paths: number[][] = [[]];
  for (const [node, { parent }] of tree.entries())
    if (node > 0) paths.push([...paths[parent], tree[parent].children.indexOf(node) + 1]);
  return paths;
}

/** Writes the branches from the root, such as 1.2; empty for the root. */
export const pathText = (path: readonly number[], number: (branch: number) => string) =>
  path.map((branch) => number(branch)).join(".");
