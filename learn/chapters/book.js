/**
 * Loads Connect Four's opening book for the numbers of the last chapter. Without it, a search of the
 * empty board takes a minute.
 */
import { readFileSync } from "node:fs";

/** @import { Engine } from "./recorded.js" */

const file = new URL("../../www/public/connect-four.book", import.meta.url);

/**
 * @template {Pick<Engine, "load_book">} E
 * @param {E} engine
 * @returns {E} The same engine, with its book.
 */
export function withBook(engine) {
  engine.load_book(readFileSync(file));
  return engine;
}
