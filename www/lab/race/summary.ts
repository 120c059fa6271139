/** The times of a search in a few figures. Pure. */

/** @returns Null for none. */
export function summary(samples: number[]): { min: number; median: number; max: number } | null {
  if (samples.length === 0) return null;
  const sorted = samples.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return {
    min: sorted[0],
    median: (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2,
    max: sorted[sorted.length - 1],
  };
}
