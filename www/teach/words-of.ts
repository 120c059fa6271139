/** Words about a board that is not the page's: its cells have the names that they have there. */
import { nameCells, onShape } from "../messages/index.js";
import { STANDARD } from "../game/shape.js";

/** @import { GameDescription } from "../../pkg/web/cutoff.js" */

/** The page's own board. */
let own = STANDARD;
onShape((shape) => (own = shape));

/** What a function says of a board. @param {GameDescription} shape @param {() => string[]} words */
export function wordsOf(shape, words) {
  nameCells(shape);
  const texts = words();
  nameCells(own);
  return texts;
}
