/** Prepares an exercise, and gives the component that shows it. */
import { say } from "../messages/index.ts";
import { ExerciseRefusal, type ExerciseKind } from "../parts/exercise/exercise.ts";
import { prepareExercise, runOthers, type ExerciseContext } from "./exercise/prepare.ts";
import { questionsOf } from "./questions/questions.ts";
import { MOST_DRAWN, positionTexts, treeTexts } from "./questions/question-texts.ts";
import { RefusalView } from "./views/refusal-view.tsx";
import type { ComponentType } from "preact";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { LiveProps } from "./views/props.ts";

type ExerciseView = Promise<ComponentType<LiveProps>>;

/** Opens each kind, and loads its view. */
const KINDS: Record<ExerciseKind, (context: ExerciseContext) => ExerciseView> = {
  predict: openPredict,
  mark: async (context) => {
    const { Mark } = await import("./views/mark.tsx");
    const treeProps = await openTree(context);
    const others = await runOthers(treeProps.exercise, context.signal);
    return (view) => <Mark {...treeProps} {...view} others={others} />;
  },
  fill: async (context) => {
    const { Fill } = await import("./views/fill.tsx");
    const treeProps = await openTree(context);
    return (view) => <Fill {...treeProps} {...view} />;
  },
  order: async (context) => {
    const { Order, refuseUnorderable, isWorthOrdering } = await import("./views/order.tsx");
    const treeProps = await openTree(context, (record) => isWorthOrdering(record, context));
    refuseUnorderable(treeProps.record);
    return (view) => <Order {...treeProps} {...view} />;
  },
  find: async (context) => {
    const { Find } = await import("./views/find.tsx");
    return (view) => <Find {...context} {...view} />;
  },
  program: async ({ state: { shape }, page, exercise, signal }) => {
    const { loadWay } = await import("./program/ways.tsx");
    const Way = await loadWay(exercise.way, shape);
    const fail = (error: unknown) => void (signal.aborted || page.showFailure(error));
    const props = { exercise, shape, signal, fail };
    return ({ update }) => <Way {...props} keep={update} />;
  },
};

/** Shows a sentence instead if the exercise is refused. */
export async function openExercise(context: ExerciseContext): ExerciseView {
  try {
    return await KINDS[context.exercise.kind](context);
  } catch (error) {
    if (!(error instanceof ExerciseRefusal)) throw error;
    return () => <RefusalView text={error.message} />;
  }
}

async function openPredict(context: ExerciseContext): ExerciseView {
  const { Predict } = await import("./views/predict.tsx");
  const { exercise, record } = await prepareExercise(context);
  if (exercise.asked === "leaves" && record.isTree() && record.tree.length > MOST_DRAWN)
    throw new ExerciseRefusal(say("practise-large"));
  const questions = questionsOf(record, exercise);
  if (questions.length === 0) throw new ExerciseRefusal(say("practise-no-questions"));
  const others = await runOthers(exercise, context.signal);
  const texts = record.isTree() ? treeTexts(record) : positionTexts(record);
  const props = { ...context, exercise, record, others, questions, texts };
  return (view) => <Predict {...props} {...view} />;
}

/** Prepares a kind that takes only trees. @param fits True if a random tree is worth the work. */
async function openTree(context: ExerciseContext, fits?: (record: TreeRecord) => Promise<boolean>) {
  const { exercise, record } = await prepareExercise(context, fits);
  if (!record.isTree() || record.tree.length > MOST_DRAWN)
    throw new ExerciseRefusal(say("practise-too-large", { most: MOST_DRAWN }));
  return { ...context, exercise, record };
}
