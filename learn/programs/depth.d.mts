/** The types of depth.mjs, kept apart so that the program reads like any other. */

export const DEPTH: number;
export const EMPTY: string;

export class Search {
  /** Boards that the search has entered. */
  nodes: number;
  /** For a board that is not finished. `value` is what it is worth to X. */
  bestMove(board: string): { cell: number; value: number };
}
