/** What the views of Play are given beside the state: who does what they ask for. */
import type { Controller } from "./controller.ts";
import type { State } from "./state.ts";
import type { Store } from "./store.ts";
import type { Notices } from "./notices.ts";

export interface Play {
  store: Store;
  notices: Notices;
  /** Asks a question, and gives it up: the runner of questions/, which rests on this folder. */
  runner: {
    want: (name: string, budget?: number | null) => void;
    stop: (...names: string[]) => void;
  };
  controller: Controller;
  /** Opens the dialog of the board and the players. */
  choose: () => void;
}

/** What the views of Play are made from. */
export interface PlayProps {
  state: State;
  play: Play;
}
