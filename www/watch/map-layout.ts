/** Lays out a whole tree on the map: a band for each ply, as wide as its leaves. */
import type { SearchRecord } from "../parts/search/record.ts";

export interface MapLayout {
  /** The leaves, from left to right. */
  leaves: Uint32Array;
  /** For each node, the index of the first leaf at or below it. */
  first: Uint32Array;
  plies: number;
}

export interface MinimaxTree {
  full: SearchRecord;
  /** For each node, its number in the search, or `UNVISITED`. */
  visited: Uint32Array;
  /** Counts the nodes that minimax visits below the moves that were cut at a node of the search. */
  spared: (node: number) => number;
}

export function layOut(full: SearchRecord): MapLayout {
  const { nodes, plies } = full.trace;
  const first = new Uint32Array(nodes + 1);
  const leaves: number[] = [];
  let deepest = 0;
  for (let node = 0; node < nodes; node += 1) {
    first[node] = leaves.length;
    if (full.isLeaf(node)) leaves.push(node);
    if (plies[node] > deepest) deepest = plies[node];
  }
  first[nodes] = leaves.length;
  return { leaves: Uint32Array.from(leaves), first, plies: deepest + 1 };
}

/** Returns the index of a node's first leaf, and the index after its last leaf. */
export const span = ({ first }: MapLayout, full: SearchRecord, node: number): [number, number] => [
  first[node],
  first[node + full.trace.sizes[node]],
];

/** Finds the node at a leaf's index and a ply; −1 if the game ends before that ply. */
export function nodeAt({ leaves }: MapLayout, full: SearchRecord, index: number, ply: number) {
  let node = leaves[index];
  if (node === undefined || full.trace.plies[node] < ply) return -1;
  while (full.trace.plies[node] > ply) node = full.trace.parents[node];
  return node;
}

/** Marks a node of the whole tree that the search did not visit. */
export const UNVISITED = 2 ** 32 - 1;

/** Matches a search's nodes with those of the whole tree. Visited children come before cut ones. */
export function minimaxTree(full: SearchRecord, search: SearchRecord): MinimaxTree {
  const visited = new Uint32Array(full.trace.nodes).fill(UNVISITED);
  const numbers = new Uint32Array(search.trace.nodes);
  visited[0] = 0;
  for (let node = 0; node < full.trace.nodes; node += 1) {
    if (visited[node] === UNVISITED) continue;
    numbers[visited[node]] = node;
    if (full.isLeaf(node)) continue;
    const children = full.children(node);
    search.children(visited[node]).forEach((child, index) => (visited[children[index]] = child));
  }
  function spared(node: number) {
    const cut = full.children(numbers[node]).slice(search.children(node).length);
    return cut.reduce((sum, child) => sum + full.trace.sizes[child], 0);
  }
  return { full, visited, spared };
}
