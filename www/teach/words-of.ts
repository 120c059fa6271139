/** Words about a board that is not the page's: its cells have the names that they have there. */
import { nameCells, onShape } from "../messages/index.ts";
import { STANDARD } from "../game/shape.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";

/** The page's own board. */
let own = STANDARD;
onShape((shape) => (own = shape));

/** What a function says of a board. */
export function wordsOf(shape: GameDescription, words: () => string[]) {
  nameCells(shape);
  const texts = words();
  nameCells(own);
  return texts;
}
