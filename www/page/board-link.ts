/** Where a link to a place with another board leads. */
import { STANDARD } from "../game/shape.ts";
import { here, hrefOf, query } from "./address.ts";
import { PLACES, fragmentOf, goingAlong } from "./places.ts";
import type { PlaceName } from "./places.ts";

/** What of an address belongs to the game before. */
const GONE = ["game", "start", "moves", "at"];

/**
 * The address of a place, or of Play where the place has one board only, with the empty board of a game.
 * @param own What else is said to the place.
 */
export function boardHref(wanted: PlaceName, game: string, own: Record<string, string> = {}) {
  const place = PLACES[wanted].boards ? wanted : "play";
  const kept = goingAlong(query(), here, place).filter(([name]) => !GONE.includes(name));
  if (game !== STANDARD.game) kept.unshift(["game", game]);
  return hrefOf(place, fragmentOf([...kept, ...Object.entries(own)]));
}
