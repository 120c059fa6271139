/** The opening book of Connect Four, as a file beside the page. Without it the searches answer. */
import { root } from "../page/address.js";
import { EngineRefusal } from "./engine.js";
import { lazy } from "./living.js";

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
 * @returns {Promise<boolean>} False if the book could not be had: a later try may have better luck.
 */
export async function giveBook(engine, game) {
  if (game !== GAME) return true;
  const book = await (bytes ??= fetched());
  if (!book) {
    bytes = null;
    return false;
  }
  try {
    await engine.request("load_book", [book]);
  } catch (error) {
    // A file that is no book.
    if (!(error instanceof EngineRefusal)) throw error;
  }
  return true;
}

/**
 * An engine that has the book of each game that it is asked about: a new worker gets it again.
 * @param {() => Worker} spawn
 */
export function bookedEngine(spawn) {
  /** The games whose book the worker that runs now has, or is being given. @type {Map<string, Promise<boolean>>} */
  const given = new Map();
  const engineOf = lazy(() => {
    given.clear();
    return spawn();
  });

  /**
   * The engine, with the book in it where the game has one.
   * @param {string} game Its short name.
   * @returns {Promise<import("./engine.js").Engine>}
   */
  async function withBook(game) {
    const engine = engineOf();
    engine.start();
    const giving = given.get(game) ?? giveBook(engine, game);
    given.set(game, giving);
    if (!(await giving) && given.get(game) === giving) given.delete(game);
    return engine;
  }
  return { engineOf, withBook };
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
