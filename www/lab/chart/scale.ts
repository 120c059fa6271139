/** Scales by powers of ten. Pure. */

/** The least and the greatest power of ten that enclose some values. @param {number[]} values @returns {[number, number]} */
export function decades(values) {
  const positive = values.filter((value) => value > 0);
  if (positive.length === 0) return [0, 1];
  const low = Math.floor(Math.log10(Math.min(...positive)));
  const high = Math.ceil(Math.log10(Math.max(...positive)));
  return [low, Math.max(high, low + 1)];
}

/**
 * @typedef {object} Scale
 * @property {(value: number) => number} at Where a value lies.
 * @property {{ at: number, value: number, labelled: boolean }[]} ticks The powers of ten; as many of
 * them are labelled as there is space for.
 */

/**
 * A scale that encloses some values.
 * @param {number[]} values
 * @param {number} from Where the least power of ten lies …
 * @param {number} to … and the greatest.
 * @param {(value: number) => number} space What the label of a value needs.
 * @returns {Scale}
 */
export function logScale(values, from, to, space) {
  const [low, high] = decades(values);
  const at = (/** @type {number} */ value) =>
    from + ((Math.log10(value) - low) / (high - low)) * (to - from);
  const powers = Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step));
  const needed = Math.max(...powers.map(space));
  const every = Math.ceil(((high - low) * needed) / Math.abs(to - from));
  const ticks = powers.map((value, step) => ({
    value,
    at: at(value),
    labelled: step % every === 0,
  }));
  return { at, ticks };
}
