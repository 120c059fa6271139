/**
 * How many times faster one search is than another, with no more digits than were measured. Pure.
 */

/**
 * @typedef {object} Ratio
 * @property {number} ratio Of the fastest batches.
 * @property {number} low The least that agrees with the other batches …
 * @property {number} high … and the most. Positive, and around `ratio`.
 */

/**
 * What may be said of a ratio.
 * @typedef {{ verdict: "same" } | { verdict: "faster" | "slower", times: number, digits: number }} Claim
 * How many times faster or slower, at least 1, and how many of its digits are certain: 1 or 2.
 */

/** Two times whose ratio is nearer to 1 are called the same … */
const SAME = 1.05;
/** … if neither end of the spread is further away than this. */
const FURTHEST = 1.2;
/** More digits would look more exact than a browser can measure. */
const MOST_DIGITS = 2;

/**
 * The claim that a measured ratio allows. A number is given with as many digits as it can have while
 * neither end of the spread is further away than one unit of the last digit: 26.3 to 27.9 is “27”,
 * 24 to 31 is “30”. Null if not even one digit is certain, or not which search is faster.
 * @param {Ratio} measured How many times longer the other search takes.
 * @returns {Claim | null}
 */
export function claim({ ratio, low, high }) {
  if (low > 1 && ratio > SAME) return number("faster", { ratio, low, high });
  if (high < 1 && ratio < 1 / SAME) {
    return number("slower", { ratio: 1 / ratio, low: 1 / high, high: 1 / low });
  }
  return low > 1 / FURTHEST && high < FURTHEST ? { verdict: "same" } : null;
}

/**
 * @param {"faster" | "slower"} verdict
 * @param {Ratio} measured
 * @returns {Claim | null}
 */
function number(verdict, { ratio, low, high }) {
  for (let digits = MOST_DIGITS; digits > 0; digits -= 1) {
    const times = Number(ratio.toPrecision(digits));
    // A little more than a unit, as decimal fractions are not exact in binary.
    const unit = 10 ** (Math.floor(Math.log10(times)) + 1 - digits) * (1 + 1e-9);
    if (times - low <= unit && high - times <= unit) return { verdict, times, digits };
  }
  return null;
}

/** Batches that agree differ by no more than this. */
const ALIKE = 1.05;
/** So many of the fastest batches must agree. */
const AGREEING = 4;

/**
 * The ratio of two searches' times by their batches, as the engine's `compare` finds it: that of the
 * fastest batches, if four batches of each lie within 5 % of the fastest. Null if they do not.
 * @param {readonly number[]} slower The time of a run in each batch.
 * @param {readonly number[]} faster
 * @returns {Ratio | null}
 */
export function ratioOf(slower, faster) {
  const [one, other] = [agreement(slower), agreement(faster)];
  if (!one || !other) return null;
  return {
    ratio: one.least / other.least,
    low: one.least / other.most,
    high: one.most / other.least,
  };
}

/** The fastest batches, if they agree. @param {readonly number[]} samples */
function agreement(samples) {
  const fastest = samples.toSorted((one, other) => one - other).slice(0, AGREEING);
  const [least, most] = [fastest[0], fastest[AGREEING - 1]];
  return most <= least * ALIKE ? { least, most } : null;
}
