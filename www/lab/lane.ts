/** How far a search is that gets deeper and deeper, and what that comes to. */
import type { Ending } from "../../pkg/web/cutoff.js";
import type { RacedSearch } from "./searches.ts";

export type Lane = ReturnType<typeof newLane>;

interface FinishedSearch {
  depth: number;
  /** The nodes visited to this depth: of a search that deepens step by step, those of all steps together. */
  nodes: number;
  ms: number;
}

export function newLane(searchName: RacedSearch) {
  return {
    searchName,
    /** `spent`: its time was over; `failed`: its worker ended. */
    state: "waiting" as "waiting" | "running" | "proved" | "spent" | "stopped" | "failed",
    /** Those that were finished, each deeper than the one before. */
    runs: [] as FinishedSearch[],
    /** The one that was not, and the nodes visited up to then, counted as in `FinishedSearch`. */
    open: null as { depth: number; nodes: number } | null,
    visited: 0,
    /** The time that all nodes took, as the worker measured it. */
    ms: 0,
    /** The result for the side to move, once it is proved. */
    worth: null as Ending | null,
    /** While it is not: the side to move gets at least this … */
    atLeast: null as Ending | null,
    /** … and at most this. */
    atMost: null as Ending | null,
  };
}

/** How deep a search got; 0 if it finished none. */
export function depthReached({ runs }: Lane) {
  return runs.at(-1)?.depth ?? 0;
}

/** The nodes visited to a depth; undefined if that was not finished. */
export function nodesTo({ runs }: Lane, depth: number) {
  return runs.find((run) => run.depth === depth)?.nodes;
}

/**
 * The effective branching factor: a tree in which each node has that many children has the same
 * number of nodes down to this depth. Source: S. Russell, P. Norvig, *Artificial Intelligence: A
 * Modern Approach*, on the 8-puzzle; the root counts here.
 * @param nodes 1 + b + b² + … + b^depth, more than 1.
 * @param depth From 1.
 */
export function branching(nodes: number, depth: number) {
  const size = (b: number) => {
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

/** The branching factor at the greatest depth that a search finished; null if it finished none. */
export function branchingOf({ runs }: Lane) {
  const last = runs.at(-1);
  return last && last.depth > 0 && last.nodes > 1 ? branching(last.nodes, last.depth) : null;
}

/** A clock's steps are small against this many milliseconds. */
export const MEASURABLE_MS = 20;

/** Positions in a second; null if too little time was measured. */
export function rateOf({ visited, ms }: Lane) {
  return ms < MEASURABLE_MS || visited === 0 ? null : (visited / ms) * 1000;
}
