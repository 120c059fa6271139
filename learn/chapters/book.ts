/**
 * Loads Connect Four's opening book for the numbers of the last chapter. Without it, a search of the
 * empty board takes a minute.
 */
import { readFileSync } from "node:fs";
import type { EngineCalls } from "./figure-sources.ts";

const file = new URL("../../www/public/connect-four.book", import.meta.url);

/** @returns The same engine, with its book. */
export function withBook<E extends Pick<EngineCalls, "load_book">>(engine: E): E {
  engine.load_book(readFileSync(file));
  return engine;
}
