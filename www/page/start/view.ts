/** What the exercises about programs get from their page. */
import type { GameState } from "../../game/state.ts";

export interface ViewContext {
  /** The game of the address. */
  state: () => GameState;
  /** Says that something has failed, unless it was given up. */
  fail: (error: unknown, signal?: AbortSignal) => void;
}
