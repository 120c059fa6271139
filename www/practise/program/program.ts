/**
 * Practise's fourth kind: a program of the visitor's own, judged in one of four ways, each loaded when it is chosen.
 *
 * - number: `number.ts` looks a count up (`identify.ts`) in `counts.csv`, which `npm run counts` makes.
 * - table: `table.ts` has `answers.ts` write the boards and read the moves, which the engine judges.
 * - log: `log.ts` holds what was visited against the records of searches (`visit-log.ts`).
 * - paste: `session.ts` runs the program in a sandbox (`runner.ts`), has its language say which functions it has
 *   (`functions.ts`), finds how to call it (`find-form.ts`) by the forms that may fit (`guesses.ts`, `call-form.ts`) and by
 *   what they play in a few positions (`trial-positions.ts`), asks it in every position of its sides and has the
 *   engine judge its moves. `paste.ts` shows all that (`call-view.ts`).
 *
 * `call-form.ts` says which cell an answer means, `verdict.ts` what the judge found.
 */
import { loadWords, say } from "../../messages/index.ts";
import { STANDARD } from "../../game/shape.ts";
import { Unfit } from "../../parts/exercise/exercise.ts";
import "../../style/program.css";
import { make } from "../../base/elements.ts";
import { hrefOf } from "../../page/address.ts";
import type { Exercise } from "../../parts/exercise/exercise.ts";
import type { ViewContext } from "../../page/start/view.ts";
import type { BugName } from "../../../pkg/web/cutoff.js";

export interface WayFrame {
  focus: boolean;
  fill(form: Element, panel: (Element | null)[]): void;
}

export interface WayContext {
  context: ViewContext;
  exercise: Exercise;
  /** Ends with the exercise: what is asked of an engine takes it. */
  signal: AbortSignal;
  /** Has the link say from now on what was given. */
  keep(change: Partial<Exercise>): void;
}

/** Fills the frame. Gives what ends it. */
export type OpenWay = (frame: WayFrame, way: WayContext) => () => void;

const WAYS: Record<Exercise["way"], () => Promise<{ open: OpenWay }>> = {
  number: () => import("./number.ts"),
  table: () => import("./table.ts"),
  log: () => import("./log.ts"),
  paste: () => import("./paste.ts"),
};

/** Rejects with `Unfit` on other boards than 3×3. */
export async function openProgram(frame: WayFrame, program: WayContext): Promise<() => void> {
  const { game } = program.context.state().shape;
  const [way] = await Promise.all([WAYS[program.exercise.way](), loadWords("program")]);
  if (game !== STANDARD.game)
    throw new Unfit(say("program-board", { columns: STANDARD.columns, rows: STANDARD.rows }));
  return program.signal.aborted ? () => {} : way.open(frame, program);
}

/** The lab's words have to be there. */
export function bugLink(bug: BugName) {
  return make("a", { href: hrefOf("bugs", { bug }) }, say(`bugs-${bug}-name`));
}
