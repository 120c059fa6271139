/**
 * What is proved about a position or a move: how well and how badly it can end for one side. The engine
 * proves it; here results are put side by side, and seen from the other side. This is the only place that
 * does so. Pure.
 */

/** @import { Ending } from "../../../pkg/web/cutoff.js" */
/** @import { Facts } from "./facts.js" */

/** At least this, and at most this; null where nothing is proved. Once both are the same, it is the result. @typedef {{ atLeast: Ending | null, atMost: Ending | null }} Bounds */

/** What is proved where nothing is. @type {Bounds} */
export const NOTHING = { atLeast: null, atMost: null };

const OTHER = /** @type {const} */ ({ win: "loss", draw: "draw", loss: "win" });

/** The bounds of an answer, without what else it says. @param {Partial<Bounds>} answer @returns {Bounds} */
export function boundsOf({ atLeast = null, atMost = null }) {
  return { atLeast, atMost };
}

/**
 * Which of two endings is better for the side that they are for: above 0 for the first.
 * @param {Ending} one
 * @param {Ending} other
 */
export function compare(one, other) {
  const places = ["loss", "draw", "win"];
  const apart = places.indexOf(one.outcome) - places.indexOf(other.outcome);
  if (apart !== 0 || one.outcome === "draw") return apart;
  // A win is better sooner, a loss later.
  return one.outcome === "win" ? other.plies - one.plies : one.plies - other.plies;
}

/**
 * What two bounds prove together about the same thing.
 * @param {Bounds} one
 * @param {Bounds} other
 * @returns {Bounds}
 */
export function together(one, other) {
  return {
    atLeast: closer(one.atLeast, other.atLeast, 1),
    atMost: closer(one.atMost, other.atMost, -1),
  };
}

/** @param {Ending | null} one @param {Ending | null} other @param {1 | -1} way */
function closer(one, other, way) {
  if (!one || !other) return one ?? other;
  return way * compare(one, other) >= 0 ? one : other;
}

/**
 * What the moves of a position say about it: the best counts.
 * @param {readonly Bounds[]} moves All legal moves; none for a game that has ended, which says nothing.
 * @returns {Bounds}
 */
export function bestOf(moves) {
  const [first, ...others] = moves;
  return others.reduce(
    (best, { atLeast, atMost }) => ({
      atLeast: closer(best.atLeast, atLeast, 1),
      // A move that can still bring anything leaves the position open above.
      atMost: best.atMost && atMost && closer(best.atMost, atMost, 1),
    }),
    first ?? NOTHING,
  );
}

/** What is proved of a position as a whole: by itself, and by its moves. @param {Pick<Facts, "bounds" | "moves">} facts */
export const boundsOfFacts = ({ bounds, moves }) => together(bounds, bestOf(moves));

/**
 * The same, for the other side and a move later or earlier.
 * @param {Bounds} bounds
 * @param {1 | 0 | -1} moves 1 for what a move is worth that leads to the position, −1 for the position that
 * it leads to, 0 for the position itself.
 * @returns {Bounds}
 */
export function turned({ atLeast, atMost }, moves) {
  const turn = (/** @type {Ending | null} */ ending) =>
    ending && { outcome: OTHER[ending.outcome], plies: ending.plies + moves };
  return { atLeast: turn(atMost), atMost: turn(atLeast) };
}
