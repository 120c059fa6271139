/** Prepares an exercise by searching its tree or position. Draws random trees until one fits. */
import { EngineRefusal } from "../../engine/engine.ts";
import { answerer } from "../../engine/workers.ts";
import { say } from "../../messages/index.ts";
import { teachesCuts } from "../../parts/exercise/cuts.ts";
import { treeOf } from "../../parts/exercise/exercise-tree.ts";
import { nextExercise, ExerciseRefusal, type Exercise } from "../../parts/exercise/exercise.ts";
import { recordPosition, recordTree } from "../../parts/search/recorder.ts";
import { faultText } from "../../parts/search/tree-fault.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";
import type { OtherSearches } from "../questions/diagnosis.ts";
import type { ViewProps } from "../../page/start/view.tsx";

/** Everything that an exercise needs while it is prepared and shown. */
export interface ExerciseContext extends Pick<ViewProps, "state" | "page"> {
  exercise: Exercise;
  /** True if the exercise takes the focus. */
  focus: boolean;
  /** True if stored answers are restored. */
  isKept: boolean;
  /** True if another tree may be drawn: no link and no visitor chose the seed. */
  mayRedraw: boolean;
  /** Ends with the exercise, and with it every question to an engine. */
  signal: AbortSignal;
}

/** The number of random trees that are tried. */
const MOST_TREES = 100;

export const recordTeachesCuts = ({ tree, trace }: TreeRecord) => teachesCuts({ tree, ...trace });

/** Searches an exercise, or the first one after it whose random tree fits. */
export async function prepareExercise(
  { state: { shape }, exercise, signal, mayRedraw }: ExerciseContext,
  fits: (record: TreeRecord) => boolean | Promise<boolean> = recordTeachesCuts,
) {
  const searched = async (exercise: Exercise) => ({
    exercise,
    record: await exerciseRecord(shape, exercise, signal),
  });
  const first = await searched(exercise);
  let candidate = first;
  for (let tries = 0; mayRedraw && tries < MOST_TREES; tries += 1) {
    if (candidate.record.isTree() && (await fits(candidate.record))) return candidate;
    candidate = await searched(nextExercise(candidate.exercise));
  }
  return first;
}

/** Searches another tree with the same side and convention. */
export function recordLike(record: TreeRecord, text: string, signal: AbortSignal) {
  const convention = record.convention.text;
  const how = { text, maximising: record.maximises(0), pruning: true, convention };
  return recordTree(answerer(), how, signal);
}

/** The most nodes of an exercise on a position. */
const MOST_NODES = 200_000;

/** Searches with the exercise's convention. Rejects with `ExerciseRefusal` if that makes no exercise. */
async function exerciseRecord(
  shape: GameDescription,
  exercise: Exercise,
  signal: AbortSignal,
): Promise<SearchRecord> {
  const { convention } = exercise;
  const tree = treeOf(exercise);
  try {
    if (tree === null) return await positionRecord(shape, exercise, signal);
    const how = { ...tree, pruning: true, convention, window: exercise.window };
    const record = await recordTree(answerer(), how, signal);
    if (record.needs !== null) throw new ExerciseRefusal(needsText(record, record.needs));
    if (record.trace.nodes === 1) throw new ExerciseRefusal(say("practise-leaf"));
    return record;
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    if (tree !== null) throw new ExerciseRefusal(faultText(error, tree.text));
    const isLarge = error.code === "trace-large" || error.code === "search-long";
    throw new ExerciseRefusal(say(isLarge ? "practise-large" : "practise-no-board"));
  }
}

/** Says which unknown leaf, or which missing estimate, the search needs. */
function needsText(record: TreeRecord, node: number) {
  const { name } = record.written(node);
  if (name === null) return say("tree-needs-value", record.moveNames(node));
  return say("practise-needs", { name });
}

/** Makes the searches with which wrong answers are compared; none for a position. */
export async function runOthers(exercise: Exercise, signal: AbortSignal): Promise<OtherSearches> {
  const tree = treeOf(exercise);
  if (tree === null) return {};
  const searched = (convention: string, window?: string, change = {}) =>
    recordTree(answerer(), { ...tree, pruning: true, convention, window, ...change }, signal);
  const { convention, window } = exercise;
  const { depth } = tree;
  const depths = depth ? [undefined, depth - 1, depth + 1].filter((depth) => depth !== 0) : [];
  const options = convention.split(" ").filter(Boolean);
  const right = options.includes("right") ? "right" : "";
  /** Adds an option to the convention, or removes it. */
  const toggled = (name: string) =>
    (options.includes(name) ? options.filter((one) => one !== name) : [...options, name]).join(" ");
  return {
    minimax: await searched(right, ",", { pruning: false }),
    values: await searched(toggled("hard"), window),
    ties: await searched(toggled("strict"), window),
    turned: await searched(toggled("right"), window),
    whole: await searched(convention),
    depths: await Promise.all(depths.map((depth) => searched(convention, window, { depth }))),
  };
}

async function positionRecord(shape: GameDescription, exercise: Exercise, signal: AbortSignal) {
  const { board, depth, convention } = exercise;
  const how = { shape, board, depth, convention, pruning: true };
  const record = await recordPosition(answerer(), how, signal);
  const { nodes } = record.trace;
  if (nodes === 1) throw new ExerciseRefusal(say("practise-over"));
  if (nodes > MOST_NODES) throw new ExerciseRefusal(say("practise-large"));
  return record;
}
