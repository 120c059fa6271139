/** What each stage of the chapters' program searches here, and the engine beside it. Pure: both are passed in. */
/** @import { best_move, trace_tree } from "../../pkg/web/cutoff.js" */
/** @import { Programs } from "virtual:stages" */
/** @import { RunName } from "./types.d.ts" */

/** @typedef {{ best_move: typeof best_move, trace_tree: typeof trace_tree }} EngineCalls */
/** @typedef {{ nodes: number, found: unknown }} StageAnswer `found` is the value of a tree, or the move. */

/**
 * The search of a stage by the program and by the engine, and what it is compared with: the engine's search
 * of the stage before, in the same place. All three find the same.
 * @typedef {object} StageRun
 * @property {() => StageAnswer} program
 * @property {() => StageAnswer} engine
 * @property {(() => StageAnswer) | null} before
 */

const EMPTY = ".".repeat(9);

/** @param {{ nodes: number, index: number | null }} answer @returns {StageAnswer} */
const ofEngine = ({ nodes, index }) => ({ nodes, found: index });

/** @param {{ count: { nodes: number } }} counter @param {() => number} search @returns {StageAnswer} */
function ofTree({ count }, search) {
  count.nodes = 0;
  const found = search();
  return { nodes: count.nodes, found };
}

/**
 * @param {{ nodes: number, bestMove: (board: string) => { cell: number } }} search
 * @param {string} board
 * @returns {StageAnswer}
 */
function ofSearch(search, board) {
  const { cell } = search.bestMove(board);
  return { nodes: search.nodes, found: cell };
}

/**
 * @param {EngineCalls} engine
 * @param {Programs} programs
 * @returns {Record<RunName, StageRun>}
 */
export function stageRuns({ best_move, trace_tree }, programs) {
  const { minimax, depth, deepening, table } = programs;
  const treeMinimax = programs["tree-minimax"];
  const treeAlphaBeta = programs["tree-alpha-beta"];
  /** @param {boolean} pruning @param {Parameters<typeof trace_tree>[2]} [options] */
  const recorded = (pruning, options) => () => {
    const { nodes, values } = trace_tree(TREE, pruning, options);
    return { nodes, found: values[0] };
  };
  /** @param {boolean} pruning @param {Parameters<typeof best_move>[2]} [options] */
  const chosen = (pruning, options) => () => ofEngine(best_move(EMPTY, pruning, options));
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
