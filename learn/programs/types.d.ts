/** The types of the stages in JavaScript, kept apart so that the programs read like any other. */

/** A leaf's number, or the children of a node. */
type Tree = number | Tree[];

interface OnTrees {
  TREES: Tree[];
  /** `nodes`: those that the search has entered. */
  count: { nodes: number };
}

interface Search {
  /** Boards that the search has entered, in all its rounds. */
  nodes: number;
}

interface OneSearch extends Search {
  /** For a board that is not finished. `value` is what it is worth to X. */
  bestMove(board: string, pruning?: boolean): { cell: number; value: number };
}

interface OnAnyBoard {
  DEPTH: number;
  EMPTY: string;
}

export interface Programs {
  "tree-minimax": OnTrees & { minimax(node: Tree, isMax: boolean): number };
  "tree-alpha-beta": OnTrees & {
    alphaBeta(node: Tree, alpha: number, beta: number, isMax: boolean): number;
    failHard(node: Tree, alpha: number, beta: number, isMax: boolean): number;
    /** From the view of the side to move, as alpha and beta are. */
    negamax(node: Tree, alpha: number, beta: number, isMax: boolean): number;
  };
  minimax: { Search: new () => OneSearch };
  depth: OnAnyBoard & { Search: new () => OneSearch };
  deepening: OnAnyBoard & {
    /** Gives the best line for a board that is not finished. `value` is what it is worth to X. */
    Search: new () => Search & { deepening(board: string): { line: number[]; value: number } };
  };
  table: OnAnyBoard & { Search: new () => OneSearch };
}
