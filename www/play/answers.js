/**
 * What the engines have answered: the one store of it, filled by whoever finds something. What is known of
 * a position is kept by its game and its board, what is known of a whole game by its moves.
 */
import { positionKey } from "./key.js";

/** @import { BestMove, Estimate, Measurement, Reason, Review, SolvedMove, TraceMap } from "../../pkg/web/cutoff.js" */
/** @import { Line } from "../game/types.d.ts" */
/** @import { Finding, MoveScore, Played, Bounds, RootBound, Run, Status } from "./types.d.ts" */

/** @typedef {"minimax" | "alphaBeta"} Algorithm */

/**
 * The ratio of the times of both searches, with the times that it comes from.
 * @typedef {Omit<Measurement, "searches"> & { minimaxMs: number | null, alphaBetaMs: number | null }} Times
 */

/** What a search to a depth has come to; `about` once it was stopped, and this is an estimate. @typedef {{ nodes: number, ms: number, about: boolean }} DepthRun */

/**
 * Both searches to one depth, and the move that they find. `state` is the one that runs, and `run` how far it is; or
 * alpha-beta is done, and minimax too or estimated, or there is no result.
 * @typedef {Record<Algorithm, DepthRun | null> & { depth: number, found: BestMove | null, run: DepthRun, state: Algorithm | "done" | "too-deep" | "failed" }} ToDepth
 */

/**
 * What is known so far.
 * @typedef {object} Facts
 * @property {Finding | null} known Of the position as a whole: what is proved, and what is best.
 * @property {readonly MoveScore[]} moves What is proved of each move: all of them, once any was looked at.
 * @property {readonly number[]} best The moves that are proved to be best.
 * @property {boolean} exact Whether all moves are proved.
 * @property {Bounds} range What is proved of the position as a whole, without what its moves say.
 * @property {Finding | null} found What the search that deepens has found by itself.
 * @property {Status} status How far that search is.
 * @property {Run | null} run What of it is to go on.
 * @property {boolean} analyzing Whether more of the moves is on its way.
 * @property {Played | null} played How a computer found its move.
 * @property {Record<Algorithm, BestMove | null>} searches The textbook searches, to the end of the game.
 * @property {Times | null} times What these take.
 * @property {number | null} usualDepth To how many plies minimax takes some seconds.
 * @property {ToDepth | null} toDepth Both textbook searches to one depth.
 * @property {TraceMap | null} map What alpha-beta visits of the whole tree.
 * @property {number | null} price The positions that the worth of every move took.
 * @property {readonly RootBound[] | null} bounds What alpha-beta knows of each cell at the root.
 * @property {readonly SolvedMove[] | null} replies How many replies hold after each move.
 * @property {Reason | null} [reason] The idea that decides the position; null if there is none to be seen.
 * @property {Readonly<Record<number, Estimate>>} estimates What minimax would visit, by its depth limit.
 * @property {{ nodes: number, ms: number } | null} timed Of a game: a run of minimax from a late position.
 * @property {Review | null} review Of a game and its moves.
 */

/** What is proved where nothing is. @type {Bounds} */
export const NOTHING = { atLeast: null, atMost: null };

/** @type {Facts} */
export const UNKNOWN = {
  ...{ known: null, moves: [], best: [], exact: false, range: NOTHING },
  ...{ found: null, status: "idle", run: null, analyzing: false, played: null },
  ...{
    searches: { minimax: null, alphaBeta: null },
    times: null,
    usualDepth: null,
    toDepth: null,
    map: null,
    price: null,
  },
  ...{ bounds: null, replies: null, estimates: {}, timed: null, review: null },
};

/** What is known at a moment: what is learned makes another one. */
export class Known {
  #facts;

  /** @param {ReadonlyMap<string, Facts>} [facts] */
  constructor(facts = new Map()) {
    this.#facts = facts;
  }

  /**
   * @param {string} game
   * @param {string} [of] A board; a line of `lineKey`; nothing for the game itself.
   */
  of(game, of = "") {
    return this.#facts.get(positionKey(game, of)) ?? UNKNOWN;
  }

  /**
   * @param {string} game
   * @param {string} of
   * @param {Partial<Facts>} facts What is new.
   */
  with(game, of, facts) {
    const known = { ...this.of(game, of), ...facts };
    return new Known(new Map(this.#facts).set(positionKey(game, of), known));
  }
}

export class Answers {
  /** What the page shows of them is as of its state. */
  known = new Known();

  /** @type {Known["of"]} */
  of(game, of) {
    return this.known.of(game, of);
  }

  /** @param {Parameters<Known["with"]>} learned */
  learn(...learned) {
    this.known = this.known.with(...learned);
  }
}

/** The name of a game's moves in the store. @param {Pick<Line, "start" | "moves">} line */
export const lineKey = ({ start, moves }) => [start, ...moves].join(" ");

/** @param {boolean} pruning @returns {Algorithm} */
export function algorithm(pruning) {
  return pruning ? "alphaBeta" : "minimax";
}
