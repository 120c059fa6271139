/** Moves that changed a game, one row each. A row stays as long as it says the same, and so does the focus in it. */
import { button, make } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { changeText, losesAtOnce, reasonText } from "./why-words.js";

/** @import { ReviewedMove } from "../../../pkg/web/cutoff.js" */
/** @import { State } from "../game/state.js" */
/** @import { LineOnBoard } from "../game/line-on-board.js" */

/**
 * @param {Element} list
 * @param {(state: State, move: ReviewedMove) => (Node | null)[]} contents What is in a row.
 * @returns {(state: State, moves: readonly ReviewedMove[]) => void}
 */
export function slipRows(list, contents) {
  /** By what they say. @type {Map<string, HTMLElement>} */
  let rows = new Map();
  return function render(state, moves) {
    const before = rows;
    rows = new Map(
      moves.map((move) => {
        const key = JSON.stringify([state.game.start, state.game.moves, move]);
        return [key, before.get(key) ?? make("li", {}, ...contents(state, move))];
      }),
    );
    for (const [key, row] of before) if (!rows.has(key)) row.remove();
    [...rows.values()].forEach((row, place) => {
      if (list.children[place] !== row) list.insertBefore(row, list.children[place] ?? null);
    });
  };
}

/** Which move it was. @param {ReviewedMove} move */
export const moveText = ({ ply, player, move: cell }) =>
  say("game-review-move", { player, number: ply + 1, cell });

/**
 * Why it was worse: where all positions are searched to the end, how the other side makes use of it. That the other
 * side wins with the next move is seen on every board.
 * @param {State} state
 * @param {ReviewedMove} move
 */
export function whyText({ shape }, move) {
  if (shape.exhaustive) return reasonText(move) || changeText(move);
  return [losesAtOnce(move), changeText(move)].filter(Boolean).join(" ");
}

/** The button that plays what refutes it. @param {LineOnBoard} line @param {ReviewedMove} move */
export function refuteButton(line, { ply, refutation }) {
  if (!refutation) return null;
  return button(say("refute-button"), () => line.show(ply + 1, refutation.moves));
}
