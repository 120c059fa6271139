/** What Play has for boards beyond 3×3: loaded when the first one is opened. */
import "../style/boards.css";
import { BoardsAdviser } from "./boards-adviser.js";
import { columnsView } from "../parts/board/columns.js";
import { say } from "../messages/index.js";
import { boardName } from "../page/games.js";
import { part, setText } from "../page/parts.js";
import { isStandard } from "../game/state.js";
import { provePart } from "./proofs-part.js";
import { engineLine } from "./engine-line.js";
import { boardHints } from "./boards-hints.js";

/** @import { Controller } from "../game/controller.js" */
/** @import { State } from "../game/state.js" */

/**
 * @param {Controller} controller
 * @param {() => void} redraw Draws the page anew.
 * @returns {{ adviser: BoardsAdviser, views: ((state: State) => void)[] }}
 */
export function boardsPart(controller, redraw) {
  const adviser = new BoardsAdviser();
  const heading = part("moves-nodes");
  const main = part("main");
  return {
    adviser,
    views: [
      // On a phone, the rows decide how much the panel leaves to the board.
      ({ shape }) => main.style.setProperty("--rows", String(shape.rows)),
      columnsView(part("board")),
      engineLine(adviser, controller),
      boardHints(adviser),
      ...provePart(controller, adviser, redraw),
      (state) => (document.title = titleOf(state)),
      (state) => setText(heading, say(isStandard(state) ? "moves-nodes" : "moves-how")),
    ],
  };
}

/** @param {State} state */
function titleOf(state) {
  if (isStandard(state)) return say("page-title");
  return say("page-title-other", { board: boardName(state.shape.game, state.shape) });
}
