/** What a figure asks before it answers, what can be pressed, and what is said of it: all of it is in the page. */
import { numberOf, record as recordOf } from "../../../learn/chapters/figures.js";
import { frameOf, moveOf } from "../../../learn/chapters/series.js";
import { wayTo } from "../../learn/drawing/subject.js";
import { resultOf } from "../../learn/figure/sentence.js";

/** @import { Series } from "../../../learn/chapters/series.js" */
/** @import { Engine, Recorded } from "../../../learn/chapters/figures.js" */
/** @import { Attributes } from "../../../learn/chapters/read.js" */
/** @import { FigureSubject } from "../../learn/drawing/types.d.ts" */
/** @import { SearchRecord } from "../../parts/search/record.js" */
/** @import { Candidate } from "../../learn/figure/types.d.ts" */
/** @import { Catalogue } from "../../messages/types.d.ts" */
/** @import { TreeRecord } from "../../parts/search/tree-record.js" */

/** @typedef {{ question: string, candidates: Candidate[] }} FigureQuestion */

/**
 * The question of a search's figure: `cut`, which leaves are skipped; `branch`, where the side at the root goes; `first`,
 * which leaf of a branch should be tried first.
 * @param {Engine} engine
 * @param {FigureSubject} subject
 * @param {SearchRecord} record
 * @param {Catalogue} words
 * @returns {FigureQuestion}
 */
export function askedOfSearch(engine, subject, record, words) {
  if (subject.ask === "cut") return askedCuts(record, words);
  if (subject.ask === "first") return askedFirst(engine, subject, record, words);
  return record.isTree() ? askedBranch(record, words) : askedBoard(engine, record, words);
}

/** @param {SearchRecord} record @param {Catalogue} words @returns {FigureQuestion} */
function askedCuts(record, { say, number }) {
  if (!record.isTree()) throw new Error("leaves can be marked in a written-out tree");
  const { tree } = record;
  /** @param {number} id @returns {string[]} */
  const way = (id) => {
    const { parent } = tree[id];
    return id === 0 ? [] : [...way(parent), number(tree[parent].children.indexOf(id) + 1)];
  };
  const candidates = [...tree.keys()]
    .filter((id) => tree[id].children.length === 0)
    .map((id) => ({
      id,
      label: say("figure-leaf", { path: way(id).join(".") }),
      skipped: record.visit(id) < 0,
    }));
  return { question: say("ask-cut"), candidates };
}

/**
 * Each leaf of a branch, put first: the search skips most with the lowest, since MIN chooses there.
 * @param {Engine} engine @param {FigureSubject} subject @param {SearchRecord} record @param {Catalogue} words @returns {FigureQuestion}
 */
function askedFirst(engine, { tree = "", branch = "" }, record, { say, figure, number }) {
  if (!record.isTree()) throw new Error("leaves can be pressed in a written-out tree");
  /** @type {number[][]} */
  const branches = JSON.parse(tree);
  const at = Number(branch) - 1;
  const labelOf = (/** @type {number} */ n) =>
    say("figure-leaf", { path: [at + 1, n + 1].map((each) => number(each)).join(".") });
  const tries = branches[at].map((value, n) => {
    const moved = [value, ...branches[at].toSpliced(n, 1)];
    const text = JSON.stringify(branches.with(at, moved));
    return { value, text, skipped: numberOf(searchOf(engine, text), "skipped") };
  });
  const most = Math.max(...tries.map(({ skipped }) => skipped));
  const best = tries.findIndex(({ skipped }) => skipped === most);
  const highest = Math.max(...branches[at]);
  const alpha = figure(numberOf(searchOf(engine, tree), `alpha ${branch}`));
  const nodes = record.tree;
  const ids = nodes[nodes[0].children[at]].children;
  const candidates = tries.map(({ value, text, skipped }, n) => {
    const kind = skipped === most ? "right" : value === highest ? "highest" : "open";
    const told = say(`judged-first-${kind}`, { leaf: labelOf(best), value: figure(value), alpha });
    return { id: ids[n], label: labelOf(n), told, tree: text, answer: n === best };
  });
  return { question: say("ask-first", { branch: at + 1 }), candidates };
}

/** @param {Engine} engine @param {string} tree @returns {Recorded} */
function searchOf(engine, tree) {
  return /** @type {Recorded} */ (recordOf(engine, { tree, search: "alpha-beta" }));
}

