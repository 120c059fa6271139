/** Names of games. */
import { short } from "../base/link-text.ts";
import type { Speech } from "../messages/catalogue.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";

/** Games with messages of their own; any other comes from the address. */
export const GAMES = ["3x3k3", "4x4k4", "5x5k4", "7x6k4g"] as const;
/** The engine and links know one of them by this name too. */
const CONNECT_FOUR = "connect-four";

/**
 * Names a game: one of the visitor's own by its shape, or by its short name until the engine has
 * described it.
 * @param shape The last that was described, of this game or another.
 */
export function boardName(say: Speech["say"], game: string, shape?: GameDescription) {
  const named = GAMES.find((one) => one === game);
  if (named) return say(`game-${named}`);
  if (game === CONNECT_FOUR) return say("game-7x6k4g");
  // A link can name anything, at any length.
  if (shape?.game !== game) return short(game);
  const { columns, rows, run, gravity } = shape;
  return say(gravity ? "game-size-falling" : "game-size", { columns, rows, run });
}
