/** The moves of the game, and what the search before each of the computer's took. */
import { algorithm } from "../engine/answers.js";
import { number, say } from "../messages/index.js";
import { part, setText } from "../page/parts.js";
import { timeText } from "./compare.js";

/** @typedef {import("../game/controller.js").Controller} Controller */
/** @typedef {import("../engine/answers.js").Knowledge} Knowledge */
/** @typedef {import("../game/state.js").State} State */

/** @param {Controller} controller */
export function movesView(controller) {
  const list = part("move-list");
  /** @type {ReturnType<typeof rowView>[]} */
  const rows = [];

  /**
   * @param {State} state
   * @param {Knowledge} knowledge
   */
  return function render(state, knowledge) {
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
      const played = turn(state, knowledge, index);
      untimed &&= !played?.searched || played.time === "";
      row.render(index, index === at, played, before && moves[index - 1]);
    });
    list.parentElement?.classList.toggle("untimed", untimed);
  };
}

/**
 * Who made a move, and the search of the position before it.
 * @param {State} state
 * @param {Knowledge} knowledge
 * @param {number} index
 */
function turn({ positions, settings }, knowledge, index) {
  const before = positions[index - 1];
  if (!before) return null;
  const by = algorithm(settings.pruning);
  const { searches, comparison } = knowledge.of(before.board);
  const { player } = before;
  const time = comparison ? timeText(comparison, by) : "";
  // Nobody searched for a person's move, nor for one that was made at random.
  const searched = settings.players[player] === "perfect";
  return { player, searched, search: searches[by], time };
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
   * @param {ReturnType<typeof turn>} played
   * @param {number | undefined} cell
   */
  function render(index, current, played, cell) {
    const searched = played?.searched ? played : null;
    row.classList.toggle("current", current);
    button.setAttribute("aria-current", current ? "step" : "false");
    setText(cells[0], number(index));
    setText(
      button,
      played && cell !== undefined
        ? say("moves-jump", { player: played.player, cell })
        : say("moves-start"),
    );
    setText(cells[2], searched ? nodesText(searched.search) : "");
    setText(cells[3], searched ? searched.time : "");
  }
  return { row, render };
}

/** @param {import("../../pkg/web/cutoff.js").BestMove | null} search */
function nodesText(search) {
  return search ? number(search.nodes) : say("pending");
}
