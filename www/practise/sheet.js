/** The way from an exercise to sheets of the same kind, which Teach prints. */
import { make } from "../page/elements.js";
import { hrefOf } from "../page/address.js";
import { say } from "../messages/index.js";
import { writeExercise } from "./exercise.js";

/**
 * The exercise view passes an engine and what shows failures; a link needs neither.
 *
 * @param {unknown} _engine
 * @param {() => import("./exercise.js").Exercise} current
 * @param {unknown} [_fail]
 */
export function sheetMaker(_engine, current, _fail) {
  const link = make("a", { class: "quiz-print" }, say("quiz-sheet-title"));
  const point = () => {
    const exercise = current();
    // Sheets are of trees.
    const kind = exercise.source === "board" ? {} : writeExercise(exercise);
    link.setAttribute("href", hrefOf("teach", { do: "sheet", ...kind }));
  };
  // The exercise changes while the link stands there.
  for (const event of ["pointerenter", "focus", "pointerdown"]) link.addEventListener(event, point);
  point();
  return { element: link, close() {} };
}
