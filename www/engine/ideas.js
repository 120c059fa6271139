/**
 * The ideas of the solvers, each of which can be switched off, in the order in which the pages list
 * them. This is the one table of them. Pure.
 */

/** @import { IdeaName } from "../../pkg/web/cutoff.js" */
/** @import { Solver } from "./types.d.ts" */

/**
 * @typedef {object} Idea
 * @property {string} name As links and the names of messages have it.
 * @property {readonly Solver[]} solvers Which searches have it.
 * @property {boolean} [gravity] True if it is only of use where stones fall, false where they stay.
 */

/** @type {Record<IdeaName, Idea>} */
export const IDEAS = {
  table: { name: "table", solvers: ["search"] },
  symmetry: { name: "symmetry", solvers: ["search"] },
  threats: { name: "threats", solvers: ["search"] },
  doubleThreats: { name: "double-threats", solvers: ["search", "connect-four"] },
  forcedReplies: { name: "forced-replies", solvers: ["connect-four"] },
  followUp: { name: "follow-up", solvers: ["search", "connect-four"], gravity: true },
  ordering: { name: "ordering", solvers: ["search"] },
  richOrder: { name: "rich-order", solvers: ["connect-four"] },
  lookAhead: { name: "look-ahead", solvers: ["search"] },
  openLines: { name: "open-lines", solvers: ["search"] },
  potential: { name: "potential", solvers: ["search"], gravity: false },
  lookupsFirst: { name: "lookups-first", solvers: ["connect-four"] },
  shortHorizons: { name: "short-horizons", solvers: ["connect-four"] },
  bucketsOfTwo: { name: "buckets-of-two", solvers: ["connect-four"] },
  growingTable: { name: "growing-table", solvers: ["connect-four"] },
};

/**
 * The ideas that a search has on a board.
 * @param {Solver} solver
 * @param {{ gravity: boolean }} [shape] By default those of all boards.
 */
export function ideasOf(solver, shape) {
  const names = /** @type {IdeaName[]} */ (Object.keys(IDEAS));
  return names.filter((idea) => {
    const { solvers, gravity } = IDEAS[idea];
    return solvers.includes(solver) && (!shape || (gravity ?? shape.gravity) === shape.gravity);
  });
}
