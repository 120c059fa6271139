/**
 * What a search visits in a list of positions, as a worker offers it. It cannot be stopped between two
 * slices: only with its worker. It says from within how far it is.
 */

/** @import * as cutoff from "../../pkg/web/cutoff.js" */
/** @import { SearchName, BestMoveOptions } from "../../pkg/web/cutoff.js" */
/** @import { Visited } from "./types.d.ts" */

/**
 * @callback Visiting
 * @param {readonly string[]} boards
 * @param {SearchName} name
 * @param {BestMoveOptions} [options]
 * @returns {{ nodes: number }} Of all of them.
 */

/** Milliseconds between two reports. */
const OFTEN = 100;

/**
 * @param {typeof cutoff.best_move} best_move
 * @returns {(report: (far: Visited) => void, ...args: Parameters<Visiting>) => { nodes: number }}
 */
export function visiting(best_move) {
  return (report, boards, name, options) => {
    const search = name === "minimax" || name === "alpha-beta" ? undefined : name;
    let [nodes, reported] = [0, performance.now()];
    for (const [at, board] of boards.entries()) {
      /** @param {number} more */
      const progress = (more) => report({ part: at / boards.length, nodes: nodes + more });
      nodes += best_move(board, name !== "minimax", { ...options, search, progress }).nodes;
      if (performance.now() - reported < OFTEN) continue;
      progress(0);
      reported = performance.now();
    }
    return { nodes };
  };
}
