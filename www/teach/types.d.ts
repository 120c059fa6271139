/** What the files of Teach share. */
import type { PLAYERS } from "./embed-board.js";
import type { Exercise } from "../parts/exercise/types.d.ts";
import type { BOARD_SIZES, THEMES } from "./snippets.js";

export type Players = keyof typeof PLAYERS;

export interface Plan {
  first: Exercise;
  /** How many trees. */
  count: number;
  /** Whether the answers follow. */
  key: boolean;
}

export type EmbedSize = keyof typeof BOARD_SIZES;

/** What a teacher chooses about what is shown. */
export interface EmbedChoice {
  size: EmbedSize;
  theme: (typeof THEMES)[number];
}
