/**
 * What a search visits in a list of positions, as a worker offers it. It cannot be stopped between two
 * slices: only with its worker. It says from within how far it is.
 */
import type * as cutoff from "../../pkg/web/cutoff.js";
import type { BestMoveOptions, SearchName } from "../../pkg/web/cutoff.js";

/** How far it is: the part of the positions, from 0 to 1, and the nodes so far. */
export type Visited = { part: number; nodes: number };

/** @returns Of all of them. */
export type Visiting = (
  boards: readonly string[],
  name: SearchName,
  options?: BestMoveOptions,
) => { nodes: number };

/** Milliseconds between two reports. */
const OFTEN = 100;

export function visiting(
  best_move: typeof cutoff.best_move,
): (report: (far: Visited) => void, ...args: Parameters<Visiting>) => { nodes: number } {
  return (report, boards, name, options) => {
    const search = name === "minimax" || name === "alpha-beta" ? undefined : name;
    let [nodes, reported] = [0, performance.now()];
    for (const [at, board] of boards.entries()) {
      const progress = (more: number) => report({ part: at / boards.length, nodes: nodes + more });
      nodes += best_move(board, name !== "minimax", { ...options, search, progress }).nodes;
      if (performance.now() - reported < OFTEN) continue;
      progress(0);
      reported = performance.now();
    }
    return { nodes };
  };
}
