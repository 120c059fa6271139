/** What the card says of whole searches. */
import { shareText } from "./share.ts";
import { factsOf } from "../game/state.ts";
import { duration, number, say } from "../../messages/index.ts";
import type { Algorithm, Facts, Times } from "../game/facts.ts";
import type { Card } from "./searches-card.ts";
import type { State } from "../game/state.ts";

/** A race of fewer nodes of minimax is over before one sees it. */
const RACED = 5_000;

/** The significant digits of a time: fewer if the batches that it comes from did not agree. */
const DIGITS = { agreed: 2, disagreed: 1 };

export function wholeSearches(state: State): Card {
  const facts = factsOf(state);
  const { searches, times } = facts;
  const row = (by: Algorithm) => {
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
    races: searches.minimax ? searches.minimax.nodes >= RACED : undefined,
  };
}

/** The time of one search, with no more digits than were measured. */
export function timeText(times: Times, by: Algorithm) {
  const ms = by === "minimax" ? times.minimaxMs : times.alphaBetaMs;
  return duration(ms, { digits: times.ratio === null ? DIGITS.disagreed : DIGITS.agreed });
}

/** What pruning saves. */
function savingText({ searches: { minimax, alphaBeta } }: Facts) {
  if (!minimax || !alphaBeta) return say("pending");
  if (minimax.nodes === alphaBeta.nodes) return say("saving-none", { nodes: minimax.nodes });
  return say("saving", { share: shareText({ number, say }, alphaBeta.nodes, minimax.nodes) });
}
