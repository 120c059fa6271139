import type { GameDescription, Player } from "../../../pkg/web/cutoff.js";
import type { Lane } from "../lane.js";

/** Positions that are searched one after the other, as one piece of work. */
export interface Workload {
  name: string;
  boards: readonly string[];
}

/** The results of one search on one workload. */
export interface Row {
  workload: string;
  searchName: string;
  nodes: number;
  /** The mean time of a run in each batch; none if the clock is too coarse. */
  samplesMs: number[];
}

/** A race for times. */
export interface RacePlan {
  shape: GameDescription;
  /** The cells, the centre first. */
  centre: number[];
  workloads: Workload[];
  searchNames: string[];
  /** The rounds that count; one more is run first. */
  rounds: number;
}

declare module "../../engine/types.js" {
  interface PlaceCalls {
    raceRounds: (plan: RacePlan) => Generator<number, Row[], void>;
  }
}

/** A race by depth that is over. */
export interface DepthRace {
  lanes: Lane[];
  /** Where the searches began … */
  board: string;
  /** … and who was to move. */
  player: Player;
  budgetSeconds: number;
  /** Whether the visitor stopped it. */
  stopped: boolean;
}
