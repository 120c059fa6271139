/** What a room gets from its page. */
import type { Engine } from "../engine/engine.ts";
import type { loadWords } from "../messages/index.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";

export interface RoomProps {
  /** The board of the address. */
  shape: GameDescription;
  /** What the link says to the room. */
  link: Map<string, string>;
  page: RoomPage;
}

/** What a room can have its page do. */
export interface RoomPage {
  engine: () => Engine;
  loadWords: typeof loadWords;
  /** Says that something has failed, unless it was given up. */
  fail: (error: unknown) => void;
  /** Opens the dialog of boards. */
  chooseBoard: () => void;
  /** Puts what the link of the room says into the address. */
  changed: (own: Record<string, string>) => void;
}
