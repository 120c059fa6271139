/**
 * What the engines have found: of a position by its game and its board, of a whole game by its moves. How the proofs of
 * two searches are put together is in proofs.js, which comes with the first board whose searches prove a part.
 */
/** @import { BestMove, Ending, Estimate, Measurement, Reason, Review, Source, TraceMap } from "../../../pkg/web/cutoff.js" */
/** @import { GameLine } from "../../game/types.d.ts" */
/** @import { Bounds } from "./bounds.js" */
/** @import { Finding } from "./finding.js" */

/** @typedef {"minimax" | "alphaBeta"} Algorithm */

/** What is proved of a move, for the side that plays it. @typedef {Bounds & { cell: number, source: Source | null }} MoveScore */

/** A run of minimax that was timed: when it was warm, or for so long that its start is little of it. @typedef {{ nodes: number, ms: number }} Timed */

/** The times of both searches, and their ratio. @typedef {Omit<Measurement, "searches"> & { minimaxMs: number | null, alphaBetaMs: number | null }} Times */

/** What a search to a depth has come to; `about` if this is an estimate. No milliseconds where none are known. @typedef {{ nodes: number, ms: number, about: boolean }} DepthRun */

/**
 * Both searches to one depth. `state` is the one that runs, and `run` how far it is; or alpha-beta is done, and minimax
 * too or estimated, or there is no result.
 * @typedef {Record<Algorithm, DepthRun | null> & { depth: number, run: DepthRun, state: Algorithm | "done" | "too-deep" | "failed" }} ToDepth
 */

/** A move that sets a trap, and how many replies to it hold. @typedef {{ move: number, holding: number, replies: number }} Trap */

/**
 * How a computer found its move: what is proved of it, or how many plies it looked ahead, or the trap that it set.
 * @typedef {object} Played
 * @property {number} move
 * @property {"proved" | "looked" | "casual" | "random" | "trap" | "no-trap"} how
 * @property {Ending | null} ending
 * @property {number | null} depth
 * @property {Trap} [trap]
 */

/** How far the proof of a position is that the visitor has started, and when its result was proved. @typedef {Bounds & { nodes: number, ms: number, provedMs: number | null, isDone: boolean }} Proof */

/**
 * What is known of a position, or of a game (`timed`, `review`).
 * @typedef {object} Facts
 * @property {Finding | null} known Of the position as a whole: what is proved, and what is best.
 * @property {readonly MoveScore[]} moves What is proved of each move: all of them, once any was looked at.
 * @property {readonly number[]} best The moves that are proved to be best.
 * @property {boolean} exact Whether all moves are proved.
 * @property {Bounds} bounds What is proved of the position as a whole, without what its moves say.
 * @property {Finding | null} found What the search that deepens has found by itself.
 * @property {Played | null} played
 * @property {Trap | null} trap
 * @property {Record<Algorithm, BestMove | null>} searches The textbook searches, to the end of the game.
 * @property {Times | null} times What these take.
 * @property {number | null} usualDepth To how many plies minimax takes some seconds.
 * @property {ToDepth | null} toDepth
 * @property {TraceMap | null} map What alpha-beta visits of the whole tree.
 * @property {Reason | null} [reason] The idea that decides the position; null if there is none to be seen.
 * @property {Readonly<Record<number, Estimate>>} estimates What minimax would visit, by its depth limit.
 * @property {Timed | null} timed The run of minimax that has its speed.
 * @property {Review | null} review
 * @property {Proof | null} proof
 */

/**
 * What of a solved move is kept: whether it is proved that no other brings more, and its bounds.
 * @typedef {{ move: number, best?: boolean, atLeast?: Ending | null, atMost?: Ending | null, source?: Source | null }} Scored
 */

/** What may be new. @typedef {Partial<Omit<Facts, "moves">> & { moves?: readonly Scored[] | null }} Learned */

/** @type {Facts} */
export const UNKNOWN = {
  ...{
    known: null,
    moves: [],
    best: [],
    exact: false,
    bounds: { atLeast: null, atMost: null },
    found: null,
  },
  ...{ played: null, trap: null, searches: { minimax: null, alphaBeta: null }, times: null },
  ...{ usualDepth: null, toDepth: null, map: null, estimates: {}, timed: null, review: null },
  proof: null,
};

export class Knowledge {
  /** How what is new is put to what was known. */
  merge;
  /** @type {Map<string, Facts>} */
  #facts = new Map();

  /** @param {typeof whole} [merge] */
  constructor(merge = whole) {
    this.merge = merge;
  }

  /**
   * @param {string} game
   * @param {string} [of] A board; a line of `lineKey`; nothing for the game itself.
   */
  of(game, of = "") {
    return this.#facts.get(positionKey(game, of)) ?? UNKNOWN;
  }

  /** Takes what is found: what was known before stays. @param {string} game @param {string} of @param {Learned} learned */
  learn(game, of, learned) {
    this.#facts.set(positionKey(game, of), this.merge(this.of(game, of), learned));
  }
}

/**
 * What is known where every search goes to the end: what it finds is proved.
 * @param {Facts} before
 * @param {Learned} learned
 * @returns {Facts}
 */
function whole(before, { moves: scored, ...learned }) {
  const { found } = learned;
  const known = found ?? before.known;
  const bounds = found ? { atLeast: found.atLeast, atMost: found.atMost } : before.bounds;
  const facts = { ...before, bounds, ...learned, known };
  if (!scored) return facts;
  const moves = scored.map(({ move: cell, source = null, atLeast = null, atMost = null }) => ({
    ...{ cell, source, atLeast, atMost },
  }));
  return { ...facts, moves, exact: moves.every(({ atLeast }) => atLeast !== null) };
}

/** One position is one key, in every game. @param {string} game @param {string} board */
export const positionKey = (game, board) => `${game} ${board}`;

/** The name of a game's moves. @param {Pick<GameLine, "start" | "moves">} line */
export const lineKey = ({ start, moves }) => [start, ...moves].join(" ");

/** @param {boolean} pruning @returns {Algorithm} */
export const algorithm = (pruning) => (pruning ? "alphaBeta" : "minimax");

/** What the review has found of a game so far; null before its first answer. @param {Pick<Knowledge, "of">} facts @param {GameLine} line */
export const reviewOf = (facts, line) => facts.of(line.rules, lineKey(line)).review;
