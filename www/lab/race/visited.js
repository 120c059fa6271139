/** What the engine's searches visit, without a clock. */
import { ORDERS } from "../order/orders.js";

/** @import { Contestant } from "./contestants.js" */
/** @import { Row, Workload } from "./data.js" */

/**
 * Rows of a race that was not run: without times. The searches written in JavaScript are not asked,
 * they only run in a race.
 * @param {import("../../engine/engine.js").Engine} engine
 * @param {Workload[]} workloads
 * @param {Contestant[]} contestants
 * @param {AbortSignal} signal
 * @returns {Promise<Row[]>}
 */
export async function visited(engine, workloads, contestants, signal) {
  /** @type {Row[]} */
  const rows = [];
  for (const { name, boards } of workloads) {
    for (const contestant of contestants) {
      if (contestant === "textbook-minimax" || contestant === "textbook-alpha-beta") continue;
      const { nodes } =
        contestant === "ordered"
          ? await engine.request(
              "visiting",
              [boards, "alpha-beta", { order: [...ORDERS.centre] }],
              {
                signal,
              },
            )
          : await engine.request("visiting", [boards, contestant], { signal });
      rows.push({ workload: name, contestant, nodes, samplesMs: [] });
    }
  }
  return rows;
}
