/**
 * The only store of Play. It reports changes once per turn of the event loop, or after an act.
 * Views are notified only of real changes, so setting an equal value draws nothing.
 */
import { nextTask } from "../../base/next-task.ts";
import { initialState, type State } from "./play-state.ts";
import type { Settings } from "../../game/preferences.ts";

type Listener = (state: State) => void;

export class Store {
  #state: State;
  /** The runner comes before the views, so that the engine works while the page is drawn. */
  #first: Listener[] = [];
  #views: Listener[] = [];
  #later;
  #isNotifying = false;
  #isDue = false;
  #isNew = true;

  /** @param later Resolves in a later turn of the event loop. */
  constructor(settings: Settings, later: () => Promise<void> = nextTask) {
    this.#state = initialState(settings);
    this.#later = later;
  }

  get state() {
    return this.#state;
  }

  change(change: Partial<State>) {
    const before: Record<string, unknown> = { ...this.#state };
    this.#isNew ||= Object.entries(change).some(([name, value]) => before[name] !== value);
    this.#state = { ...this.#state, ...change };
    this.notifySoon();
  }

  addFacts(add: (facts: State["facts"]) => void) {
    add(this.#state.facts);
    this.#isNew = true;
    this.notifySoon();
  }

  subscribeFirst(listener: Listener) {
    this.#first.push(listener);
    this.notifySoon();
  }

  subscribe(draw: Listener) {
    this.#views.push(draw);
  }

  /** Reports all changes now. @param isNew True if the views themselves are new. */
  notify(isNew = false) {
    this.#isNew ||= isNew;
    this.#isDue = false;
    // Changes that these listeners make are drawn together with the others.
    this.#isNotifying = true;
    for (const listener of this.#first) listener(this.#state);
    this.#isNotifying = false;
    if (!this.#isNew) return;
    this.#isNew = false;
    for (const view of [...this.#views]) view(this.#state);
  }

  /** Notifies the runner soon, and the views if something has changed. */
  notifySoon() {
    if (this.#isDue || this.#isNotifying) return;
    this.#isDue = true;
    this.#later().then(() => this.#isDue && this.notify());
  }
}
