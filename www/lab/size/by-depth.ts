/** The nodes of searches, depth by depth. */
import { SearchState } from "../searches/search-state.ts";
import type { Census, Estimate } from "../../../pkg/whole/cutoff.js";

export type Count = ReturnType<typeof sizeCounts>[number];

/** @param estimates For depths 1, 2, … @param positions Counts of new ones after 0, 1, … plies. */
export function sizeCounts(estimates: Estimate[], search: SearchState | null, positions: number[]) {
  const { runs, open } = search ?? new SearchState("alpha-beta");
  let different = positions[0] ?? 0;
  return estimates.map(({ nodes, standardError }, at) => {
    const depth = at + 1;
    const run = runs.find((run) => run.depth === depth);
    const begun = open?.depth === depth && open.nodes > 0 ? open.nodes : null;
    different += positions[depth] ?? 0;
    return {
      depth,
      minimax: nodes,
      /** The standard error of `minimax`; 0 if that is exact. */
      error: standardError,
      alphaBeta: run?.nodes ?? begun,
      /** False if alpha-beta was stopped at this depth. */
      finished: run !== undefined,
      /** The number of distinct positions up to this depth. */
      different: depth < positions.length ? different : null,
    };
  });
}

export const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Replaces estimates with counts where possible: minimax visits all nodes up to its depth. */
export function withCounts(
  estimates: Estimate[],
  { complete, nodesByPly }: Pick<Census, "complete" | "nodesByPly">,
): Estimate[] {
  return estimates.map((estimate, at) => {
    if (!complete && at + 1 >= nodesByPly.length) return estimate;
    const nodes = sumOf(nodesByPly.slice(0, at + 2));
    return { nodes, standardError: 0, exact: true, probes: 0 };
  });
}
