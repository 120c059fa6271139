/** What Play has for boards beyond 3×3: loaded when the first one is opened. */
import "../../style/boards.css";
import { BoardsAdviser } from "./adviser.js";
import { engineLine } from "./engine-line.js";

/** @typedef {import("../../game/controller.js").Controller} Controller */
/** @typedef {import("../../game/state.js").State} State */

/**
 * @param {Controller} controller
 * @returns {{ adviser: BoardsAdviser, views: ((state: State) => void)[] }}
 */
export function boardsPart(controller) {
  const adviser = new BoardsAdviser();
  return { adviser, views: [engineLine(adviser, controller)] };
}
