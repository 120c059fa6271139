/** What the files of the size of a game share. */

/** What is known of a depth. */
export interface Count {
  depth: number;
  /** The nodes that minimax visits to this depth. */
  minimax: number | null;
  /** The standard error of that; 0 if it is exact. */
  error: number;
  /** What alpha-beta has visited … */
  alphaBeta: number | null;
  /** … to the end of this depth, or not. */
  finished: boolean;
  /** The different positions up to this depth. */
  different: number | null;
  /** What minimax visits of chess. */
  chess: bigint | null;
}

export type Board = { columns: number; rows: number; run: number; gravity: boolean };

/** A board that is decided. */
export interface Decided {
  result: "X" | "O" | "draw";
  /** To the end of the game; 0 for a draw. */
  plies: number;
  nodes: number;
  /** Of the processor, in whole milliseconds. */
  ms: number;
}

export type SolvedEntry = Decided | OpenBoard;

/** A board that is not decided in so many seconds of the processor. */
export type OpenBoard = { result: "open"; seconds: number };
