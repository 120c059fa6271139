/** Which values of a search to a depth limit are estimates. Pure. */
import type { SearchRecord } from "./record.ts";

/** Whether each node's value rests on that of a node where the search stopped by its depth limit: 1 if so. */
export function estimatesOf(record: SearchRecord) {
  const { nodes, parents, values } = record.trace;
  /** Whether the search stopped there or below. */
  const above = new Uint8Array(nodes);
  const estimates = new Uint8Array(nodes);
  // A node comes before all that lie below it.
  for (let node = nodes - 1; node >= 0; node -= 1) {
    if (record.isCutShort(node)) above[node] = 1;
    if (!above[node]) continue;
    if (!record.isDecided(values[node])) estimates[node] = 1;
    above[parents[node]] = 1;
  }
  return estimates;
}
