/** Counts the nodes of searches from some positions. Only the end of its worker stops it. */
import type { BestMoveOptions, SearchName, best_move } from "../../pkg/whole/cutoff.js";

/** The share of finished positions, from 0 to 1, and the nodes so far. */
export type VisitProgress = { share: number; nodes: number };

export type Visits = (
  boards: readonly string[],
  name: SearchName,
  options?: BestMoveOptions,
) => { nodes: number };

const REPORT_EVERY_MS = 100;

export function visits(
  run: typeof best_move,
): (report: (progress: VisitProgress) => void, ...args: Parameters<Visits>) => { nodes: number } {
  return (report, boards, name, options) => {
    const search = name === "minimax" || name === "alpha-beta" ? undefined : name;
    let [nodes, reported] = [0, performance.now()];
    for (const [at, board] of boards.entries()) {
      const progress = (more: number) => report({ share: at / boards.length, nodes: nodes + more });
      nodes += run(board, name !== "minimax", { ...options, search, progress }).nodes;
      if (performance.now() - reported < REPORT_EVERY_MS) continue;
      progress(0);
      reported = performance.now();
    }
    return { nodes };
  };
}
