/** What each stage of the chapters' program searches here, and the engine beside it. Pure: both are passed in. */
import type { best_move, trace_tree } from "../../pkg/web/cutoff.js";
import type { Programs } from "virtual:stages";
import type { Stage } from "../../learn/programs/stages.js";

/** A stage, or its search that is fail-hard. */
export type RunName = Stage | "fail-hard";

type EngineCalls = { best_move: typeof best_move; trace_tree: typeof trace_tree };
/** `found` is the value of a tree, or the move. */
type StageAnswer = { nodes: number; found: unknown };

/**
 * The search of a stage by the program and by the engine, and what it is compared with: the engine's search
 * of the stage before, in the same place. All three find the same.
 */
interface StageRun {
  program: () => StageAnswer;
  engine: () => StageAnswer;
  before: (() => StageAnswer) | null;
}

const EMPTY = ".".repeat(9);

const ofEngine = ({ nodes, index }: { nodes: number; index: number | null }): StageAnswer => ({
  nodes,
  found: index,
});

function ofTree({ count }: { count: { nodes: number } }, search: () => number): StageAnswer {
  count.nodes = 0;
  const found = search();
  return { nodes: count.nodes, found };
}

function ofSearch(
  search: { nodes: number; bestMove: (board: string) => { cell: number } },
  board: string,
): StageAnswer {
  const { cell } = search.bestMove(board);
  return { nodes: search.nodes, found: cell };
}

export function stageRuns(
  { best_move, trace_tree }: EngineCalls,
  programs: Programs,
): Record<RunName, StageRun> {
  const { minimax, depth, deepening, table } = programs;
  const treeMinimax = programs["tree-minimax"];
  const treeAlphaBeta = programs["tree-alpha-beta"];
  const recorded = (pruning: boolean, options?: Parameters<typeof trace_tree>[2]) => () => {
    const { nodes, values } = trace_tree(TREE, pruning, options);
    return { nodes, found: values[0] };
  };
  const chosen = (pruning: boolean, options?: Parameters<typeof best_move>[2]) => () =>
    ofEngine(best_move(EMPTY, pruning, options));
  const { TREES, alphaBeta, failHard } = treeAlphaBeta;
  const TREE = JSON.stringify(TREES[0]);
  const connectFour = { game: "connect-four", depth: depth.DEPTH };
  return {
    "tree-minimax": {
      program: () => ofTree(treeMinimax, () => treeMinimax.minimax(treeMinimax.TREES[0], true)),
      engine: recorded(false),
      before: null,
    },
    "tree-alpha-beta": {
      program: () => ofTree(treeAlphaBeta, () => alphaBeta(TREES[0], -Infinity, Infinity, true)),
      engine: recorded(true),
      before: recorded(false),
    },
    "fail-hard": {
      program: () => ofTree(treeAlphaBeta, () => failHard(TREES[0], -Infinity, Infinity, true)),
      engine: recorded(true, { convention: "hard" }),
      before: recorded(true),
    },
    minimax: {
      program: () => ofSearch(new minimax.Search(), EMPTY),
      engine: chosen(true),
      before: chosen(false),
    },
    depth: {
      program: () => ofSearch(new depth.Search(), depth.EMPTY),
      engine: () => ofEngine(best_move("", true, connectFour)),
      before: () => ofEngine(best_move("", false, connectFour)),
    },
    deepening: {
      program() {
        const search = new deepening.Search();
        const { line } = search.deepening(EMPTY);
        return { nodes: search.nodes, found: line[0] };
      },
      engine: chosen(true, { search: "deepening" }),
      before: chosen(true),
    },
    table: {
      program: () => ofSearch(new table.Search(), EMPTY),
      engine: chosen(true, { search: "table" }),
      before: chosen(true),
    },
  };
}
