/** What the searches of a race have reached, and what that comes to. Pure. */
import { ENTRIES, LACKING, STRONG } from "./contestants.js";

/** @import { Ending } from "../../../pkg/web/cutoff.js" */

/**
 * A search that was finished.
 * @typedef {object} Run
 * @property {number} depth In plies.
 * @property {number} nodes The positions visited to this depth. A search that deepens step by step has
 * visited them on all steps together.
 * @property {number} ms What that took.
 */

/**
 * One search in a race.
 * @typedef {object} Lane
 * @property {string} contestant
 * @property {"waiting" | "running" | "proved" | "spent" | "stopped" | "failed"} state `spent`: its time
 * was over; `failed`: its worker ended.
 * @property {Run[]} runs Those that were finished, each deeper than the one before.
 * @property {{ depth: number, nodes: number } | null} open The one that was not, and the positions
 * visited up to then, counted as in `Run`.
 * @property {number} visited All positions visited.
 * @property {number} ms … and the time that this took, as the worker measured it.
 * @property {Ending | null} worth The result for the side to move, once it is proved.
 * @property {Ending | null} atLeast While it is not: the side to move gets at least this …
 * @property {Ending | null} atMost … and at most this.
 */

/**
 * A race by depth that is over.
 * @typedef {object} DepthRace
 * @property {Lane[]} lanes
 * @property {string} board Where the searches began …
 * @property {import("../../../pkg/web/cutoff.js").Player} player … and who was to move.
 * @property {boolean} stopped Whether the visitor stopped it.
 * @property {{ made: string, browser: string, game: string, budgetSeconds: number, memoryMb: number }} about
 */

/** @param {string} contestant @returns {Lane} */
export function newLane(contestant) {
  return {
    ...{ contestant, state: "waiting", runs: [], open: null, visited: 0, ms: 0 },
    ...{ worth: null, atLeast: null, atMost: null },
  };
}

/** How deep a search got; 0 if it finished none. @param {Lane} lane */
export function depthOf({ runs }) {
  return runs.at(-1)?.depth ?? 0;
}

/** The positions visited to a depth; undefined if that was not finished. @param {Lane} lane @param {number} depth */
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
const MEASURABLE_MS = 20;

/** Positions in a second; null if too little time was measured. @param {Lane} lane */
export function rateOf({ visited, ms }) {
  return ms < MEASURABLE_MS || visited === 0 ? null : (visited / ms) * 1000;
}

/**
 * What the strong search saves by an idea.
 * @typedef {object} Saving
 * @property {string} contestant The search without the idea.
 * @property {number} depth The greatest depth that both have finished.
 * @property {number} nodes What the strong search visits to this depth …
 * @property {number} without … and what it visits without the idea.
 * @property {number} times How many times as many that is.
 */

/**
 * What each idea saves, at the greatest depth that the search has finished with it and without it; none
 * where there is no such depth.
 * @param {Lane[]} lanes
 * @returns {Saving[]}
 */
export function savings(lanes) {
  const strong = lanes.find(({ contestant }) => contestant === STRONG);
  if (!strong) return [];
  const others = lanes.filter(({ contestant }) => contestant.startsWith(LACKING));
  return others.flatMap((lane) => {
    const depth = lane.runs.findLast((run) => nodesTo(strong, run.depth) !== undefined)?.depth;
    if (depth === undefined) return [];
    const [nodes, without] = [nodesTo(strong, depth) ?? 1, nodesTo(lane, depth) ?? 1];
    return [{ contestant: lane.contestant, depth, nodes, without, times: without / nodes }];
  });
}

/**
 * The lanes as a table for files: a line for each search that was finished, and one for each that was not.
 * @param {Lane[]} lanes
 */
export function linesOf(lanes) {
  const head = ["search", "depth", "finished", "nodes", "ms", "state"];
  const lines = lanes.flatMap(({ contestant, runs, open, visited, ms, state }) => {
    const left = open ?? (runs.length === 0 ? { depth: "", nodes: visited } : null);
    return [
      ...runs.map((run) => [contestant, run.depth, "yes", run.nodes, run.ms, state]),
      ...(left ? [[contestant, left.depth, "no", left.nodes, ms, state]] : []),
    ];
  });
  return [head, ...lines.map((line) => line.map(String))];
}

/** The states of a lane when its race is over. */
const ENDED = ["waiting", "proved", "spent", "stopped", "failed"];

/** @param {unknown} value @returns {value is number} */
const isNumber = (value) => Number.isFinite(value);

/** Whether a value that was read is a race by depth. @param {any} value @returns {value is DepthRace} */
export function isDepthRace(value) {
  const { lanes, board, player, about } = value ?? {};
  return (
    Array.isArray(lanes) &&
    lanes.length > 0 &&
    lanes.every(isLane) &&
    typeof board === "string" &&
    ["X", "O"].includes(player) &&
    isNumber(about?.budgetSeconds) &&
    !Number.isNaN(Date.parse(about?.made))
  );
}

/** @param {any} value */
function isLane(value) {
  const { contestant, state, runs, open, visited, ms, worth } = value ?? {};
  return (
    Object.hasOwn(ENTRIES, contestant) &&
    ENDED.includes(state) &&
    Array.isArray(runs) &&
    runs.every((run) => [run?.depth, run?.nodes, run?.ms].every(isNumber)) &&
    (open === null || [open?.depth, open?.nodes].every(isNumber)) &&
    [visited, ms].every(isNumber) &&
    (worth === null || isNumber(worth?.plies))
  );
}
