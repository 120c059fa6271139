/** What the placeholders of the chapters stand for: each is a call of the engine. */
import { readFileSync } from "node:fs";
import { powers } from "../../www/learn/figure/uniform-tree.js";
import { figureNumber } from "./figures.js";

/** @import { Engine, Behind } from "./figures.js" */

const EMPTY = ".........";
const NAMES = "a1 b1 c1 a2 b2 c2 a3 b3 c3".split(" ");

/** Random walks behind an estimate: with so many, the power of ten is sure. */
const PROBES = 50_000;

/**
 * What the engine does not count in a build, by games: tests count it again. `nodes` and `positions` are of a tree too
 * large for minimax, counted through its positions: its nodes are the ways to each of them
 * (tests/learn/counted.test.js). `deepening` is the nodes of the program `deepening` from the start, in all of its
 * rounds to depth 8 (tests/programs/stages.test.js).
 * @type {Record<string, Record<string, number>>}
 */
export const COUNTED = {
  "4x4k4": { nodes: 36_277_691_063_105, positions: 9_722_011 },
  "7x6k4g": { deepening: 158_243 },
};

/** How long the Python program takes: measured once, by `../programs/drivers/times.py`, which says how. */
export const TIMES = JSON.parse(
  readFileSync(new URL("../programs/times.json", import.meta.url), "utf8"),
);

/** What the solvers visit without one of their ideas: counted once, when an idea could be switched off. */
const IDEAS = JSON.parse(
  readFileSync(new URL("../../benches/ideas-0.3.json", import.meta.url), "utf8"),
);

/** Orders of the cells, and searches that order the moves by their worth. */
const ORDERS = /** @type {const} */ ({
  rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  centre: [4, 0, 2, 6, 8, 1, 3, 5, 7],
  edges: [1, 3, 5, 7, 0, 2, 6, 8, 4],
  best: "best-first",
  worst: "worst-first",
});

/** @typedef {(engine: Engine, words: string[]) => number | string} Rule */

