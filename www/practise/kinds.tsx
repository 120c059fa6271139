/** Prepares an exercise, and gives the component that shows it. */
import { say } from "../messages/index.ts";
import { PREDICT, Unfit, type ExerciseKind } from "../parts/exercise/exercise.ts";
import { MOST_DRAWN } from "../parts/tree/fit.ts";
import { questionsOf } from "./questions/questions.ts";
import { subjectOf } from "./questions/subject.ts";
import { drawnExercise, type Does, type Opening } from "./state/search.ts";
import { Refused } from "./views/end.tsx";
import { Predict } from "./views/predict.tsx";
import type { ComponentType } from "preact";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { TreeProps } from "./views/check-view.tsx";

type Opened = Promise<ComponentType<Does>>;

/** Opens each kind, and loads its view. The view of the usual kind is already loaded. */
const KINDS: Record<ExerciseKind, (opening: Opening) => Opened> = {
  [PREDICT]: openPredict,
  mark: async (opening) => openTree(opening, (await import("./views/mark.tsx")).Mark),
  fill: async (opening) => openTree(opening, (await import("./views/fill.tsx")).Fill),
  order: async (opening) => {
    const { Order, refuse, fits } = await import("./views/order.tsx");
    return openTree(opening, Order, refuse, (record) => fits(record, opening));
  },
  find: async (opening) => {
    const { Find } = await import("./views/find.tsx");
    return (view) => <Find {...opening} {...view} />;
  },
  program: async ({ state: { shape }, page, exercise, signal }) => {
    const { loadWay } = await import("./program/ways.tsx");
    const Way = await loadWay(exercise.way, shape);
    const fail = (error: unknown) => void (signal.aborted || page.fail(error));
    const given = { exercise, shape, signal, fail };
    return ({ update }) => <Way {...given} keep={update} />;
  },
};

/** Shows a sentence instead if the exercise is `Unfit`. */
export async function openExercise(opening: Opening): Opened {
  try {
    return await KINDS[opening.exercise.mode](opening);
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return () => <Refused text={error.message} />;
  }
}

async function openPredict(opening: Opening): Opened {
  const { exercise, record } = await drawnExercise(opening);
  if (exercise.asked === "leaves" && record.isTree() && record.tree.length > MOST_DRAWN)
    throw new Unfit(say("practise-large"));
  const questions = questionsOf(record, exercise);
  if (questions.length === 0) throw new Unfit(say("practise-no-questions"));
  const subject = await subjectOf(record, exercise, opening.signal);
  const given = { ...opening, exercise, subject, questions };
  return (view) => <Predict {...given} {...view} />;
}

/**
 * Opens a kind that takes only trees.
 * @param refuse Throws `Unfit` for a tree that the kind cannot take.
 * @param fits Tells whether a random tree is worth the work; as `isDrill` unless given.
 */
async function openTree(
  opening: Opening,
  View: ComponentType<TreeProps>,
  refuse: (record: TreeRecord) => void = () => {},
  fits?: (record: TreeRecord) => Promise<boolean>,
): Opened {
  const { exercise, record } = await drawnExercise(opening, fits);
  if (!record.isTree() || record.tree.length > MOST_DRAWN)
    throw new Unfit(say("practise-too-large", { most: MOST_DRAWN }));
  refuse(record);
  const subject = await subjectOf(record, exercise, opening.signal);
  const given = { ...opening, exercise, subject, record };
  return (view) => <View {...given} {...view} />;
}
