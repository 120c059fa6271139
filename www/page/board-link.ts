import { STANDARD } from "../game/shape.ts";
import { fragmentOf, queryOf } from "./places.ts";

/** The names of the previous game, which a new board must not keep. */
const GONE = ["game", "start", "moves", "at"];

/** Leads a link to the empty board of a game. */
export function withBoard(href: string, game: string) {
  const [page, fragment = ""] = href.split("#");
  const kept = [...queryOf(fragment)].filter(([name]) => !GONE.includes(name));
  if (game !== STANDARD.game) kept.unshift(["game", game]);
  return page + fragmentOf(kept);
}
