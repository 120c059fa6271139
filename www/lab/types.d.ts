/** What the rooms of the lab share. */
import type { openBench } from "./bench.js";
import type { BENCH } from "./link.js";
import type { Ending, Player } from "../../pkg/web/cutoff.js";
import type { Values } from "../base/types.d.ts";

export type Positions = Values<typeof BENCH>["on"];

/** Where a search begins. */
export interface Beginning {
  board: string;
  /** Who is to move. */
  player: Player;
  /**
   * The game on the board is over. `before-end`: this is its last position before the end; `start`:
   * it was over from the first, and this is the board at the start.
   */
  over?: "before-end" | "start";
}

/** One search, alone or in a race. */
export interface Lane {
  searchName: string;
  /** `spent`: its time was over; `failed`: its worker ended. */
  state: "waiting" | "running" | "proved" | "spent" | "stopped" | "failed";
  /** Those that were finished, each deeper than the one before. */
  runs: FinishedSearch[];
  /** The one that was not, and the nodes visited up to then, counted as in `FinishedSearch`. */
  open: { depth: number; nodes: number } | null;
  /** All nodes visited. */
  visited: number;
  /** … and the time that this took, as the worker measured it. */
  ms: number;
  /** The result for the side to move, once it is proved. */
  worth: Ending | null;
  /** While it is not: the side to move gets at least this … */
  atLeast: Ending | null;
  /** … and at most this. */
  atMost: Ending | null;
}

/** What is compared: how deep the searches get, or what time they take. */
export type Measure = "depths" | "times";

/** The bench of a room. */
export type Bench = ReturnType<typeof openBench>;

/** A search that was finished. */
export interface FinishedSearch {
  /** In plies. */
  depth: number;
  /**
   * The nodes visited to this depth. A search that deepens step by step has visited them on all
   * steps together.
   */
  nodes: number;
  /** What that took. */
  ms: number;
}
