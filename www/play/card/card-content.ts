/** The content of every card, and that of a card about searches to the end. */
import { factsOf, type State } from "../state/play-state.ts";
import type { Words } from "../../messages/catalogue.ts";
import type { Algorithm, Times } from "../state/facts.ts";
import type { Play } from "../game/play-props.ts";

/** A row of the card. `phase` is set in a race. */
interface SearchRow {
  count: number;
  nodes: string;
  time: string;
  isEstimate?: boolean;
  phase?: "running" | "done";
}

export type CardContent = Record<Algorithm, SearchRow> & {
  /** Describes the savings by pruning. The part between `*` is bold. */
  saving: string;
  /** The number of nodes of the longest bar. */
  longest?: number;
  /** True if a race is long enough to see; undefined before that is known. */
  isRaceWorthSeeing?: boolean;
  /** The button of the race. */
  button?: { text: string; short?: string; isRunning?: boolean; isPossible?: boolean };
  /** The text for screen readers. */
  spoken?: string;
};

/** The card of one kind of board, and the button of its race. */
export interface CardKind {
  contentOf(words: Words, state: State): CardContent;
  startOrStop(play: Play): void;
}

/** If minimax visits fewer nodes than this, a race is too short to see. */
const LEAST_RACE_NODES = 5_000;

/** Significant digits of a time, depending on whether its batches agreed. */
const DIGITS = { agreed: 2, disagreed: 1 };

/** Describes searches to the end. Other boards show this, still empty, until their card loads. */
export function completeContent(words: Words, state: State): CardContent {
  const { number, say } = words;
  const { searches, times } = factsOf(state);
  const row = (algorithm: Algorithm) => {
    const count = searches[algorithm]?.nodes;
    return {
      count: count ?? 0,
      nodes: count === undefined ? "" : number(count),
      time: times ? timeText(words, times, algorithm) : "",
    };
  };
  return {
    minimax: row("minimax"),
    "alpha-beta": row("alpha-beta"),
    saving: savingText(words, searches, (ratio) => say("saving", { ratio })),
    isRaceWorthSeeing: searches.minimax ? searches.minimax.nodes >= LEAST_RACE_NODES : undefined,
  };
}

function timeText({ duration }: Words, times: Times, algorithm: Algorithm) {
  const ms = algorithm === "minimax" ? times.minimaxMs : times.alphaBetaMs;
  return duration(ms, { digits: times.ratio === null ? DIGITS.disagreed : DIGITS.agreed });
}

/** @param sentenceOf Says how many times fewer nodes alpha-beta visits. */
export function savingText(
  { number, say }: Words,
  { minimax, "alpha-beta": alphaBeta }: Partial<Record<Algorithm, { nodes: number } | null>>,
  sentenceOf: (ratio: string) => string,
) {
  if (!minimax || !alphaBeta) return "";
  if (minimax.nodes === alphaBeta.nodes) return say("saving-none", { nodes: minimax.nodes });
  return sentenceOf(number(Number((minimax.nodes / alphaBeta.nodes).toPrecision(2))));
}
