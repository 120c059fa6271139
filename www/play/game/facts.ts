/** Findings of the engines: of a position by its game and its board, of a whole game by its moves. */
import type {
  BestMove,
  Ending,
  Estimate,
  Measurement,
  Reason,
  Review,
  Source,
  TraceMap,
} from "../../../pkg/web/cutoff.js";
import type { GameLine } from "../../game/link-game.ts";
import type { Bounds } from "./bounds.ts";
import type { Finding } from "./finding.ts";

export type Algorithm = "minimax" | "alphaBeta";

/** The bounds of a move, for the side that plays it. */
export type MoveScore = Bounds & { cell: number; source: Source | null };

/** A run of minimax that was timed when it was warm, or that took so long that its start-up hardly counts. */
export type Timed = { nodes: number; ms: number };

/** The times of both searches, and their ratio. */
export type Times = Omit<Measurement, "searches"> & {
  minimaxMs: number | null;
  alphaBetaMs: number | null;
};

/** The cost of a search to a depth; `about` if it is an estimate. `ms` is 0 where no time is known. */
export type DepthRun = { nodes: number; ms: number; about: boolean };

/**
 * Both searches to one depth. While one of them runs, `state` is its name and `run` is how far it is. Then both are done,
 * or minimax is estimated, or there is no result.
 */
export type ToDepth = Record<Algorithm, DepthRun | null> & {
  depth: number;
  run: DepthRun;
  state: Algorithm | "done" | "too-deep" | "failed";
};

/** A move that sets a trap, and how many replies to it hold. */
type Trap = { move: number; holding: number; replies: number };

/** A move of a computer, with its proof, or the plies that it looked ahead, or its trap. */
export interface Played {
  move: number;
  how: "proved" | "looked" | "casual" | "random" | "trap" | "no-trap";
  ending: Ending | null;
  depth: number | null;
  trap?: Trap;
}

/** A proof that the visitor has started. `provedMs` is the time to its result; its line takes longer. */
export type Proof = Bounds & {
  nodes: number;
  ms: number;
  provedMs: number | null;
  isDone: boolean;
};

/** Of a position, or of a game (`timed`, `review`). */
export interface Facts {
  /** Joined from all searches. */
  known: Finding | null;
  /** All of them, once any was looked at. */
  moves: readonly MoveScore[];
  exact: boolean;
  /** Of the position as a whole, without its moves. */
  bounds: Bounds;
  /** By the search that deepens alone. */
  found: Finding | null;
  played: Played | null;
  trap: Trap | null;
  searches: Record<Algorithm, BestMove | null>;
  times: Times | null;
  /** To how many plies minimax takes some seconds. */
  usualDepth: number | null;
  toDepth: ToDepth | null;
  /** The part of the whole tree that alpha-beta visits. */
  map: TraceMap | null;
  /** The share of minimax's nodes that the slow race has counted. */
  race: number;
  /** The idea that decides the position; null if there is none to be seen. */
  reason?: Reason | null;
  /** Of the nodes of minimax, by its depth limit. */
  estimates: Readonly<Record<number, Estimate>>;
  /** The run of minimax that has its speed. */
  timed: Timed | null;
  review: Review | null;
  proof: Proof | null;
}

/** Of a solved move. */
export type Scored = {
  move: number;
  atLeast?: Ending | null;
  atMost?: Ending | null;
  source?: Source | null;
};

export type Learned = Partial<Omit<Facts, "moves">> & { moves?: readonly Scored[] | null };

export const NO_SEARCH: Finding = {
  proved: null,
  atLeast: null,
  atMost: null,
  depth: null,
  best: null,
  bestProved: false,
  line: [],
  nodes: 0,
  measured: null,
  memoryRefused: false,
  source: "search",
};

export const UNKNOWN: Facts = {
  known: null,
  moves: [],
  exact: false,
  bounds: { atLeast: null, atMost: null },
  found: null,
  played: null,
  trap: null,
  searches: { minimax: null, alphaBeta: null },
  times: null,
  usualDepth: null,
  toDepth: null,
  map: null,
  race: 0,
  estimates: {},
  timed: null,
  review: null,
  proof: null,
};

/** Puts what is new to what was known. */
export type Merge = (before: Facts, learned: Learned) => Facts;

/** The new stands in place of the old. */
const replace: Merge = ({ moves, ...before }, { moves: _, ...learned }) => ({
  ...before,
  ...learned,
  moves,
});

export class Knowledge {
  #facts: Map<string, Facts> = new Map();

  /** @param of A board; a line of `lineKey`; nothing for the game itself. */
  of(game: string, of = "") {
    return this.#facts.get(positionKey(game, of)) ?? UNKNOWN;
  }

  learn(game: string, of: string, learned: Learned, merge = replace) {
    this.#facts.set(positionKey(game, of), merge(this.of(game, of), learned));
  }
}

/** One position is one key, in every game. */
export const positionKey = (game: string, board: string) => `${game} ${board}`;

export const lineKey = ({ start, moves }: Pick<GameLine, "start" | "moves">) =>
  [start, ...moves].join(" ");

export const algorithm = (pruning: boolean): Algorithm => (pruning ? "alphaBeta" : "minimax");

/** Null before the first answer. */
export const reviewOf = (facts: Pick<Knowledge, "of">, line: GameLine) =>
  facts.of(line.rules, lineKey(line)).review;
