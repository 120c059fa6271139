/** Which position is shown: the choice that the address holds. Pure. */
import { readLink, writeLink } from "../../base/link-schema.js";
import { text, whole } from "../../base/link-values.js";
import { SEEDS } from "../../base/random.js";

/** How many plies the search looks ahead. */
export const DEPTHS = [2, 3, 4, 5, 6];
/** The same on a board that is soon full: deeper searches see everything there. */
export const SHALLOW_DEPTHS = [2, 3, 4];

/** @typedef {{ game: string, depth: number, seed: number }} Choice */

/** What a link can say. */
export const SCHEMA = {
  // Which games there are is for the engine to say.
  of: text(),
  depth: whole([DEPTHS[0], DEPTHS[DEPTHS.length - 1]]),
  seed: whole(SEEDS),
};

/**
 * @param {Map<string, string>} query
 * @param {string} game The address's.
 * @returns {Choice}
 */
export function readChoice(query, game) {
  const { of, ...choice } = readLink(SCHEMA, query, { of: game, depth: 4, seed: 1 }).values;
  return { game: of, ...choice };
}

/** @param {Choice} choice @returns {Record<string, string>} The names of a link to it. */
export function writeChoice({ game, depth, seed }) {
  return writeLink(SCHEMA, { of: game, depth, seed });
}
