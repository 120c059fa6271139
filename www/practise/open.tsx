/** Opens an exercise: what has to be searched or loaded before it can be shown, and what shows it. */
import { say } from "../messages/index.ts";
import { Unfit, takesOnlyTrees } from "../parts/exercise/exercise.ts";
import { MOST_DRAWN } from "../parts/tree/fit.ts";
import { Predict } from "./predict.tsx";
import { questionsOf } from "./questions.ts";
import { drawnExercise } from "./subject.ts";
import type { ComponentType } from "preact";
import type { ExerciseSubject } from "./subject.ts";
import type { RoomProps } from "../page/room.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";

/** What an exercise can have its place do. */
interface Does {
  /** Has the link say from now on what has changed. */
  update: (change: Partial<Exercise>) => void;
  /** Begins the next exercise. */
  next: () => void;
  /** Whether trees are shown as lists. */
  isList: boolean;
}

/** How an exercise begins. */
export interface Opening extends Pick<RoomProps, "state" | "page"> {
  exercise: Exercise;
  /** Whether it gets the focus. */
  focus: boolean;
  /** Whether its answers are kept, for who comes back or goes on. */
  isKept: boolean;
  /** Whether another one of its kind will do as well. */
  isAny: boolean;
  /** Ends with the exercise: what is asked of an engine takes it. */
  signal: AbortSignal;
}

export type ExerciseProps = Opening & Does;

/** Gives words in place of what cannot be an exercise. */
export async function openExercise(opening: Opening): Promise<ComponentType<Does>> {
  const { mode } = opening.exercise;
  try {
    if (mode === "program") return await openProgram(opening);
    if (mode === "find") {
      const { Find } = await import("./find.tsx");
      return (does) => <Find {...opening} {...does} />;
    }
    return await openSearched(opening);
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return () => <Refused text={error.message} />;
  }
}

async function openProgram({ state: { shape }, page, exercise, signal }: Opening) {
  const { loadWay } = await import("./program/program.tsx");
  const Way = await loadWay(exercise.way, shape);
  const fail = (error: unknown) => void (signal.aborted || page.fail(error));
  return ({ update }: Does) => <Way {...{ exercise, shape, signal, fail }} keep={update} />;
}

/** An exercise whose questions are about one search. */
async function openSearched(opening: Opening): Promise<ComponentType<Does>> {
  const { exercise, subject } = await drawnExercise(opening);
  const { record } = subject;
  const shown = { ...opening, exercise, subject };
  if (record.isTree() && takesOnlyTrees(exercise.mode)) {
    if (record.tree.length > MOST_DRAWN)
      throw new Unfit(say("practise-too-large", { most: MOST_DRAWN }));
    if (exercise.mode === "order") return openOrder(shown, record);
    const { Mark } = await import("./mark.tsx");
    return (does) => <Mark {...shown} {...does} record={record} />;
  }
  const questions = questionsOf(record, exercise);
  if (questions.length === 0) throw new Unfit(say("practise-no-questions"));
  return (does) => <Predict {...shown} {...does} questions={questions} />;
}

async function openOrder(
  opening: Opening & { subject: ExerciseSubject },
  record: TreeRecord,
): Promise<ComponentType<Does>> {
  const [{ Order }, { MOST_BRANCHES }] = await Promise.all([
    import("./order.tsx"),
    import("./orders.ts"),
  ]);
  const unknown = record.tree.find(({ name }) => name !== null);
  if (unknown) throw new Unfit(say("order-unknown", { name: unknown.name ?? "" }));
  if (record.tree.some(({ children }) => children.length > MOST_BRANCHES))
    throw new Unfit(say("order-too-wide", { most: MOST_BRANCHES }));
  return (does) => <Order {...opening} {...does} record={record} />;
}

export function Refused({ text }: { text: string }) {
  return (
    <>
      <section class="stage" />
      <section class="panel stack">
        <p class="practise-fault" role="alert">
          {text}
        </p>
      </section>
    </>
  );
}
