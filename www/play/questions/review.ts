/** The review: proves which moves of a game changed its result or its length. */
import { thinkerFor } from "../../engine/workers.ts";
import { lineKey } from "../state/facts.ts";
import { loadedPosition, showsAnswers } from "../../game/state.ts";
import type { State } from "../state/play-state.ts";
import { throttle } from "./throttle.ts";
import type { PlayQuestion } from "../state/question.ts";
import type { Review } from "../../../pkg/whole/cutoff.js";

/** The time limit in milliseconds, unless the visitor asks for the whole review. */
const REVIEW_MS = 2_000;

/** Reviews a game after its end, in the tab "review", and to judge a retried move. */
export const reviewQuestion: PlayQuestion = {
  name: "review",
  rank: 0,
  isOptional: true,
  budgetMs: () => REVIEW_MS,
  key: (state) => (isWanted(state) ? lineKey(state.line) : null),
  isDone: ({ facts, line }) => facts.reviewOf(line)?.done ?? false,
  async run({ store, state, game, signal, budgetMs }) {
    const { start, moves } = state.line;
    const report = (review: Review) =>
      store.addFacts(({ reviews }) => reviews.set(lineKey(state.line), review));
    const engine = await thinkerFor(game);
    const extras = { signal, progress: throttle(report) };
    report(await engine.request("review", [start, moves, { game, budgetMs }], extras));
  },
};

function isWanted(state: State) {
  const isShown = state.tab === "review" || loadedPosition(state).finished;
  return state.line.moves.length > 0 && (state.isRetrying || (isShown && showsAnswers(state)));
}
