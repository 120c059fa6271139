// Node.js: `npm run wasm npm`, then `node examples/node/connect-four.mjs 44`. Moves are columns, counted from 1.
import { readFile } from "node:fs/promises";
import { describe, load_book, solve } from "../../pkg/npm/cutoff.js";

const moves = process.argv[2] ?? "";

try {
  // In a page: new Uint8Array(await (await fetch("connect-four.book")).arrayBuffer()).
  load_book(await readFile(new URL("../../www/public/connect-four.book", import.meta.url)));
  const { outcome, plies, move, source } = solve(moves, { game: "connect-four", budgetMs: 2_000 });
  const column = move === null ? "unknown" : describe("connect-four").moveNames[move];
  console.log(`${outcome} in ${plies}, best column ${column}, by ${source}`);
} catch (error) {
  const { code, message } = /** @type {Error & { code: string }} */ (error);
  console.log(`${code}: ${message}`);
}
