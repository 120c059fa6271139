/** What the files of Learn share. */
import type { Stage } from "../../learn/programs/stages.js";

export type Ran = { found: unknown; rows: RunRow[] };

/** A stage, or its search that is fail-hard. */
export type RunName = Stage | "fail-hard";

export interface RunRow {
  by: "program" | "engine" | "before";
  nodes: number;
  /** The mean time of a run in the fastest batch; null where the clock is too coarse. */
  ms: number | null;
  /** As many as were measured. */
  digits: number;
}
