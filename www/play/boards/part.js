/** What Play has for boards beyond 3×3: loaded when the first one is opened. */
import "../../style/boards.css";
import { BoardsAdviser } from "./adviser.js";
import { provePart } from "../prove/part.js";
import { engineLine } from "./engine-line.js";

/** @typedef {import("../../game/controller.js").Controller} Controller */
/** @typedef {import("../../game/state.js").State} State */

/**
 * @param {Controller} controller
 * @param {() => void} redraw Draws the page anew.
 * @returns {{ adviser: BoardsAdviser, views: ((state: State) => void)[] }}
 */
export function boardsPart(controller, redraw) {
  const adviser = new BoardsAdviser();
  const line = engineLine(adviser, controller);
  return { adviser, views: [line, ...provePart(controller, adviser, redraw)] };
}
