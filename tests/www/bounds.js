/** Random games on small boards, and true bounds of their positions, tight and loose. */
import * as cutoff from "../../pkg/npm/cutoff.js";
import { provedResult } from "../../www/play/state/claim.ts";
import { boundsOf, compareEndings } from "../../www/play/state/bounds.ts";

/** @import { Ending } from "../../pkg/whole/cutoff.js" */
/** @import { Finding } from "../../www/play/state/finding.ts" */
/** @import { Bounds } from "../../www/play/state/bounds.ts" */
/**
 * Draws pseudorandom numbers below a limit, the same in every run.
 * @typedef {(limit: number) => number} Next
 */

/** Boards with and without gravity, whose random games end in wins, draws and losses. */
export const GAMES = ["5x4k4g", "4x4k3g", "4x3k3"];

/** Endings from the worst to the best for one side. @type {readonly Ending[]} */
export const ENDINGS = [
  { outcome: "loss", plies: 2 },
  { outcome: "loss", plies: 8 },
  { outcome: "draw", plies: 5 },
  { outcome: "win", plies: 9 },
  { outcome: "win", plies: 1 },
];

/** @param {number} seed @returns {Next} */
export function numbers(seed) {
  let state = seed * 7_919 + 1;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/**
 * Plays a random unfinished game, and returns its last position.
 * @param {string} game
 * @param {Next} next
 */
export function randomGame(game, next) {
  const { start } = cutoff.describe(game);
  /** @type {number[]} */
  const moves = [];
  for (let count = 3 + next(8); moves.length < count;) {
    const { positions } = cutoff.replay(start, moves, { game });
    const { legalMoves, finished } = positions[moves.length];
    if (finished) {
      moves.pop();
      break;
    }
    moves.push(legalMoves[next(legalMoves.length)]);
  }
  const { positions } = cutoff.replay(start, moves, { game });
  const at = positions[moves.length].finished ? moves.length - 1 : moves.length;
  return { course: { game, positions, moves }, at };
}

/**
 * The bounds of a position's value.
 * @param {string} game
 * @param {string} board
 * @returns {Bounds}
 */
export const truth = (game, board) => boundsOf(cutoff.solve(board, { game }));

/** Solves each move of a position. @param {string} board @param {string} game */
export const solvedMoves = (board, game) => cutoff.solve(board, { game, moves: true }).moves ?? [];

/** The bounds of a known ending. @param {Ending} ending @returns {Bounds} */
export const both = (ending) => ({ atLeast: ending, atMost: ending });

/**
 * Loosens bounds as an unfinished search might report them.
 * @param {Bounds} truth The exact bounds.
 * @param {Next} next
 * @returns {Bounds}
 */
export function loose(truth, next) {
  const result = /** @type {Ending} */ (provedResult(truth));
  const below = ENDINGS.filter((ending) => compareEndings(ending, result) < 0);
  const above = ENDINGS.filter((ending) => compareEndings(ending, result) > 0);
  return {
    atLeast: [null, result, result, ...below][next(3 + below.length)],
    atMost: [null, result, result, ...above][next(3 + above.length)],
  };
}

/** True if the bounds include a value. @param {Bounds} bounds @param {Bounds} truth */
export function holds({ atLeast, atMost }, truth) {
  const result = /** @type {Ending} */ (provedResult(truth));
  return (
    (!atLeast || compareEndings(atLeast, result) <= 0) &&
    (!atMost || compareEndings(atMost, result) >= 0)
  );
}

/** True if bounds are at least as tight as others. @param {Bounds} bounds @param {Bounds} other */
export function saysAll({ atLeast, atMost }, other) {
  const low = !other.atLeast || (atLeast !== null && compareEndings(atLeast, other.atLeast) >= 0);
  const high = !other.atMost || (atMost !== null && compareEndings(atMost, other.atMost) <= 0);
  return low && high;
}

/**
 * Makes a finding about a position in which only the named bounds are proved.
 * @param {Partial<Finding>} known
 * @returns {Finding}
 */
export function knowing(known) {
  const { atLeast = null, atMost = null } = known;
  const result = provedResult({ atLeast, atMost });
  return {
    ...{ atLeast, atMost, result, depth: 8, best: 5, isBestProved: result !== null, line: [5, 6] },
    ...{ nodes: 100, timedPart: null, memory: 0, memoryRefused: false, source: "search" },
    ...known,
  };
}
