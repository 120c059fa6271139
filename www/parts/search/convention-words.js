/** The words that say how alpha-beta decides. Pure. */
import { someOf } from "../../base/link-values.js";

/**
 * The words of a convention, as the engine reads them. Without a word, the search cuts at alpha ≥
 * beta, returns the best value found, and goes from left to right.
 */
const CONVENTION = /** @type {const} */ (["strict", "hard", "right"]);

/** The words of a convention in their order; undefined if there is another word. @param {string} text */
export function readConvention(text) {
  return someOf(CONVENTION).read(text)?.join(" ");
}
