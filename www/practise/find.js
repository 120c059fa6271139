/** Find the move: positions in which something can be thrown away. */
import { button, make } from "../page/elements.js";
import { wholeEngine } from "../engine/whole.js";
import { say } from "../messages/index.js";
import { focusInView, setText } from "../page/parts.js";
import { challenge } from "./challenge.js";
import { progress } from "./progress.js";
import { puzzles } from "./puzzles.js";
import { scoreCard } from "./score-card.js";

/** @import { Frame } from "./frame.js" */
/** @import { ViewContext } from "../page/view.js" */
/** @import { Exercise } from "../parts/exercise/exercise.js" */

/**
 * Find the move on 3×3.
 * @param {Frame} frame
 * @param {ViewContext} context
 * @param {Exercise} exercise
 * @param {AbortSignal} signal Gives it up.
 */
export async function openFind(frame, context, exercise, signal) {
  const { count } = exercise;
  const engine = wholeEngine();
  const all = await engine.request("positions", [{ choices: true }], { signal });
  const boards = puzzles(all, exercise.seed, count);
  poseAll(frame, exercise, (at, answered) =>
    challenge({ ...context, engine }, boards[at], signal, answered),
  );
}

/**
 * Poses one challenge after the other.
 * @param {Frame} frame
 * @param {Exercise} exercise
 * @param {(at: number, answered: (right: boolean) => void) => import("./challenge-board.js").Challenge} pose
 * `answered` is called after each answer.
 * @param {boolean} [columns] Whether one answers by a column, since stones fall.
 */
export function poseAll(frame, exercise, pose, columns = false) {
  const { count } = exercise;
  const dots = progress(count, exercise);
  const place = make("div", { class: "answer-place" });
  const help = make("p", { class: "explained" });
  const stage = make("div", { class: "board-stage" });

  /** @param {number} at @param {boolean} focus */
  function ask(at, focus) {
    dots.show(at);
    frame.reached(at + 1);
    let first = true;
    const parts = pose(at, (right) => {
      if (!first) return;
      first = false;
      dots.grade(at, right);
      dots.show(at);
      const on = button(say("practise-go-on"), () => (at + 1 < count ? ask(at + 1, true) : end()), {
        class: "primary",
      });
      place.replaceChildren(make("div", { class: "buttons" }, on));
      setText(help, say(columns ? "find-others-column" : "find-others"));
      focusInView(on);
    });
    place.replaceChildren();
    setText(help, say(columns ? "find-how-column" : "find-how"));
    stage.replaceChildren(parts.board);
    frame.fill(stage, [dots.element, parts.task, parts.status, place, help]);
    // A frame around a cell would look like advice, so a link leads to the task.
    if (focus && at + 1 === exercise.question) parts.task.focus({ preventScroll: true });
    else if (focus) parts.focus();
    if (focus) stage.scrollIntoView({ block: "nearest" });
  }

  function end() {
    dots.show(count);
    const heading = make("h2", { tabindex: "-1" });
    setText(heading, say("practise-done", { ...dots.tally(), count }));
    place.replaceChildren(...scoreCard(frame, exercise, dots.tally()));
    frame.fill(stage, [dots.element, heading, place]);
    heading.focus({ preventScroll: true });
  }

  ask(Math.min(exercise.question, count) - 1, frame.focus);
}
