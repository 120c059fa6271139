/** Names of games, and links to their boards. */
import { short } from "../base/message.ts";
import { STANDARD } from "../game/shape.ts";
import { fragmentOf, queryOf } from "./places.ts";
import type { Words } from "../messages/catalogue.ts";
import type { GameDescription } from "../../pkg/whole/cutoff.js";

/** Games that have their own messages. */
export const GAMES = ["3x3k3", "4x4k4", "5x5k4", "7x6k4g"] as const;

/**
 * Names a game. A visitor's own game has its short name until the engine has described it.
 * @param shape The last shape that was described, which can belong to another game.
 */
export function boardName(say: Words["say"], game: string, shape?: GameDescription) {
  const named = GAMES.find((one) => one === game);
  if (named) return say(`game-${named}`);
  // Links can have this name.
  if (game === "connect-four") return say("game-7x6k4g");
  // A link can have any text of any length as a name.
  if (shape?.game !== game) return short(game);
  const { columns, rows, run, gravity } = shape;
  return say(gravity ? "game-size-falling" : "game-size", { columns, rows, run });
}

/** Names of the previous game, which must not be in the link of a new board. */
const FORMER_NAMES = ["game", "start", "moves", "at"];

/** Makes a link lead to the empty board of a game. */
export function withBoard(href: string, game: string) {
  const [page, fragment = ""] = href.split("#");
  const names = [...queryOf(fragment)].filter(([name]) => !FORMER_NAMES.includes(name));
  if (game !== STANDARD.game) names.unshift(["game", game]);
  return page + fragmentOf(names);
}
