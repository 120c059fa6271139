/** The recommendation, and both algorithms side by side on the position on the board. */
import { algorithm } from "../engine/answers.js";
import { duration, number, say, times } from "../messages/index.js";
import { onClick, part, setText } from "../page/parts.js";
import { position } from "../game/state.js";
import { verdictText } from "../board/board.js";

/** @typedef {import("../game/controller.js").Controller} Controller */
/** @typedef {import("../engine/answers.js").Facts} Facts */
/** @typedef {import("../game/state.js").State} State */
/** @typedef {import("../../pkg/web/cutoff.js").BestMove} BestMove */
/** @typedef {import("../../pkg/web/cutoff.js").Measurement} Measurement */

/** Two times whose ratio is nearer to one are called the same. */
const SAME_TIME = 1.05;

/** @type {[import("../engine/answers.js").Algorithm, string][]} */
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
    // What is being set up is searched when it is played.
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
      setText(part(`time-${id}`), finished ? say("time-none") : timeText(facts.times[by]));
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
function renderRecommendation(state, { searches, times, analysis }) {
  const line = part("recommendation");
  const by = algorithm(state.settings.pruning);
  const best = searches[by];
  line.dataset.ready = best ? "yes" : "no";
  setText(part("recommendation-move"), recommendationText(state, best, analysis));
  setText(part("recommendation-cost"), best?.index == null ? "" : costText(best, times[by]));
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
 * @param {Measurement | null} measured The median is better than the first answer's few runs.
 */
function costText({ nodes, elapsedMs }, measured) {
  return say("recommendation-cost", {
    nodes,
    time: duration(measured ? measured.medianMs : elapsedMs),
  });
}

/** @param {Measurement | null} measured */
function timeText(measured) {
  return measured ? duration(measured.medianMs) : say("pending");
}

/** @param {Facts} facts */
function savingText({ searches: { minimax, alphaBeta }, times: measured }) {
  if (!minimax || !alphaBeta) return say("pending");
  if (minimax.finished) return say("saving-over");
  if (minimax.nodes === alphaBeta.nodes) return say("saving-none", { nodes: minimax.nodes });
  const fewer = times(minimax.nodes / alphaBeta.nodes);
  const ratio = timeRatio(measured);
  if (ratio === null) return say("saving", { times: fewer });
  const faster = ratio >= SAME_TIME ? "yes" : ratio > 1 / SAME_TIME ? "same" : "no";
  return say("saving-and-time", {
    times: fewer,
    faster,
    ratio: times(ratio >= 1 ? ratio : 1 / ratio),
  });
}

/**
 * How many times as long minimax takes; null until both have been measured.
 * @param {Facts["times"]} times
 */
function timeRatio({ minimax, alphaBeta }) {
  if (!minimax?.medianMs || !alphaBeta?.medianMs) return null;
  return minimax.medianMs / alphaBeta.medianMs;
}

/** @param {Facts} facts */
function agreementText({ searches: { minimax, alphaBeta } }) {
  if (!minimax || !alphaBeta) return say("pending");
  if (minimax.index === null) return say("agreement-over");
  const same = minimax.index === alphaBeta.index && minimax.score === alphaBeta.score;
  return same ? say("agreement", { cell: minimax.index }) : say("agreement-broken");
}

/** @param {Facts} facts */
function methodText({ times: { minimax, alphaBeta } }) {
  if (!minimax || !alphaBeta) return say("method-waiting");
  if (minimax.medianMs === null || alphaBeta.medianMs === null) return say("method-no-clock");
  return say("method", {
    resolution: duration(minimax.resolutionMs),
    minimaxSamples: minimax.samplesMs.length,
    minimaxRuns: minimax.runsPerSample,
    minimaxMin: duration(minimax.minMs),
    minimaxMax: duration(minimax.maxMs),
    alphaBetaSamples: alphaBeta.samplesMs.length,
    alphaBetaRuns: alphaBeta.runsPerSample,
    alphaBetaMin: duration(alphaBeta.minMs),
    alphaBetaMax: duration(alphaBeta.maxMs),
  });
}

/** What exact verdicts cost beside what alpha-beta leaves at the root. @param {Facts} facts */
function priceText({ searches: { alphaBeta }, analysis, bounds }) {
  if (!alphaBeta || !analysis || !bounds) return "";
  return say("price", { seen: alphaBeta.nodes, exact: analysis.nodes });
}
