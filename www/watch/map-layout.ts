/**
 * Where the nodes of a whole tree lie on the map: one band for each ply, as wide as the leaves below
 * it. Pure; no drawing here.
 */

/** @import { SearchRecord } from "../parts/search/record.js" */
/** @import { MapLayout, WholeTree } from "./types.d.ts" */

/**
 * @param {SearchRecord} full All of minimax.
 * @returns {MapLayout}
 */
export function layOut(full) {
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

/**
 * The places of a node's leaves: from the first, up to but without the second.
 * @param {MapLayout} layout
 * @param {SearchRecord} full
 * @param {number} node
 * @returns {[number, number]}
 */
export function span({ first }, full, node) {
  return [first[node], first[node + full.trace.sizes[node]]];
}

/**
 * The node of a ply that lies at a place; −1 if the game has ended before.
 * @param {MapLayout} layout
 * @param {SearchRecord} full
 * @param {number} place
 * @param {number} ply
 */
export function nodeAt({ leaves }, full, place, ply) {
  let node = leaves[place];
  if (node === undefined || full.trace.plies[node] < ply) return -1;
  while (full.trace.plies[node] > ply) node = full.trace.parents[node];
  return node;
}

/** The whole tree's node is not one of the search's. */
export const UNVISITED = 2 ** 32 - 1;

/**
 * The other way round: the whole tree's number of each node of a search.
 * @param {Uint32Array} visited What `match` gave.
 * @param {number} nodes How many the search has.
 */
export function invert(visited, nodes) {
  const numbers = new Uint32Array(nodes);
  visited.forEach((number, node) => {
    if (number !== UNVISITED) numbers[number] = node;
  });
  return numbers;
}

/**
 * How many positions plain minimax visits below the moves that a search cut off at a node.
 * @param {SearchRecord} full
 * @param {Uint32Array} numbers What `invert` gave.
 * @param {SearchRecord} search
 * @param {number} node The search's.
 */
export function sparedBelow(full, numbers, search, node) {
  const all = full.children(numbers[node]);
  const cut = all.slice(search.children(node).length);
  return cut.reduce((sum, child) => sum + full.trace.sizes[child], 0);
}

/**
 * For each node of the whole tree, its number in a search that visited only some of them. Both look
 * at moves in the same order, so a node's children in the search are the first of all its children.
 * @param {SearchRecord} full
 * @param {SearchRecord} search
 */
export function match(full, search) {
  const visited = new Uint32Array(full.trace.nodes).fill(UNVISITED);
  visited[0] = 0;
  for (let node = 0; node < full.trace.nodes; node += 1) {
    if (visited[node] === UNVISITED || full.isLeaf(node)) continue;
    const children = full.children(node);
    search.children(visited[node]).forEach((child, index) => (visited[children[index]] = child));
  }
  return visited;
}

/**
 * @param {SearchRecord} full
 * @param {SearchRecord} search
 * @returns {WholeTree}
 */
export function wholeOf(full, search) {
  const visited = match(full, search);
  const numbers = invert(visited, search.trace.nodes);
  return { full, visited, spared: (node) => sparedBelow(full, numbers, search, node) };
}
