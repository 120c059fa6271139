/** Names of games, and links to their boards. */
import { short } from "../base/link-text.ts";
import { STANDARD } from "../game/shape.ts";
import { fragmentOf, queryOf } from "./places.ts";
import type { Speech } from "../messages/catalogue.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";

/** Games with messages of their own. */
export const GAMES = ["3x3k3", "4x4k4", "5x5k4", "7x6k4g"] as const;

/**
 * Names a game. A visitor's own has its short name until the engine has described it.
 * @param shape The last described shape, of this game or another.
 */
export function boardName(say: Speech["say"], game: string, shape?: GameDescription) {
  const named = GAMES.find((one) => one === game);
  if (named) return say(`game-${named}`);
  // Links may use this name.
  if (game === "connect-four") return say("game-7x6k4g");
  // A link can name anything, of any length.
  if (shape?.game !== game) return short(game);
  const { columns, rows, run, gravity } = shape;
  return say(gravity ? "game-size-falling" : "game-size", { columns, rows, run });
}

/** The names of the previous game, which a new board must not keep. */
const GONE = ["game", "start", "moves", "at"];

/** Leads a link to the empty board of a game. */
export function withBoard(href: string, game: string) {
  const [page, fragment = ""] = href.split("#");
  const kept = [...queryOf(fragment)].filter(([name]) => !GONE.includes(name));
  if (game !== STANDARD.game) kept.unshift(["game", game]);
  return page + fragmentOf(kept);
}
