/** Finds what the placeholders of the chapters stand for. Most of them ask the engine. */
import { readFileSync } from "node:fs";
import { leastLeaves } from "../../www/learn/subject/uniform.ts";
import { CHAPTERS } from "./chapters.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { figureNumber, searchNumber } from "./figure-sources.ts";
import {
  entriesThatAnswer,
  fewestVisited,
  lastCompleteRound,
  rowsToWaitIn,
  surelyTrue,
  triedWithoutClearing,
  valuesAfter,
} from "./calculations.ts";
import { seriesNumber, seriesOf } from "./series.ts";
import type { EngineCalls, FigureSource } from "./figure-sources.ts";
import type { BestMoveOptions, BugName } from "../../pkg/npm/cutoff.js";

const EMPTY = ".........";
const CELL_NAMES = "a1 b1 c1 a2 b2 c2 a3 b3 c3".split(" ");

/**
 * Games of chess after 1, 2, … plies: perft of the initial position, as published at
 * https://www.chessprogramming.org/Perft_Results and OEIS A048987.
 */
const CHESS =
  "20 400 8902 197281 4865609 119060324 3195901860 84998978956 2439530234167 69352859712417"
    .split(" ")
    .map(Number);

/** The number of random games behind an estimate. They are enough for the right power of ten. */
const PROBES = 50_000;

/**
 * Numbers, by game, that would take too long in a build. Tests count them again. `nodes` and
 * `positions` belong to a tree that is too large for minimax. Its nodes are counted as the ways to
 * each position (tests/learn/counted.test.js). `deepening` is the number of nodes of the program
 * `deepening` from the start, in all rounds to depth 8 (tests/programs/stages.test.js).
 */
export const STORED_COUNTS: Record<string, Record<string, number>> = {
  "4x4k4": { nodes: 36_277_691_063_105, positions: 9_722_011 },
  "7x6k4g": { deepening: 158_243 },
};

/** The times of the Python program. `../programs/drivers/times.py` measured them once. */
export const TIMES = JSON.parse(
  readFileSync(new URL("../programs/times.json", import.meta.url), "utf8"),
);

/**
 * The nodes that the solver for any board visits with some of its ideas. They were counted while
 * ideas could be switched off.
 */
const SOLVER_NODES = JSON.parse(
  readFileSync(new URL("../../benches/ideas-0.3.json", import.meta.url), "utf8"),
).figures.search;

/** Orders of the cells, and searches that order the moves by their worth. */
const ORDERS: Record<string, number[] | "best-first" | "worst-first"> = {
  rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  centre: [4, 0, 2, 6, 8, 1, 3, 5, 7],
  edges: [1, 3, 5, 7, 0, 2, 6, 8, 4],
  best: "best-first",
  worst: "worst-first",
};

/** A number, the name of a cell, or a list of numbers of one digit. */
type PlaceholderValue = number | string | number[];

type Placeholder = (engine: EngineCalls, words: string[]) => PlaceholderValue;

/**
 * Returns the side to move at the root of a tree and the convention of the search, by the word
 * before the tree.
 */
const treeOptions = ([word]: string[]) => ({
  maximising: word !== "min",
  convention: word === "strict" ? word : "",
});

/**
 * The placeholders, by their first words. README.md says what each stands for. The engine refuses
 * words that are not names of its searches and bugs.
 */
