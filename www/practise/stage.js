/** Where the search is when a question is asked: what is known by then, and no more. */
import { make } from "../page/elements.js";
import { say } from "../messages/index.js";
import { renderCells } from "../watch/node-board.js";
import { MOST_DRAWN, renderList, renderTree } from "../watch/tree-drawing.js";
import { cellStates } from "../watch/node-moves.js";
import { TreeRecord } from "../watch/own-tree-record.js";
import { numeral, placeText, sideText } from "./words.js";

/** @typedef {import("../watch/record.js").SearchRecord} SearchRecord */
/** @typedef {import("./questions.js").Question} Question */

/** @param {SearchRecord} record @returns {{ element: HTMLElement, show: (question: Question, index: number) => void }} */
export function stage(record) {
  return record instanceof TreeRecord ? treeStage(record) : boardStage(record);
}

/** @param {TreeRecord} record */
function treeStage(record) {
  const drawn = record.tree.length <= MOST_DRAWN;
  const drawing = make("div", {
    class: "tree-box",
    role: "img",
    tabindex: "0",
    "aria-label": say("quiz-tree-drawn"),
  });
  const list = make("div", { class: "tree-list" });
  const details = make("details", {}, make("summary", {}, say("quiz-as-list")), list);
  details.open = !drawn;
  const element = make("div", { class: "quiz-stage" }, drawn ? drawing : null, details);
  return {
    element,
    /** @param {Question} question @param {number} index */
    show(question, index) {
      const step = record.step(index);
      // The search is at the node that is asked about, though its last step was below it.
      const here = question.kind === "value" ? question.node : step.here;
      const shown = { ...step, here: step.kind === "cut" ? step.here : here };
      if (drawn) renderTree(drawing, record, shown, () => {});
      renderList(list, record, shown);
    },
  };
}

/** @param {SearchRecord} record */
function boardStage(record) {
  const board = make("div", { class: "search-board", role: "img" });
  const above = make("ol", { class: "quiz-above" });
  const told = make("p", {});
  return {
    element: make(
      "div",
      { class: "quiz-stage" },
      make("p", { class: "explained" }, say("quiz-scores")),
      board,
      told,
      make("p", {}, say("quiz-above")),
      above,
    ),
    /** @param {Question} question @param {number} index */
    show({ kind, node }, index) {
      const place = kind === "cut" ? record.trace.parents[node] : node;
      const step = { index, here: place, ...momentOf(kind, node) };
      const cells = cellStates(record, step, null);
      const last = place === 0 ? undefined : record.trace.moves[place];
      renderCells(board, record.board(place), last, cells, () => {});
      for (const cut of board.querySelectorAll("button")) cut.disabled = true;
      board.setAttribute("aria-label", boardText(record.board(place), cells));
      told.textContent = say("quiz-at", {
        place: placeText(record, place),
        side: sideText(record, place),
      });
      const stands = record.stands({ index, kind: "enter", node: place, here: place });
      above.replaceChildren(
        ...stands.slice(0, -1).map(({ node: at, best }) =>
          make(
            "li",
            {},
            say("quiz-above-node", {
              place: placeText(record, at),
              side: sideText(record, at),
              best: best === null ? say("step-none") : numeral(best),
            }),
          ),
        ),
      );
    },
  };
}

/** As what kind of step the cells of a question are shown. @param {Question["kind"]} kind @param {number} node */
function momentOf(kind, node) {
  if (kind === "bounds") return { kind: /** @type {const} */ ("enter"), node };
  if (kind === "value") return { kind: /** @type {const} */ ("leave"), node };
  return { kind: /** @type {const} */ ("improve"), node };
}

/** What the board shows, for who does not see it. @param {string} board @param {import("../watch/node-moves.js").CellState[]} cells */
function boardText(board, cells) {
  const told = cells.map((known, cell) => {
    if ("value" in known) {
      const value = say(`step-cell-${known.state}`, { value: numeral(known.value) });
      return say("quiz-cell", { cell, value });
    }
    if (known.state === "cut") return say("quiz-cell", { cell, value: say("step-cell-cut") });
    return say("quiz-cell", { cell, value: board[cell] === "." ? say("quiz-free") : board[cell] });
  });
  return told.join("; ");
}
