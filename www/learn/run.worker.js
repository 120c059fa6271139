/** Runs a stage of the JavaScript program of the chapters, and the engine's search of the same name. */
import init, { best_move, trace_tree } from "../../pkg/web/cutoff.js";
import * as deepening from "../../learn/programs/deepening.mjs";
import * as depth from "../../learn/programs/depth.mjs";
import * as minimax from "../../learn/programs/minimax.mjs";
import * as table from "../../learn/programs/table.mjs";
import * as treeAlphaBeta from "../../learn/programs/tree_alpha_beta.mjs";
import * as treeMinimax from "../../learn/programs/tree_minimax.mjs";
import { claim, ratioOf } from "../engine/ratio.js";
import { timed } from "../engine/timing.js";

/** @import { Stage } from "../../learn/programs/stages.js" */
/** @import { Claim } from "../engine/ratio.js" */

/**
 * What a stage's search does: once by the program, once by the engine, and what the stage before visits
 * in the same place.
 * @typedef {object} Run
 * @property {() => { nodes: number, found: unknown }} program
 * @property {() => { nodes: number, found: unknown }} engine
 * @property {(() => number) | null} before By the engine.
 * @property {boolean} timed Whether both do the same work, so that their times can be compared.
 */

/**
 * What was found, and how long it took; null where the clock is too coarse, and on trees.
 * @typedef {object} Ran
 * @property {number} nodes The same for both.
 * @property {unknown} found The value of a tree, or the move.
 * @property {number | null} before
 * @property {number | null} programMs
 * @property {number | null} engineMs
 * @property {Claim | null} claim
 */

const EMPTY = ".".repeat(9);
const CONNECT_FOUR = { game: "connect-four", depth: depth.DEPTH };
/** Turns of each, and batches in a turn. */
const [TURNS, BATCHES] = [4, 3];

/** @param {{ nodes: number, index: number | null }} answer */
const ofEngine = ({ nodes, index }) => ({ nodes, found: index });

/** @param {{ count: { nodes: number } }} counter @param {() => number} search */
function ofTree({ count }, search) {
  count.nodes = 0;
  const found = search();
  return { nodes: count.nodes, found };
}

/** @param {boolean} pruning */
function recorded(pruning) {
  const { nodes, values } = trace_tree(JSON.stringify(treeMinimax.TREES[0]), pruning);
  return { nodes, found: values[0] };
}

const alphaBeta = () => best_move(EMPTY, true).nodes;

/** @type {Record<Stage, Run>} */
const RUNS = {
  "tree-minimax": {
    program: () => ofTree(treeMinimax, () => treeMinimax.minimax(treeMinimax.TREES[0], true)),
    engine: () => recorded(false),
    before: null,
    timed: false,
  },
  "tree-alpha-beta": {
    program: () => {
      const { TREES, alphaBeta } = treeAlphaBeta;
      return ofTree(treeAlphaBeta, () => alphaBeta(TREES[0], -Infinity, Infinity, true));
    },
    engine: () => recorded(true),
    before: () => recorded(false).nodes,
    timed: false,
  },
  minimax: {
    program() {
      const search = new minimax.Search();
      const { cell } = search.bestMove(EMPTY);
      return { nodes: search.nodes, found: cell };
    },
    engine: () => ofEngine(best_move(EMPTY, true)),
    before: () => best_move(EMPTY, false).nodes,
    timed: true,
  },
  depth: {
    program() {
      const search = new depth.Search();
      const { cell } = search.bestMove(depth.EMPTY);
      return { nodes: search.nodes, found: cell };
    },
    engine: () => ofEngine(best_move("", true, CONNECT_FOUR)),
    before: () => best_move("", false, CONNECT_FOUR).nodes,
    timed: true,
  },
  deepening: {
    program() {
      const search = new deepening.Search();
      const { line } = search.deepening(EMPTY);
      return { nodes: search.nodes, found: line[0] };
    },
    engine: () => ofEngine(best_move(EMPTY, true, { search: "deepening" })),
    before: alphaBeta,
    timed: true,
  },
  table: {
    program() {
      const search = new table.Search();
      const { cell } = search.bestMove(EMPTY);
      return { nodes: search.nodes, found: cell };
    },
    engine: () => ofEngine(best_move(EMPTY, true, { search: "table" })),
    before: alphaBeta,
    timed: true,
  },
};

/** @param {number[]} samples */
const fastest = (samples) => (samples.length > 0 ? Math.min(...samples) : null);

addEventListener("message", async ({ data }) => {
  await init();
  const { program, engine, before, timed: times } = RUNS[/** @type {Stage} */ (data)];
  const { nodes, found } = program();
  const answer = engine();
  if (answer.nodes !== nodes || answer.found !== found) {
    throw new Error("the program and the engine differ");
  }
  /** @type {number[]} */
  const programs = [];
  /** @type {number[]} */
  const engines = [];
  const now = () => performance.now();
  for (let turn = 0; times && turn < TURNS; turn += 1) {
    programs.push(...timed(now, program, nodes, BATCHES).samplesMs);
    engines.push(...timed(now, engine, nodes, BATCHES).samplesMs);
  }
  const ratio = times ? ratioOf(programs, engines) : null;
  postMessage(
    /** @type {Ran} */ ({
      ...{ nodes, found, before: before && before() },
      ...{ programMs: fastest(programs), engineMs: fastest(engines) },
      claim: ratio && claim(ratio),
    }),
  );
});
