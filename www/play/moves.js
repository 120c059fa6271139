/** The moves of the game, and how each of the computer's was found. */
import { number, say } from "../messages/index.js";
import { part, setText } from "../page/parts.js";

/** @import { Controller } from "../game/controller.js" */
/** @import { Adviser, Turn } from "../game/session.js" */
/** @import { State } from "../game/state.js" */

/** @param {Controller} controller */
export function movesView(controller) {
  const list = part("move-list");
  /** @type {ReturnType<typeof rowView>[]} */
  const rows = [];

  /**
   * @param {State} state
   * @param {Pick<Adviser, "turn">} adviser
   */
  return function render(state, adviser) {
    const { moves, at } = state.game;
    // Rows stay, so that the focus does.
    while (rows.length > moves.length + 1) rows.pop()?.row.remove();
    while (rows.length < moves.length + 1) {
      const number = rows.length;
      const row = rowView(() => controller.jump(number));
      rows.push(row);
      list.append(row.row);
    }
    let untimed = true;
    rows.forEach((row, index) => {
      const before = state.positions[index - 1];
      const turn = before ? adviser.turn(state, index - 1) : null;
      untimed &&= !turn?.time;
      row.render(index, index === at, turn, before && moves[index - 1]);
    });
    list.parentElement?.classList.toggle("untimed", untimed);
  };
}

/** @param {() => void} jump */
function rowView(jump) {
  const row = document.createElement("tr");
  const cells = ["number", "move", "nodes", "time"].map((name) => {
    const cell = document.createElement("td");
    cell.className = name;
    row.append(cell);
    return cell;
  });
  const button = document.createElement("button");
  button.type = "button";
  button.className = "jump";
  button.addEventListener("click", jump);
  cells[1].append(button);

  /**
   * @param {number} index
   * @param {boolean} current
   * @param {Turn | null} turn
   * @param {number | undefined} cell
   */
  function render(index, current, turn, cell) {
    row.classList.toggle("current", current);
    button.setAttribute("aria-current", current ? "step" : "false");
    setText(cells[0], number(index));
    setText(
      button,
      turn && cell !== undefined
        ? say("moves-jump", { player: turn.player, cell })
        : say("moves-start"),
    );
    setText(cells[2], turn?.found ?? "");
    setText(cells[3], turn?.time ?? "");
  }
  return { row, render };
}
