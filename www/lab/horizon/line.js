/** A line of play on a board, to be gone through move by move. */
import { boardFrame, fitFrame } from "../../parts/board/frame.js";
import { boardPicture } from "../../parts/board/picture.js";
import { joinedView } from "../../parts/board/win-lines.js";
import { button, make } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { stonesText } from "../spoken.js";

/** @import { GameDescription as Shape, ReplayedPosition as Position } from "../../../pkg/web/cutoff.js" */
/** @typedef {Pick<Position, "board" | "player" | "winningCells">} Step */

/**
 * @param {Shape} shape
 * @param {readonly Step[]} positions The first one and those after each move.
 * @param {readonly number[]} moves As cells.
 * @returns {HTMLElement} Shown at its end.
 */
export function lineView(shape, positions, moves) {
  const frame = boardFrame();
  // A drawing stands where other frames have cells.
  const drawing = make("div", { class: "line-grid" });
  const joined = joinedView();
  frame.grid.replaceWith(drawing);
  fitFrame({ ...frame, grid: drawing }, shape);
  const board = make("div", { class: "line-board", role: "img" }, frame.element);
  const steps = positions.map((_, at) => button(stepText(positions, moves, at), () => show(at)));
  const items = steps.map((step) => make("li", {}, step));

  /** @param {number} at After so many moves. */
  function show(at) {
    const { board: stones, winningCells } = positions[at];
    const last = at === 0 ? undefined : moves[at - 1];
    joined.render(shape, winningCells);
    drawing.replaceChildren(boardPicture(shape, stones, last), joined.element);
    board.setAttribute("aria-label", stonesText(stones));
    steps.forEach((step, index) => {
      if (index === at) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
    });
  }

  show(moves.length);
  return make(
    "div",
    { class: "line" },
    board,
    make("ol", { class: "line-moves", "aria-label": say("moves-label") }, ...items),
  );
}

/** @param {readonly { player: string }[]} positions @param {readonly number[]} moves @param {number} at */
function stepText(positions, moves, at) {
  if (at === 0) return say("horizon-start");
  return say("horizon-step", { number: at, player: positions[at - 1].player, cell: moves[at - 1] });
}
