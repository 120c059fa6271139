/**
 * What is known of a position on a large board, in one form: what is proved, and the best estimate of the
 * search, whichever search answered. Pure.
 */
import { exact } from "./claim.js";
import { boundsOf, compare } from "./bounds.js";

/** @import { Ending, Solved, Source } from "../../../pkg/web/cutoff.js" */
/** @import { Spent } from "../../engine/types.d.ts" */
/** @import { MoveScore } from "./facts.js" */
/** @import { Bounds } from "./bounds.js" */

/**
 * What is known of a position, for the side to move: its bounds, and what follows.
 * @typedef {object} OwnFinding
 * @property {Ending | null} proved How it ends, once that is proved: then both bounds are this.
 * @property {number | null} depth Nobody can win within that many plies, unless the result is proved; null for a search
 * that does not deepen.
 * @property {number | null} best The best move, or the best so far.
 * @property {boolean} bestProved Whether it is proved to be best. The book can know how a position ends, and not by which move.
 * @property {readonly number[]} line The best moves as far as they were found.
 * @property {number} nodes
 * @property {{ nodes: number, ms: number } | null} measured What a speed is told by; null if that is not known.
 * @property {number} memory The bytes of the table.
 * @property {boolean} memoryRefused Whether the browser gave less memory than was asked for.
 * @property {Source} source
 */

/** @typedef {Bounds & OwnFinding} Finding */

/** @param {Solved & Partial<Spent>} solved @returns {Finding} */
export function fromSolved(solved) {
  const { move, principalVariation, lineSoFar, source, depth } = solved;
  const { nodes, measured = null, memory, memoryRefused } = solved;
  const bounds = boundsOf(solved);
  const proved = exact(bounds);
  const found = proved ? principalVariation : lineSoFar;
  const line = found.length === 0 && move !== null ? [move] : found;
  return {
    ...{ ...bounds, proved, depth: source === "search" ? depth : null },
    ...{ best: move, bestProved: proved !== null && move !== null, line },
    ...{ nodes, measured, memory, memoryRefused, source },
  };
}

/**
 * What is known after another report, what is proved apart: that is kept in the store of proofs. A search
 * that was interrupted begins again, with its table: until it has caught up, what it found before stands.
 * @param {Finding | null} before
 * @param {Finding} now
 * @returns {Finding}
 */
export function further(before, now) {
  if (!before || now.proved) return now;
  // The book may know the result before the search knows the move.
  if (before.proved) return { ...now, source: before.source };
  if ((now.depth ?? 0) >= (before.depth ?? 0)) return now;
  const { nodes, measured, memory, memoryRefused } = now;
  return { ...before, nodes, measured, memory, memoryRefused };
}

/** What is known where no search has looked at the position as a whole. @type {Finding} */
const NO_SEARCH = {
  ...{ proved: null, atLeast: null, atMost: null, depth: null },
  ...{ best: null, bestProved: false, line: [] },
  ...{ nodes: 0, measured: null, memory: 0, memoryRefused: false, source: "search" },
};

/**
 * What a search knows of a position, with what is proved of it and of its moves, by whichever search: so
 * the page does not say two things of one position.
 * @param {Finding | null} known
 * @param {Bounds} bounds
 * @param {readonly MoveScore[]} moves
 * @returns {Finding | null}
 */
export function withProofs(known, { atLeast, atMost }, moves) {
  if (!atLeast && !atMost) return known;
  const base = known ?? NO_SEARCH;
  const proved = exact({ atLeast, atMost });
  const whole = { ...base, atLeast, atMost, proved };
  if (base.bestProved) return whole;
  const best = bestMove(base.best, moves);
  const bestProved = proved !== null && best?.atLeast != null && compare(best.atLeast, proved) >= 0;
  // The line of the search was an estimate, also if it begins with this move.
  if (bestProved) return { ...whole, best: best.cell, bestProved, line: [best.cell] };
  if (!best || best.cell === base.best) return whole;
  return { ...whole, best: best.cell, line: [best.cell] };
}

/**
 * The move that is proved to bring most, unless the move that the search chose may be as good. A
 * proved win is better than that.
 * @param {number | null} chosen
 * @param {readonly MoveScore[]} moves
 * @returns {MoveScore | null} Null if nothing speaks for another move.
 */
function bestMove(chosen, moves) {
  /** @type {MoveScore | null} */
  let top = null;
  /** @type {Ending | null} */
  let most = null;
  for (const move of moves) {
    const { atLeast } = move;
    if (!atLeast || (most && compare(atLeast, most) < 0)) continue;
    if (most && compare(atLeast, most) === 0 && move.cell !== chosen) continue;
    [top, most] = [move, atLeast];
  }
  if (!top || !most || top.cell === chosen) return top;
  const limit = moves.find(({ cell }) => cell === chosen)?.atMost ?? null;
  const worse = chosen === null || (limit !== null && compare(limit, most) <= 0);
  return worse || most.outcome === "win" ? top : null;
}

/** Positions in a second; null before a time can be told. @param {Pick<Finding, "measured">} known */
export function speedOf({ measured }) {
  return measured && measured.ms >= 20 ? (measured.nodes / measured.ms) * 1000 : null;
}
