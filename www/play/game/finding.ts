/** One form for the findings of all searches of a position: the proof, and the best estimate. Pure. */
import { exact } from "./claim.ts";
import { boundsOf, compare } from "./bounds.ts";
import { NO_SEARCH } from "./facts.ts";
import type { Ending, Solved, Source } from "../../../pkg/web/cutoff.js";
import type { Spent } from "../../engine/slices.ts";
import type { MoveScore } from "./facts.ts";
import type { Bounds } from "./bounds.ts";

/** For the side to move, beside its bounds. */
interface OwnFinding {
  /** The proved result: then both bounds are this. */
  proved: Ending | null;
  /** Nobody can win within that many plies, unless the result is proved; null for a search that does not deepen. */
  depth: number | null;
  /** The best move, or the best so far. */
  best: number | null;
  /** True if it is proved to be best. The book can know how a position ends, and not by which move. */
  bestProved: boolean;
  line: readonly number[];
  nodes: number;
  /** For the speed; null if it is not known. */
  measured: { nodes: number; ms: number } | null;
  /** True if the browser gave less memory than was asked for. */
  memoryRefused: boolean;
  source: Source;
}

export type Finding = Bounds & OwnFinding;

export function fromSolved(solved: Solved & Partial<Spent>): Finding {
  const { move, principalVariation, lineSoFar, source, depth } = solved;
  const { nodes, measured = null, memoryRefused } = solved;
  const bounds = boundsOf(solved);
  const proved = exact(bounds);
  const found = proved ? principalVariation : lineSoFar;
  const line = found.length === 0 && move !== null ? [move] : found;
  return {
    ...bounds,
    proved,
    depth: source === "search" ? depth : null,
    best: move,
    bestProved: proved !== null && move !== null,
    line,
    nodes,
    measured,
    memoryRefused,
    source,
  };
}

/**
 * Takes another report of a search. After an interruption it begins again, with its table: until it has caught up, its
 * earlier finding stands.
 */
export function further(before: Finding | null, now: Finding): Finding {
  if (!before || now.proved) return now;
  // The book may know the result before the search knows the move.
  if (before.proved) return { ...now, source: before.source };
  if ((now.depth ?? 0) >= (before.depth ?? 0)) return now;
  const { nodes, measured, memoryRefused } = now;
  return { ...before, nodes, measured, memoryRefused };
}

/** Joins the finding of a search with all proofs, so that the page says one thing of a position. */
export function withProofs(
  known: Finding | null,
  { atLeast, atMost }: Bounds,
  moves: readonly MoveScore[],
): Finding | null {
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
 * The move that is proved to bring most, unless the chosen one may be as good; but a proved win comes first.
 * @returns Null if nothing speaks for another move.
 */
function bestMove(chosen: number | null, moves: readonly MoveScore[]): MoveScore | null {
  let top: MoveScore | null = null;
  let most: Ending | null = null;
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

/** Positions in a second; null before a time can be told. */
export function speedOf({ measured }: Pick<Finding, "measured">) {
  return measured && measured.ms >= 20 ? (measured.nodes / measured.ms) * 1000 : null;
}
