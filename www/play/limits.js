/** What a visitor chooses for the searches of large boards: how long they take, how much memory. */
import { fieldsOf, keep, readKept } from "../base/storage.js";

/** @import { Kept } from "../base/types.d.ts" */
/** @import { Budget, Limits } from "./types.d.ts" */

/** @type {readonly Budget[]} */
export const BUDGETS = [1_000, 5_000, null];

/** The ceilings of the table, in megabytes. */
export const MEMORIES = [8, 32, 64, 128, 256];

const KEY = "cutoff.engine";

/**
 * The choices that are kept in the browser. What is missing or unknown there is chosen for the device.
 * @param {Kept} storage
 * @param {boolean} touch Whether it is a touch device, which may have little memory.
 * @returns {Limits}
 */
export function loadLimits(storage, touch) {
  const { budget, memoryMb } = fieldsOf(readKept(storage, KEY));
  const [first] = BUDGETS;
  const known = BUDGETS.find((one) => one === budget);
  return {
    budget: known === undefined ? first : known,
    memoryMb: MEMORIES.find((one) => one === memoryMb) ?? (touch ? MEMORIES[0] : MEMORIES[1]),
  };
}

/** @param {Kept} storage @param {Limits} limits */
export function keepLimits(storage, limits) {
  keep(storage, KEY, limits);
}
