/**
 * One sentence for each step, from the players' point of view. Made from the record alone; the words
 * are the catalogue's.
 */
import { finite } from "./record.js";

/** @typedef {import("../state.js").Words} Words */
/** @typedef {import("./record.js").SearchRecord} SearchRecord */
/** @typedef {import("./record.js").Step} Step */

/** A win after n plies is worth this much less n. */
const WIN = 10;

/**
 * What happens at a step, and why.
 * @param {SearchRecord} record
 * @param {Step} step
 * @returns {Words}
 */
export function sentence(record, step) {
  switch (step.kind) {
    case "enter":
      return enterSentence(record, step.node);
    case "leaf":
      return leafSentence(record, step.node);
    case "improve":
      return improveSentence(record, step);
    case "narrow":
      return narrowSentence(record, step);
    case "cut":
      return cutSentence(record, step);
    case "leave":
      return leaveSentence(record, step.node);
  }
}

/**
 * A value in words: who wins when, counted from the position that is searched.
 * @param {number} value X's.
 * @returns {Words}
 */
export function worth(value) {
  if (value === 0) return { id: "worth-draw" };
  const player = value > 0 ? "X" : "O";
  return { id: "worth-win", values: { player, plies: WIN - Math.abs(value) } };
}

/**
 * @param {SearchRecord} record
 * @param {number} node
 * @returns {Words}
 */
function enterSentence(record, node) {
  if (node === 0) {
    const moves = [...record.start].filter((sign) => sign === ".").length;
    return { id: "step-enter-root", values: { player: record.player(0), moves } };
  }
  const above = record.trace.parents[node];
  const values = { player: record.player(above), cell: record.trace.moves[node] };
  return { id: "step-enter", values };
}

/**
 * @param {SearchRecord} record
 * @param {number} node
 * @returns {Words}
 */
function leafSentence(record, node) {
  const value = record.trace.values[node];
  if (value === 0) return { id: "step-leaf-draw" };
  return { id: "step-leaf-win", values: { player: value > 0 ? "X" : "O", worth: worth(value) } };
}

/**
 * @param {SearchRecord} record
 * @param {number} node
 * @returns {Words}
 */
function leaveSentence(record, node) {
  const bound = record.bound(node);
  const value = worth(record.trace.values[node]);
  if (node === 0) return { id: "step-leave-root", values: { worth: value } };
  const above = record.trace.parents[node];
  const values = {
    player: record.player(above),
    cell: record.trace.moves[node],
    worth: value,
  };
  return { id: `step-leave-${bound}`, values };
}

/**
 * @param {SearchRecord} record
 * @param {Step} step
 * @returns {Words}
 */
function improveSentence(record, { node, here }) {
  const { values, moves } = record.trace;
  const before = record
    .children(here)
    .filter((child) => child < node)
    .map((child) => values[child]);
  const player = record.player(here);
  const told = { player, cell: moves[node], worth: worth(values[node]) };
  if (before.length === 0) return { id: "step-improve-first", values: told };
  const old = player === "X" ? Math.max(...before) : Math.min(...before);
  return { id: "step-improve", values: { ...told, old: worth(old) } };
}

/**
 * @param {SearchRecord} record
 * @param {Step} step
 * @returns {Words}
 */
function narrowSentence(record, { node, here }) {
  const value = record.trace.values[node];
  const bound = record.player(here) === "X" ? "alpha" : "beta";
  return { id: `step-narrow-${bound}`, values: { worth: worth(value), value } };
}

/**
 * The owner of the bound already has a move that is as good for it: it will never let play come
 * here, so nothing that is still to be looked at can change the result.
 * @param {SearchRecord} record
 * @param {Step} step
 * @returns {Words}
 */
function cutSentence(record, { here }) {
  const { bound, value, owner, answer, tie, skipped } = record.reason(here);
  const { moves, plies } = record.trace;
  return {
    id: tie ? "step-cut-tie" : "step-cut-strict",
    values: {
      player: record.player(here),
      other: record.player(owner),
      cell: moves[answer],
      back: plies[here] - plies[owner],
      bound: worth(finite(bound)),
      worth: worth(value),
      skipped: skipped.length,
    },
  };
}
