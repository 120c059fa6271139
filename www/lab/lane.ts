/** How far a search is that gets deeper and deeper, and what that comes to. Pure. */

/** @import { Lane } from "./types.d.ts" */

/** @param {string} searchName @returns {Lane} */
export function newLane(searchName) {
  return {
    searchName,
    state: "waiting",
    runs: [],
    open: null,
    visited: 0,
    ms: 0,
    worth: null,
    atLeast: null,
    atMost: null,
  };
}

/** How deep a search got; 0 if it finished none. @param {Lane} lane */
export function depthReached({ runs }) {
  return runs.at(-1)?.depth ?? 0;
}

/** The nodes visited to a depth; undefined if that was not finished. @param {Lane} lane @param {number} depth */
export function nodesTo({ runs }, depth) {
  return runs.find((run) => run.depth === depth)?.nodes;
}

/**
 * The effective branching factor: a tree in which each node has so many children has as many nodes down
 * to this depth. Source: S. Russell, P. Norvig, *Artificial Intelligence: A Modern Approach*, on the
 * 8-puzzle; the root counts here.
 * @param {number} nodes 1 + b + b² + … + b^depth, more than 1.
 * @param {number} depth From 1.
 */
export function branching(nodes, depth) {
  const size = (/** @type {number} */ b) => {
    let sum = 1;
    for (let ply = 0; ply < depth; ply += 1) sum = 1 + b * sum;
    return sum;
  };
  // b^depth is less than the sum.
  let [low, high] = [0, Math.max(1, nodes ** (1 / depth))];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (size(middle) < nodes) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The branching factor at the greatest depth that a search finished; null if it finished none. @param {Lane} lane */
export function branchingOf({ runs }) {
  const last = runs.at(-1);
  return last && last.depth > 0 && last.nodes > 1 ? branching(last.nodes, last.depth) : null;
}

/** A clock's steps are small against so many milliseconds. */
export const MEASURABLE_MS = 20;

/** Positions in a second; null if too little time was measured. @param {Lane} lane */
export function rateOf({ visited, ms }) {
  return ms < MEASURABLE_MS || visited === 0 ? null : (visited / ms) * 1000;
}
