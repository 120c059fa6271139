/**
 * What the strong searches have found about a position, in one form, whichever of them answered. Pure.
 */

import { Known as Proofs } from "../prove/known.js";
import { compare, exact, rangeOf, together } from "../prove/endings.js";

/** @typedef {import("../../../pkg/web/cutoff.js").BoardAnalysis} BoardAnalysis */
/** @typedef {import("../../../pkg/web/cutoff.js").BoardMove} BoardMove */
/** @typedef {import("../../../pkg/web/cutoff.js").Solved} Solved */
/** @typedef {import("../../../pkg/web/cutoff.js").Source} Source */
/** @typedef {import("../../../pkg/web/cutoff.js").Thought} Thought */
/** @typedef {import("../../../pkg/web/cutoff.js").Worth} Worth */
/** @typedef {import("../../board/looks.js").CellWorth} CellWorth */
/** @typedef {import("../../board/looks.js").Marks} Marks */
/** @typedef {import("../../engine/slices.js").Spent} Spent */
/** @typedef {"win" | "draw" | "loss"} Verdict */

/**
 * How a position ends, for the side to move.
 * @typedef {object} Ending
 * @property {Verdict} outcome
 * @property {number} plies
 */

/**
 * What is known of a position, for the side to move.
 * @typedef {object} Known
 * @property {Ending | null} proved How it ends, once that is proved.
 * @property {Ending | null} atLeast
 * @property {Ending | null} atMost
 * @property {number | null} depth Nobody can win within so many plies, unless the result is proved;
 * null for a search that does not deepen.
 * @property {number | null} best The best move, or the best so far.
 * @property {boolean} bestProved Whether it is proved to be best. The book can know how a position ends,
 * and not by which move.
 * @property {readonly number[]} line The best moves as far as they were found.
 * @property {number} nodes
 * @property {{ nodes: number, ms: number } | null} measured Positions and the milliseconds in which they
 * were visited, to tell a speed by; null if that is not known.
 * @property {number} memory The bytes of the table.
 * @property {boolean} memoryRefused Whether the browser gave less memory than was asked for.
 * @property {Source} source
 */

/** @param {Worth | null | undefined} worth @returns {Ending | null} */
function ending(worth) {
  return worth && worth.outcome !== "unknown" ? worth : null;
}

/** @param {Thought & Partial<Spent>} thought @returns {Known} */
export function fromThought(thought) {
  const { worth, atLeast, atMost, depth, line, nodes, memory, memoryRefused } = thought;
  const { measured = null } = thought;
  const proved = ending(worth);
  return {
    ...{ proved, atLeast: ending(atLeast), atMost: ending(atMost), depth },
    ...{ best: line[0] ?? null, bestProved: proved !== null && line.length > 0, line },
    ...{ nodes, measured, memory, memoryRefused, source: "search" },
  };
}

/** @param {Solved & Partial<Spent>} solved @returns {Known} */
export function fromSolved(solved) {
  const { outcome, plies, atLeast, atMost, index, principalVariation } = solved;
  const { nodes, measured = null, memory, source } = solved;
  const proved = outcome !== "unknown" && plies !== null ? { outcome, plies } : null;
  const line = principalVariation.length === 0 && index !== null ? [index] : principalVariation;
  return {
    ...{ proved, atLeast: ending(atLeast), atMost: ending(atMost), depth: null },
    ...{ best: index, bestProved: proved !== null && index !== null },
    ...{ line, nodes, measured, memory, memoryRefused: false, source },
  };
}

/**
 * What is known after another report. A search that was interrupted begins again, with its table: until
 * it has caught up, what was known before is known still.
 * @param {Known | null} before
 * @param {Known} now
 * @returns {Known}
 */
export function further(before, now) {
  if (!before || now.proved) return now;
  if (before.proved) {
    // The book may know the result before the search knows the move.
    const { proved, atLeast, atMost, source } = before;
    return { ...now, proved, atLeast, atMost, source };
  }
  // What is proved stays so.
  const bounds = together(before, now);
  if ((now.depth ?? 0) >= (before.depth ?? 0)) return { ...now, ...bounds };
  const { nodes, measured, memory, memoryRefused } = now;
  return { ...before, ...bounds, nodes, measured, memory, memoryRefused };
}

/** What is known where only the moves were looked at. @type {Known} */
const NO_SEARCH = {
  ...{ proved: null, atLeast: null, atMost: null, depth: null },
  ...{ best: null, bestProved: false, line: [] },
  ...{ nodes: 0, measured: null, memory: 0, memoryRefused: false, source: "search" },
};

