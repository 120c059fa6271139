/** Where a link leads with another board. */
import { STANDARD } from "../game/shape.ts";
import { fragmentOf, queryOf } from "./places.ts";

/** What of an address belongs to the game before. */
const GONE = ["game", "start", "moves", "at"];

/** A link to a place, with the empty board of a game. */
export function withBoard(href: string, game: string) {
  const [page, fragment = ""] = href.split("#");
  const kept = [...queryOf(fragment)].filter(([name]) => !GONE.includes(name));
  if (game !== STANDARD.game) kept.unshift(["game", game]);
  return page + fragmentOf(kept);
}
