/** Where the lab searches from when that is the position on the board: a finished game has no move to try. */
import { make } from "../base/elements.js";
import { say } from "../messages/index.js";
import { position } from "../game/state.js";

/**
 * @typedef {object} Searched
 * @property {string} board
 * @property {import("../../pkg/web/cutoff.js").Player} player Who is to move.
 * @property {"on-board" | "before-end" | "start"} which `before-end`: the game is over, and this is the
 * last position before its end; `start`: it was over from the first, and this is the board at the start.
 */

/** @param {import("../game/state.js").State} state @returns {Searched} */
export function searched(state) {
  const { positions, game, shape } = state;
  const going = positions.slice(0, game.at + 1).filter(({ finished }) => !finished);
  const last = going.at(-1);
  if (!last) return { board: shape.start, player: "X", which: "start" };
  const which = position(state).finished ? "before-end" : "on-board";
  return { board: last.board, player: last.player, which };
}

/**
 * Where a search begins that is of the board at the start, or of the position on the board.
 * @param {import("../game/state.js").State} state
 * @param {boolean} ofBoard
 * @returns {Searched}
 */
export function beginning(state, ofBoard) {
  if (ofBoard) return searched(state);
  return { board: state.shape.start, player: "X", which: "on-board" };
}

/** A line that says so if it is another position than that on the board. */
export function searchedNote() {
  const element = make("p", { class: "explained" });
  element.hidden = true;
  return {
    element,
    /** @param {Searched["which"] | null} which Null if the position on the board is not what is searched. */
    show(which) {
      element.hidden = which === null || which === "on-board";
      element.textContent = element.hidden ? "" : say(`lab-over-${which}`);
    },
  };
}
