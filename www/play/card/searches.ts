/** The texts of the card about whole searches. */
import { factsOf } from "../game/state.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { Algorithm, Times } from "../game/facts.ts";
import type { State } from "../game/state.ts";

/** A search: its nodes, as a number and in words, and its time. It may be an estimate, and in a race it is running or done. */
export interface SearchRow {
  count: number;
  nodes: string;
  time: string;
  about?: boolean;
  is?: "running" | "done";
}

/**
 * The texts of the card. `saving` is what pruning saves, `most` the most nodes of a bar. `races` says if a race of
 * both is worth seeing; it is undefined until that is known.
 */
export type Card = Record<Algorithm, SearchRow> & {
  saving: string;
  /** The part of it that stands out. */
  strong?: string;
  most?: number;
  races?: boolean;
  /** The button of the race. */
  button?: { text: string; short?: string; isRunning: boolean; isPossible: boolean };
  /** For screen readers. */
  heard?: string;
};

/** A race of fewer nodes of minimax is over before one sees it. */
const RACED = 5_000;

/** The significant digits of a time: fewer if the batches that it comes from did not agree. */
const DIGITS = { agreed: 2, disagreed: 1 };

export function wholeSearches(words: Speech, state: State): Card {
  const { number, say } = words;
  const { searches, times } = factsOf(state);
  const row = (by: Algorithm) => {
    const count = searches[by]?.nodes;
    return {
      count: count ?? 0,
      nodes: count === undefined ? "" : number(count),
      time: times ? timeText(words, times, by) : "",
    };
  };
  return {
    minimax: row("minimax"),
    alphaBeta: row("alphaBeta"),
    ...savingOf(words, searches, (fewer) => say("saving", { fewer })),
    races: searches.minimax ? searches.minimax.nodes >= RACED : undefined,
  };
}

/** The time of one search, with no more digits than were measured. */
function timeText({ duration }: Speech, times: Times, by: Algorithm) {
  const ms = by === "minimax" ? times.minimaxMs : times.alphaBetaMs;
  return duration(ms, { digits: times.ratio === null ? DIGITS.disagreed : DIGITS.agreed });
}

/** @param told Says how many fewer nodes there are. */
export function savingOf(
  { number, say }: Speech,
  { minimax, alphaBeta }: Partial<Record<Algorithm, { nodes: number } | null>>,
  told: (fewer: string) => string,
): Pick<Card, "saving" | "strong"> {
  if (!minimax || !alphaBeta) return { saving: "" };
  if (minimax.nodes === alphaBeta.nodes)
    return { saving: say("saving-none", { nodes: minimax.nodes }) };
  const times = Number((minimax.nodes / alphaBeta.nodes).toPrecision(2));
  const strong = say("times-fewer", { times: number(times) });
  return { saving: told(strong), strong };
}
