/** The games that the page offers by name. */
import { short } from "../base/link-text.ts";
import type { Speech } from "../messages/catalogue.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";

/** Each has its message. Any other game comes from the address. */
export const GAMES = ["3x3k3", "4x4k4", "5x5k4", "7x6k4g"] as const;
/** What links may call one of them: the engine knows it by this name, too. */
const CONNECT_FOUR = "connect-four";

/**
 * How a board is called. One of the visitor's own is called by its shape, once the engine has described it;
 * until then by its short name.
 * @param shape What the engine has described, of this game or another.
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
