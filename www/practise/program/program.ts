/**
 * Practise's fourth kind: a program of the visitor's own, judged in one of four ways, each loaded when it is chosen.
 *
 * - number: `number.js` looks a count up (`identify.js`) in `counts.csv`, which `npm run counts` makes.
 * - table: `table.js` has `answers.js` write the boards and read the moves, which the engine judges.
 * - log: `log.js` holds what was visited against the records of searches (`visit-log.js`).
 * - paste: `session.js` runs the program in a sandbox (`runner.js`), has its language say which functions it has
 *   (`functions.js`), finds how to call it (`find-form.js`) by the forms that may fit (`guesses.js`, `call-form.js`) and by
 *   what they play in a few positions (`trial-positions.js`), asks it in every position of its sides (`check.js`) and has the
 *   engine judge its moves. `paste.js` shows all that (`call-view.js`, `call-fields.js`, `paste-words.js`).
 *
 * `reading.js` says which cell an answer means, `verdict.js` what the judge found.
 */
import { loadWords, say } from "../../messages/index.js";
import { STANDARD } from "../../game/shape.js";
import { Unfit } from "../../parts/exercise/unfit.js";
import "../../style/program.css";

/** @import { Exercise } from "../../parts/exercise/types.d.ts" */
/** @import { OpenWay, WayContext, WayFrame } from "./types.d.ts" */

/** @type {Record<Exercise["way"], () => Promise<{ open: OpenWay }>>} */
const WAYS = {
  number: () => import("./number.js"),
  table: () => import("./table.js"),
  log: () => import("./log.js"),
  paste: () => import("./paste.js"),
};

/**
 * @param {WayFrame} frame
 * @param {WayContext} program What the way judges.
 * @returns {Promise<() => void>} Ends what the way has begun. Rejects with `Unfit` on other boards than 3×3.
 */
export async function openProgram(frame, program) {
  const { game } = program.context.state().shape;
  const [way] = await Promise.all([WAYS[program.exercise.way](), loadWords("program")]);
  if (game !== STANDARD.game)
    throw new Unfit(say("program-board", { columns: STANDARD.columns, rows: STANDARD.rows }));
  return program.signal.aborted ? () => {} : way.open(frame, program);
}
