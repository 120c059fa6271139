/** Counts what alpha-beta visits in each order, and minimax, in the same positions. */
import { EngineRefusal } from "../../engine/engine.js";
import { isStopped } from "../../engine/stop.js";
import { isInformed, orderOf } from "./orders.js";

/** @import { OrderCounts, OrderName } from "./types.d.ts" */
/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { Engine } from "../../engine/engine.js" */

/**
 * What is to be counted.
 * @typedef {object} OrderTask
 * @property {GameDescription} shape
 * @property {string[]} boards The positions.
 * @property {number} [depth] Without it the searches go to the end.
 * @property {"plain" | "depth-aware"} scoring
 * @property {OrderName[]} orders
 * @property {number} seed Of the random order.
 * @property {readonly number[]} chosen Of the visitor's own order.
 * @property {boolean} estimates Whether minimax is counted or estimated position by position, rather
 * than run.
 */

/** @returns {OrderCounts} */
function noCounts() {
  return { nodes: {}, minimax: null, refused: null, stopped: false };
}

/**
 * @param {OrderTask} task
 * @param {Engine} engine
 * @param {AbortSignal} signal Stops the count: what is finished by then is the answer.
 * @param {(part: number, name: OrderName | "minimax", nodes: number) => void} hears From 0 to 1 how far
 * it is, what is searching, and what that has entered in this piece.
 */
export async function countOrders(task, engine, signal, hears) {
  const counts = noCounts();
  const names = [.../** @type {const} */ (["minimax"]), ...task.orders];
  try {
    for (const [at, name] of names.entries()) {
      if (signal.aborted) break;
      /** @param {number} part @param {number} nodes */
      const far = (part, nodes) => hears((at + part) / names.length, name, nodes);
      far(0, 0);
      if (name !== "minimax") await countOrder(task, name, counts, engine, signal, far);
      else if (task.estimates) counts.minimax = await estimated(task, engine, signal);
      else counts.minimax = { nodes: await visited(task, name, engine, signal, far), exact: true };
    }
  } catch (error) {
    if (!isStopped(error, signal)) throw error;
  }
  return { ...counts, stopped: signal.aborted };
}

/**
 * @param {OrderTask} task
 * @param {OrderName} name
 * @param {OrderCounts} counts
 * @param {Engine} engine
 * @param {AbortSignal} signal
 * @param {(part: number, nodes: number) => void} far
 */
async function countOrder(task, name, counts, engine, signal, far) {
  if (counts.refused !== null && isInformed(name)) return;
  try {
    counts.nodes[name] = await visited(task, name, engine, signal, far);
  } catch (error) {
    const tooLong = error instanceof EngineRefusal && error.code === "search-long";
    if (!tooLong || !isInformed(name)) throw error;
    counts.refused = error.nodes ?? 0;
  }
}

/**
 * What a search visits in all positions.
 * @param {OrderTask} task
 * @param {OrderName | "minimax"} name
 * @param {Engine} engine
 * @param {AbortSignal} signal
 * @param {(part: number, nodes: number) => void} far
 */
async function visited({ shape, boards, depth, scoring, seed, chosen }, name, engine, signal, far) {
  const order =
    name === "minimax" ? undefined : await orderOf(name, { engine, shape, seed, chosen, signal });
  const options = { game: shape.game, depth, scoring, order };
  const searchName =
    name === "minimax" || name === "best-first" || name === "worst-first" ? name : "alpha-beta";
  const found = await engine.request("visiting", [boards, searchName, options], {
    signal,
    progress: ({ part, nodes }) => far(part, nodes),
  });
  return found.nodes;
}

/**
 * What minimax visits in all positions, position by position: counted where that is possible.
 * @param {OrderTask} task
 * @param {Engine} engine
 * @param {AbortSignal} signal
 */
async function estimated({ shape, boards, depth }, engine, signal) {
  const sum = { nodes: 0, exact: true };
  for (const board of boards) {
    const options = { game: shape.game, depth };
    const { nodes, exact } = await engine.request("estimate", [board, options], { signal });
    sum.nodes += nodes;
    sum.exact &&= exact;
  }
  return sum;
}
