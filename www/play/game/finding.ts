/** The findings of all searches of a position in one form. */
import { exact } from "./claim.ts";
import { boundsOf, compare, type Bounds } from "./bounds.ts";
import { Finding, type MoveScore } from "./facts.ts";
import type { Ending, Solved } from "../../../pkg/web/cutoff.js";
import type { Spent } from "../../engine/slices.ts";

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

/** Chooses between an earlier and a later report. A restarted search reports less at first. */
export function further(before: Finding | null, now: Finding): Finding {
  if (!before || now.proved) return now;
  // The book gave the result before the search found the move.
  if (before.proved) return { ...now, source: before.source };
  if ((now.depth ?? 0) >= (before.depth ?? 0)) return now;
  const { nodes, measured, memoryRefused } = now;
  return { ...before, nodes, measured, memoryRefused };
}

/** Combines a search with all proofs, so that all views show the same result and move. */
export function withProofs(
  known: Finding | null,
  { atLeast, atMost }: Bounds,
  moves: readonly MoveScore[],
): Finding | null {
  if (!atLeast && !atMost) return known;
  const base = known ?? new Finding();
  const proved = exact({ atLeast, atMost });
  const whole = { ...base, atLeast, atMost, proved };
  if (base.bestProved) return whole;
  const best = bestMove(base.best, moves);
  const bestProved = proved !== null && best?.atLeast != null && compare(best.atLeast, proved) >= 0;
  // The search's line was only an estimate.
  if (bestProved) return { ...whole, best: best.cell, bestProved, line: [best.cell] };
  if (!best || best.cell === base.best) return whole;
  return { ...whole, best: best.cell, line: [best.cell] };
}

/**
 * Finds the move with the best lower bound. The chosen move stays, unless that bound is a win or
 * the chosen move is proved to be no better.
 * @returns Null if the chosen move stays.
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

/** Computes positions per second; null before 20 ms, because the speed is inaccurate until then. */
export function speedOf({ measured }: Pick<Finding, "measured">) {
  return measured && measured.ms >= 20 ? (measured.nodes / measured.ms) * 1000 : null;
}
