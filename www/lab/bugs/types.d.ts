/** What the files of the bugs share. */
import type { Consultation, Player } from "../../../pkg/web/cutoff.js";
import type { number } from "../../messages/index.js";

export type Limit = { game: string; depth?: number };

/** What a bug has done so far. */
export interface Tally {
  /** In how many positions. */
  searched: number;
  worse: number;
  thrown: number;
  misvalued: number;
  moreNodes: number;
  nodes: number;
  nodesWithout: number;
  /** Where. */
  boards: { worse: string[]; misvalued: string[]; moreNodes: string[] };
}

export interface Found {
  /** Where it was searched: at the start, if the game is over in the position. */
  board: string;
  /** Who is to move. */
  player: Player;
  consultation: Consultation;
}

/** What a board allows. */
export interface Scope {
  /** All its unfinished positions; null if there are more than 100,000. */
  all: string[] | null;
  /** Whether it can be searched to the end. */
  end: boolean;
  /** The depth limit that is chosen at first; null for none. */
  usual: number | null;
}

/** What came back for a move. */
export interface Returned {
  /** The cell. */
  move: number;
  /** What came back, as X's value. */
  shown: string;
  /** What that says of X's value. */
  bound: "exact" | "lower" | "upper";
  /** X's value, as it is. */
  right: string;
  /** Whether `shown` is true, read as `bound` says. */
  holds: boolean;
  /** Whether it is true, read as a value. */
  equal: boolean;
}

/** What a search with a bug answers, with its values as texts. */
export interface BugAnswers {
  /** The cell that it recommends. */
  move: number | null;
  /** The cells of all best moves. */
  best: number[];
  root: Returned[];
}
