/** Which moves of a game changed its result or its length: that is proved, the last moves first. */
import { thinkingAbout } from "../../engine/workers.js";
import { lineKey, positionKey, reviewOf } from "../game/facts.js";
import { answersShown, position } from "../game/state.js";
import { seldom } from "./seldom.js";

/** @import { Review } from "../../../pkg/web/cutoff.js" */
/** @import { State } from "../game/state.js" */
/** @import { Store } from "../game/store.js" */
/** @import { PlayQuestion } from "./runner.js" */

/** Milliseconds that it takes without being asked for. */
const REVIEW_MS = 2_000;

/** A review of the game on the screen, at its end and where the visitor looks at that. @param {Store} store @returns {PlayQuestion} */
export function reviewQuestion(store) {
  return {
    ...{ name: "review", lane: "review", rank: 0, extra: true, budget: () => REVIEW_MS },
    whose: () => "page",
    key: (state) => (isWanted(state) ? positionKey(state.game.rules, lineKey(state.game)) : null),
    isDone: ({ facts, game }) => isExplained(reviewOf(facts, game)),
    async run({ state, signal, budget }) {
      const { rules: game, start, moves } = state.game;
      const learn = (/** @type {Review} */ review) =>
        store.learn(game, lineKey(state.game), { review });
      const engine = await thinkingAbout(game);
      const options = { game, ...(budget === null ? {} : { budgetMs: budget }) };
      const hears = { signal, progress: seldom(learn), until: isExplained };
      learn(await engine.request("review", [start, moves, options], hears));
    },
  };
}

/** @param {State} state */
function isWanted(state) {
  const isOver = position(state).finished;
  return (state.tab === "review" || isOver) && answersShown(state) && state.game.moves.length > 0;
}

/**
 * Whether all that the page shows is known: what each move changed, and how a change is refuted.
 * @param {Review | null} review
 */
function isExplained(review) {
  const isKnown = (/** @type {Review["moves"][number]} */ { exact, changed, refutation }) =>
    exact && (changed === null || refutation !== null);
  return review?.moves.every(isKnown) ?? false;
}
