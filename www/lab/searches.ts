/** The searches that race, in the order in which the page shows them. */
import { keysOf } from "../base/keys-of.ts";
import type { BarLook } from "./bars.tsx";
import type { GameDescription, SearchName } from "../../pkg/web/cutoff.js";

/** What is compared: how deep the searches get, or what time they take. */
export type Measure = "depths" | "times";

/**
 * How a search runs deeper and deeper. `textbook` looks one ply deeper each time and begins anew; `deepening`
 * is the solver of any board, which continues from its table; `solving` is the solver of four in a row with gravity,
 * which has no depth.
 */
export type Depths =
  | { way: "textbook"; pruning: boolean; centreFirst?: boolean }
  | { way: "deepening" }
  | { way: "solving" };

/** Those of the engine that are timed; the two that know the values in advance are not. */
type TimedSearch = Exclude<SearchName, "best-first" | "worst-first">;

export type RacedSearch = TimedSearch | "centre-first" | typeof STRONG | "solver";

/** How its bar is filled, and what a search can do: get deeper and deeper, be timed whole, or both. */
type LabSearch = {
  look: BarLook;
  depths?: Depths;
  times?: { search: TimedSearch; centreFirst?: boolean };
};

/** The solver of any board. */
export const STRONG = "strong";

export const SEARCHES: Record<RacedSearch, LabSearch> = {
  minimax: {
    look: "minimax",
    depths: { way: "textbook", pruning: false },
    times: { search: "minimax" },
  },
  "alpha-beta": {
    look: "alpha-beta",
    depths: { way: "textbook", pruning: true },
    times: { search: "alpha-beta" },
  },
  "centre-first": {
    look: "alpha-beta",
    depths: { way: "textbook", pruning: true, centreFirst: true },
    times: { search: "alpha-beta", centreFirst: true },
  },
  deepening: { look: "alpha-beta", times: { search: "deepening" } },
  table: { look: "alpha-beta", times: { search: "table" } },
  symmetry: { look: "alpha-beta", times: { search: "symmetry" } },
  [STRONG]: { look: "alpha-beta", depths: { way: "deepening" } },
  solver: { look: "alpha-beta", depths: { way: "solving" } },
};

export const SEARCH_NAMES = keysOf(SEARCHES);

/** The searches that race by default, as far as the board has them. */
export const USUAL_SEARCHES: Record<Measure, RacedSearch[]> = {
  depths: ["minimax", "alpha-beta", "centre-first", STRONG, "solver"],
  times: ["minimax", "alpha-beta", "table"],
};

/** The measures of a board, the usual first: a time is found by repeating what takes no more than a moment. */
export function measuresOf(shape: Pick<GameDescription, "exhaustive">): Measure[] {
  return shape.exhaustive ? ["times", "depths"] : ["depths"];
}

/** The searches that there are on a board. @param solver Whether the game has one of its own. */
export function searchesOf(measure: Measure, solver: boolean) {
  return SEARCH_NAMES.filter((name) => {
    const { depths, times } = SEARCHES[name];
    if (measure === "times") return times;
    return depths?.way === "solving" ? solver : depths;
  });
}
