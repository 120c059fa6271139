/** Says that a bug of the lab is switched on, as long as it is. */
import { setText } from "../../base/elements.ts";
import { knows, loadWords, say } from "../../messages/index.ts";
import { onClick, part } from "../../page/parts.ts";
import { focusBoard } from "./status.ts";
import type { Controller } from "./controller.ts";
import type { BugName } from "../../../pkg/web/cutoff.js";
import type { State } from "./state.ts";

export function bugView(controller: Controller) {
  onClick("bug-off", () => {
    controller.setBug(null);
    focusBoard();
  });

  let current: BugName | null = null;
  /** The bugs have their names in the words of the lab. */
  function draw() {
    const id = `bugs-${current}-name`;
    const name = knows(id) ? say(id) : "…";
    setText(part("bug-text"), current === null ? "" : say("bug-on", { name }));
  }

  return function render(state: State) {
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
