/** The opening book of Connect Four, as a file beside the page. Without it the searches answer. */
import { root } from "../page/address.js";
import { EngineRefusal } from "./engine.js";

/** The game that the book is for. */
const GAME = "7x6k4g";

/** Milliseconds that the book may take to come: the search goes on without it. */
const PATIENCE = 4_000;

/** The book's bytes, once they are asked for. @type {Promise<Uint8Array | null> | null} */
let bytes = null;

/**
 * Gives an engine the book of a game, if that game has one and it can be had.
 * @param {import("./engine.js").Engine} engine
 * @param {string} game Its short name.
 * @returns {Promise<void>}
 */
export async function giveBook(engine, game) {
  if (game !== GAME) return;
  const book = await (bytes ??= fetched());
  if (!book) {
    bytes = null; // The next engine may have better luck.
    return;
  }
  try {
    await engine.request("load_book", [book]);
  } catch (error) {
    // A file that is no book.
    if (!(error instanceof EngineRefusal)) throw error;
  }
}

/** @returns {Promise<Uint8Array | null>} */
async function fetched() {
  try {
    const response = await fetch(new URL("connect-four.book", root), {
      signal: AbortSignal.timeout(PATIENCE),
    });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
