import type { Exercise } from "../parts/exercise/exercise.js";
import type { ViewContext } from "../page/start/view.js";
import type { Frame } from "./frame.js";

/** What a way to judge a program gets beside the frame. */
export interface Program {
  context: ViewContext;
  exercise: Exercise;
  /** Ends with the exercise: what is asked of an engine takes it. */
  signal: AbortSignal;
  /** Has the link say from now on what was given. */
  keep(change: Partial<Exercise>): void;
}

/** Fills the frame. Gives what ends it. */
export type OpenWay = (frame: Frame, program: Program) => () => void;
