/** What a visitor chooses for the searches of large boards: how long they take, how much memory. */
import { fieldsOf, keep, lasting, readKept } from "../../base/storage.js";

/** @import { Kept } from "../../base/types.d.ts" */
/** Milliseconds; null until the result is proved. @typedef {number | null} Budget */

/** How long a search may take by itself, and how much memory. @typedef {{ budget: Budget, memoryMb: number }} LimitsChosen */

/** @type {readonly Budget[]} */
export const BUDGETS = [1_000, 5_000, null];

/** The ceilings of the table, in megabytes. */
export const MEMORIES = [8, 32, 64, 128, 256];

const KEY = "cutoff.engine";

/**
 * The choices that are kept in the browser. What is missing or unknown there is chosen for the device.
 * @param {Kept} storage
 * @param {boolean} touch Whether it is a touch device, which may have little memory.
 * @returns {LimitsChosen}
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

/** @param {Kept} storage @param {LimitsChosen} chosen */
export function keepLimits(storage, chosen) {
  keep(storage, KEY, chosen);
}

/** The limits of this page, read when a search first asks for them. */
class Limits {
  /** @type {LimitsChosen | null} */
  #now = null;

  get now() {
    return (this.#now ??= loadLimits(lasting, matchMedia("(pointer: coarse)").matches));
  }

  /** Keeps a choice. @param {Partial<LimitsChosen>} change */
  prefer(change) {
    this.#now = { ...this.now, ...change };
    keepLimits(lasting, this.#now);
  }
}

export const limits = new Limits();
