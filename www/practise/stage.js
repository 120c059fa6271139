/** Where the search is when a question is asked: what is known by then, and no more. */
import { make } from "../page/elements.js";
import { clauses, say } from "../messages/index.js";
import { nodeBoard } from "../watch/node-board.js";
import { TreeDrawing } from "../watch/tree-drawing.js";
import { TreeList } from "../watch/tree-list.js";
import { treeSubject } from "../watch/tree-subject.js";
import { layOutWritten, MOST_DRAWN } from "../watch/written-layout.js";
import { svg } from "../page/svg.js";
import { cellStates } from "../watch/node-moves.js";
import { TreeRecord } from "../watch/tree-record.js";
import { figure } from "../page/figures.js";
import { placeText, sideText } from "./words.js";

/** @typedef {import("../watch/record.js").SearchRecord} SearchRecord */
/** @typedef {import("./questions.js").Question} Question */

/** From one leaf to the next, and from one ply to the next. */
const [ACROSS, DOWN] = [52, 76];

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
  const subject = treeSubject(record);
  const ids = [...record.tree.keys()];
  const items = make("ul", { class: "tree-list", role: "tree", "aria-label": say("quiz-as-list") });
  const list = new TreeList(
    items,
    () => {},
    () => {},
  );
  const tree = drawn ? wholeDrawing(drawing, subject, record) : null;
  const details = make("details", {}, make("summary", {}, say("quiz-as-list")), items);
  details.open = !drawn;
  const element = make("div", { class: "quiz-stage" }, drawn ? drawing : null, details);
  return {
    element,
    /** @param {Question} question @param {number} index */
    show(question, index) {
      const step = record.step(index);
      // The search is at the node that is asked about, though its last step was below it.
      const here = question.kind === "value" ? question.node : step.here;
      const view = { ...step, here: step.kind === "cut" ? step.here : here };
      tree?.update(step, subject.branches.idOf(view.here));
      list.render(subject, view, ids);
    },
  };
}

/**
 * A drawing of all of a tree.
 * @param {HTMLElement} box
 * @param {import("../watch/subject.js").Subject} subject
 * @param {TreeRecord} record
 */
function wholeDrawing(box, subject, record) {
  const { places, width, height } = layOutWritten(record.tree, ACROSS, DOWN);
  const drawing = svg("svg", { class: "tree", viewBox: `0 0 ${width} ${height}`, width, height });
  const tree = new TreeDrawing(drawing, subject);
  const placeOf = (/** @type {number} */ id) => ({ x: places[id][0], y: places[id][1] });
  tree.place([...record.tree.keys()], placeOf);
  box.append(drawing);
  return tree;
}

/** @param {SearchRecord} record */
function boardStage(record) {
  const board = make("div", { class: "search-board", role: "img" });
  const renderCells = nodeBoard(board);
  const above = make("ol", { class: "quiz-above" });
  const caption = make("p", {});
  return {
    element: make(
      "div",
      { class: "quiz-stage" },
      make("p", { class: "explained" }, say("quiz-scores")),
      board,
      caption,
      make("p", {}, say("quiz-above")),
      above,
    ),
    /** @param {Question} question @param {number} index */
    show({ kind, node }, index) {
      const place = kind === "cut" ? record.trace.parents[node] : node;
      const step = { index, here: place, ...momentOf(kind, node) };
      const cells = cellStates(record, step, null);
      const last = place === 0 ? undefined : record.trace.moves[place];
      renderCells(record.shape, record.board(place), last, cells);
      board.setAttribute("aria-label", boardText(record.board(place), cells));
      caption.textContent = say("quiz-at", {
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
              best: best === null ? say("step-none") : figure(best),
            }),
          ),
        ),
      );
    },
  };
}

/** The step at which the cells of a question are shown. @param {Question["kind"]} kind @param {number} node */
function momentOf(kind, node) {
  if (kind === "bounds") return { kind: /** @type {const} */ ("enter"), node };
  if (kind === "value") return { kind: /** @type {const} */ ("leave"), node };
  return { kind: /** @type {const} */ ("improve"), node };
}

/** The board in words, for people who do not see it. @param {string} board @param {import("../watch/node-moves.js").CellState[]} cells */
function boardText(board, cells) {
  const texts = cells.map((state, cell) => {
    if ("value" in state) {
      const value = say(`step-cell-${state.state}`, { value: figure(state.value) });
      return say("quiz-cell", { cell, value });
    }
    if (state.state === "cut") return say("quiz-cell", { cell, value: say("step-cell-cut") });
    return say("quiz-cell", { cell, value: board[cell] === "." ? say("quiz-free") : board[cell] });
  });
  return clauses(texts);
}
