/** Texts of the card about searches to the end. */
import { factsOf, type State } from "../game/play-state.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { Algorithm, Times } from "../game/facts.ts";
import type { Play } from "../game/play.ts";

/** A row of the card. `about` marks an estimate. `is` is set in a race. */
interface SearchRow {
  count: number;
  nodes: string;
  time: string;
  about?: boolean;
  is?: "running" | "done";
}

export type CardWords = Record<Algorithm, SearchRow> & {
  /** Describes the savings by pruning. */
  saving: string;
  /** The part of `saving` in bold. */
  strong?: string;
  /** The number of nodes of the longest bar. */
  most?: number;
  /** True if a race is long enough to see; undefined before that is known. */
  races?: boolean;
  /** The button of the race. */
  button?: { text: string; short?: string; isRunning: boolean; isPossible: boolean };
  /** The text for screen readers. */
  heard?: string;
};

/** The card of some boards, and the button of its race. */
export interface CardPart {
  cardOf(words: Speech, state: State): CardWords;
  startOrStop(play: Play): void;
}

/** If minimax visits fewer nodes than this, a race is too short to see. */
const RACED = 5_000;

/** Significant digits of a time, depending on whether its batches agreed. */
const DIGITS = { agreed: 2, disagreed: 1 };

export function standardSearches(words: Speech, state: State): CardWords {
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

function timeText({ duration }: Speech, times: Times, by: Algorithm) {
  const ms = by === "minimax" ? times.minimaxMs : times.alphaBetaMs;
  return duration(ms, { digits: times.ratio === null ? DIGITS.disagreed : DIGITS.agreed });
}

/** @param told Puts "times fewer" into its sentence. */
export function savingOf(
  { number, say }: Speech,
  { minimax, alphaBeta }: Partial<Record<Algorithm, { nodes: number } | null>>,
  told: (fewer: string) => string,
): Pick<CardWords, "saving" | "strong"> {
  if (!minimax || !alphaBeta) return { saving: "" };
  if (minimax.nodes === alphaBeta.nodes)
    return { saving: say("saving-none", { nodes: minimax.nodes }) };
  const times = Number((minimax.nodes / alphaBeta.nodes).toPrecision(2));
  const strong = say("times-fewer", { times: number(times) });
  return { saving: told(strong), strong };
}
