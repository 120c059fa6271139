/** Shows notices about refused or failed acts, and repeats the act on request. */
import { EngineFailure, type Engine } from "../../engine/engine.ts";
import type { Message } from "../../base/message.ts";
import type { Store } from "../state/store.ts";

export class Notices {
  #store;
  #engine;

  /** @param engine Returns the engine of the game on the board. */
  constructor(store: Store, engine: () => Pick<Engine, "failed" | "restart">) {
    this.#store = store;
    this.#engine = engine;
  }

  /**
   * Shows a notice, such as why an act is refused. If the computer's reply has failed, shows that.
   * @param act Runs when the visitor chooses the notice's button, unless an engine has failed.
   */
  show(message: Message, act?: () => unknown) {
    const { hasFailed, failedAct } = this.#store.state;
    const isReply = message.id === "refused-turn" && failedAct !== null;
    const again = hasFailed || isReply ? failedAct?.again : act;
    this.#store.change({ notice: { message: isReply ? failedAct.message : message, again } });
  }

  /** Restarts the engine if it has failed, because the visitor needs it. */
  restartFailedEngine() {
    if (!this.#store.state.hasFailed) return;
    this.#engine().restart();
    this.#store.change({ hasFailed: false, notice: null, failedAct: null });
  }

  dismiss() {
    this.#store.change({ notice: null });
    this.#store.notify();
  }

  /** Carries out the act of the notice's button. */
  retry(again: () => unknown) {
    const { hasFailed, failedAct } = this.#store.state;
    // Other engines restart with the next request.
    if (hasFailed) this.#engine().restart();
    const left = again === failedAct?.again ? null : failedAct;
    this.#store.change({ notice: null, hasFailed: false, failedAct: left });
    return again();
  }

  showFailure(error: unknown, again: () => unknown) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    if (!(error instanceof EngineFailure)) throw error;
    const { hasFailed, notice } = this.#store.state;
    // The notice of the first failure stays.
    if (hasFailed && notice) return;
    const failedAct = { message: { id: `engine-${error.reason}` } as const, again };
    // If another engine failed, or if the visitor stopped this one, the game continues.
    const gone = this.#engine().failed;
    this.#store.change({ hasFailed: gone, isThinking: false, notice: failedAct, failedAct });
  }
}
