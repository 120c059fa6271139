/** The moves of the game, and how each of the computer's was found. */
import { setText } from "../../base/elements.js";
import { algorithm } from "../game/facts.js";
import { answersShown } from "../game/state.js";
import { number, say } from "../../messages/index.js";
import { part, spoken } from "../../page/parts.js";
import { timeText } from "../card/whole-searches.js";
import { howWords } from "../card/search-words.js";

/** @import { Player } from "../../../pkg/web/cutoff.js" */
/** @import { Controller } from "../game/controller.js" */
/** @import { State } from "../game/state.js" */

/**
 * Who made a move, how it was found, and what that took: texts, empty where there is nothing to say.
 * @typedef {{ player: Player, found: string, time: string }} Turn
 */

/** @param {Controller} controller */
export function movesView(controller) {
  const [list, heading] = [part("move-list"), part("moves-nodes")];
  /** @type {ReturnType<typeof rowView>[]} */
  const rows = [];

  /** @param {State} state */
  return function render(state) {
    const { moves, at } = state.game;
    setText(heading, say(state.shape.exhaustive ? "nodes" : "moves-how"));
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
      const turn = before ? turnOf(state, index - 1) : null;
      untimed &&= !turn?.time;
      row.render(index, index === at, turn, before && moves[index - 1]);
    });
    list.parentElement?.classList.toggle("untimed", untimed);
  };
}

/**
 * How a computer found a move, if it did so on this visit.
 * @param {State} state
 * @param {number} index
 */
export function playedAt({ shape, game, positions, facts }, index) {
  const { played } = facts.of(shape.game, positions[index].board);
  return played?.move === game.moves[index] ? played : null;
}

/**
 * Where every search takes a moment, a move has the search before it. Nobody searched for a person's move,
 * nor for one that was made at random.
 * @param {State} state
 * @param {number} index
 * @returns {Turn}
 */
function turnOf(state, index) {
  const { shape, positions, settings, facts } = state;
  const { board, player } = positions[index];
  if (!shape.exhaustive) {
    const played = answersShown(state) ? playedAt(state, index) : null;
    return { player, found: played ? spoken(howWords(played)) : "", time: "" };
  }
  if (settings.players[player] !== "perfect") return { player, found: "", time: "" };
  const by = algorithm(settings.pruning);
  const { searches, times } = facts.of(shape.game, board);
  const search = searches[by];
  const found = search ? number(search.nodes) : say("pending");
  return { player, found, time: times ? timeText(times, by) : "" };
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
