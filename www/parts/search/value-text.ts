/** What is known of a node, in a few signs. */
import { say } from "../../messages/index.js";
import { signed } from "../../messages/figures.js";

/** @import { Listed, Look } from "./types.d.ts" */
/** @import { SearchRecord } from "./record.js" */

/**
 * @param {Look} look
 * @param {(value: number) => string} write How the tree's values are written.
 * @param {boolean} [estimated] Whether the value, or what it is a bound of, rests on an estimate.
 * @returns {string} Such as `≥ 3` or `≥ ≈3`; nothing where nothing is known.
 */
export function lookText({ state, value, proves }, write, estimated = false) {
  if (state === "cut" || value === null) return "";
  // A value that proves nothing yet is no claim about the node.
  if (proves === null) return "";
  return signsOf(write(value), proves, estimated);
}

/**
 * A value, or a bound, in few signs.
 * @param {string} value As it is written.
 * @param {"exact" | "least" | "most"} proves
 * @param {boolean} estimated
 */
export function signsOf(value, proves, estimated) {
  return say("step-cell", { value, proves, estimate: estimated ? "yes" : "no" });
}

/**
 * A value as it is written; one that rests on an estimate has its ≈.
 * @param {Pick<Listed, "record" | "write">} subject
 * @param {number | null} value
 * @param {number | null} node The one that it is from.
 */
export function valueText({ record, write }, value, node) {
  const estimated = node !== null && record.isEstimate(node);
  return estimated ? signsOf(write(value), "exact", true) : write(value);
}

/**
 * A value of a position's search in a few signs. Beside estimates a win has a word: its score is only a
 * number beyond theirs.
 * @param {SearchRecord} record
 * @param {number | null} value X's.
 */
export function valueIn(record, value) {
  const isEnd = record.isLimited && value !== null && Number.isFinite(value);
  if (!isEnd || !record.isDecided(value)) return signed(value);
  const player = value > 0 ? "X" : "O";
  const { plies } = record.end(value);
  return plies === null ? say("wins", { player }) : say("win-in", { player, plies });
}
