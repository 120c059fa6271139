/** Where a link to a place with another board leads. */
import { STANDARD } from "../game/shape.js";
import { here, hrefOf, query } from "./address.js";
import { PLACES, fragmentOf, goingAlong } from "./places.js";

/** @import { PlaceName } from "./types.d.ts" */

/** What of an address belongs to the game before. */
const GONE = ["game", "start", "moves", "at"];

/**
 * The address of a place, or of Play where the place has one board only, with the empty board of a game.
 * @param {PlaceName} wanted
 * @param {string} game
 * @param {Record<string, string>} [own] What else is said to the place.
 */
export function boardHref(wanted, game, own = {}) {
  const place = PLACES[wanted].boards ? wanted : "play";
  const kept = goingAlong(query(), here, place).filter(([name]) => !GONE.includes(name));
  if (game !== STANDARD.game) kept.unshift(["game", game]);
  return hrefOf(place, fragmentOf([...kept, ...Object.entries(own)]));
}
