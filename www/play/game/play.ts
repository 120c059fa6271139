/** What the views of Play are given beside the state: who does what they ask for, and where the focus can go. */
import type { FocusCell } from "../../parts/board/button-board.tsx";
import type { Controller } from "./controller.ts";
import type { State } from "./state.ts";
import type { Store } from "./store.ts";
import type { Turns } from "./turns.ts";

export interface Play {
  store: Store;
  turns: Turns;
  /** Asks a question, and gives it up: the runner of questions/, which rests on this folder. */
  runner: {
    want: (name: string, budget?: number | null) => void;
    stop: (...names: string[]) => void;
  };
  controller: Controller;
  /** What gives the focus to parts of the page: each sets its own. */
  focus: {
    cell: FocusCell;
    pill: () => void;
    analysis: () => void;
    setup: () => void;
    tab: () => void;
    panel: () => void;
  };
  /** Opens the dialog of the board and the players. */
  choose: () => void;
  /** Brings the board and whose turn it is into view. */
  showBoard: () => void;
}

/** What the views of Play are made from. */
export interface PlayProps {
  state: State;
  play: Play;
}
