/**
 * One sentence for each step, from the players' point of view. Made from the record alone; the words
 * are the catalogue's.
 */
/** @typedef {import("../game/state.js").Words} Words */
/** @typedef {import("./record.js").SearchRecord} SearchRecord */
/** @typedef {import("./record.js").Step} Step */

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
 * @param {SearchRecord} record
 * @param {number} node
 * @returns {Words}
 */
function enterSentence(record, node) {
  if (node === 0) {
    const moves = record.allMoves(0).length;
    return { id: "step-enter-root", values: { player: record.player(0), moves } };
  }
  const above = record.trace.parents[node];
  const values = { player: record.player(above), ...record.moveNames(node) };
  return { id: "step-enter", values };
}

/**
 * @param {SearchRecord} record
 * @param {number} node
 * @returns {Words}
 */
function leafSentence(record, node) {
  const value = record.trace.values[node];
  const { winner } = record.end(value);
  if (winner === null) return { id: "step-leaf-draw" };
  return { id: "step-leaf-win", values: { player: winner, worth: record.worth(value) } };
}

/**
 * @param {SearchRecord} record
 * @param {number} node
 * @returns {Words}
 */
function leaveSentence(record, node) {
  const bound = record.bound(node);
  const value = record.worth(record.trace.values[node]);
  if (node === 0) return { id: "step-leave-root", values: { worth: value } };
  const above = record.trace.parents[node];
  const values = {
    player: record.player(above),
    ...record.moveNames(node),
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
  const { values } = record.trace;
  const before = record
    .children(here)
    .filter((child) => child < node)
    .map((child) => values[child]);
  const player = record.player(here);
  const words = { player, ...record.moveNames(node), worth: record.worth(values[node]) };
  if (before.length === 0) return { id: "step-improve-first", values: words };
  const old = player === "X" ? Math.max(...before) : Math.min(...before);
  return { id: "step-improve", values: { ...words, old: record.worth(old) } };
}

/**
 * @param {SearchRecord} record
 * @param {Step} step
 * @returns {Words}
 */
function narrowSentence(record, { node, here }) {
  const value = record.trace.values[node];
  const bound = record.player(here) === "X" ? "alpha" : "beta";
  return { id: `step-narrow-${bound}`, values: { worth: record.worth(value) } };
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
  const { plies } = record.trace;
  const worth = record.worth(value);
  // Who still loses does better by losing later.
  const isLater = worth.id === "worth-win" && worth.values?.player !== record.player(here);
  return {
    id: tie ? "step-cut-tie" : isLater ? "step-cut-later" : "step-cut-strict",
    values: {
      player: record.player(here),
      other: record.player(owner),
      ...record.moveNames(answer),
      back: plies[here] - plies[owner],
      bound: record.worth(bound),
      worth,
      plies: worth.values?.plies ?? 0,
      skipped: skipped.length,
    },
  };
}
