/** What may be said of what is proved. Pure. */
import type { Ending } from "../../../pkg/web/cutoff.js";
import type { Bounds } from "./bounds.ts";

/**
 * What bounds come to: `exact` with its plies; `sooner` where the outcome is proved and the end comes after that many
 * plies or earlier; `least` and `most` for a draw as a bound; `open` where the outcome can still be anything.
 */
export type Claim =
  | { kind: "exact"; outcome: Ending["outcome"]; plies: number }
  | { kind: "sooner"; outcome: "win" | "loss"; plies: number }
  | { kind: "least" | "most"; outcome: "draw"; plies: null }
  | { kind: "open"; outcome: null; plies: null };

/** Whether two endings are the same. */
export function same(one: Ending | null, other: Ending | null) {
  return one?.outcome === other?.outcome && one?.plies === other?.plies;
}

/** The result, once nothing is open. */
export function exact({ atLeast, atMost }: Bounds): Ending | null {
  return atLeast && same(atLeast, atMost) ? atLeast : null;
}

/** What may be said of bounds. */
export function claim(bounds: Bounds): Claim {
  const { atLeast, atMost } = bounds;
  const result = exact(bounds);
  if (result) return { kind: "exact", ...result };
  if (atLeast?.outcome === "win") return { kind: "sooner", ...atLeast, outcome: "win" };
  if (atMost?.outcome === "loss") return { kind: "sooner", ...atMost, outcome: "loss" };
  if (atLeast?.outcome === "draw") return { kind: "least", outcome: "draw", plies: null };
  if (atMost?.outcome === "draw") return { kind: "most", outcome: "draw", plies: null };
  return { kind: "open", outcome: null, plies: null };
}
