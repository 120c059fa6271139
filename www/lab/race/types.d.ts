/** What the files of a race share. */
import type { GameDescription, Player } from "../../../pkg/web/cutoff.js";
import type { GameState } from "../../game/types.d.ts";
import type { Beginning, Lane, Positions } from "../types.d.ts";

/** Positions that are searched one after the other, as one piece of work. */
export interface Workload {
  name: string;
  boards: readonly string[];
}

/** The results of one search on one workload. */
export interface TimesRow {
  workload: string;
  searchName: string;
  nodes: number;
  /** The mean time of a run in each batch; none if the clock is too coarse. */
  samplesMs: number[];
}

/** What a race is given. */
export interface Race {
  state: GameState;
  on: Positions;
  beginning: Beginning;
  searchNames: string[];
  /** Of each search. */
  budgetMs: number;
  memoryMb: number;
  progress: (part: number) => void;
  /** Shows how far it is. */
  shows: (view: Element) => void;
}

/** A race for times. */
export interface RacePlan {
  shape: GameDescription;
  /** The cells, the centre first. */
  centre: number[];
  workloads: Workload[];
  searchNames: string[];
  /** Milliseconds for all: the round in which they are over is the last. */
  budgetMs: number;
}

declare module "../../engine/types.js" {
  interface PlaceCalls {
    raceRounds: (plan: RacePlan) => Generator<number, TimesRow[], void>;
  }
}

/** A race by depth that is over. */
export interface DepthRace {
  lanes: Lane[];
  /** Where the searches began … */
  board: string;
  /** … and who was to move. */
  player: Player;
  budgetMs: number;
  /** Whether the visitor stopped it. */
  stopped: boolean;
}
