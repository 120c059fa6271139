/** The recommendation, and both algorithms side by side on the position on the board. */
import { algorithm } from "../engine/answers.js";
import { claim } from "../engine/ratio.js";
import { duration, number, say, times } from "../messages/index.js";
import { onClick, part, setText } from "../page/parts.js";
import { position } from "../game/state.js";
import { verdictText } from "../board/board.js";

/** @typedef {import("../game/controller.js").Controller} Controller */
/** @typedef {import("../engine/answers.js").Facts} Facts */
/** @typedef {import("../game/state.js").State} State */
/** @typedef {import("../../pkg/web/cutoff.js").BestMove} BestMove */
/** @typedef {import("../engine/answers.js").Algorithm} Algorithm */
/** @typedef {import("../engine/answers.js").Comparison} Comparison */

/** The significant digits of a time: fewer if the batches that it comes from did not agree. */
const DIGITS = { agreed: 2, disagreed: 1 };

/** @type {[Algorithm, string][]} */
const ROWS = [
  ["minimax", "minimax"],
  ["alphaBeta", "alpha-beta"],
];

/** @param {Controller} controller */
export function compareView(controller) {
  const [panel, pruning] = [part("panel"), part("pruning")];
  const seen = part("as-seen");
  onClick("as-seen", () => controller.setAsSeen(seen.getAttribute("aria-checked") !== "true"));
  const replies = part("replies");
  onClick("replies", () => controller.setReplies(replies.getAttribute("aria-checked") !== "true"));
  onClick("pruning", () => controller.setPruning(pruning.getAttribute("aria-checked") !== "true"));

  /**
   * @param {State} state
   * @param {Facts} facts
   */
  return function render(state, facts) {
    const playing = algorithm(state.settings.pruning);
    // A position that is being set up is searched when it is played.
    panel.hidden = state.setup !== null;
    pruning.setAttribute("aria-checked", String(state.settings.pruning));
    renderRecommendation(state, facts);
    const most = Math.max(facts.searches.minimax?.nodes ?? 0, facts.searches.alphaBeta?.nodes ?? 0);
    const finished = position(state)?.finished ?? false;
    for (const [by, id] of ROWS) {
      const nodes = facts.searches[by]?.nodes;
      part(`row-${id}`).classList.toggle("playing", by === playing);
      setText(part(`nodes-${id}`), nodes === undefined ? say("pending") : number(nodes));
      part(`bar-${id}`).style.setProperty("--share", String(nodes && most ? nodes / most : 0));
      const time = facts.comparison || finished ? timeText(facts.comparison, by) : say("pending");
      setText(part(`time-${id}`), time);
    }
    setText(part("saving"), savingText(facts));
    setText(part("agreement"), agreementText(facts));
    setText(part("method"), methodText(facts));
    const { hints } = state.settings;
    seen.hidden = !hints;
    seen.setAttribute("aria-checked", String(state.asSeen));
    replies.hidden = !hints;
    replies.setAttribute("aria-checked", String(state.replies));
    setText(part("book-told"), hints && state.replies ? say("book-told") : "");
    setText(part("price"), hints && state.asSeen ? priceText(facts) : "");
  };
}

/**
 * @param {State} state
 * @param {Facts} facts
 */
function renderRecommendation(state, { searches, comparison, analysis }) {
  const line = part("recommendation");
  const by = algorithm(state.settings.pruning);
  const best = searches[by];
  line.dataset.ready = best ? "yes" : "no";
  setText(part("recommendation-move"), recommendationText(state, best, analysis));
  setText(part("recommendation-cost"), best?.index == null ? "" : costText(best, comparison, by));
}

/**
 * @param {State} state
 * @param {BestMove | null} best
 * @param {Facts["analysis"]} analysis
 */
function recommendationText(state, best, analysis) {
  if (!best) return say(state.failed ? "recommendation-failed" : "recommendation-waiting");
  const { index } = best;
  if (index === null) return say("recommendation-none");
  const verdict = analysis?.moves.find((move) => move.index === index);
  return state.settings.hints && verdict
    ? say("recommendation-verdict", { cell: index, verdict: verdictText(verdict) })
    : say("recommendation", { cell: index });
}

/**
 * @param {BestMove} best
 * @param {Comparison | null} comparison
 * @param {Algorithm} by
 */
function costText({ nodes }, comparison, by) {
  if (!comparison) return say("recommendation-nodes", { nodes });
  return say("recommendation-cost", { nodes, time: timeText(comparison, by) });
}

/**
 * The time of one search, with no more digits than were measured.
 * @param {Comparison | null} comparison
 * @param {Algorithm} by
 */
export function timeText(comparison, by) {
  if (!comparison) return say("time-none");
  const ms = by === "minimax" ? comparison.minimaxMs : comparison.alphaBetaMs;
  return duration(ms, {
    digits: comparison.ratio === null ? DIGITS.disagreed : DIGITS.agreed,
  });
}

/**
 * What pruning saves. A ratio of times is claimed only if the batches agree on one.
 * @param {Facts} facts
 */
function savingText({ searches: { minimax, alphaBeta }, comparison }) {
  if (!minimax || !alphaBeta) return say("pending");
  if (minimax.finished) return say("saving-over");
  if (minimax.nodes === alphaBeta.nodes) return say("saving-none", { nodes: minimax.nodes });
  const fewer = times(minimax.nodes / alphaBeta.nodes);
  const measured = comparison && claimOf(comparison);
  if (!measured) return say("saving", { times: fewer });
  const { verdict } = measured;
  const ratio = verdict === "same" ? "" : number(measured.times);
  return say("saving-and-time", { times: fewer, verdict, ratio });
}

/** @param {Comparison} comparison */
function claimOf({ ratio, low, high }) {
  return ratio === null || low === null || high === null ? null : claim({ ratio, low, high });
}

/** @param {Facts} facts */
function agreementText({ searches: { minimax, alphaBeta } }) {
  if (!minimax || !alphaBeta) return say("pending");
  if (minimax.index === null) return say("agreement-over");
  const same = minimax.index === alphaBeta.index && minimax.score === alphaBeta.score;
  return same ? say("agreement", { cell: minimax.index }) : say("agreement-broken");
}

/** @param {Facts} facts */
function methodText({ comparison }) {
  if (!comparison) return say("method-waiting");
  const { ratio, low, high, minimaxMs, alphaBetaMs, batches } = comparison;
  if (minimaxMs === null || alphaBetaMs === null) return say("method-no-clock");
  if (ratio === null) return say("method-disagreed", { batches });
  return say("method", { batches, low: times(low ?? ratio), high: times(high ?? ratio) });
}

/** How many nodes exact verdicts take, beside the nodes of alpha-beta, which leaves only bounds. @param {Facts} facts */
function priceText({ searches: { alphaBeta }, analysis, bounds }) {
  if (!alphaBeta || !analysis || !bounds) return "";
  return say("price", { seen: alphaBeta.nodes, exact: analysis.nodes });
}
