/**
 * What is searched in an exercise: a written-out tree, or a position. Its questions, reasons and
 * drawing differ; whoever asks them does not know which it is.
 */
import { say } from "../messages/index.ts";
import { diagnosisOf } from "./diagnosis.ts";
import { diagnosisText, placeText } from "./words.ts";
import { boardStage } from "./board-stage.ts";
import { positionWords } from "./position-words.ts";
import { othersOf, exerciseRecord } from "./exercise-record.ts";
import { treeStage } from "./tree-stage.ts";
import { treeWords } from "./tree-words.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Others } from "./exercise-record.ts";
import type { Question } from "./questions.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { Exercise } from "../parts/exercise/exercise.ts";
import type { QuestionWords } from "./position-words.ts";
import type { Stage } from "./board-stage.ts";
import type { Answer } from "./grading.ts";

/**
 * The note says how values are counted, if that has to be said. `diagnose` says what a wrong answer
 * would be right for, if it is known.
 */
export type ExerciseSubject = QuestionWords & {
  record: SearchRecord;
  others: Others | null;
  stage: () => Stage;
  note: string;
  diagnose: (question: Question, answer: Answer) => string;
};

/**
 * @param shape Of the exercise's game.
 * @param signal Gives the search up.
 * @returns Rejects with `Unfit` if there is nothing to search.
 */
export async function subjectOf(
  shape: GameDescription,
  exercise: Exercise,
  signal: AbortSignal,
): Promise<ExerciseSubject> {
  const record = await exerciseRecord(shape, exercise, signal);
  if (exercise.source === "board") {
    const note = record.isLimited
      ? say("practise-scores-estimate", { depth: exercise.depth ?? 0 })
      : say("practise-scores", { most: shape.longest + 1 });
    const name = (node: number) => placeText(record, node);
    const words = { ...positionWords(record), diagnose: diagnosing(record, null, name) };
    return { record, others: null, note, ...words, stage: () => boardStage(record) };
  }
  if (!record.isTree()) throw new Error("only a board is not a tree");
  const others = await othersOf(exercise, signal);
  const words = treeWords(record);
  const diagnose = diagnosing(record, others, words.name);
  return { record, others, note: "", ...words, diagnose, stage: () => treeStage(record) };
}

function diagnosing(
  record: SearchRecord,
  others: Others | null,
  name: (node: number) => string,
): ExerciseSubject["diagnose"] {
  return (question, answer) => diagnosisText(diagnosisOf(record, others, question, answer), name);
}

/** The node of the search that a question is about: of a cut the one above. */
export function askedNode(record: SearchRecord, { kind, node }: Question) {
  return kind === "cut" ? record.trace.parents[node] : node;
}
