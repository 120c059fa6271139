/**
 * The engine that proves what each move is worth. It has a worker of its own, so that it does not take
 * the table of the search beside the board.
 */
import { giveBook } from "./book.js";
import { spawn } from "./boards.js";
import { lazy } from "./living.js";

/** The games whose book the worker that runs now has been given, or is being given. @type {Map<string, Promise<void>>} */
const given = new Map();

const engineOf = lazy(() => {
  given.clear();
  return spawn();
});

/**
 * The engine, and the book in it where the game has one.
 * @param {string} game Its short name.
 * @returns {Promise<import("./engine.js").Engine>}
 */
export async function scoringEngine(game) {
  const engine = engineOf();
  engine.start();
  const giving = given.get(game) ?? giveBook(engine, game);
  given.set(game, giving);
  await giving;
  return engine;
}
