/** Random draws. Pure. */

/**
 * An integer between two, both included.
 * @param {() => number} next As of `seeded`.
 * @param {number} least
 * @param {number} most
 */
export function between(next, least, most) {
  return least + Math.floor(next() * (most - least + 1));
}

/**
 * Some of a list, evenly likely, in the list's order. Source: Knuth, volume 2, algorithm 3.4.2S.
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