const PLACEHOLDERS: Record<string, Placeholder> = {
  nodes: (engine, words) => runSearch(engine, words).nodes,
  move: (engine, [scoring, board]) => cellName(runSearch(engine, ["alpha-beta", scoring, board])),
  plies: (engine, [scoring, board]) => {
    const { index } = runSearch(engine, ["alpha-beta", scoring, board]);
    return moveResults(engine, board).find(({ move }) => move === index)?.plies ?? NaN;
  },
  order: (engine, [name]) => {
    const order = ORDERS[name];
    const by = typeof order === "string" ? { search: order } : { order };
    return engine.best_move(EMPTY, true, { scoring: "plain", ...by }).nodes;
  },
  visit: (engine, [name]) => {
    const search = name as BestMoveOptions["search"];
    return engine.best_move(EMPTY, true, { search }).nodes;
  },
  python: (_, [search]) => TIMES[search]?.seconds ?? NaN,
  power: (_, [branching, depth]) => Number(branching) ** Number(depth),
  least: (_, [branching, depth]) =>
    leastLeaves({ branching: Number(branching), depth: Number(depth) }),
  // If all leaves are equal, every order is best.
  "best-leaves": (engine, children) => {
    const text = children.reduceRight(
      (below, count) => `[${Array(Number(count)).fill(below)}]`,
      "0",
    );
    return searchNumber(new TreeRecord(engine.trace_tree(text, true), true), "leaves");
  },
  random: (_, [branching, depth]) => Number(branching) ** ((3 * Number(depth)) / 4),
  proof: (engine, [board]) => engine.census(boardOf(board)).smallestProof ?? NaN,
  positions: (engine, [board]) => engine.census(boardOf(board)).positions,
  games: (engine, [board]) => engine.census(boardOf(board)).games ?? NaN,
  unfinished: (engine) => engine.positions().length,
  free: (_, [board]) => boardOf(board).split(".").length - 1,
  bug: (engine, [bug, what]) => {
    const { worse, thrown, misvalued } = engine.survey(engine.positions(), bug as BugName);
    return { worse, thrown, misvalued }[what] ?? NaN;
  },
  "bug-move": (engine, [bug, board]) =>
    cellName({ index: engine.consult(boardOf(board), bug as BugName).move }),
  estimate: (engine, [game]) =>
    engine.estimate(engine.describe(game).start, { game, probes: PROBES }).nodes,
  counted: (_, [game, what]) => STORED_COUNTS[game]?.[what] ?? NaN,
  with: (_, [game, idea]) =>
    SOLVER_NODES[game]?.oneAfterTheOther[idea.replace(/-./g, (letter) => letter[1].toUpperCase())],
  round: (engine, [game, depth]) => roundNodes(engine, game, Number(depth)),
  rounds: (engine, [game, depth]) =>
    Array.from({ length: Number(depth) - 1 }, (_, n) => roundNodes(engine, game, n + 1)).reduce(
      (sum, nodes) => sum + nodes,
      0,
    ),
  opening: (engine, [game, of, what]) => {
    const { start, moveNames } = engine.describe(game);
    const moves = engine.solve(start, { game, moves: true }).moves ?? [];
    if (what === "plies") return moves.find(({ move }) => moveNames[move] === of)?.plies ?? NaN;
    return moves.filter(({ outcome }) => outcome === of).length;
  },
  results: (engine, [board]) => {
    const moves = moveResults(engine, board).toSorted((a, b) => a.move - b.move);
    return Number(
      moves.map(({ outcome }) => ({ win: 1, draw: 2, loss: 3, unknown: NaN })[outcome]).join(""),
    );
  },
  value: (engine, words) => {
    const tree = words.at(-1) ?? "";
    return engine.trace_tree(tree, false, { maximising: words[0] !== "min" }).values[0];
  },
  skipped: (engine, words) => {
    const { tree, moves } = engine.trace_tree(words.at(-1) ?? "", true, treeOptions(words));
    const visited = new Set(moves);
    return tree.filter(({ children }, at) => children.length === 0 && !visited.has(at)).length;
  },
  // Two leaves around the tree make the window.
  narrow: (engine, [alpha, beta, tree]) =>
    PLACEHOLDERS.skipped(engine, [`[${alpha},[${beta},${tree}]]`]),
  alpha: (engine, words) => nodeNumber(engine, "alpha", words),
  beta: (engine, words) => nodeNumber(engine, "beta", words),
  returned: (engine, words) => nodeNumber(engine, "value", words),
  best: (engine, words) => {
    const { tree, values } = engine.trace_tree(words.at(-1) ?? "", false, treeOptions(words));
    return tree[0].children.findIndex((child) => values[child] === values[0]) + 1;
  },
  mistake: (engine, [text]) => {
    const { tree, values } = engine.trace_tree(text, false);
    const best = tree[0].children.find((child) => values[child] === values[0]) ?? 0;
    return Math.max(...tree[best].children.map((leaf) => values[leaf]));
  },
  "most-skipped": (_, [tree]) => JSON.parse(tree).flat().length - fewestVisited(JSON.parse(tree)),
  // A difference, so that β = 0 does not become −0.
  negamax: (_, [, beta]) => 0 - Number(beta),
  // MAX moves at the root.
  turned: (engine, [tree, path]) =>
    nodeNumber(engine, "value", [tree, path]) *
    (path !== "root" && path.split(".").length % 2 === 1 ? -1 : 1),
  possible: (_, words) => valuesAfter(words.map(Number)).length,
  sure: (_, words) => surelyTrue(words.map(Number)),
  uncleared: (_, [board]) => triedWithoutClearing(boardOf(board)),
  waiting: (_, [rows, others]) => rowsToWaitIn(Number(rows), Number(others)),
  answering: (_, [depth, alpha, beta, ...entries]) =>
    entriesThatAnswer({ depth: +depth, alpha: +alpha, beta: +beta }, entries),
  complete: (_, [branching, nodes]) => lastCompleteRound(Number(branching), Number(nodes)),
  reached: (_, [search, branching, leaves]) =>
    reachedDepth(search, Number(branching), Number(leaves)),
  chess: (_, [plies]) => CHESS[Number(plies) - 1],
  chapter: (_, [name]) => CHAPTERS.findIndex((one) => one === name) + 1 || NaN,
  evaluation: (engine, [game, moves, side]) => {
    const series = seriesOf(engine, { name: "", series: "count", game, moves });
    if (!series) return NaN;
    return seriesNumber(series, side ? `${side} counted` : "o estimate");
  },
};

