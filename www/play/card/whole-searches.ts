/** What the card says of whole searches. */
import { shareText } from "./share.js";
import { factsOf } from "../game/state.js";
import { duration, number, say } from "../../messages/index.js";

/** @import { Algorithm, Facts, Times } from "../game/facts.js" */
/** @import { Card } from "./searches-card.js" */
/** @import { State } from "../game/state.js" */

/** The significant digits of a time: fewer if the batches that it comes from did not agree. */
const DIGITS = { agreed: 2, disagreed: 1 };

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
  return say("saving", { share: shareText({ number, say }, alphaBeta.nodes, minimax.nodes) });
}
