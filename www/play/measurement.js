/** How the figures beside the board came about. */
import { make, setText } from "../base/elements.js";
import { algorithm } from "./answers.js";
import { say, times } from "../messages/index.js";
import { part } from "../page/parts.js";
import { termLine } from "../page/term.js";
import { signed } from "../messages/figures.js";
import { answersShown, factsOf } from "./state.js";

/** @import { Facts } from "./types.d.ts" */
/** @import { State } from "./state.js" */

export function measurementView() {
  part("panel-measured").append(
    make("p", {}, say("whole-explained")),
    termLine(["minimax", "alpha-beta", "node", "score"]),
  );
  /** @param {State} state */
  return function render(state) {
    const facts = factsOf(state);
    const shown = answersShown(state);
    setText(part("agreement"), agreementText(facts, shown));
    setText(part("score"), shown ? scoreText(state, facts) : scoreMeaning(state));
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

/** What a score means where the longest game has so many moves. @param {State} state */
const scoreMeaning = ({ shape }) => say("score-meaning", { most: shape.longest + 1 });

/**
 * @param {State} state
 * @param {Facts} facts
 */
function scoreText(state, { searches }) {
  const best = searches[algorithm(state.settings.pruning)];
  if (!best || best.finished) return scoreMeaning(state);
  const { player, score } = best;
  return `${say("score", { player, score: signed(score) })} ${scoreMeaning(state)}`;
}

/** @param {Facts} facts */
function methodText({ times: measured }) {
  if (!measured) return say("method-waiting");
  const { ratio, low, high, minimaxMs, alphaBetaMs, batches } = measured;
  if (minimaxMs === null || alphaBetaMs === null) return say("method-no-clock");
  if (ratio === null) return say("method-disagreed", { batches });
  const [least, most] = [times(low ?? ratio), times(high ?? ratio)];
  // Both ends can be written alike.
  const spread = least === most ? "none" : "some";
  return say("method", { batches, spread, low: least, high: most });
}
