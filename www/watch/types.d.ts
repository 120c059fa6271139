/** What the files of Watch share. */
import type { PositionChoice, Stand, Step } from "../parts/search/types.d.ts";
import type { Subject } from "../parts/tree/types.d.ts";
import type { SPEEDS } from "./stepper.js";
import type { SearchRecord } from "../parts/search/record.js";

export interface MapLayout {
  /** The nodes that are leaves, in order: what lies at each place. */
  leaves: Uint32Array;
  /** The first leaf at or below each node, as its place in `leaves`. */
  first: Uint32Array;
  /** How many bands there are. */
  plies: number;
}

/** What has a map: the search of a position, and how it was recorded. */
export type Mapped = { of: Subject; choice: PositionChoice; signal: AbortSignal };

export type StepSpeed = keyof typeof SPEEDS;

/** What is shown. */
export interface Moment {
  subject: Subject;
  step: Step;
  /** How the nodes on the path stand. */
  stands: Stand[];
  playing: boolean;
}

export interface WholeTree {
  /** All of minimax from the same root. */
  full: SearchRecord;
  /** The search's number of each node of the whole tree. */
  visited: Uint32Array;
  /** What minimax visits below the moves that the search cut off at a node. */
  spared: (node: number) => number;
}
