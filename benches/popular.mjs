/**
 * The npm package for tic-tac-toe by minimax that seems to be used most: tic-tac-toe-minimax (ISC,
 * no dependencies, last released in 2017).
 *
 * No package of this kind is used much. An npm client cannot read the registry's download counts. In
 * undated copies of listings, this package had 184 downloads a month, smart-tictactoe (C++, compiled
 * when it is installed) 137, tic-tac-toe-minimax-engine about 26 a week, and all others fewer.
 *
 * It has only plain minimax with scores without depth, and visits the same nodes as our search. It
 * does not count them, so we count the changes of its board.
 */
import { createRequire } from "node:module";
import { timeBatches } from "./batches.mjs";

/** @typedef {(string | number)[]} Cells An empty cell has its own index. */

// It has no types. With an import, its source would be checked with ours.
const load = createRequire(import.meta.url);
/** @type {(board: Cells, symbols: object, difficulty: string) => number | undefined} */
const computerMove = load("tic-tac-toe-minimax").default.ComputerMove;

/** @type {import("./workloads.mjs").Contestant} */
export const popularPackage = {
  name: "tic-tac-toe-minimax",
  place: "Node.js",
  sample({ board, algorithm }) {
    if (algorithm !== "minimax") return undefined;
    const cells = Array.from(board, (sign, index) => (sign === "." ? index : sign));
    const empty = cells.filter((cell) => typeof cell === "number").length;
    const [aiPlayer, huPlayer] = empty % 2 === 1 ? ["X", "O"] : ["O", "X"];
    const play = (/** @type {Cells} */ on) => computerMove(on, { aiPlayer, huPlayer }, "Hard");
    return { nodes: countNodes(cells, play), batchesMs: timeBatches(() => play([...cells])) };
  },
};

/**
 * Counts the stones that are placed. Each node except the root is entered by placing one stone.
 * @param {Cells} cells
 * @param {(on: Cells) => unknown} play
 */
function countNodes(cells, play) {
  let stones = 0;
  const watched = new Proxy([...cells], {
    set(target, index, value) {
      if (typeof value === "string") stones += 1;
      return Reflect.set(target, index, value);
    },
  });
  play(watched);
  return stones + 1;
}
