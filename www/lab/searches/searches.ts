/** The searches that race, in the order of the page. */
import { keysOf } from "../../base/keys-of.ts";
import type { BarFill } from "../results/bars.tsx";
import type { GameDescription, SearchName } from "../../../pkg/whole/cutoff.js";

export type Measure = "depths" | "times";

/**
 * Ways to search for a limited time. `textbook` restarts for each depth. `any-board` is the solver for
 * any board, which keeps its table. `connect-four` is Connect Four's solver, which has no depths.
 */
export type SearchWay =
  | { by: "textbook"; pruning: boolean; centreFirst?: boolean }
  | { by: "any-board" }
  | { by: "connect-four" };

/** The searches that do not use values in advance. */
type TimedSearch = Exclude<SearchName, "best-first" | "worst-first">;

export type RacedSearch =
  TimedSearch | "centre-first" | typeof ANY_BOARD_SOLVER | typeof CONNECT_FOUR_SOLVER;

/** `depths` is for races in which searches get deeper, `times` for races to the end. */
type LabSearch = {
  fill: BarFill;
  depths?: SearchWay;
  times?: { search: TimedSearch; centreFirst?: boolean };
};

// Links have these names.
export const ANY_BOARD_SOLVER = "strong";
const CONNECT_FOUR_SOLVER = "solver";

export const SEARCHES: Record<RacedSearch, LabSearch> = {
  minimax: {
    fill: "minimax",
    depths: { by: "textbook", pruning: false },
    times: { search: "minimax" },
  },
  "alpha-beta": {
    fill: "alpha-beta",
    depths: { by: "textbook", pruning: true },
    times: { search: "alpha-beta" },
  },
  "centre-first": {
    fill: "alpha-beta",
    depths: { by: "textbook", pruning: true, centreFirst: true },
    times: { search: "alpha-beta", centreFirst: true },
  },
  deepening: { fill: "alpha-beta", times: { search: "deepening" } },
  table: { fill: "alpha-beta", times: { search: "table" } },
  symmetry: { fill: "alpha-beta", times: { search: "symmetry" } },
  [ANY_BOARD_SOLVER]: { fill: "alpha-beta", depths: { by: "any-board" } },
  [CONNECT_FOUR_SOLVER]: { fill: "alpha-beta", depths: { by: "connect-four" } },
};

export const SEARCH_NAMES = keysOf(SEARCHES);

export const DEFAULT_SEARCHES: Record<Measure, RacedSearch[]> = {
  depths: ["minimax", "alpha-beta", "centre-first", ANY_BOARD_SOLVER, CONNECT_FOUR_SOLVER],
  times: ["minimax", "alpha-beta", "table"],
};

/** The measures of a board, the default first. Only short searches can be timed. */
export const measuresOf = (shape: Pick<GameDescription, "exhaustive">): Measure[] =>
  shape.exhaustive ? ["times", "depths"] : ["depths"];

export function searchesOf(measure: Measure, shape: Pick<GameDescription, "ownSolver">) {
  return SEARCH_NAMES.filter((name) => {
    const { depths, times } = SEARCHES[name];
    if (measure === "times") return times;
    return depths?.by === "connect-four" ? shape.ownSolver : depths;
  });
}
