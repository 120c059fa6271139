/** How far a search is that gets deeper and deeper, and what that comes to. */
import type { Ending } from "../../pkg/web/cutoff.js";
import type { RacedSearch } from "./searches.ts";

interface FinishedSearch {
  depth: number;
  /** The nodes visited to this depth: of a search that deepens step by step, those of all steps together. */
  nodes: number;
  ms: number;
}

export interface Lane {
  searchName: RacedSearch;
  /** `spent`: its time was over; `failed`: its worker ended. */
  state: "waiting" | "running" | "proved" | "spent" | "stopped" | "failed";
  /** Those that were finished, each deeper than the one before. */
  runs: FinishedSearch[];
  /** The one that was not, and the nodes visited up to then, counted as in `FinishedSearch`. */
  open: { depth: number; nodes: number } | null;
  visited: number;
  /** The time that all nodes took, as the worker measured it. */
  ms: number;
  /** The result for the side to move, once it is proved. */
  worth: Ending | null;
  /** While it is not: the side to move gets at least this … */
  atLeast: Ending | null;
  /** … and at most this. */
  atMost: Ending | null;
}

export const newLane = (searchName: RacedSearch): Lane => ({
  ...{ searchName, state: "waiting", runs: [], open: null },
  ...{ visited: 0, ms: 0, worth: null, atLeast: null, atMost: null },
});

/** How deep a search got; 0 if it finished none. */
export function depthReached({ runs }: Lane) {
  return runs.at(-1)?.depth ?? 0;
}

/** The nodes visited to a depth; undefined if that was not finished. */
export function nodesTo({ runs }: Lane, depth: number) {
  return runs.find((run) => run.depth === depth)?.nodes;
}