/**
 * Returns what a placeholder stands for.
 * @param sources By the names of the chapter's figures.
 * @param placeholder The text between double braces.
 * @throws If it is unknown.
 */
export function placeholderValue(
  engine: EngineCalls,
  sources: Map<string, FigureSource>,
  placeholder: string,
): PlaceholderValue {
  const [first = "", ...words] = placeholder.split(" ");
  const source = sources.get(first);
  const found = source
    ? figureNumber(source, words.join(" "))
    : PLACEHOLDERS[first]?.(engine, words);
  if (found === undefined || Number.isNaN(found)) throw new Error(`no number {{${placeholder}}}`);
  return found;
}

/** Runs a search such as `minimax empty` or `alpha-beta depth-aware XOXOOX...`. */
function runSearch(engine: EngineCalls, words: string[]) {
  const scoring = words.includes("depth-aware") ? "depth-aware" : "plain";
  return engine.best_move(boardOf(words.at(-1) ?? ""), words[0] === "alpha-beta", { scoring });
}

/** Returns what a placeholder stands for as one number: a list as its digits, one after another. */
export const placeholderNumber = (...question: Parameters<typeof placeholderValue>) =>
  Number([placeholderValue(...question)].flat().join(""));

/** Counts the nodes of alpha-beta from the start with a depth limit. */
function roundNodes(engine: EngineCalls, game: string, depth: number) {
  return engine.best_move(engine.describe(game).start, true, { game, depth }).nodes;
}

/** @param words The tree, and the node's path. After `min`, MIN moves at the root. */
function nodeNumber(engine: EngineCalls, what: string, words: string[]) {
  const [path = "", tree = ""] = words.toReversed();
  const options = treeOptions(words);
  const record = new TreeRecord(engine.trace_tree(tree, true, options), true, options.convention);
  return searchNumber(record, `${what} ${path}`);
}

function reachedDepth(search: string, branching: number, leaves: number) {
  const needed = (depth: number) =>
    search === "minimax" ? branching ** depth : leastLeaves({ branching, depth });
  let depth = 0;
  while (needed(depth + 1) <= leaves) depth += 1;
  return depth;
}

function moveResults(engine: EngineCalls, board: string) {
  return engine.analyze(boardOf(board)).moves;
}

function cellName({ index }: { index: number | null }) {
  if (index === null) throw new Error("a finished game has no move");
  return CELL_NAMES[index];
}

function boardOf(word: string) {
  return word === "empty" ? EMPTY : word;
}
