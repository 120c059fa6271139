/** Searches the tree or the position of an exercise, and prepares its words. */
import { say } from "../messages/index.ts";
import { figure } from "../messages/figures.ts";
import { countsOf, diagnosisOf } from "./grading.ts";
import { diagnosisText, positionWords, treeWords } from "./words.ts";
import { EngineRefusal } from "../engine/engine.ts";
import { answering } from "../engine/workers.ts";
import { partsOf } from "../parts/search/convention-words.ts";
import { windowOf } from "../parts/search/choice.ts";
import { recordPosition, recordTree } from "../parts/search/recorder.ts";
import { faultText } from "../parts/search/tree-fault.ts";
import { hasDrill } from "../parts/exercise/cuts.ts";
import { DEFAULT_EXERCISE, nextExercise, treeOf, Unfit } from "../parts/exercise/exercise.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Opening } from "./open.tsx";
import type { Question } from "./questions.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { Exercise } from "../parts/exercise/exercise.ts";
import type { Answer } from "./grading.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";

/** `note` names the unusual rules of the search. `diagnose` is empty for an unknown mistake. */
export type ExerciseSubject = Awaited<ReturnType<typeof subjectOf>>;

/** The number of random trees that are tried. */
const TRIES = 100;

/** Searches an exercise, or the first one after it with enough cuts. */
export async function drawnExercise({ state: { shape }, exercise, signal, isAny }: Opening) {
  const drawn = async (wanted: Exercise, record: SearchRecord) => ({
    exercise: wanted,
    subject: await subjectOf(record, wanted, signal),
  });
  const first = await exerciseRecord(shape, exercise, signal);
  let [wanted, record] = [exercise, first];
  for (let tries = 0; isAny && tries < TRIES; tries += 1) {
    if (await isDrill(record, wanted, signal)) return drawn(wanted, record);
    wanted = nextExercise(wanted);
    record = await exerciseRecord(shape, wanted, signal);
  }
  return drawn(exercise, first);
}

/** True if a search has enough cuts. For an exercise in order, its best order must have them. */
async function isDrill(record: SearchRecord, exercise: Exercise, signal: AbortSignal) {
  if (!record.isTree()) return record.trace.skipped.some((moves) => moves > 0);
  if (exercise.mode !== "order") return isTreeDrill(record);
  const { bestOrder, treeText } = await import("./orders.ts");
  if (bestOrder(record.tree, exercise).leaves === countsOf(record).leaves) return false;
  const { tree } = bestOrder(record.tree, { ...exercise, goal: "fewest" });
  return isTreeDrill(await recordLike(record, treeText(tree), signal));
}

/** Searches another tree with the same side and convention. */
export function recordLike(record: TreeRecord, text: string, signal: AbortSignal) {
  const convention = record.convention.words;
  const how = { text, maximising: record.maximises(0), pruning: true, convention };
  return recordTree(answering(), how, signal);
}

const isTreeDrill = ({ tree, trace: { moves } }: TreeRecord) => hasDrill({ tree, moves });

async function subjectOf(record: SearchRecord, exercise: Exercise, signal: AbortSignal) {
  const others = await othersOf(exercise, signal);
  const words = record.isTree() ? treeWords(record) : positionWords(record);
  const [alpha, beta] = windowOf(exercise.window).map(figure);
  const [cut] = partsOf(exercise.convention).map((id) => say(id));
  const notes = [
    !record.isTree() && scoresText(record, exercise),
    record.isTree() &&
      exercise.window !== DEFAULT_EXERCISE.window &&
      say("practise-root-window", { alpha, beta }),
    // A form that is checked as a whole says the rule of the cut even if it is the usual one.
    (record.convention.strict || exercise.mode !== "step") && say("practise-cut-when", { cut }),
    record.convention.hard && say("practise-fail-hard"),
    record.convention.right && say("practise-right-to-left"),
    exercise.source === "own" &&
      /\p{L}\d*[[({]/u.test(exercise.tree) &&
      say("practise-names-left-out"),
  ];
  const diagnose = (question: Question, answer: Answer) =>
    diagnosisText(diagnosisOf(record, others, question, answer), words.name);
  return { record, others, cut, note: notes.filter(Boolean).join(" "), ...words, diagnose };
}

const scoresText = (record: SearchRecord, { depth }: Exercise) =>
  record.isLimited
    ? say("practise-scores-estimate", { depth: depth ?? 0 })
    : say("practise-scores", { most: record.shape.longest + 1 });

/**
 * Other searches of the same tree; none for a position. `values` and `ties` use the other
 * convention, `turned` the other direction, and `whole` begins with −∞ and +∞.
 */
export type Others = { [Way in "minimax" | "values" | "ties" | "turned" | "whole"]?: TreeRecord };

/** The most nodes of an exercise on a position. */
const MOST = 200_000;

/** Searches with the exercise's convention. Rejects with `Unfit` if that makes no exercise. */
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
    const record = await recordTree(answering(), how, signal);
    if (record.needs !== null)
      throw new Unfit(say("practise-needs", { name: record.written(record.needs).name ?? "" }));
    if (record.trace.nodes === 1) throw new Unfit(say("practise-leaf"));
    return record;
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    if (tree !== null) throw new Unfit(faultText(error, tree.text));
    const isLarge = error.code === "trace-large" || error.code === "search-long";
    throw new Unfit(say(isLarge ? "practise-large" : "practise-no-board"));
  }
}

async function othersOf(exercise: Exercise, signal: AbortSignal): Promise<Others> {
  const tree = treeOf(exercise);
  if (tree === null) return {};
  const searched = (convention: string, window?: string, pruning = true) =>
    recordTree(answering(), { ...tree, pruning, convention, window }, signal);
  const { convention, window } = exercise;
  const words = convention.split(" ").filter(Boolean);
  /** Adds a word to the convention, or removes it. */
  const toggled = (word: string) =>
    (words.includes(word) ? words.filter((one) => one !== word) : [...words, word]).join(" ");
  return {
    minimax: await searched(words.filter((word) => word === "right").join(" "), ",", false),
    values: await searched(toggled("hard"), window),
    ties: await searched(toggled("strict"), window),
    turned: await searched(toggled("right"), window),
    whole: await searched(convention),
  };
}

async function positionRecord(shape: GameDescription, exercise: Exercise, signal: AbortSignal) {
  const { board, depth, convention } = exercise;
  const how = { shape, board, depth, convention, pruning: true };
  const record = await recordPosition(answering(), how, signal);
  const { nodes } = record.trace;
  if (nodes === 1) throw new Unfit(say("practise-over"));
  if (nodes > MOST) throw new Unfit(say("practise-large"));
  return record;
}
