/** How many nodes a search visits, depth by depth, as rows of a table. */
import type { Census, Estimate } from "../../../pkg/web/cutoff.js";
import type { Lane } from "../lane.ts";

/** What is known of a depth. */
export type Count = ReturnType<typeof countsOf>[number];

/**
 * @param estimates Of depths 1, 2, …
 * @param chess Games of chess after 1, 2, … plies.
 * @param positions The different positions after 0, 1, … plies, as far as they are counted.
 */
export function countsOf(
  estimates: Estimate[],
  { runs, open }: Lane,
  chess: bigint[],
  positions: readonly number[] = [],
) {
  const deepest = Math.max(estimates.length, runs.at(-1)?.depth ?? 0, chess.length);
  let visited = 1n;
  let different = positions[0] ?? 0;
  return Array.from({ length: deepest }, (_, at) => {
    const depth = at + 1;
    const estimate = estimates[at];
    const run = runs.find((run) => run.depth === depth);
    const begun = open?.depth === depth && open.nodes > 0 ? open.nodes : null;
    if (at < chess.length) visited += chess[at];
    different += positions[depth] ?? 0;
    return {
      depth,
      minimax: estimate?.nodes ?? null,
      /** The standard error of that; 0 if it is exact. */
      error: estimate?.standardError ?? 0,
      /** What alpha-beta has visited … */
      alphaBeta: run?.nodes ?? begun,
      /** … to the end of this depth, or not. */
      finished: run !== undefined,
      /** The different positions up to this depth. */
      different: depth < positions.length ? different : null,
      chess: at < chess.length ? visited : null,
    };
  });
}

export const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Estimates of depths 1, 2, …, or what is counted: minimax visits all nodes of the plies that are. */
export function withCounted(
  estimates: Estimate[],
  { complete, nodesByPly }: Pick<Census, "complete" | "nodesByPly">,
): Estimate[] {
  return estimates.map((estimate, at) => {
    if (!complete && at + 1 >= nodesByPly.length) return estimate;
    const nodes = sumOf(nodesByPly.slice(0, at + 2));
    return { nodes, standardError: 0, exact: true, probes: 0 };
  });
}

/**
 * Games of chess after 1, 2, … plies: perft of the initial position, as published at
 * https://www.chessprogramming.org/Perft_Results and OEIS A048987.
 */
export const CHESS =
  "20 400 8902 197281 4865609 119060324 3195901860 84998978956 2439530234167 69352859712417"
    .split(" ")
    .map(BigInt);
