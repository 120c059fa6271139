/** Where an ending lies on the line from a loss to a win. Pure. */

/** @import { Ending } from "../../pkg/web/cutoff.js" */

/** How far from the middle the latest win lies, as a share of the way to the end: a draw has the room. */
const NEAREST = 0.16;

/**
 * Where an ending lies, from −1 for a loss at once to 1 for a win at once.
 * @param {Ending} ending
 * @param {number} left How many moves a game can still last.
 */
export function place({ outcome, plies }, left) {
  if (outcome === "draw") return 0;
  const soon = left > 1 ? (left - Math.min(plies, left)) / (left - 1) : 1;
  const far = NEAREST + (1 - NEAREST) * soon;
  return outcome === "win" ? far : -far;
}
