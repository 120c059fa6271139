/** Which positions are posed. Pure. */
import { seeded } from "../page/random.js";

/**
 * The positions of a seed, no two of them the same.
 * @param {readonly string[]} all
 * @param {number} seed
 * @param {number} count
 */
export function puzzles(all, seed, count) {
  const next = seeded(seed);
  /** @type {Set<string>} */
  const drawn = new Set();
  while (drawn.size < Math.min(count, all.length)) drawn.add(all[Math.floor(next() * all.length)]);
  return [...drawn];
}
