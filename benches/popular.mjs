/**
 * The npm package for tic-tac-toe by minimax that seems to be used most: tic-tac-toe-minimax (ISC,
 * no dependencies, last released in 2017).
 *
 * No such package is used much. The registry's own download counts cannot be asked through an npm
 * client; undated copies of listings gave this one 184 downloads a month, smart-tictactoe (C++, to
 * be compiled on installation) 137, tic-tac-toe-minimax-engine about 26 a week and the rest fewer.
 *
 * It has plain minimax alone, with scores that know no depth, and looks at the same positions as
 * ours; it cannot say how many, so they are counted by watching its board.
 */
import { createRequire } from "node:module";
import { timeBatches } from "./batches.mjs";

/** @typedef {(string | number)[]} Cells An empty one holds its own index. */

// It has no types, and an import would have its source checked with ours.
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
 * Each position but the root is entered by placing one stone, which is later taken back.
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
