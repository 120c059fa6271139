/** Says that a bug of the lab is switched on, as long as it is. */
import { setText } from "../../base/elements.js";
import { knows, loadWords, say } from "../../messages/index.js";
import { onClick, part } from "../../page/parts.js";

/** @import { Controller } from "./controller.js" */
/** @import { BugName } from "../../../pkg/web/cutoff.js" */
/** @import { State } from "./state.js" */

/** @param {Controller} controller */
export function bugView(controller) {
  onClick("bug-off", () => {
    controller.setBug(null);
    part("board").querySelector("button")?.focus();
  });

  /** @type {BugName | null} */
  let current = null;
  /** The bugs have their names in the words of the lab. */
  function draw() {
    const id = `bugs-${current}-name`;
    const name = knows(id) ? say(id) : "…";
    setText(part("bug-text"), current === null ? "" : say("bug-on", { name }));
  }

  /** @param {State} state */
  return function render(state) {
    const { bug } = state;
    // Other boards have no bugs.
    part("bug").hidden = bug === null || !state.shape.exhaustive;
    if (bug === current) return;
    current = bug;
    draw();
    // Without them the banner still says that there is a bug.
    if (bug !== null) loadWords("lab").then(draw, () => {});
  };
}
