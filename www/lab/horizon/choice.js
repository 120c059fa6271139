/** Which position is shown: the choice that the address holds. Pure. */
import { SEEDS } from "../../page/random.js";
import { isWhole, readWhole } from "../../page/whole-number.js";

/** How many plies the search looks ahead. */
export const DEPTHS = [2, 3, 4, 5, 6];
const RANGE = /** @type {const} */ ([DEPTHS[0], DEPTHS[DEPTHS.length - 1]]);
/** The same on a board that is soon full: deeper searches see everything there. */
export const SHALLOW_DEPTHS = [2, 3, 4];

/** @typedef {{ game: string, depth: number, seed: number }} Choice */

/** What a link can say, and how. @type {Record<string, (text: string) => boolean>} */
const NAMES = {
  // Which games there are is for the engine to say.
  of: () => true,
  depth: isWhole(RANGE),
  seed: isWhole(SEEDS),
};

/**
 * The first name of a link that cannot be read, with its text; undefined if there is none.
 * @param {Map<string, string>} query
 */
export function faultOf(query) {
  return [...query].find(([name, text]) => !NAMES[name]?.(text));
}

/**
 * @param {Map<string, string>} query
 * @param {string} game The address's.
 * @returns {Choice}
 */
export function readChoice(query, game) {
  return {
    game: query.get("of") ?? game,
    depth: readWhole(query.get("depth"), RANGE) ?? 4,
    seed: readWhole(query.get("seed"), SEEDS) ?? 1,
  };
}

/** @param {Choice} choice @returns {Record<string, string>} The names of a link to it. */
export function writeChoice({ game, depth, seed }) {
  return { of: game, depth: String(depth), seed: String(seed) };
}
