/**
 * The engine that proves what each move is worth, with the opening book of Connect Four. It has a worker
 * of its own, so that it does not take the table of the search beside the board.
 */
import { root } from "../page/address.js";
import { spawn } from "./boards.js";
import { EngineRefusal } from "./engine.js";
import { lazy } from "./living.js";

/** @typedef {import("./engine.js").Engine} Engine */

/** The game that the book is for. */
const BOOK_GAME = "7x6k4g";

/** The book's bytes, once they are asked for; null without a book. @type {Promise<Uint8Array | null> | null} */
let book = null;

/** Whether the worker that runs now has been given the book. @type {Promise<void> | null} */
let given = null;

const engineOf = lazy(() => {
  given = null;
  return spawn();
});

/**
 * The engine, and the book in it where the game has one. Without the book it searches.
 * @param {string} game Its short name.
 * @returns {Promise<Engine>}
 */
export async function scoringEngine(game) {
  const engine = engineOf();
  engine.start();
  if (game === BOOK_GAME) await (given ??= give(engine));
  return engine;
}

/** @param {Engine} engine */
async function give(engine) {
  const bytes = await (book ??= fetched());
  if (!bytes) {
    book = null; // The next worker may have better luck.
    return;
  }
  try {
    await engine.request("load_book", [bytes]);
  } catch (error) {
    // A file that is no book: the search answers.
    if (!(error instanceof EngineRefusal)) throw error;
  }
}

/** @returns {Promise<Uint8Array | null>} */
async function fetched() {
  try {
    const response = await fetch(new URL("connect-four.book", root));
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
