/** How the figures beside the board came about. */
import { setText } from "../base/elements.js";
import { algorithm } from "../game/answers.js";
import { say, times } from "../messages/index.js";
import { part } from "../page/parts.js";
import { termLine } from "../page/term.js";
import { signed } from "../messages/figures.js";
import { answersShown, factsOf } from "../game/state.js";

/** @import { Facts } from "../game/answers.js" */
/** @import { State } from "../game/state.js" */

export function measuredView() {
  part("panel-measured").append(termLine(["minimax", "alpha-beta", "node", "score"]));
  /** @param {State} state */
  return function render(state) {
    const facts = factsOf(state);
    const shown = answersShown(state);
    setText(part("agreement"), agreementText(facts, shown));
    setText(part("score"), shown ? scoreText(state, facts) : say("score-meaning"));
    setText(part("method"), methodText(facts));
  };
}

/**
 * @param {Facts} facts
 * @param {boolean} shown Whether the move may be named.
 */
function agreementText({ searches: { minimax, alphaBeta } }, shown) {
  if (!minimax || !alphaBeta) return say("pending");
  if (minimax.index === null) return say("agreement-over");
  const same = minimax.index === alphaBeta.index && minimax.score === alphaBeta.score;
  if (!same) return say("agreement-broken");
  return shown ? say("agreement", { cell: minimax.index }) : say("agreement-hidden");
}

/**
 * @param {State} state
 * @param {Facts} facts
 */
function scoreText({ settings }, { searches }) {
  const best = searches[algorithm(settings.pruning)];
  if (!best || best.finished) return say("score-meaning");
  const { player, score } = best;
  return `${say("score", { player, score: signed(score) })} ${say("score-meaning")}`;
}

/** @param {Facts} facts */
function methodText({ comparison }) {
  if (!comparison) return say("method-waiting");
  const { ratio, low, high, minimaxMs, alphaBetaMs, batches } = comparison;
  if (minimaxMs === null || alphaBetaMs === null) return say("method-no-clock");
  if (ratio === null) return say("method-disagreed", { batches });
  return say("method", { batches, low: times(low ?? ratio), high: times(high ?? ratio) });
}
