/** What the boards share. */
import type { Player } from "../../../pkg/web/cutoff.js";

/**
 * What playing on a cell is worth to the side to move: proved, or no more than a bound, which has
 * an `at`. `plies` is null where only the outcome is proved.
 */
export interface CellWorth {
  move: number;
  outcome: "win" | "draw" | "loss";
  plies: number | null;
  at?: "least" | "most";
}

/** What an engine has found of the position on the board. The page may hide it. */
export interface Marks {
  /** The recommended move. */
  best: number | null;
  /** Whether it is proved to be best, and not the best so far. */
  proved: boolean;
  /** What is known of each move. */
  worths: readonly CellWorth[];
}

/** What a cell shows. */
export interface CellLook {
  /** `X`, `O` or `.`. */
  sign: string;
  /** Whether the last move was played here. */
  last: boolean;
  /** Whether it is part of a finished line. */
  winning: boolean;
  /** Whose recommended move it is. */
  recommended: Player | null;
  /** Whether that is proved. */
  proved: boolean;
  /** What playing here is worth, if hints are on. */
  worth: CellWorth | undefined;
  /** Whether there is no room for many words. */
  short: boolean;
  /** Where a stone that is played here comes to lie, if the visitor can play here and it falls. */
  target: number | null;
}

/** The cell where a stone comes to lie, by the cell that is played on. */
export type Targets = readonly (number | null)[];

/** What stands around the cells of a board. */
export interface BoardFrame {
  /** Holds the grid and the names. */
  element: HTMLElement;
  /** The names of the columns. */
  columns: HTMLElement;
  /** The names of the rows. */
  rows: HTMLElement;
  /** Holds the cells. */
  grid: HTMLElement;
}

/** How values are written. */
export type Write = (value: number) => string;
