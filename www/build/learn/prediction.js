/** What a figure asks before it answers, what can be pressed, and what is said of it: all of it is in the page. */
import { frameOf, moveOf } from "../../../learn/chapters/series.js";
import { wayTo } from "../../learn/drawing/subject.js";
import { resultOf } from "../../learn/figure/sentence.js";

/** @import { Series } from "../../../learn/chapters/series.js" */
/** @import { Engine } from "../../../learn/chapters/figures.js" */
/** @import { Subject } from "../../learn/drawing/subject.js" */
/** @import { SearchRecord } from "../../parts/search/record.js" */
/** @import { Candidate } from "../../learn/figure/prediction.js" */
/** @import { Catalogue } from "../../messages/catalogue.js" */
/** @import { TreeRecord } from "../../parts/search/tree-record.js" */

/** @typedef {{ question: string, candidates: Candidate[] }} Asked */

/**
 * The question of a search's figure: `cut`, which leaves are skipped; `branch`, where the side at the root goes.
 * @param {Engine} engine
 * @param {Subject} subject
 * @param {SearchRecord} record
 * @param {Catalogue} words
 * @returns {Asked}
 */
export function askedOfSearch(engine, subject, record, words) {
  if (subject.ask === "cut") return askedCuts(record, words);
  return record.isTree() ? askedBranch(record, words) : askedBoard(engine, record, words);
}

/** @param {SearchRecord} record @param {Catalogue} words @returns {Asked} */
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

/** @param {TreeRecord} record @param {Catalogue} words @returns {Asked} */
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

/** @param {Engine} engine @param {SearchRecord} record @param {Catalogue} words @returns {Asked} */
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
      label: say("figure-board-takes", { player, cell: shape.names[move] }),
      told: right ? `${say("judged-right")} ${told(move)}` : `${told(move)} ${told(best[0])}`,
    };
  });
  return { question: say("ask-board", { player }), candidates };
}

/**
 * What a bug at the root changes: its name, the node that it chooses, and what is said of it.
 * @param {Engine} engine
 * @param {Subject} subject
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
 * What one would play at the start of a series.
 * @param {Engine} engine
 * @param {Series} series
 * @param {Catalogue} words
 * @returns {Asked}
 */
export function askedOfSeries(engine, series, { say }) {
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
