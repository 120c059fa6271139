/** Cells and moves of the board on the page, in words. */
import { list, say } from "../messages/index.ts";

export function playedText(cells: readonly number[]) {
  return list(cells.map((cell) => say("lab-played", { cell })));
}
