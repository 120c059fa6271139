/** Numbers that look random and are the same for everybody who has the seed. Pure. */

/**
 * mulberry32 (T. Ettinger, 2017, public domain): a counter with a finalizer like MurmurHash3's over
 * it, so that neighbouring seeds have nothing in common from the first number on.
 * @param {number} seed An integer; its lowest 32 bits count.
 * @returns {() => number} From 0 up to, but not including, 1.
 */
export function mulberry32(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * An integer between two, both included.
 * @param {() => number} next
 * @param {number} least
 * @param {number} most
 */
export function between(next, least, most) {
  return least + Math.floor(next() * (most - least + 1));
}

/**
 * Some of a list, evenly likely, in the list's order.
 * @template T
 * @param {readonly T[]} list
 * @param {number} count
 * @param {() => number} next
 */
export function sample(list, count, next) {
  let [wanted, left] = [count, list.length];
  return list.filter(() => {
    const taken = next() * left < wanted;
    left -= 1;
    if (taken) wanted -= 1;
    return taken;
  });
}
