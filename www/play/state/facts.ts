/** The engines' facts about positions, by game and board, and about whole games, by moves. */
import type { GameLine } from "../../game/state.ts";
import type * as cutoff from "../../../pkg/whole/cutoff.js";
import type { Bounds } from "./bounds.ts";
import type { Finding } from "./finding.ts";

export type Algorithm = "minimax" | "alpha-beta";

/** The bounds of a move for the side that plays it. */
export type MoveBounds = Bounds & { move: number; source: cutoff.Source | null };

/** A timed run of minimax, compiled before or so long that compiling hardly counts. */
export type TimedRun = { nodes: number; ms: number };

/** The times of both searches, and their ratio. */
export type Times = Omit<cutoff.Measurement, "searches"> & {
  minimaxMs: number | null;
  alphaBetaMs: number | null;
};

/** The cost of a search to a depth. `ms` is 0 if unknown. */
export type DepthRun = { nodes: number; ms: number; isEstimate: boolean };

/** Both searches to one depth. While one is running, `phase` names it and `run` is its cost. */
export type Comparison = Record<Algorithm, DepthRun | null> & {
  depth: number;
  run: DepthRun;
  phase: Algorithm | "done" | "too-deep" | "failed";
};

/** A move that sets a trap, and the number of replies that avoid the trap. */
type Trap = { move: number; holding: number; replies: number };

/** A computer's move: `result` if proved, `depth` of its search, `trap` if it sets one. */
export interface ComputerMove {
  move: number;
  how: "proved" | "searched" | "casual" | "random" | "trap" | "no-trap";
  result?: cutoff.Ending | null;
  depth?: number;
  trap?: Trap;
}

/** A proof that the visitor started. `provedMs` is the time without that for the best line. */
export type Proof = Bounds & {
  nodes: number;
  ms: number;
  provedMs: number | null;
  isDone: boolean;
};

/** The facts about a position. Initially there are none. */
export class Facts {
  /** The findings of all searches, combined. */
  finding: Finding | null = null;
  /** Bounds of every legal move; empty until one move has a bound. */
  moves: readonly MoveBounds[] = [];
  /** True if the result of each move is proved. */
  movesProved = false;
  /** Bounds of the position that do not depend on those of its moves. */
  bounds: Bounds = { atLeast: null, atMost: null };
  /** The last finding of a search of the position. */
  lastFinding: Finding | null = null;
  computerMove: ComputerMove | null = null;
  trap: Trap | null = null;
  searches: Record<Algorithm, cutoff.BestMove | null> = { minimax: null, "alpha-beta": null };
  times: Times | null = null;
  /** The deepest limit at which minimax takes a few seconds. */
  defaultDepth: number | null = null;
  comparison: Comparison | null = null;
  /** The part of the whole tree that alpha-beta visits. */
  map: cutoff.TraceMap | null = null;
  /** The reason for the result of the position; null if the engine finds none without a search. */
  reason?: cutoff.Reason | null;
  /** The estimated nodes of minimax, by depth limit. */
  estimates: Readonly<Record<number, cutoff.Estimate>> = {};
  proof: Proof | null = null;
}

export const NO_FACTS = new Facts();

/** Combines new facts with earlier ones. */
export type Merge = (before: Facts, added: Partial<Facts>) => Facts;

const replace: Merge = (before, added) => ({ ...before, ...added });

export class FactStore {
  #facts: Map<string, Facts> = new Map();
  /** For each game, the run of minimax that determines the speed. */
  timedRuns: Map<string, TimedRun> = new Map();
  /** Reviews by `lineKey`. */
  reviews: Map<string, cutoff.Review> = new Map();

  of(game: string, board: string) {
    return this.#facts.get(positionKey(game, board)) ?? NO_FACTS;
  }

  reviewOf(line: GameLine) {
    return this.reviews.get(lineKey(line)) ?? null;
  }

  add(game: string, board: string, added: Partial<Facts>, merge = replace) {
    this.#facts.set(positionKey(game, board), merge(this.of(game, board), added));
  }
}

export const positionKey = (game: string, board: string) => `${game} ${board}`;

export const lineKey = ({ game, start, moves }: GameLine) => [game, start, ...moves].join(" ");

export const algorithmOf = (pruning: boolean): Algorithm => (pruning ? "alpha-beta" : "minimax");
