/** Random draws. */

/** An integer between two, both included. @param next As of `seeded`. */
export function between(next: () => number, least: number, most: number) {
  return least + Math.floor(next() * (most - least + 1));
}

/** Some of a list, evenly likely, in the list's order. Source: Knuth, volume 2, algorithm 3.4.2S. */
export function sample<T>(list: readonly T[], count: number, next: () => number) {
  let [wanted, left] = [count, list.length];
  return list.filter(() => {
    const taken = next() * left < wanted;
    left -= 1;
    if (taken) wanted -= 1;
    return taken;
  });
}
