import type { Bounds } from "./bounds.ts";
import type { Ending, Source } from "../../../pkg/whole/cutoff.js";

/** The result of searches for the side to move. Before a search, nothing is known. */
export class Finding implements Bounds {
  atLeast: Ending | null = null;
  atMost: Ending | null = null;
  /** The result, once both bounds are equal. */
  result: Ending | null = null;
  /** If the result is not proved, no win is this short. Null without iterative deepening. */
  depth: number | null = null;
  /** The best move, or the best so far. */
  best: number | null = null;
  /** False if the book has only the result of the position. */
  isBestProved = false;
  line: readonly number[] = [];
  nodes = 0;
  /** The nodes and milliseconds that determine the speed. */
  timedPart: { nodes: number; ms: number } | null = null;
  /** True if the browser refused to allocate the table. */
  memoryRefused = false;
  source: Source = "search";
}
