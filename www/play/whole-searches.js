/** What the card says of whole searches. */
import { ratioClaim } from "../engine/ratio.js";
import { factsOf } from "./state.js";
import { duration, number, say } from "../messages/index.js";

/** @import { Algorithm, Card, Facts, Times } from "./types.d.ts" */
/** @import { State } from "./state.js" */

/** The significant digits of a time: fewer if the batches that it comes from did not agree. */
const DIGITS = { agreed: 2, disagreed: 1 };

/** From so many times fewer on, a share is a fraction rather than a percentage. */
const FRACTION = 10;

/** @param {State} state @returns {Card} */
export function wholeSearches(state) {
  const facts = factsOf(state);
  const { searches, times } = facts;
  const row = (/** @type {Algorithm} */ by) => {
    const count = searches[by]?.nodes;
    return {
      count: count ?? 0,
      nodes: count === undefined ? say("pending") : number(count),
      time: times ? timeText(times, by) : say("pending"),
    };
  };
  return {
    minimax: row("minimax"),
    alphaBeta: row("alphaBeta"),
    saving: savingText(facts),
    savingTime: savingTimeText(facts),
  };
}

/**
 * The time of one search, with no more digits than were measured.
 * @param {Times} times
 * @param {Algorithm} by
 */
export function timeText(times, by) {
  const ms = by === "minimax" ? times.minimaxMs : times.alphaBetaMs;
  return duration(ms, { digits: times.ratio === null ? DIGITS.disagreed : DIGITS.agreed });
}

/** What pruning saves. @param {Facts} facts */
function savingText({ searches: { minimax, alphaBeta } }) {
  if (!minimax || !alphaBeta) return say("pending");
  if (minimax.nodes === alphaBeta.nodes) return say("saving-none", { nodes: minimax.nodes });
  return say("saving", { share: shareText(alphaBeta.nodes, minimax.nodes) });
}

/** The same of time: a ratio is claimed only if the batches agree on one. @param {Facts} facts */
function savingTimeText({ times }) {
  if (!times) return say("pending");
  const measured = claimOf(times);
  if (!measured) return say("saving-time-open");
  const { verdict } = measured;
  return say("saving-time", { verdict, ratio: verdict === "same" ? "" : number(measured.times) });
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

/** @param {Times} times */
function claimOf({ ratio, low, high }) {
  return ratio === null || low === null || high === null ? null : ratioClaim({ ratio, low, high });
}
