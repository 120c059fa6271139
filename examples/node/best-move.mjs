// Node.js: `npm run wasm npm`, then `node examples/node/best-move.mjs xoxoox___`.
import { best_move } from "../../pkg/npm/cutoff.js";

const board = process.argv[2] ?? ".........";

try {
  const { row, col, outcome, plies, nodes } = best_move(board, true);
  console.log(`row ${row}, column ${col}: ${outcome} in ${plies}, ${nodes} nodes`);
} catch (error) {
  const { code, message } = /** @type {Error & { code: string }} */ (error);
  console.log(`${code}: ${message}`);
}
