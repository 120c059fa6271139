/** Types for opening an exercise, and for the acts of its view. */
import type { ViewProps } from "../../page/start/view.tsx";
import type { Exercise } from "../../parts/exercise/exercise.ts";

export interface Does {
  update: (change: Partial<Exercise>) => void;
  next: () => void;
  isList: boolean;
}

export interface Opening extends Pick<ViewProps, "state" | "page"> {
  exercise: Exercise;
  /** True if the exercise takes the focus. */
  focus: boolean;
  /** True if stored answers are restored. */
  isKept: boolean;
  /** True if another seed will do as well. */
  isAny: boolean;
  /** Ends with the exercise, and with it every question to an engine. */
  signal: AbortSignal;
}

export type ExerciseProps = Opening & Does;
