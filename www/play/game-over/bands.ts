/** The proved bounds of a game, move by move. */
import { NO_BOUNDS, boundsOfFacts, intersect, forOtherSide, type Bounds } from "../state/bounds.ts";
import type { Ending, Player, ReviewedMove } from "../../../pkg/whole/cutoff.js";
import type { State } from "../state/play-state.ts";

/** The worst and the best outcome for X. */
export type Band = Record<"atLeast" | "atMost", Ending["outcome"]>;

/** Bounds every position of a game, by its facts and by the review. */
export function bands(
  { facts, line, positions }: Pick<State, "facts" | "line" | "positions">,
  moves: readonly ReviewedMove[],
): Band[] {
  // From the view of the side to move.
  const own = positions.map(({ board, finished, winner }) =>
    finished ? boundsAtEnd(winner) : boundsOfFacts(facts.of(line.game, board)),
  );
  for (const { ply, exact, before, after } of moves) {
    if (!exact) continue;
    own[ply] = { atLeast: before, atMost: before };
    own[ply + 1] = forOtherSide({ atLeast: after, atMost: after }, -1);
  }
  return own.map((proved, at) => {
    // Each position gives a lower bound for the positions before and after it.
    const next = at + 1 < own.length ? forOtherSide(own[at + 1], 1) : NO_BOUNDS;
    const before = at > 0 ? forOtherSide(own[at - 1], -1) : NO_BOUNDS;
    const lower = [next, before].map(({ atLeast }) => ({ atLeast, atMost: null }));
    const bounds = lower.reduce(intersect, proved);
    const { atLeast, atMost } = positions[at].player === "X" ? bounds : forOtherSide(bounds, 0);
    return { atLeast: atLeast?.outcome ?? "loss", atMost: atMost?.outcome ?? "win" };
  });
}

/** Returns the bounds at the end of a game, for the side that would move next. */
function boundsAtEnd(winner: Player | null): Bounds {
  const ending: Ending = { outcome: winner ? "loss" : "draw", plies: 0 };
  return { atLeast: ending, atMost: ending };
}

export const isProved = ({ atLeast, atMost }: Band) => atLeast === atMost;
