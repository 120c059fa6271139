import { STANDARD } from "../game/shape.ts";
import { fragmentOf, queryOf } from "./places.ts";

/** The names of the previous game, which a new board must not keep. */
const GONE = ["game", "start", "moves", "at"];

/** A link to the empty board of a game. */
export function withBoard(href: string, game: string) {
  return exchanged(href, GONE, game === STANDARD.game ? {} : { game });
}

/** Adds names to a link. @param gone The names that it does not keep. */
export function exchanged(href: string, gone: string[], names: Record<string, string>) {
  const [page, fragment = ""] = href.split("#");
  const kept = [...queryOf(fragment)].filter(([name]) => !gone.includes(name));
  return page + fragmentOf([...kept, ...Object.entries(names)]);
}
