/** The clock of the slow race on 3×3. A race that is running is a question without an answer. */
import { loadedPosition } from "../../game/state.ts";
import { factsOf } from "../state/play-state.ts";
import type { PlayQuestion } from "../state/question.ts";

/** The length of the race in milliseconds. In this time minimax visits all of its nodes. */
export const SLOW_RACE_MS = 3_000;
/** Steps that screen readers announce. With reduced motion, only these steps are drawn. */
const ANNOUNCED_STEPS = 10;
export const stepOf = (share: number) => Math.floor(share * ANNOUNCED_STEPS) / ANNOUNCED_STEPS;

/** The question of the race. Its key has the board and the switch, so changing either ends it. */
export const slowRace: PlayQuestion = {
  name: "slowRace",
  rank: 0,
  onlyIfWished: true,
  isAct: true,
  boards: "standard",
  key: (state) => factsOf(state).map && `${loadedPosition(state).board} ${state.settings.pruning}`,
  isDone: () => false,
  async run({ store, signal }) {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const start = performance.now();
    store.change({ raceShare: 0 });
    for (let share = 0; share < 1;) {
      await new Promise(requestAnimationFrame);
      signal.throwIfAborted();
      share = Math.min(1, (performance.now() - start) / SLOW_RACE_MS);
      store.change({ raceShare: still.matches ? stepOf(share) : share });
      store.notify();
    }
  },
};
