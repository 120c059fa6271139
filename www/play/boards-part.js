/** What Play shows of boards whose searches take time: loaded when the first one is opened. */
import "../style/boards.css";
import { columnsView } from "../parts/board/columns.js";
import { say } from "../messages/index.js";
import { boardName } from "../page/games.js";
import { part } from "../page/parts.js";
import { engineLine } from "./engine-line.js";
import { limitsView } from "./limits-view.js";
import { proofsPart } from "./proofs-part.js";
import { depthView } from "./to-depth.js";
import { STANDARD } from "../game/shape.js";

/** @import { Controller } from "./controller.js" */
/** @import { GameState } from "../game/types.d.ts" */
/** @import { BoardFrame } from "../parts/board/types.d.ts" */
/** @import { Shows } from "./types.d.ts" */
/** @import { LongSearches } from "./long-searches.js" */

export { searchesToDepth } from "./to-depth.js";

/**
 * @param {BoardFrame} frame
 * @param {Controller} controller
 * @param {LongSearches} searches
 * @returns {Shows}
 */
export function boardsPart(frame, controller, searches) {
  const main = part("main");
  limitsView(searches);
  const own = [
    // On a phone, its sides decide how much the panel leaves to the board.
    (/** @type {GameState} */ { shape }) => {
      for (const side of /** @type {const} */ (["rows", "columns"]))
        main.style.setProperty(`--${side}`, String(shape[side]));
    },
    columnsView(frame, (cell) => controller.play(cell)),
    engineLine(searches, controller),
    depthView(controller),
    (/** @type {GameState} */ state) => (document.title = titleOf(state)),
  ];
  // What it has stands beside the line of the engine.
  const { asks, views } = proofsPart(controller, searches);
  return { asks, views: [...own, ...views] };
}

/** @param {GameState} state */
function titleOf(state) {
  if (state.shape.game === STANDARD.game) return say("page-title");
  return say("page-title-other", { board: boardName(state.shape.game, state.shape) });
}
