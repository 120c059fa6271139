/** Makes notices of refused or failed acts, and repeats those on demand. */
import { EngineFailure } from "../../engine/engine.ts";
import type { Engine } from "../../engine/engine.ts";
import type { Words } from "../../base/link-text.ts";
import type { Store } from "./store.ts";

export class Notices {
  #store;
  #engine;
  /** The act that failed with the engine, and its notice. */
  #undone: { again: () => unknown; words: Words } | null = null;
  /** The act of the notice's button, if no engine has failed. */
  #again: (() => void) | null = null;

  /** @param engine Gives the engine of the game on the board. */
  constructor(store: Store, engine: () => Pick<Engine, "failed" | "restart">) {
    this.#store = store;
    this.#engine = engine;
  }

  /** Says why an act is refused. If the reply has failed, says that instead. */
  refuse(words: Words) {
    const undone = words.id === "refused-turn" ? this.#undone : null;
    if (!undone) this.#again = null;
    const retry = undone !== null || this.#store.state.failed;
    this.#store.change({ notice: { words: undone?.words ?? words, retry } });
  }

  /** Forgets a failed act of another engine than the game's. A new state asks for it again. */
  forget() {
    if (!this.#store.state.failed) this.#undone = null;
  }

  /** Restarts the engine if it has failed, because the visitor needs it. */
  wake() {
    if (!this.#store.state.failed) return;
    this.#engine().restart();
    this.#undone = null;
    this.#store.change({ failed: false, notice: null });
  }

  /** Shows another notice. @param again The act of its button. */
  say(words: Words, again?: () => void) {
    this.refuse(words);
    if (!again || this.#store.state.failed) return;
    this.#again = again;
    this.#store.change({ notice: { words, retry: true } });
  }

  dismiss() {
    this.#again = null;
    this.#store.change({ notice: null });
    this.#store.tell();
  }

  /** Does the act of the notice's button. */
  retry() {
    const again = this.#again;
    this.#again = null;
    if (again && !this.#store.state.failed) {
      this.#store.change({ notice: null });
      return again();
    }
    const undone = this.#undone;
    this.#undone = null;
    // Other engines restart with the next request.
    if (this.#store.state.failed) this.#engine().restart();
    this.#store.change({ notice: null, failed: false });
    return undone?.again();
  }

  fail(error: unknown, undone: () => unknown) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    if (!(error instanceof EngineFailure)) throw error;
    const { failed, notice } = this.#store.state;
    // The notice of the first failure stays.
    if (failed && notice) return;
    const words: Words = { id: `engine-${error.reason}` };
    this.#undone = { again: undone, words };
    this.#again = null;
    // If another engine failed, or the visitor stopped this one, the game goes on.
    const gone = this.#engine().failed;
    this.#store.change({ failed: gone, thinking: false, notice: { words, retry: true } });
  }
}
