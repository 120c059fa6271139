/**
 * The searches of each stage of the chapters' program, with those of the engine. Pure: both are
 * passed in.
 */

/** @typedef {typeof import("../../pkg/npm/cutoff.js")} EngineCalls */
/** @import { Programs } from "../../learn/programs/types.d.ts" */
/** @import { ProgramStage } from "../../learn/programs/stages.js" */

/**
 * `found` is the value of a tree or a move.
 * @typedef {{ nodes: number, found: unknown }} StageAnswer
 */

/**
 * A stage's search by the program and by the engine, and the engine's search of the previous stage
 * from the same position. All three find the same value or move.
 * @typedef {{ program: () => StageAnswer, engine: () => StageAnswer, before: (() => StageAnswer) |
 * null }} StageRun
 */

const EMPTY = ".".repeat(9);

/** @param {{ nodes: number, index: number | null }} answer */
const ofEngine = ({ nodes, index }) => ({ nodes, found: index });

/** @param {{ count: { nodes: number } }} stage @param {() => number} search */
function ofTree({ count }, search) {
  count.nodes = 0;
  const found = search();
  return { nodes: count.nodes, found };
}

/**
 * @param {{ nodes: number, bestMove: (board: string) => { cell: number } }} search
 * @param {string} board
 */
function ofSearch(search, board) {
  const { cell } = search.bestMove(board);
  return { nodes: search.nodes, found: cell };
}

/**
 * Makes the searches by stage, and others in the same files.
 * @param {Pick<EngineCalls, "best_move" | "trace_tree">} engine
 * @param {Programs} programs
 * @returns {Record<ProgramStage | "fail-hard" | "negamax", StageRun>}
 */
export function stageRuns({ best_move, trace_tree }, programs) {
  const { minimax, depth, deepening, table } = programs;
  const treeMinimax = programs["tree-minimax"];
  const treeAlphaBeta = programs["tree-alpha-beta"];
  /** @param {boolean} pruning @param {Parameters<EngineCalls["trace_tree"]>[2]} [options] */
  const recorded = (pruning, options) => () => {
    const { nodes, values } = trace_tree(TREE, pruning, options);
    return { nodes, found: values[0] };
  };
  /** @param {boolean} pruning @param {Parameters<EngineCalls["best_move"]>[2]} [options] */
  const chosen = (pruning, options) => () => ofEngine(best_move(EMPTY, pruning, options));
  const { TREES, alphaBeta, failHard, negamax } = treeAlphaBeta;
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
    negamax: {
      program: () => ofTree(treeAlphaBeta, () => negamax(TREES[0], -Infinity, Infinity, true)),
      engine: recorded(true),
      before: recorded(false),
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
