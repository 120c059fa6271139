/** Which moves of a game changed its result or its length: that is proved, the last moves first. */
import { lineKey } from "./answers.js";
import { positionKey } from "./key.js";
import { answersShown, position } from "./state.js";
import { Background } from "./background.js";

/** @import { Engine } from "../engine/engine.js" */
/** @import { Review } from "../../pkg/web/cutoff.js" */
/** @import { Answers, Known } from "./answers.js" */
/** @import { State } from "./state.js" */
/** @import { GameLine } from "../game/types.d.ts" */

/**
 * Whether all that the page shows is known: what each move changed, and how a change is refuted.
 * @param {Review | null} review
 */
function isExplained(review) {
  const isKnown = (/** @type {Review["moves"][number]} */ { exact, changed, refutation }) =>
    exact && (changed === null || refutation !== null);
  return review?.moves.every(isKnown) ?? false;
}

export class Reviews {
  /** @type {Background<GameLine>} */
  work;

  /**
   * @param {(game: string, call: "review") => Promise<Engine>} engineOf With the book in it.
   * @param {Answers} answers Hears what is found.
   * @param {() => void} changed
   */
  constructor(engineOf, answers, changed) {
    this.work = new Background({
      key: (line) => positionKey(line.rules, lineKey(line)),
      isDone: (line) => isExplained(reviewOf(answers, line)),
      changed,
      does: async (line, signal, budgetMs) => {
        const { rules: game, start, moves } = line;
        const engine = await engineOf(game, "review");
        const review = await engine.request("review", [start, moves, { game, budgetMs }], {
          signal,
          progress: (far) => {
            answers.learn(game, lineKey(line), { review: far });
            changed();
          },
          until: isExplained,
        });
        answers.learn(game, lineKey(line), { review });
        return isExplained(review);
      },
    });
  }

  /**
   * Reviews the game on the screen, at its end and where the visitor looks at that.
   * @param {State} state
   */
  consider(state) {
    const over = position(state)?.finished ?? false;
    const wanted = (state.tab === "review" || over) && answersShown(state);
    if (wanted && state.game.moves.length > 0) this.work.consider(state.game);
    else this.work.leave();
  }
}

/** What is found of a game so far; null before the first answer. @param {Pick<Known, "of">} known @param {GameLine} line */
export function reviewOf(known, line) {
  return known.of(line.rules, lineKey(line)).review;
}
