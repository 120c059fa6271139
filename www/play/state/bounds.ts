/** Combines proved bounds of positions and moves, and converts them to the other side. */
import type { Ending } from "../../../pkg/whole/cutoff.js";
import type { Facts, FactStore, MoveBounds } from "./facts.ts";

/** The worst and the best end for one side; null if unproved. Equal bounds are the result. */
export type Bounds = { atLeast: Ending | null; atMost: Ending | null };

export const NO_BOUNDS: Bounds = { atLeast: null, atMost: null };

const OPPOSITE = { win: "loss", draw: "draw", loss: "win" } as const;

export function boundsOf({ atLeast = null, atMost = null }: Partial<Bounds>): Bounds {
  return { atLeast, atMost };
}

/** Compares two endings. @returns Positive if the first is better. */
export function compareEndings(one: Ending, other: Ending) {
  const places = ["loss", "draw", "win"];
  const apart = places.indexOf(one.outcome) - places.indexOf(other.outcome);
  if (apart !== 0 || one.outcome === "draw") return apart;
  // Sooner is better for a win, later for a loss.
  return one.outcome === "win" ? other.plies - one.plies : one.plies - other.plies;
}

/** Combines two proofs about the same position or move. */
export function intersect(one: Bounds, other: Bounds): Bounds {
  return {
    atLeast: chooseEnding(one.atLeast, other.atLeast, 1),
    atMost: chooseEnding(one.atMost, other.atMost, -1),
  };
}

function chooseEnding(one: Ending | null, other: Ending | null, sign: 1 | -1) {
  if (!one || !other) return one ?? other;
  return sign * compareEndings(one, other) >= 0 ? one : other;
}

/** Finds the bounds of a position from those of its legal moves. */
export function boundsOfBest(moves: readonly Bounds[]): Bounds {
  const [first, ...others] = moves;
  return others.reduce(
    (best, { atLeast, atMost }) => ({
      atLeast: chooseEnding(best.atLeast, atLeast, 1),
      // If one move has no upper bound, the position has none.
      atMost: best.atMost && atMost && chooseEnding(best.atMost, atMost, 1),
    }),
    first ?? NO_BOUNDS,
  );
}

/** Combines the bounds of a position with those of its moves. */
export const boundsOfFacts = ({ bounds, moves }: Pick<Facts, "bounds" | "moves">) =>
  intersect(bounds, boundsOfBest(moves));

/**
 * Converts bounds to the other side.
 * @param moves 1 from a position to the move before it, −1 from a move to the position after it, 0
 * for the same position.
 */
export function forOtherSide({ atLeast, atMost }: Bounds, moves: 1 | 0 | -1): Bounds {
  const turn = (ending: Ending | null) =>
    ending && { outcome: OPPOSITE[ending.outcome], plies: ending.plies + moves };
  return { atLeast: turn(atMost), atMost: turn(atLeast) };
}

/** The positions and moves of a game from its start. */
type Course = {
  game: string;
  positions: readonly { board: string; legalMoves: readonly number[] }[];
  moves: readonly number[];
};

/**
 * Bounds the legal moves of the position after `at` moves, from its own analysis and from the
 * positions before and after it.
 */
export function moveBoundsOf(facts: Pick<FactStore, "of">, course: Course, at: number) {
  const { game, positions, moves } = course;
  const { board, legalMoves } = positions[at];
  const before = facts.of(game, board);
  const most = intersect(before.bounds, fromBefore(facts, course, at));
  return legalMoves.map((move): MoveBounds => {
    const none = { move, source: null, ...NO_BOUNDS };
    const earlier = before.moves.find((one) => one.move === move) ?? none;
    const next = positions[at + 1];
    const later =
      next && moves[at] === move
        ? forOtherSide(boundsOfFacts(facts.of(game, next.board)), 1)
        : NO_BOUNDS;
    // No move is better than the upper bound of the position.
    const capped = intersect(earlier, { atLeast: null, atMost: most.atMost });
    return { ...earlier, ...intersect(capped, later) };
  });
}

function fromBefore(facts: Pick<FactStore, "of">, { game, positions, moves }: Course, at: number) {
  if (at === 0) return NO_BOUNDS;
  const before = facts.of(game, positions[at - 1].board).moves;
  const bounds = before.find(({ move }) => move === moves[at - 1]);
  return bounds ? forOtherSide(bounds, -1) : NO_BOUNDS;
}
