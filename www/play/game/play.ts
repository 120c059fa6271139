/** Hands of the views: they do as a view asks. */
import type { Controller } from "./controller.ts";
import type { State } from "./state.ts";
import type { Store } from "./store.ts";
import type { Notices } from "./notices.ts";

export interface Play {
  store: Store;
  notices: Notices;
  /** That of questions/, which rests on this folder. */
  runner: {
    want: (name: string, budget?: number | null) => void;
    stop: (...names: string[]) => void;
  };
  controller: Controller;
  /** Opens the dialog of the board and the players. */
  choose: () => void;
}

export interface PlayProps {
  state: State;
  play: Play;
}
