/** Answers each board of the standard input with its move and the nodes: for `cutoff check`. */
import { createInterface } from "node:readline";
import { Search } from "../stages/minimax.mjs";

for await (const board of createInterface({ input: process.stdin })) {
  const search = new Search();
  const { cell } = search.bestMove(board);
  console.log(cell, search.nodes);
}
