/** What the engine found, and what both searches took on the position on the board. */
import { setText } from "../base/elements.js";
import { algorithm } from "../game/answers.js";
import { claim } from "../engine/ratio.js";
import { duration, number, say } from "../messages/index.js";
import { onClick, part } from "../page/parts.js";
import { factsOf, position } from "../game/state.js";

/** @import { Controller } from "../game/controller.js" */
/** @import { Facts, Algorithm, Comparison } from "../game/answers.js" */
/** @import { State } from "../game/state.js" */

/** The significant digits of a time: fewer if the batches that it comes from did not agree. */
const DIGITS = { agreed: 2, disagreed: 1 };

/** From so many times fewer on, a share is a fraction rather than a percentage. */
const FRACTION = 10;

/** @type {[Algorithm, string][]} */
const ROWS = [
  ["minimax", "minimax"],
  ["alphaBeta", "alpha-beta"],
];

/** @param {Controller} controller */
export function compareView(controller) {
  const pruning = part("pruning");
  onClick("pruning", () => controller.setPruning(pruning.getAttribute("aria-checked") !== "true"));

  /** @param {State} state */
  return function render(state) {
    const facts = factsOf(state);
    const playing = algorithm(state.settings.pruning);
    const finished = position(state)?.finished ?? false;
    // A position that is being set up is searched when it is played; a finished one has no search.
    part("figures").hidden = state.setup !== null || finished;
    pruning.setAttribute("aria-checked", String(state.settings.pruning));
    const runs = runsOf(state, facts);
    const most = Math.max(...ROWS.map(([by]) => runs[by].nodes ?? 0));
    for (const [by, id] of ROWS) {
      const { nodes, nodesText, timeText } = runs[by];
      part(`row-${id}`).classList.toggle("playing", by === playing);
      setText(part(`nodes-${id}`), nodesText);
      part(`bar-${id}`).style.setProperty("--share", String(nodes && most ? nodes / most : 0));
      setText(part(`time-${id}`), timeText);
    }
    // Of other boards, what compares them says it.
    if (state.shape.exhaustive) setText(part("saving"), savingText(facts));
  };
}

/**
 * What is known of each search: of a board that takes no more than a moment, all of it; else what both have come to
 * at one depth.
 * @param {State} state
 * @param {Facts} facts
 * @returns {Record<Algorithm, { nodes: number | undefined, nodesText: string, timeText: string }>}
 */
function runsOf({ shape }, { searches, comparison, compared }) {
  const of = (/** @type {Algorithm} */ by) => {
    if (!shape.exhaustive) {
      const run = compared?.[by];
      if (!run) return { nodes: undefined, nodesText: "–", timeText: "" };
      const about = (/** @type {string} */ text) =>
        run.about ? say("compare-about", { text }) : text;
      return {
        nodes: run.nodes,
        nodesText: about(number(run.about ? Number(run.nodes.toPrecision(2)) : run.nodes)),
        timeText: about(duration(run.ms, { digits: 2 })),
      };
    }
    const nodes = searches[by]?.nodes;
    return {
      nodes,
      nodesText: nodes === undefined ? say("pending") : number(nodes),
      timeText: comparison ? timeText(comparison, by) : say("pending"),
    };
  };
  return { minimax: of("minimax"), alphaBeta: of("alphaBeta") };
}

/**
 * The time of one search, with no more digits than were measured.
 * @param {Comparison} comparison
 * @param {Algorithm} by
 */
export function timeText(comparison, by) {
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
  if (minimax.nodes === alphaBeta.nodes) return say("saving-none", { nodes: minimax.nodes });
  const share = shareText(alphaBeta.nodes, minimax.nodes);
  const measured = comparison && claimOf(comparison);
  if (!measured) return say("saving", { share });
  const { verdict } = measured;
  const ratio = verdict === "same" ? "" : number(measured.times);
  return say("saving-and-time", { share, verdict, ratio });
}

/**
 * A part of a whole: a fraction such as 1/26 if it is small.
 * @param {number} some
 * @param {number} all
 */
export function shareText(some, all) {
  if (all / some < FRACTION) {
    return number(some / all, { style: "percent", maximumFractionDigits: 0 });
  }
  return say("share", { whole: Math.round(all / some) });
}

/** @param {Comparison} comparison */
function claimOf({ ratio, low, high }) {
  return ratio === null || low === null || high === null ? null : claim({ ratio, low, high });
}
