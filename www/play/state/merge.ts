/** Combines the findings and proofs of all searches of one position. */
import { boundsOfBest, boundsOf, compareEndings, intersect, type Bounds } from "./bounds.ts";
import { provedResult } from "./claim.ts";
import { Finding } from "./finding.ts";
import type { Ending } from "../../../pkg/whole/cutoff.js";
import type { Facts, MoveBounds } from "./facts.ts";

export function merge(before: Facts, { moves: found, bounds, ...added }: Partial<Facts>): Facts {
  const moves = found ? withBounds(before.moves, found) : before.moves;
  let proved = before.bounds;
  for (const more of [bounds, added.lastFinding])
    if (more) proved = intersect(boundsOf(more), proved);
  const facts = { ...before, ...added, moves, bounds: proved };
  const finding = withProofs(facts.lastFinding, intersect(proved, boundsOfBest(moves)), moves);
  const movesProved = moves.length > 0 && moves.every((move) => provedResult(move) !== null);
  return { ...facts, finding, movesProved };
}

function withBounds(before: readonly MoveBounds[], found: readonly MoveBounds[]): MoveBounds[] {
  const moves = new Map(before.map((one) => [one.move, one]));
  for (const { move, source, ...bounds } of found) {
    const earlier = moves.get(move) ?? { source, ...bounds };
    moves.set(move, { move, source: source ?? earlier.source, ...intersect(bounds, earlier) });
  }
  return [...moves.values()];
}

/** Chooses between an earlier and a later finding. A restarted search finds less at first. */
export function chooseFinding(earlier: Finding | null, later: Finding): Finding {
  if (!earlier || later.result) return later;
  // The book gave the result earlier the search found the move.
  if (earlier.result) return { ...later, source: earlier.source };
  if ((later.depth ?? 0) >= (earlier.depth ?? 0)) return later;
  const { nodes, timedPart, memoryRefused } = later;
  return { ...earlier, nodes, timedPart, memoryRefused };
}

/** Combines a search with all proofs, so that all views show the same result and move. */
export function withProofs(
  last: Finding | null,
  { atLeast, atMost }: Bounds,
  moves: readonly MoveBounds[],
): Finding | null {
  if (!atLeast && !atMost) return last;
  const base = last ?? new Finding();
  const result = provedResult({ atLeast, atMost });
  const whole: Finding = { ...base, atLeast, atMost, result };
  if (base.isBestProved) return whole;
  const best = bestMove(base.best, moves);
  const isBestProved = result && best?.atLeast && compareEndings(best.atLeast, result) >= 0;
  // The search's line was only an estimate.
  if (isBestProved) return { ...whole, best: best.move, isBestProved, line: [best.move] };
  if (!best || best.move === base.best) return whole;
  return { ...whole, best: best.move, line: [best.move] };
}

/**
 * Finds the move with the best lower bound. The chosen move stays, unless that bound is a win or
 * the chosen move is proved to be no better.
 * @returns Null if the chosen move stays.
 */
function bestMove(chosen: number | null, moves: readonly MoveBounds[]): MoveBounds | null {
  let top: MoveBounds | null = null;
  let most: Ending | null = null;
  for (const one of moves) {
    const { atLeast } = one;
    if (!atLeast || (most && compareEndings(atLeast, most) < 0)) continue;
    if (most && compareEndings(atLeast, most) === 0 && one.move !== chosen) continue;
    [top, most] = [one, atLeast];
  }
  if (!top || !most || top.move === chosen) return top;
  const limit = moves.find(({ move }) => move === chosen)?.atMost ?? null;
  const worse = chosen === null || (limit !== null && compareEndings(limit, most) <= 0);
  return worse || most.outcome === "win" ? top : null;
}
