/** How many times faster one search is than another, with no more digits than were measured. Pure. */

interface Ratio {
  /** Of the fastest batches. */
  ratio: number;
  /** The least that agrees with the other batches … */
  low: number;
  /** … and the most. Positive, and around `ratio`. */
  high: number;
}

/**
 * What may be said of a ratio.
 * How many times faster or slower, above 1 and rounded to what is certain: two digits at the most.
 */
type RatioClaim = { verdict: "same" } | { verdict: "faster" | "slower"; times: number };

/** Two times whose ratio is nearer to 1 are called the same … */
const SAME = 1.05;
/** … if neither end of the spread is further away than this. */
const FURTHEST = 1.2;
/** More digits would look more exact than a browser can measure. */
const MOST_DIGITS = 2;
/** With a spread wider than this, no number is near enough to both ends. */
const WIDEST = 2;
/** A step must be smaller than the spread by more than binary fractions err. */
const CLEARLY = 0.99;
/** The steps that people round to, in each decade. */
const STEPS = [1, 2, 5];

/**
 * The claim that a measured ratio allows. The number is rounded as far as its spread allows, to
 * ones, twos or fives of a decade: 26.3 to 27.9 is “27”, 24 to 31 is “25”. Null if the spread is too
 * wide for a number, or does not tell which search is faster.
 * @param measured How many times longer the other search takes.
 */
export function ratioClaim({ ratio, low, high }: Ratio): RatioClaim | null {
  if (low > 1 && ratio > SAME) return number("faster", { ratio, low, high });
  if (high < 1 && ratio < 1 / SAME) {
    return number("slower", { ratio: 1 / ratio, low: 1 / high, high: 1 / low });
  }
  return low > 1 / FURTHEST && high < FURTHEST ? { verdict: "same" } : null;
}

function number(verdict: "faster" | "slower", { ratio, low, high }: Ratio): RatioClaim | null {
  if (high > WIDEST * low) return null;
  const size = step(ratio, high - low);
  const rounded = Math.round(ratio / size) * size;
  // The nearest number with that many digits: a product of decimal fractions is not exact in binary.
  const times = Number(rounded.toPrecision(MOST_DIGITS));
  return times > 1 ? { verdict, times } : null;
}

/**
 * The largest step that is smaller than the spread, so that rounding stays well within it, and no
 * smaller than the last digit that may be shown.
 */
function step(ratio: number, spread: number) {
  const smallest = 10 ** (Math.floor(Math.log10(ratio)) + 1 - MOST_DIGITS);
  let found = smallest;
  for (let decade = smallest; decade <= spread; decade *= 10) {
    for (const share of STEPS) if (decade * share < CLEARLY * spread) found = decade * share;
  }
  return found;
}

/** Batches that agree differ by no more than this. */
const ALIKE = 1.05;
/** This many of the fastest batches must agree. */
const AGREEING = 4;

/**
 * The ratio of two searches' times by their batches, as the engine's `measure` finds it: that of the
 * fastest batches, if four batches of each lie within 5 % of the fastest. Null if they do not.
 */
export function ratioOf(slower: readonly number[], faster: readonly number[]): Ratio | null {
  const [one, other] = [agreement(slower), agreement(faster)];
  if (!one || !other) return null;
  return {
    ratio: one.least / other.least,
    low: one.least / other.most,
    high: one.most / other.least,
  };
}

/** The fastest batches, if there are enough and they agree. */
export function agreement(samples: readonly number[]) {
  const fastest = samples.toSorted((one, other) => one - other).slice(0, AGREEING);
  const [least, most] = [fastest[0], fastest[AGREEING - 1]];
  return most <= least * ALIKE ? { least, most } : null;
}
