/** Opens an exercise: what has to be searched or loaded before it can be shown, and what shows it. */
import { say } from "../messages/index.ts";
import { Unfit } from "../parts/exercise/exercise.ts";
import { MOST_DRAWN } from "../parts/tree/fit.ts";
import { Find } from "./find.tsx";
import { Mark } from "./mark.tsx";
import { Predict } from "./predict.tsx";
import { programOf } from "./program-host.tsx";
import { questionsOf } from "./questions.ts";
import { drawnExercise } from "./subject.ts";
import type { ComponentType } from "preact";
import type { RoomProps } from "../page/room.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";

/** What an exercise can have its place do. */
export interface Does {
  /** Has the link say from now on what has changed. */
  update: (change: Partial<Exercise>) => void;
  /** Begins the next exercise. */
  next: () => void;
}

/** How an exercise begins. */
export interface Start {
  exercise: Exercise;
  /** Whether it gets the focus. */
  focus: boolean;
  /** Whether it is the first one of this page: then who comes back finds the answers. */
  isFirst: boolean;
  /** Ends with the exercise: what is asked of an engine takes it. */
  signal: AbortSignal;
}

export interface Opening extends Start, Pick<RoomProps, "state" | "page"> {
  /** Whether another one of its kind will do as well. */
  isAny: boolean;
}

interface Opened {
  /** What was drawn, if that is another exercise. */
  drawn?: Exercise;
  View: ComponentType<Does>;
}

/** Gives words in place of what cannot be an exercise. */
export async function openExercise(opening: Opening): Promise<Opened> {
  try {
    const { mode } = opening.exercise;
    if (mode === "program") return { View: await programOf(opening) };
    if (mode === "find") return { View: (does) => <Find {...opening} {...does} /> };
    return await openSearched(opening);
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return { View: () => <Refused text={error.message} /> };
  }
}

/** An exercise whose questions are about one search. */
async function openSearched(opening: Opening): Promise<Opened> {
  const { state, exercise: wanted, signal, isAny } = opening;
  const { exercise, subject } = await drawnExercise(state.shape, wanted, signal, isAny);
  const drawn = { ...exercise };
  const { record } = subject;
  const start = { ...opening, exercise, subject };
  if (exercise.mode === "mark") {
    if (!record.isTree()) throw new Error("a board is not marked");
    if (record.tree.length > MOST_DRAWN)
      throw new Unfit(say("practise-too-large", { most: MOST_DRAWN }));
    return { drawn, View: (does) => <Mark {...start} {...does} record={record} /> };
  }
  const questions = questionsOf(record, exercise);
  if (questions.length === 0) throw new Unfit(say("practise-no-questions"));
  return { drawn, View: (does) => <Predict {...start} {...does} questions={questions} /> };
}

export function Refused({ text }: { text: string }) {
  return (
    <>
      <section class="stage" />
      <section class="panel">
        <p class="practise-fault" role="alert">
          {text}
        </p>
      </section>
    </>
  );
}
