/** Props of Play's views: the state, and objects that act on it. */
import type { Controller } from "./controller.ts";
import type { QuestionName, State } from "./play-state.ts";
import type { PlayQuestion } from "./question.ts";
import type { Store } from "./store.ts";
import type { Notices } from "./notices.ts";

export interface Play {
  store: Store;
  notices: Notices;
  /** The `QuestionRunner`. It cannot be imported, because its folder imports this one. */
  runner: {
    add: (...rows: PlayQuestion[]) => void;
    wish: (name: QuestionName, budgetMs?: number | null) => void;
    stop: (...names: QuestionName[]) => void;
  };
  controller: Controller;
}

export type PlayProps = { state: State; play: Play };
