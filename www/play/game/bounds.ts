/**
 * Bounds of the end of a position or a move, for one side. The engine proves them. Only here are they joined, and seen from
 * the other side. Pure.
 */
import type { Ending } from "../../../pkg/web/cutoff.js";
import type { Facts } from "./facts.ts";

/** At least this, and at most this; null where nothing is proved. Once both are the same, it is the result. */
export type Bounds = { atLeast: Ending | null; atMost: Ending | null };

export const NOTHING: Bounds = { atLeast: null, atMost: null };

const OTHER = { win: "loss", draw: "draw", loss: "win" } as const;

/** Takes the bounds out of an answer. */
export function boundsOf({ atLeast = null, atMost = null }: Partial<Bounds>): Bounds {
  return { atLeast, atMost };
}

/** Above 0 if the first ending is better for the side that both are for. */
export function compare(one: Ending, other: Ending) {
  const places = ["loss", "draw", "win"];
  const apart = places.indexOf(one.outcome) - places.indexOf(other.outcome);
  if (apart !== 0 || one.outcome === "draw") return apart;
  // A win is better sooner, a loss later.
  return one.outcome === "win" ? other.plies - one.plies : one.plies - other.plies;
}

/** Joins two bounds of the same thing. */
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

/** The bounds of a position by those of all its legal moves. Where the game has ended there are none. */
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

/** The bounds of a position by itself and by its moves. */
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
