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
    part("figures").hidden = state.setup !== null || finished || !state.shape.exhaustive;
    pruning.setAttribute("aria-checked", String(state.settings.pruning));
    const most = Math.max(facts.searches.minimax?.nodes ?? 0, facts.searches.alphaBeta?.nodes ?? 0);
    for (const [by, id] of ROWS) {
      const nodes = facts.searches[by]?.nodes;
      part(`row-${id}`).classList.toggle("playing", by === playing);
      setText(part(`nodes-${id}`), nodes === undefined ? say("pending") : number(nodes));
      part(`bar-${id}`).style.setProperty("--share", String(nodes && most ? nodes / most : 0));
      const time = facts.comparison ? timeText(facts.comparison, by) : say("pending");
      setText(part(`time-${id}`), time);
    }
    setText(part("saving"), savingText(facts));
  };
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
