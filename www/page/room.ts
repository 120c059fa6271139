/** What a room gets from its page. */
import type { Engine } from "../engine/engine.ts";
import type { loadWords } from "../messages/index.ts";
import type { GameState } from "../game/state.ts";

export interface RoomProps {
  /** The game of the address. */
  state: GameState;
  /** What the link says to the room. */
  link: Map<string, string>;
  page: RoomPage;
}

/** What a room can have its page do. */
export interface RoomPage {
  engine: () => Engine;
  loadWords: typeof loadWords;
  /** Tells screen readers what one sees. */
  announce: (text: string) => void;
  /** Says what has just been done. */
  tell: (text: string) => void;
  /** Says that something has failed, unless it was given up. */
  fail: (error: unknown) => void;
  /** Opens the dialog of boards. */
  chooseBoard: () => void;
  /** Puts what the link of the room says into the address. */
  changed: (own: Record<string, string>) => void;
}
