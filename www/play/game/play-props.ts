/** Props of Play's views: the state, and objects that act on it. */
import type { Controller } from "./controller.ts";
import type { QuestionRunner } from "../questions/runner.ts";
import type { State } from "../state/play-state.ts";
import type { Store } from "../state/store.ts";
import type { Notices } from "./notices.ts";

export interface Play {
  store: Store;
  notices: Notices;
  runner: QuestionRunner;
  controller: Controller;
}

export type PlayProps = { state: State; play: Play };
