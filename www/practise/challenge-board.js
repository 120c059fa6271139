/** A board on which one answers by a move, with the place for what is said of the answer. */
import { make } from "../page/elements.js";
import { say } from "../messages/index.js";
import { aimAtColumns } from "../board/columns.js";
import { rovingGrid } from "../board/grid.js";
import { framedBoard, stone } from "./framed-board.js";

/** @import { GameDescription as Shape } from "../../pkg/web/cutoff.js" */

/**
 * The parts of a challenge, to be laid out by whoever poses it.
 * @typedef {object} Challenge
 * @property {HTMLElement} board
 * @property {HTMLElement} task
 * @property {HTMLElement} status
 * @property {() => void} focus
 * @property {(cell: number, right: boolean, words: string, more: (Node | string)[]) => void} mark Shows what
 * an answer was worth.
 */

/**
 * @param {Shape} shape
 * @param {string} board
 * @param {(cell: number) => void} answer Takes the cell that was pressed.
 * @param {import("../board/columns.js").Targets} [targets] Where a stone comes to lie, if stones fall.
 * @returns {Challenge}
 */
export function challengeBoard(shape, board, answer, targets) {
  const task = make("h2", { class: "task", tabindex: "-1" });
  const status = make("div", { class: "reason", role: "status" });
  const cells = [...board].map((sign, cell) => boardCell(sign, cell, () => answer(cell)));
  const label = say("find-board");
  const grid = make(
    "div",
    { class: "cells challenge", role: "group", "aria-label": label },
    ...cells,
  );
  rovingGrid(grid)(shape, cells);
  if (targets) aimAtColumns(grid)(targets);
  // A column has a digit.
  grid.addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey }) => {
    const column =
      shape.gravity && !ctrlKey && !metaKey && !altKey ? shape.moveNames.indexOf(key) : -1;
    if (column >= 0) answer(column);
  });
  return {
    board: framedBoard(shape, grid),
    task,
    status,
    focus: () => cells.find((cell) => cell.tabIndex === 0)?.focus({ preventScroll: true }),
    mark(cell, right, words, more) {
      cells.forEach((button, index) => {
        button.classList.toggle("right", right && index === cell);
        button.classList.toggle("wrong", !right && index === cell);
      });
      const look = right ? "verdict right" : "verdict wrong";
      status.replaceChildren(make("p", { class: look }, words), ...more);
    },
  };
}

/** @param {string} sign @param {number} cell @param {() => void} answer */
function boardCell(sign, cell, answer) {
  const empty = sign === ".";
  return make(
    "button",
    {
      type: "button",
      class: "known-cell",
      "data-sign": empty ? null : sign,
      "aria-label": say(empty ? "cell-empty" : `cell-${sign.toLowerCase()}`, { cell }),
      onclick: answer,
    },
    stone(sign),
  );
}
