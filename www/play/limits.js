/** What a visitor chooses for the searches of large boards: how long they take, how much memory. */

/** Milliseconds; null until the result is proved. @typedef {number | null} Budget */

/** @type {readonly Budget[]} */
export const BUDGETS = [1_000, 5_000, null];

/** The ceilings of the table, in megabytes. */
export const MEMORIES = [8, 32, 64, 128, 256];

/**
 * @typedef {object} Limits
 * @property {Budget} budget How long a search may take by itself.
 * @property {number} memoryMb
 */

const KEY = "cutoff.engine";

/**
 * The choices that are kept in the browser. What is missing or unknown there is chosen for the device.
 * @param {() => Pick<Storage, "getItem">} storage A function, since reading `localStorage` can throw.
 * @param {boolean} touch Whether it is a touch device, which may have little memory.
 * @returns {Limits}
 */
export function loadLimits(storage, touch) {
  /** @type {unknown} */
  let kept;
  try {
    kept = JSON.parse(storage().getItem(KEY) ?? "null");
  } catch {
    kept = null;
  }
  const { budget, memoryMb } = /** @type {Record<string, unknown>} */ (kept ?? {});
  const [first] = BUDGETS;
  const known = BUDGETS.find((one) => one === budget);
  return {
    budget: known === undefined ? first : known,
    memoryMb: MEMORIES.find((one) => one === memoryMb) ?? (touch ? MEMORIES[0] : MEMORIES[1]),
  };
}

/**
 * @param {() => Pick<Storage, "setItem">} storage
 * @param {Limits} limits
 */
export function keepLimits(storage, limits) {
  try {
    storage().setItem(KEY, JSON.stringify(limits));
  } catch {
    // They last for this visit.
  }
}
