/**
 * Where the nodes of a whole tree lie on the map: one band for each ply, as wide as the leaves below
 * it. Pure; no drawing here.
 */
import type { SearchRecord } from "../parts/search/record.ts";

export interface MapLayout {
  /** The nodes that are leaves, in order: what lies at each place. */
  leaves: Uint32Array;
  /** The first leaf at or below each node, as its place in `leaves`. */
  first: Uint32Array;
  /** How many bands there are. */
  plies: number;
}

export interface WholeTree {
  /** All of minimax from the same root. */
  full: SearchRecord;
  /** The search's number of each node of the whole tree. */
  visited: Uint32Array;
  /** What minimax visits below the moves that the search cut off at a node. */
  spared: (node: number) => number;
}

/** @param full All of minimax. */
export function layOut(full: SearchRecord): MapLayout {
  const { nodes, plies } = full.trace;
  const first = new Uint32Array(nodes + 1);
  let count = 0;
  let deepest = 0;
  for (let node = 0; node < nodes; node += 1) {
    first[node] = count;
    if (full.isLeaf(node)) count += 1;
    if (plies[node] > deepest) deepest = plies[node];
  }
  first[nodes] = count;
  const leaves = new Uint32Array(count);
  for (let node = 0; node < nodes; node += 1) {
    if (full.isLeaf(node)) leaves[first[node]] = node;
  }
  return { leaves, first, plies: deepest + 1 };
}

/** The places of a node's leaves: from the first, up to but without the second. */
export function span({ first }: MapLayout, full: SearchRecord, node: number): [number, number] {
  return [first[node], first[node + full.trace.sizes[node]]];
}

/** The node of a ply that lies at a place; −1 if the game has ended before. */
export function nodeAt({ leaves }: MapLayout, full: SearchRecord, place: number, ply: number) {
  let node = leaves[place];
  if (node === undefined || full.trace.plies[node] < ply) return -1;
  while (full.trace.plies[node] > ply) node = full.trace.parents[node];
  return node;
}

/** The whole tree's node is not one of the search's. */
export const UNVISITED = 2 ** 32 - 1;

/**
 * The other way round: the whole tree's number of each node of a search.
 * @param visited What `match` gave.
 * @param nodes How many the search has.
 */
export function invert(visited: Uint32Array, nodes: number) {
  const numbers = new Uint32Array(nodes);
  visited.forEach((number, node) => {
    if (number !== UNVISITED) numbers[number] = node;
  });
  return numbers;
}

/**
 * How many positions plain minimax visits below the moves that a search cut off at a node.
 * @param numbers What `invert` gave.
 * @param node The search's.
 */
export function sparedBelow(
  full: SearchRecord,
  numbers: Uint32Array,
  search: SearchRecord,
  node: number,
) {
  const all = full.children(numbers[node]);
  const cut = all.slice(search.children(node).length);
  return cut.reduce((sum, child) => sum + full.trace.sizes[child], 0);
}

/**
 * For each node of the whole tree, its number in a search that visited only some of them. Both look
 * at moves in the same order, so a node's children in the search are the first of all its children.
 */
export function match(full: SearchRecord, search: SearchRecord) {
  const visited = new Uint32Array(full.trace.nodes).fill(UNVISITED);
  visited[0] = 0;
  for (let node = 0; node < full.trace.nodes; node += 1) {
    if (visited[node] === UNVISITED || full.isLeaf(node)) continue;
    const children = full.children(node);
    search.children(visited[node]).forEach((child, index) => (visited[children[index]] = child));
  }
  return visited;
}

export function wholeOf(full: SearchRecord, search: SearchRecord): WholeTree {
  const visited = match(full, search);
  const numbers = invert(visited, search.trace.nodes);
  return { full, visited, spared: (node) => sparedBelow(full, numbers, search, node) };
}
