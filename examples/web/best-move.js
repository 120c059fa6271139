import init, { best_move } from "../../pkg/whole/cutoff.js";

// Fetches and compiles cutoff_bg.wasm, which is beside cutoff.js.
await init();

const board = new URLSearchParams(location.search).get("board") ?? ".........";
const output = /** @type {HTMLOutputElement} */ (document.querySelector("output"));

try {
  const { row, col, outcome, plies, nodes } = best_move(board, true);
  output.value = `row ${row}, column ${col}: ${outcome} in ${plies}, ${nodes} nodes`;
} catch (error) {
  const { code, message } = /** @type {Error & { code: string }} */ (error);
  output.value = `${code}: ${message}`;
}
