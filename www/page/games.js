/** The games that the page offers by name: those with a `game-` message. */
import { STANDARD } from "../game/shape.js";

/** Any other game comes from the address. */
export const GAMES = [STANDARD.game, "4x4k4", "5x5k4", "7x6k4g"];
