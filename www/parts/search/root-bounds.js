/** What alpha-beta knows of each move at the root when it is done: values and mere bounds. */
import { answering } from "../../engine/workers.js";
import { cellStates } from "./cell-states.js";
import { recordPosition } from "./recorder.js";

/** @import { CellState } from "./types.d.ts" */

/**
 * @param {string} board Not finished.
 * @param {AbortSignal} signal
 * @returns {Promise<CellState[]>} For each cell; values are X's.
 */
export async function rootBounds(board, signal) {
  const record = await recordPosition(answering(), { board, pruning: true }, signal);
  const last = record.step(record.length - 1);
  const [stand] = record.stands(last);
  return cellStates(record, last, stand.chosen);
}
