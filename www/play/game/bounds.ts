/**
 * What is proved about a position or a move: how well and how badly it can end for one side. The engine
 * proves it; here results are put side by side, and seen from the other side. This is the only place that
 * does so. Pure.
 */
import type { Ending } from "../../../pkg/web/cutoff.js";
import type { Facts } from "./facts.ts";

/** At least this, and at most this; null where nothing is proved. Once both are the same, it is the result. */
export type Bounds = { atLeast: Ending | null; atMost: Ending | null };

/** What is proved where nothing is. */
export const NOTHING: Bounds = { atLeast: null, atMost: null };

const OTHER = { win: "loss", draw: "draw", loss: "win" } as const;

/** The bounds of an answer, without what else it says. */
export function boundsOf({ atLeast = null, atMost = null }: Partial<Bounds>): Bounds {
  return { atLeast, atMost };
}

/** Which of two endings is better for the side that they are for: above 0 for the first. */
export function compare(one: Ending, other: Ending) {
  const places = ["loss", "draw", "win"];
  const apart = places.indexOf(one.outcome) - places.indexOf(other.outcome);
  if (apart !== 0 || one.outcome === "draw") return apart;
  // A win is better sooner, a loss later.
  return one.outcome === "win" ? other.plies - one.plies : one.plies - other.plies;
}

/** What two bounds prove together about the same thing. */
export function together(one: Bounds, other: Bounds): Bounds {
  return {
    atLeast: closer(one.atLeast, other.atLeast, 1),
    atMost: closer(one.atMost, other.atMost, -1),
  };
}

function closer(one: Ending | null, other: Ending | null, way: 1 | -1) {
  if (!one || !other) return one ?? other;
  return way * compare(one, other) >= 0 ? one : other;
}

/**
 * What the moves of a position say about it: the best counts.
 * @param moves All legal moves; none for a game that has ended, which says nothing.
 */
export function bestOf(moves: readonly Bounds[]): Bounds {
  const [first, ...others] = moves;
  return others.reduce(
    (best, { atLeast, atMost }) => ({
      atLeast: closer(best.atLeast, atLeast, 1),
      // A move that can still bring anything leaves the position open above.
      atMost: best.atMost && atMost && closer(best.atMost, atMost, 1),
    }),
    first ?? NOTHING,
  );
}

/** What is proved of a position as a whole: by itself, and by its moves. */
export const boundsOfFacts = ({ bounds, moves }: Pick<Facts, "bounds" | "moves">) =>
  together(bounds, bestOf(moves));

/**
 * The same, for the other side and a move later or earlier.
 * @param moves 1 for what a move is worth that leads to the position, −1 for the position that
 * it leads to, 0 for the position itself.
 */
export function turned({ atLeast, atMost }: Bounds, moves: 1 | 0 | -1): Bounds {
  const turn = (ending: Ending | null) =>
    ending && { outcome: OTHER[ending.outcome], plies: ending.plies + moves };
  return { atLeast: turn(atMost), atMost: turn(atLeast) };
}