/** @param {TreeRecord} record @param {Catalogue} words @returns {FigureQuestion} */
function askedBranch(record, { say, figure, number }) {
  const { values } = record.trace;
  const told = (/** @type {number} */ node) =>
    say("figure-tree-exact", { path: pathOf(node), value: figure(values[node]) });
  const pathOf = (/** @type {number} */ node) =>
    wayTo(record, node)
      .map((branch) => number(branch))
      .join(".");
  const branches = record.children(0);
  const best = branches.find((node) => values[node] === values[0]) ?? 0;
  const candidates = branches.map((node) => ({
    id: record.trace.moves[node],
    label: say("figure-branch", { path: pathOf(node) }),
    told:
      values[node] === values[0]
        ? `${say("judged-right")} ${told(node)}`
        : `${told(node)} ${told(best)}`,
  }));
  return { question: say("ask-branch"), candidates };
}

/** @param {Engine} engine @param {SearchRecord} record @param {Catalogue} words @returns {FigureQuestion} */
function askedBoard(engine, record, { say }) {
  const { shape } = record;
  const { player, moves, best } = engine.analyze(record.board(0), { game: shape.game });
  const told = (/** @type {number} */ move) => {
    const { outcome } = moves.find((each) => each.move === move) ?? {};
    const value = { win: 1, loss: -1, draw: 0 }[String(outcome)] ?? NaN;
    const result = resultOf(player === "X" ? value : -value);
    return say("figure-board-result", { player, cell: shape.names[move], result });
  };
  const candidates = record.children(0).map((node) => {
    const move = record.trace.moves[node];
    const right = best.includes(move);
    return {
      id: node,
      label: say("figure-board-enter", { player, cell: shape.names[move] }),
      told: right ? `${say("judged-right")} ${told(move)}` : `${told(move)} ${told(best[0])}`,
    };
  });
  return { question: say("ask-board", { player }), candidates };
}

/**
 * What a bug at the root changes: its name, the node that it chooses, and what is said of it.
 * @param {Engine} engine
 * @param {FigureSubject} subject
 * @param {SearchRecord} record
 * @param {Catalogue} words
 */
export function flipped(engine, { board = "", flip }, record, { say }) {
  const { move } = engine.consult(board, /** @type {"root-ties"} */ (flip));
  const { player, moves } = engine.analyze(board);
  const { outcome } = moves.find((each) => each.move === move) ?? {};
  if (move === null || outcome !== "loss") throw new Error(`${flip} loses nothing there`);
  const cell = record.shape.names[move];
  const result = { player, cell, result: player === "X" ? "o" : "x" };
  return {
    label: say("figure-flip", { player }),
    chosen: record.children(0).find((node) => record.trace.moves[node] === move),
    told: `${say("figure-flipped", { cell })} ${say("figure-board-result", result)}`,
  };
}

/**
 * The question of a series at its start: `move`, what one would play; `choice`, which move a search with a depth limit chooses.
 * @param {Engine} engine
 * @param {Attributes} figure
 * @param {Series} series
 * @param {Catalogue} words
 * @returns {FigureQuestion}
 */
export function askedOfSeries(engine, { ask, depth }, series, words) {
  return ask === "choice"
    ? askedChoice(engine, Number(depth), series, words)
    : askedMove(engine, series, words);
}

/** @param {Engine} engine @param {number} depth @param {Series} series @param {Catalogue} words @returns {FigureQuestion} */
function askedChoice(engine, depth, series, { say }) {
  const { shape } = series;
  const { board } = frameOf(series, "start");
  const { player, moves, best } = engine.analyze(board, { game: shape.game, depth });
  const [chosen] = best;
  const choice = shape.moveNames[chosen];
  const candidates = moves.map(({ move, outcome, plies }) => {
    const seen = { player, cell: shape.moveNames[move], choice, plies: plies ?? 0 };
    const kind = move === chosen ? "right" : outcome === "loss" ? "loses" : "other";
    return {
      id: move,
      label: say("series-plays", { player, ...moveOf(shape, move) }),
      told: say(`judged-choice-${kind}`, seen),
    };
  });
  return { question: say("ask-choice", { player, depth }), candidates };
}

/** @param {Engine} engine @param {Series} series @param {Catalogue} words @returns {FigureQuestion} */
function askedMove(engine, series, { say }) {
  const { shape } = series;
  const { board } = frameOf(series, "start");
  const { player, moves } = engine.solve(board, { game: shape.game, moves: true });
  if (!moves) throw new Error(`${board} has no moves`);
  // Of equal ones, that of the figure.
  const all = moves.filter((move) => move.best);
  const best = all.find(({ move }) => move === series.frames[1].last) ?? all[0];
  const told = (/** @type {(typeof moves)[number]} */ { move, outcome, plies }) =>
    say("judged-move", { player, ...moveOf(shape, move), outcome, plies: plies ?? 0 });
  const candidates = moves.map((move) => ({
    id: move.move,
    label: say("series-plays", { player, ...moveOf(shape, move.move) }),
    told: move.best ? `${say("judged-right")} ${told(move)}` : `${told(move)} ${told(best)}`,
  }));
  return { question: say("ask-move", { player }), candidates };
}
