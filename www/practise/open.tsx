/** Prepares an exercise, and gives the component that shows it. */
import { say } from "../messages/index.ts";
import { Unfit } from "../parts/exercise/exercise.ts";
import { MOST_DRAWN } from "../parts/tree/fit.ts";
import { Predict } from "./predict.tsx";
import { questionsOf } from "./questions.ts";
import { drawnExercise } from "./subject.ts";
import type { ComponentType } from "preact";
import type { RoomProps } from "../page/room.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { ExerciseSubject } from "./subject.ts";

interface Does {
  update: (change: Partial<Exercise>) => void;
  next: () => void;
  isList: boolean;
}

export interface Opening extends Pick<RoomProps, "state" | "page"> {
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

export interface TreeProps extends ExerciseProps {
  record: TreeRecord;
  subject: ExerciseSubject;
}

/** The view of a kind is loaded when the kind is opened. */
const OPENED: Record<Exercise["mode"], (opening: Opening) => Promise<ComponentType<Does>>> = {
  step: openSteps,
  mark: (opening) => openTree(opening, async () => (await import("./mark.tsx")).Mark),
  order: openReach,
  fill: openReach,
  find: async (opening) => {
    const { Find } = await import("./find.tsx");
    return (does) => <Find {...opening} {...does} />;
  },
  program: async ({ state: { shape }, page, exercise, signal }) => {
    const { loadWay } = await import("./program/program.tsx");
    const Way = await loadWay(exercise.way, shape);
    const fail = (error: unknown) => void (signal.aborted || page.fail(error));
    return ({ update }) => <Way {...{ exercise, shape, signal, fail }} keep={update} />;
  },
};

/** Shows a sentence instead if the exercise is `Unfit`. */
export async function openExercise(opening: Opening): Promise<ComponentType<Does>> {
  try {
    return await OPENED[opening.exercise.mode](opening);
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return () => <Refused text={error.message} />;
  }
}

async function openSteps(opening: Opening): Promise<ComponentType<Does>> {
  const { exercise, subject } = await drawnExercise(opening);
  const { record } = subject;
  if (exercise.asked === "leaves" && record.isTree() && record.tree.length > MOST_DRAWN)
    throw new Unfit(say("practise-large"));
  const questions = questionsOf(record, exercise);
  if (questions.length === 0) throw new Unfit(say("practise-no-questions"));
  const shown = { ...opening, exercise, subject, questions };
  return (does) => <Predict {...shown} {...does} />;
}

async function openTree(
  opening: Opening,
  load: (record: TreeRecord) => Promise<ComponentType<TreeProps>>,
): Promise<ComponentType<Does>> {
  const { exercise, subject } = await drawnExercise(opening);
  const { record } = subject;
  if (!record.isTree() || record.tree.length > MOST_DRAWN)
    throw new Unfit(say("practise-too-large", { most: MOST_DRAWN }));
  const View = await load(record);
  return (does) => <View {...opening} {...does} {...{ exercise, subject, record }} />;
}

function openReach(opening: Opening) {
  return openTree(opening, async ({ tree }) => {
    const { Reach, MOST_BRANCHES } = await import("./reach.tsx");
    if (opening.exercise.mode === "fill") return Reach;
    const unknown = tree.find(({ name }) => name !== null);
    if (unknown) throw new Unfit(say("order-unknown", { name: unknown.name ?? "" }));
    if (tree.some(({ children }) => children.length > MOST_BRANCHES))
      throw new Unfit(say("order-too-wide", { most: MOST_BRANCHES }));
    return Reach;
  });
}

export function Refused({ text }: { text: string }) {
  return (
    <>
      <section class="stage" />
      <section class="panel stack">
        <p class="practise-fault fault" role="alert">
          {text}
        </p>
      </section>
    </>
  );
}
