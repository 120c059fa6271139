/** A position in which some moves keep the result and others do not: which? */
import { make } from "../page/elements.js";
import { learn, say } from "../messages/index.js";
import { spoken } from "../page/parts.js";
import { gameLink } from "../game/visited.js";
import { hrefOf } from "../page/address.js";
import { rovingGrid } from "../board/grid.js";
import { reasons } from "../play/why.js";
import { framedBoard, stone } from "./framed-board.js";

/** @typedef {import("../../pkg/web/cutoff.js").ReviewedMove} ReviewedMove */

/**
 * @typedef {object} Challenge
 * @property {HTMLElement} board
 * @property {HTMLElement} task
 * @property {HTMLElement} status
 * @property {() => void} focus
 */

/**
 * The parts of a challenge, to be laid out by whoever poses it.
 * @param {Pick<import("../page/view.js").ViewContext, "engine" | "state" | "fail">} context
 * @param {string} board
 * @param {AbortSignal} signal
 * @param {(right: boolean) => void} answered Called after each answer.
 * @returns {Challenge}
 */
export function challenge({ engine, state, fail }, board, signal, answered) {
  const failed = (/** @type {unknown} */ error) => fail(error, signal);
  const { shape } = state();
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
  engine
    .request("best_move", [board, true], { signal })
    .then(({ player, outcome }) => (task.textContent = say(`find-task-${outcome}`, { player })))
    .catch(failed);

  /** @param {number} cell */
  async function answer(cell) {
    try {
      const { positions } = await engine.request("replay", [board, [], { game: shape.game }], {
        signal,
      });
      if (positions[0].targets[cell] === null) return;
      const { slips } = await engine.request("review", [board, [cell]], { signal });
      const right = slips.length === 0;
      cells.forEach((button, index) => {
        button.classList.toggle("right", right && index === cell);
        button.classList.toggle("wrong", !right && index === cell);
      });
      status.replaceChildren(
        ...(right ? [verdict(true, say("find-right", { cell }))] : await wrong(cell, slips[0])),
      );
      answered(right);
    } catch (error) {
      failed(error);
    }
  }

  /** @param {number} cell @param {ReviewedMove} slip */
  async function wrong(cell, slip) {
    const { player, refutation } = slip;
    // The reasons are words of Play's details.
    await learn("details");
    const why = reasons(slip).map((words) => spoken(words));
    const line = { rules: shape.game, start: board, moves: [cell, ...refutation.cells], at: 1 };
    const href = hrefOf("play", await gameLink(engine, line));
    return [
      verdict(false, say(`find-wrong-${slip.after}`, { cell, player })),
      make("p", {}, why.join(" ")),
      make("a", { class: "button", href }, say("find-play-out")),
    ];
  }

  return {
    board: framedBoard(shape, grid),
    task,
    status,
    focus: () => cells.find((cell) => cell.tabIndex === 0)?.focus({ preventScroll: true }),
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

/** @param {boolean} right @param {string} words */
const verdict = (right, words) =>
  make("p", { class: right ? "verdict right" : "verdict wrong" }, words);
