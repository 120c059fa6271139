/** The props of a room, and the deeds of its page. */
import type { Engine } from "../engine/engine.ts";
import type { loadWords } from "../messages/index.ts";
import type { GameState } from "../game/state.ts";

export interface RoomProps {
  state: GameState;
  /** Names that are the room's own. */
  link: Map<string, string>;
  page: RoomPage;
}

export interface RoomPage {
  engine: () => Engine;
  loadWords: typeof loadWords;
  /** For screen readers. */
  announce: (text: string) => void;
  /** Says shortly what has been done. */
  tell: (text: string) => void;
  /** Ignores what was given up. */
  fail: (error: unknown) => void;
  chooseBoard: () => void;
  /** Writes the room's own names into the address. */
  changed: (own: Record<string, string>) => void;
}
