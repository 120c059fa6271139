/** What the ideas of the solver save in a race by depth. Pure. */
import { nodesTo } from "../lane.js";
import { LACKING, STRONG } from "../searches.js";

/** @import { Lane } from "../types.d.ts" */

/**
 * What the solver saves by an idea.
 * @typedef {object} Saving
 * @property {string} searchName The search without the idea.
 * @property {number} depth The greatest depth that both have finished.
 * @property {number} nodes What the solver visits to this depth …
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
  const strong = lanes.find(({ searchName }) => searchName === STRONG);
  if (!strong) return [];
  const others = lanes.filter(({ searchName }) => searchName.startsWith(LACKING));
  return others.flatMap((lane) => {
    const depth = lane.runs.findLast((run) => nodesTo(strong, run.depth) !== undefined)?.depth;
    if (depth === undefined) return [];
    const [nodes, without] = [nodesTo(strong, depth) ?? 1, nodesTo(lane, depth) ?? 1];
    return [{ searchName: lane.searchName, depth, nodes, without, times: without / nodes }];
  });
}
