/** Random numbers and draws that are the same for the same seed. */

/**
 * Numbers from 0 up to but not including 1: mulberry32 by Tommy Ettinger (2017), public domain.
 * @param seed A whole number.
 */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Shuffles a list by the algorithm of Fisher and Yates (1938), from Knuth, volume 2. */
export function shuffled<T>(things: readonly T[], random: () => number) {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}

/** Draws an integer from `least` to `most`, both included. */
export function between(next: () => number, least: number, most: number) {
  return least + Math.floor(next() * (most - least + 1));
}

/** Draws a sample in the list's order, with equal chances (Knuth, volume 2, algorithm 3.4.2S). */
export function sample<T>(list: readonly T[], count: number, next: () => number) {
  let [wanted, left] = [count, list.length];
  return list.filter(() => {
    const taken = next() * left < wanted;
    left -= 1;
    if (taken) wanted -= 1;
    return taken;
  });
}

/** The range of seeds. Six digits are easy to read out. */
export const SEED_RANGE = [0, 999_999] as const;

/** Returns the seed after another one; after the last comes the first. */
export const nextSeed = (seed: number) => (seed === SEED_RANGE[1] ? SEED_RANGE[0] : seed + 1);

export const newSeed = () => Math.floor(Math.random() * (SEED_RANGE[1] + 1));
