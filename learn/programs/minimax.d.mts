/** The types of minimax.mjs, kept apart so that the program reads like any other. */

/** What a finished board is worth to X, `ply` plies after the root. */
export type Scoring = (board: string, ply: number) => number;

export const plain: Scoring;
export const depthAware: Scoring;

export function winner(board: string): "X" | "O" | null;
export function isOver(board: string): boolean;
export function toMove(board: string): "X" | "O";
export function play(board: string, cell: number): string;
export function moves(board: string): number[];

export class Search {
  constructor(scoring?: Scoring);
  /** Boards that the search has entered. */
  nodes: number;
  minimax(board: string, ply?: number): number;
  alphaBeta(board: string, alpha?: number, beta?: number, ply?: number): number;
  /** For a board that is not finished. `value` is what it is worth to X. */
  bestMove(board: string, pruning?: boolean): { cell: number; value: number };
}
