/** Claims about positions and moves, and their signs on the board. */
import type { Ending } from "../../../pkg/whole/cutoff.js";
import type { Bounds } from "./bounds.ts";
import type { Facts, MoveBounds } from "./facts.ts";

/**
 * `exact`: the end and its plies are proved. `within`: the outcome is proved, and the end comes
 * after at most `plies`. `lower` and `upper`: a draw is a bound. `open`: every outcome is possible.
 */
export type Claim =
  | { kind: "exact"; outcome: Ending["outcome"]; plies: number }
  | { kind: "within"; outcome: "win" | "loss"; plies: number }
  | { kind: "lower" | "upper"; outcome: "draw"; plies: null }
  | { kind: "open"; outcome: null; plies: null };

/** A move's proved result. With `bound`, a draw is only a bound. `plies` is null if unknown. */
export interface CellMark {
  move: number;
  outcome: "win" | "draw" | "loss";
  plies: number | null;
  bound?: "lower" | "upper";
}

/** The engine's facts, which the page may hide. */
export interface Marks {
  best: number | null;
  /** False if it is only the best move so far. */
  isBestProved: boolean;
  cells: readonly CellMark[];
}

/** Returns the result, or null if the bounds differ. */
export function provedResult({ atLeast, atMost }: Bounds): Ending | null {
  const isOne = atLeast?.outcome === atMost?.outcome && atLeast?.plies === atMost?.plies;
  return isOne ? atLeast : null;
}

export function claimOf(bounds: Bounds): Claim {
  const { atLeast, atMost } = bounds;
  const result = provedResult(bounds);
  if (result) return { kind: "exact", ...result };
  if (atLeast?.outcome === "win") return { kind: "within", ...atLeast, outcome: "win" };
  if (atMost?.outcome === "loss") return { kind: "within", ...atMost, outcome: "loss" };
  if (atLeast?.outcome === "draw") return { kind: "lower", outcome: "draw", plies: null };
  if (atMost?.outcome === "draw") return { kind: "upper", outcome: "draw", plies: null };
  return { kind: "open", outcome: null, plies: null };
}

export function marksOf({ finding, moves }: Pick<Facts, "finding" | "moves">): Marks {
  return {
    best: finding?.best ?? null,
    isBestProved: finding?.isBestProved ?? false,
    cells: cellMarksOf(moves),
  };
}

export const cellMarksOf = (moves: readonly MoveBounds[]) =>
  moves.flatMap((move) => cellMarkOf(move) ?? []);

export function cellMarkOf({ move, ...bounds }: MoveBounds): CellMark | null {
  const { kind, outcome, plies } = claimOf(bounds);
  if (outcome === null) return null;
  const mark = { move, outcome, plies: kind === "exact" ? plies : null };
  return kind === "lower" || kind === "upper" ? { ...mark, bound: kind } : mark;
}
