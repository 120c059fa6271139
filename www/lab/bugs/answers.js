/** What a search with a bug answers, with its values as texts, so that every board is shown by the same views. */
import { signed } from "../../page/figures.js";

/**
 * What came back for a move.
 * @typedef {object} Returned
 * @property {number} move The cell.
 * @property {string} shown What came back, as X's value.
 * @property {"exact" | "least" | "most"} bound What that says.
 * @property {string} right X's value, as it is.
 * @property {boolean} holds Whether `shown` is true, read as `bound` says.
 * @property {boolean} equal Whether it is true, read as a value.
 */

/**
 * @typedef {object} Answers
 * @property {number | null} move The cell that it recommends.
 * @property {number[]} best The cells of all best moves.
 * @property {Returned[]} root
 */

/** @param {import("../../../pkg/web/cutoff.js").Consultation} consultation @returns {Answers} */
export function standardAnswers({ move, best, root }) {
  const returned = root.map((shown) => ({
    ...shown,
    ...{ shown: signed(shown.shown.score), right: signed(shown.right.score) },
  }));
  return { move, best, root: returned };
}
