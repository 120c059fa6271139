/** Makes a notice of what is refused or has failed, and tries it again. */
import { EngineFailure } from "../../engine/engine.ts";
import type { Engine } from "../../engine/engine.ts";
import type { Words } from "../../base/link-text.ts";
import type { Store } from "./store.ts";

export class Notices {
  #store;
  #engine;
  /** The act that an engine has failed, and its notice. */
  #undone: { again: () => unknown; words: Words } | null = null;
  /** The act of the notice's button, if that is not the engine's work. */
  #again: (() => void) | null = null;

  /** @param engine Gives the engine that knows the game on the board. */
  constructor(store: Store, engine: () => Pick<Engine, "failed" | "restart">) {
    this.#store = store;
    this.#engine = engine;
  }

  /** Says why something is not done. If the computer is to move, that can be why it does not. */
  refuse(words: Words) {
    const undone = words.id === "refused-turn" ? this.#undone : null;
    if (!undone) this.#again = null;
    const retry = undone !== null || this.#store.state.failed;
    this.#store.change({ notice: { words: undone?.words ?? words, retry } });
  }

  /** Forgets what another engine than that of the game has failed to do: it is asked for anew. */
  forget() {
    if (!this.#store.state.failed) this.#undone = null;
  }

  /** Starts the engine again, if it has failed, for what the visitor does next. */
  wake() {
    if (!this.#store.state.failed) return;
    this.#engine().restart();
    this.#undone = null;
    this.#store.change({ failed: false, notice: null });
  }

  /**
   * Says something that is neither a move nor a fault.
   * @param again The act of the notice's button; without it there is none.
   */
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

  /** Tries again what the notice is about: the engine's work, unless something else failed. */
  retry() {
    const again = this.#again;
    this.#again = null;
    if (again && !this.#store.state.failed) {
      this.#store.change({ notice: null });
      return again();
    }
    const undone = this.#undone;
    this.#undone = null;
    // Another engine restarts with the next request to it.
    if (this.#store.state.failed) this.#engine().restart();
    this.#store.change({ notice: null, failed: false });
    return undone?.again();
  }

  fail(error: unknown, undone: () => unknown) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    if (!(error instanceof EngineFailure)) throw error;
    const { failed, notice } = this.#store.state;
    // The notice is there already. After it was closed, the next click shows it again.
    if (failed && notice) return;
    const words: Words = { id: `engine-${error.reason}` };
    this.#undone = { again: undone, words };
    this.#again = null;
    // The game goes on if it was another engine that failed, which only some computers and searches
    // need, and if the visitor stopped this one: it starts again with the next request.
    const gone = this.#engine().failed;
    this.#store.change({ failed: gone, thinking: false, notice: { words, retry: true } });
  }
}
