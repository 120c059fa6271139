/** Random numbers that are the same for everyone with the same seed. */
import { latin, unmarked } from "./typed-text.js";

/**
 * Numbers from 0 up to, but without, 1. Source: mulberry32 by Tommy Ettinger (2017), public domain.
 * @param {number} seed A whole number.
 * @returns {() => number}
 */
export function seeded(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The same things in another order. Source: Fisher and Yates (1938), as in Knuth's volume 2.
 * @template T
 * @param {readonly T[]} things
 * @param {() => number} random
 */
export function shuffled(things, random) {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}

/** The most that a seed can be: six digits are easily read out. */
const SEEDS = 1_000_000;

/** A new random seed. */
export function newSeed() {
  return Math.floor(Math.random() * SEEDS);
}

/** Whether a text is a seed, as links write it. @param {string} text */
export function isSeed(text) {
  return /^\d{1,6}$/.test(text);
}

/**
 * The seed that a text writes, or a new one.
 * @param {string | undefined} text
 */
export function readSeed(text) {
  const digits = latin(unmarked(text ?? ""));
  return isSeed(digits) ? Number(digits) : newSeed();
}
