/** The props of a room, and the functions of its page. */
import type { Engine } from "../engine/engine.ts";
import type { loadWords } from "../messages/index.ts";
import type { GameState } from "../game/state.ts";

export interface RoomProps {
  state: GameState;
  /** The room's own names in the address. */
  link: Map<string, string>;
  page: RoomPage;
}

export interface RoomPage {
  engine: () => Engine;
  loadWords: typeof loadWords;
  /** Says a text to screen readers. */
  announce: (text: string) => void;
  /** Shows a toast. */
  tell: (text: string) => void;
  /** Shows a failure, but not an aborted request. */
  fail: (error: unknown) => void;
  chooseBoard: () => void;
  /** Writes the room's own names into the address. */
  changed: (own: Record<string, string>) => void;
}
