/** Scales by powers of ten. Pure. */

/** The least and the greatest power of ten that enclose some values. */
export function decades(values: number[]): [number, number] {
  const positive = values.filter((value) => value > 0);
  if (positive.length === 0) return [0, 1];
  const low = Math.floor(Math.log10(Math.min(...positive)));
  const high = Math.ceil(Math.log10(Math.max(...positive)));
  return [low, Math.max(high, low + 1)];
}

export interface Scale {
  at: (value: number) => number;
  /** The powers of ten; as many of them are labelled as there is space for. */
  ticks: { at: number; value: number; labelled: boolean }[];
}

/** A scale that encloses some values, on the page between two places. @param space What the label of a value needs. */
export function logScale(
  values: number[],
  from: number,
  to: number,
  space: (value: number) => number,
): Scale {
  const [low, high] = decades(values);
  const at = (value: number) => from + ((Math.log10(value) - low) / (high - low)) * (to - from);
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