/**
 * What is known of a position, with what is proved of its moves. Another search has proved that; so the
 * page does not say two things of one position.
 * @param {Known | null} known
 * @param {Pick<BoardAnalysis, "moves"> | null} analysis
 * @returns {Known | null}
 */
export function withMoves(known, analysis) {
  if (!analysis || analysis.moves.length === 0) return known;
  const proofs = new Proofs();
  proofs.learnMoves("", { moves: analysis.moves, best: [] });
  if (known) proofs.learn("", known);
  const bounds = proofs.of("");
  if (!bounds.atLeast && !bounds.atMost) return known;
  const base = known ?? NO_SEARCH;
  const proved = base.proved ?? exact(bounds);
  const whole = { ...base, ...bounds, proved };
  if (base.bestProved) return whole;
  const best = bestMove(base.best, analysis.moves);
  const least = best && rangeOf(best).atLeast;
  const bestProved = proved !== null && least !== null && compare(least, proved) >= 0;
  // The line of the search was a guess, also if it begins with this move.
  if (bestProved && best) return { ...whole, best: best.index, bestProved, line: [best.index] };
  if (!best || best.index === base.best) return whole;
  return { ...whole, best: best.index, line: [best.index] };
}

/**
 * The move that is proved to bring most, unless the guess of the search may be as good. A proved win is
 * better than a guess.
 * @param {number | null} guess
 * @param {readonly BoardMove[]} moves
 * @returns {BoardMove | null} Null if nothing speaks for another move than the guess.
 */
function bestMove(guess, moves) {
  /** @type {BoardMove | null} */
  let top = null;
  /** @type {import("../prove/endings.js").Ending | null} */
  let most = null;
  for (const move of moves) {
    const { atLeast } = rangeOf(move);
    if (!atLeast || (most && compare(atLeast, most) < 0)) continue;
    if (most && compare(atLeast, most) === 0 && move.index !== guess) continue;
    [top, most] = [move, atLeast];
  }
  if (!top || !most || top.index === guess) return top;
  const guessed = moves.find(({ index }) => index === guess);
  const limit = guessed ? rangeOf(guessed).atMost : null;
  const worse = guess === null || (limit !== null && compare(limit, most) <= 0);
  return worse || most.outcome === "win" ? top : null;
}

/**
 * What is proved of the result, the length of the game apart: the result itself, or a bound that is no
 * truism.
 * @param {Pick<Known, "proved" | "atLeast" | "atMost">} known
 * @returns {{ kind: "proved" | "result" | "least" | "most" | "nothing", outcome: Verdict | null }}
 * `result` if only the length is open.
 */
export function claimOf({ proved, atLeast, atMost }) {
  if (proved) return { kind: "proved", outcome: proved.outcome };
  const [least, most] = [atLeast?.outcome ?? "loss", atMost?.outcome ?? "win"];
  if (least === most) return { kind: "result", outcome: least };
  if (least === "draw") return { kind: "least", outcome: "draw" };
  if (most === "draw") return { kind: "most", outcome: "draw" };
  return { kind: "nothing", outcome: null };
}

/**
 * What is known of each move: nothing of those of which nothing is proved.
 * @param {Pick<BoardAnalysis, "moves"> | null} analysis
 * @returns {CellWorth[]}
 */
export function worthsOf(analysis) {
  return (analysis?.moves ?? []).flatMap((move) => worthOf(move) ?? []);
}

/** @param {BoardMove} move @returns {CellWorth | null} */
export function worthOf({ index, outcome, plies, atLeast, atMost }) {
  const proved = outcome !== "unknown" && plies !== null ? { outcome, plies } : null;
  const claim = claimOf({ proved, atLeast: ending(atLeast), atMost: ending(atMost) });
  if (claim.outcome === null) return null;
  if (proved) return { index, ...proved };
  const worth = { index, outcome: claim.outcome, plies: null };
  return claim.kind === "result"
    ? worth
    : { ...worth, at: /** @type {"least" | "most"} */ (claim.kind) };
}

/**
 * What the board shows.
 * @param {Known | null} known
 * @param {BoardAnalysis | null} analysis
 * @returns {Marks}
 */
export function marksOf(known, analysis) {
  return {
    best: known?.best ?? null,
    proved: known?.bestProved ?? false,
    equal: known?.bestProved && analysis?.exact ? analysis.best : [],
    worths: worthsOf(analysis),
  };
}

/** Positions in a second; null before a time can be told. @param {Pick<Known, "measured">} known */
export function speedOf({ measured }) {
  return measured && measured.ms >= 20 ? (measured.nodes / measured.ms) * 1000 : null;
}
