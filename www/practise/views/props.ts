/** The props of all views of exercises, and the id of the task. */
import type { Exercise } from "../../parts/exercise/exercise.ts";
import type { ExerciseContext } from "../exercise/prepare.ts";

/** The props that can change while the exercise is on the screen. */
export interface LiveProps {
  update: (change: Partial<Exercise>) => void;
  next: () => void;
  /** True if the visitor reads the tree as a list. */
  isList: boolean;
}

export type ExerciseProps = ExerciseContext & LiveProps;

/** The task describes the fields. */
export const QUESTION_ID = "question";
