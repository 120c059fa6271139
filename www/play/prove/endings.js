/**
 * What is proved about a position or a move: how well and how badly it can end for one side. The engine
 * proves it; here it is only put side by side, and seen from the other side. Pure.
 */

/**
 * How a game ends: `plies` are the moves of both sides to the end, also for a draw.
 * @typedef {{ outcome: "win" | "draw" | "loss", plies: number }} Ending
 */

/** At least this, and at most this; null where nothing is proved. @typedef {{ atLeast: Ending | null, atMost: Ending | null }} Range */

/** @type {Range} */
export const NOTHING = { atLeast: null, atMost: null };

const OTHER = /** @type {const} */ ({ win: "loss", draw: "draw", loss: "win" });

/**
 * A range in the engine's words, without what is only a guess.
 * @param {{ atLeast?: import("../../../pkg/web/cutoff.js").Worth | null, atMost?: import("../../../pkg/web/cutoff.js").Worth | null }} answer
 * @returns {Range}
 */
export function rangeOf({ atLeast = null, atMost = null }) {
  return { atLeast: proved(atLeast), atMost: proved(atMost) };
}

/** @param {import("../../../pkg/web/cutoff.js").Worth | null} worth @returns {Ending | null} */
function proved(worth) {
  return worth && worth.outcome !== "unknown" ? worth : null;
}

/** Whether two endings are the same. @param {Ending | null} one @param {Ending | null} other */
export function same(one, other) {
  return one?.outcome === other?.outcome && one?.plies === other?.plies;
}

/** The result, once nothing is open. @param {Range} range @returns {Ending | null} */
export function exact({ atLeast, atMost }) {
  return atLeast && same(atLeast, atMost) ? atLeast : null;
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
 * What both ranges prove together about the same thing.
 * @param {Range} one
 * @param {Range} other
 * @returns {Range}
 */
export function together(one, other) {
  return {
    atLeast: further(one.atLeast, other.atLeast, 1),
    atMost: further(one.atMost, other.atMost, -1),
  };
}

/** @param {Ending | null} one @param {Ending | null} other @param {1 | -1} way */
function further(one, other, way) {
  if (!one || !other) return one ?? other;
  return way * compare(one, other) >= 0 ? one : other;
}

/**
 * The same, for the other side and a move later or earlier.
 * @param {Range} range
 * @param {1 | -1} moves 1 for what a move is worth that leads to the position, −1 for the position that
 * it leads to.
 * @returns {Range}
 */
export function turned({ atLeast, atMost }, moves) {
  const turn = (/** @type {Ending | null} */ ending) =>
    ending && { outcome: OTHER[ending.outcome], plies: ending.plies + moves };
  return { atLeast: turn(atMost), atMost: turn(atLeast) };
}
