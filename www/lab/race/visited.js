/** What the engine's searches visit, without a clock. */
import { centreFirst } from "../cell-order.js";
import { SEARCHES } from "../searches.js";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { Row, Workload } from "./types.js" */

/**
 * Rows of a race that was not run: without times. The searches written in JavaScript are not asked, they only
 * run in a race.
 * @param {import("../../engine/engine.js").Engine} engine
 * @param {GameDescription} shape
 * @param {Workload[]} workloads
 * @param {string[]} searchNames
 * @param {AbortSignal} signal
 * @returns {Promise<Row[]>}
 */
export async function visited(engine, shape, workloads, searchNames, signal) {
  /** @type {Row[]} */
  const rows = [];
  for (const { name, boards } of workloads) {
    for (const searchName of searchNames) {
      const { times } = SEARCHES[searchName];
      if (!times || "script" in times) continue;
      const order = times.centreFirst ? await centreFirst(engine, shape, signal) : undefined;
      const args = /** @type {const} */ ([boards, times.search, { game: shape.game, order }]);
      const { nodes } = await engine.request("visiting", [...args], { signal });
      rows.push({ workload: name, searchName, nodes, samplesMs: [] });
    }
  }
  return rows;
}
