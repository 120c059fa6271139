/** Which moves of a game changed its result or its length: that is proved, the last moves first. */
import { giveBook } from "../engine/book.js";
import { answersShown, position } from "../game/state.js";
import { Background } from "./background.js";

/** @import { Engine } from "../engine/engine.js" */
/** @import { Review } from "../../pkg/web/cutoff.js" */
/** @import { Line, State } from "../game/state.js" */

/** Milliseconds of one call: so long at the most a stop has to wait, and other questions too. */
const SLICE = 250;

/** @param {Line} line */
const keyOf = ({ rules, start, moves }) => `${rules} ${start} ${moves.join(" ")}`;

/**
 * Whether all that the page shows is known: what each move changed, and how a change is refuted.
 * @param {Review | null} review
 */
export function isExplained(review) {
  const isKnown = (/** @type {Review["moves"][number]} */ { exact, changed, refutation }) =>
    exact && (changed === null || refutation !== null);
  return review?.moves.every(isKnown) ?? false;
}

export class Reviews {
  /** @type {Map<string, Review>} */
  #found = new Map();
  /** @type {Background<Line>} */
  work;

  /**
   * @param {() => Engine} engineOf
   * @param {() => void} changed
   */
  constructor(engineOf, changed) {
    this.work = new Background({
      key: keyOf,
      isDone: (line) => isExplained(this.of(line)),
      changed,
      does: async (line, signal, budgetMs = Infinity) => {
        const { rules: game, start, moves } = line;
        const engine = engineOf();
        await giveBook(engine, game);
        const begun = performance.now();
        for (;;) {
          const options = { game, budgetMs: SLICE };
          const args = /** @type {const} */ ([start, moves, options]);
          const review = await engine.request("review", [...args], { signal });
          this.#found.set(keyOf(line), review);
          const done = isExplained(review);
          if (done || performance.now() - begun >= budgetMs) return done;
          changed();
        }
      },
    });
  }

  /**
   * Reviews the game on the screen, where the visitor looks at that. At the end of a game it does so at
   * once, where it takes no more than a moment.
   * @param {State} state
   */
  consider(state) {
    const over = state.shape.exhaustive && (position(state)?.finished ?? false);
    const wanted = (state.tab === "review" || over) && answersShown(state);
    if (wanted && state.game.moves.length > 0) this.work.consider(state.game);
    else this.work.leave();
  }

  /** What is found so far; null before the first answer. @param {Line} line */
  of(line) {
    return this.#found.get(keyOf(line)) ?? null;
  }
}
