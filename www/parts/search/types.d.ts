/** What is said of a recorded search. */
import type { GameDescription, Player, Trace, TreeTrace } from "../../../pkg/web/cutoff.js";
import type { SearchRecord } from "./record.js";

/** A recorded search of a position, or of a written-out tree. */
export type SearchTrace = Trace | TreeTrace;

/**
 * What happens at a step. `enter`, `leaf` and `leave` are about a node; `improve`, `narrow` and `cut` about
 * what a node's value does to its parent.
 */
export type Kind = "enter" | "leaf" | "improve" | "narrow" | "cut" | "leave";

export interface Step {
  index: number;
  kind: Kind;
  /** The node that the step is about. */
  node: number;
  /** The node where the search is: for `improve`, `narrow` and `cut` the parent of `node`. */
  here: number;
}

/** A node on the path to where the search is, as it stands at a step. */
export interface Stand {
  node: number;
  /** Who moves there. */
  player: Player;
  /** −Infinity for nothing yet. */
  alpha: number;
  beta: number;
  /** The node that alpha is from; null while it is −Infinity. */
  alphaFrom: number | null;
  betaFrom: number | null;
  /** The best value so far; null before the first. */
  best: number | null;
  /** The child that it is from. */
  chosen: number | null;
  /**
   * Whether the side that moves can get the best value. One child that is worth so much is enough for it, but
   * the value may be a mere bound from the wrong side.
   */
  sure: boolean;
}

/** Why the window of a node closed. */
export interface CutReason {
  /** What the value met, as the record writes it. */
  bound: number;
  /** The value that closed the window; fail-hard, a node returns no more than the bound. */
  value: number;
  /** The ancestor that owns the bound. */
  owner: number;
  /** The owner's child that is worth the bound. */
  answer: number;
  /** The child whose value closed the window. */
  closing: number;
  /** Whether the value is just the bound. */
  tie: boolean;
  /** The moves that were cut. */
  skipped: number[];
}

/**
 * How a game ends by best play: who wins, null for nobody, and after how many plies, null where the score does
 * not say.
 */
export interface End {
  winner: Player | null;
  plies: number | null;
}

/** What is known of a node at a step. */
export interface Look {
  /**
   * - `unknown`: the search has not come there.
   * - `open`: it is there or below; `value` is the best so far.
   * - `exact`, `least`, `most`: it has come back with the value, or with a bound.
   * - `cut`: it will not come there.
   */
  state: "unknown" | "open" | "exact" | "least" | "most" | "cut";
  /** X's; null if there is none yet. */
  value: number | null;
  /** What the value proves; null for nothing. */
  proves: "exact" | "least" | "most" | null;
}

/** What is known of a cell at the node where the search is. An estimate is there by the depth limit. */
export type CellState =
  | { state: "taken" }
  | { state: "open" | "now" | "cut" }
  | { state: "exact" | "least" | "most"; value: number; best: boolean; estimate?: true };

/**
 * A searched tree as it is drawn: every node that one may see, whether the search came there or not. Its nodes
 * have ids of their own, the root's is 0.
 */
export interface Branches {
  /** How many ids there are. */
  count: number;
  /** The id above; the root's is 0. */
  parent: (id: number) => number;
  /** The ids below, in search order. */
  children: (id: number) => number[];
  /** The search's node; null if it never came there. */
  nodeOf: (id: number) => number | null;
  /** The id of a node of the search. */
  idOf: (node: number) => number;
  /** The cell, or the node of the written-out tree, that the id stands for. */
  moveOf: (id: number) => number;
}

/** What the list of a tree needs of a search. */
export interface Listed {
  kind: "position" | "tree";
  record: SearchRecord;
  /** The tree that is drawn. */
  branches: Branches;
  /** How its values are written. */
  write: (value: number | null) => string;
  /** What any node of the tree is called. */
  place: (id: number) => string;
}

export type Scoring = "plain" | "depth-aware";

/** How alpha-beta decides. */
export interface Decisions {
  /** Words as `readConvention` gives them; the usual ones if it is left out. */
  convention?: string;
}

/** How the position of the address is searched. */
export interface PositionSearch extends Decisions {
  scoring: Scoring;
  pruning: boolean;
  /** Plies; null for all to the end of the game; without it as deep as is usual on the board. */
  depth?: number | null;
  /**
   * The moves that lead from the position of the address to the one that is searched, as the engine writes them
   * in links.
   */
  from?: string;
}

/** A position, and how to search it. */
export interface PositionChoice extends Decisions {
  shape: GameDescription;
  /** Not finished. */
  board: string;
  pruning: boolean;
  scoring: Scoring;
  /** Plies to search; null for all to the end of the game. */
  depth: number | null;
}

/** A written-out tree, and how to search it. */
export interface TreeChoice extends Decisions {
  text: string;
  pruning: boolean;
  /** Whether MAX moves at the root. */
  maximising: boolean;
  /** Plies to search; the whole tree if it is left out. */
  depth?: number;
}

/** A written-out tree, or the position of the address. */
export type Choice = { tree: TreeChoice } | { position: PositionSearch };

/** What the details of Watch shows beside the path. */
export type Panel = "code" | "list" | "map" | "own" | "picture";
