/**
 * Searches each board of the standard input in four ways. One line an answer:
 *
 *     board scoring algorithm move value nodes     (the value is what the board is worth to X)
 */
import { readFileSync } from "node:fs";
import { Search, depthAware, plain } from "../stages/minimax.mjs";

const scorings = /** @type {const} */ ([
  ["plain", plain],
  ["depth-aware", depthAware],
]);

for (const board of readFileSync(0, "utf8").trim().split("\n")) {
  for (const [name, scoring] of scorings) {
    for (const algorithm of ["minimax", "alpha-beta"]) {
      const search = new Search(scoring);
      const { cell, value } = search.bestMove(board, algorithm === "alpha-beta");
      console.log(board, name, algorithm, cell, value, search.nodes);
    }
  }
}