/** What the first word of a placeholder asks for. @type {Record<string, Rule>} */
const RULES = {
  nodes: (engine, words) => answer(engine, words).nodes,
  move: (engine, [scoring, board]) => cellName(answer(engine, ["alpha-beta", scoring, board])),
  plies: (engine, [scoring, board]) => {
    const { index } = answer(engine, ["alpha-beta", scoring, board]);
    return verdicts(engine, board).find(({ move }) => move === index)?.plies ?? NaN;
  },
  score: (engine, [scoring, board]) => {
    const { player, score } = answer(engine, ["alpha-beta", scoring, board]);
    if (score === null) return NaN;
    return player === "O" && score !== 0 ? -score : score;
  },
  order: (engine, [name]) => {
    const order = ORDERS[/** @type {keyof typeof ORDERS} */ (name)];
    const by = typeof order === "string" ? { search: order } : { order };
    return engine.best_move(EMPTY, true, { scoring: "plain", ...by }).nodes;
  },
  visit: (engine, [name]) => {
    const search = /** @type {"table"} */ (name);
    return engine.best_move(EMPTY, true, { search }).nodes;
  },
  python: (_, [search]) => TIMES[search]?.seconds ?? NaN,
  // Of the nodes of minimax: what two proofs would have if each had the square root of them.
  "twice-root": (engine, [board]) =>
    Math.round(2 * Math.sqrt(answer(engine, ["minimax", board]).nodes)),
  // Leaves of a tree in which every node has so many children and every leaf is so deep.
  power: (_, [branching, depth]) => Number(branching) ** Number(depth),
  // Of these, the leaves that alpha-beta visits in the best order.
  least: (_, [branching, depth]) => {
    const [up, down] = powers({ branching: Number(branching), depth: Number(depth) });
    return up + down - 1;
  },
  proof: (engine, [board]) => engine.census(boardOf(board)).smallestProof ?? NaN,
  positions: (engine, [board]) => engine.census(boardOf(board)).positions,
  games: (engine, [board]) => engine.census(boardOf(board)).games ?? NaN,
  unfinished: (engine) => engine.positions().length,
  free: (_, [board]) => boardOf(board).split(".").length - 1,
  bug: (engine, [bug, what]) =>
    Number(
      engine.survey(engine.positions(), /** @type {"no-depth"} */ (bug))[
        /** @type {"worse"} */ (what)
      ],
    ),
  "bug-move": (engine, [bug, board]) =>
    cellName({ index: engine.consult(boardOf(board), /** @type {"no-depth"} */ (bug)).move }),
  shown: (engine, [bug, board]) =>
    engine
      .consult(boardOf(board), /** @type {"no-depth"} */ (bug))
      .root.filter(({ shown }) => shown.score === 0).length,
  estimate: (engine, [game]) =>
    engine.estimate(engine.describe(game).start, { game, probes: PROBES }).nodes,
  counted: (_, [game, what]) => COUNTED[game]?.[what] ?? NaN,
  solved: (engine, [game]) => engine.solve("", { game }).nodes,
  without: (_, [game, idea]) => IDEAS.figures["connect-four"][game].without[idea],
  round: (engine, [game, depth]) => round(engine, game, Number(depth)),
  // All rounds of iterative deepening before the last one.
  rounds: (engine, [game, depth]) =>
    Array.from({ length: Number(depth) - 1 }, (_, n) => round(engine, game, n + 1)).reduce(
      (sum, nodes) => sum + nodes,
      0,
    ),
  opening: (engine, [game, column, what]) => {
    const { start, moveNames } = engine.describe(game);
    const moves = engine.solve(start, { game, moves: true }).moves ?? [];
    if (what === "plies") return moves.find(({ move }) => moveNames[move] === column)?.plies ?? NaN;
    return moves.filter(({ outcome }) => outcome === column).length;
  },
  verdicts: (engine, [board, outcome]) =>
    verdicts(engine, board).filter((move) => move.outcome === outcome).length,
  value: (engine, words) => {
    const tree = words.at(-1) ?? "";
    return engine.trace_tree(tree, false, { maximising: words[0] !== "min" }).values[0];
  },
  skipped: (engine, words) => {
    const how = { maximising: words[0] !== "min", convention: words[0] === "right" ? "right" : "" };
    const { tree, moves } = engine.trace_tree(words.at(-1) ?? "", true, how);
    const visited = new Set(moves);
    return tree.filter(({ children }, at) => children.length === 0 && !visited.has(at)).length;
  },
};

/**
 * What a placeholder stands for: a number, or the name of a cell.
 * @param {Engine} engine
 * @param {Map<string, Behind>} figures The chapter's figures by their names.
 * @param {string} placeholder What stands between the double braces.
 * @throws {Error} Where nothing answers to it.
 */
export function answerTo(engine, figures, placeholder) {
  const [first = "", ...words] = placeholder.split(" ");
  const figure = figures.get(first);
  const found = figure ? figureNumber(figure, words.join(" ")) : RULES[first]?.(engine, words);
  if (found === undefined || Number.isNaN(found)) throw new Error(`no number {{${placeholder}}}`);
  return found;
}

/**
 * What a search answers: `minimax empty`, or `alpha-beta depth-aware XOXOOX...`.
 * @param {Engine} engine
 * @param {string[]} words
 */
function answer(engine, words) {
  const scoring = words.includes("depth-aware") ? "depth-aware" : "plain";
  return engine.best_move(boardOf(words.at(-1) ?? ""), words[0] === "alpha-beta", { scoring });
}

/** Nodes of alpha-beta from the start with a depth limit. @param {Engine} engine @param {string} game @param {number} depth */
function round(engine, game, depth) {
  return engine.best_move(engine.describe(game).start, true, { game, depth }).nodes;
}

/** @param {Engine} engine @param {string} board */
function verdicts(engine, board) {
  return engine.analyze(boardOf(board)).moves;
}

/** @param {{ index: number | null }} answer */
function cellName({ index }) {
  if (index === null) throw new Error("a finished game has no move");
  return NAMES[index];
}

/** @param {string} word */
function boardOf(word) {
  return word === "empty" ? EMPTY : word;
}
