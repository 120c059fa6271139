/** A searched exercise as questions need it: with other searches to compare, and its words. */
import { figure } from "../../messages/figures.ts";
import { say } from "../../messages/index.ts";
import { DEFAULT_EXERCISE, PREDICT, type Exercise } from "../../parts/exercise/exercise.ts";
import { windowOf } from "../../parts/search/choice.ts";
import { partsOf } from "../../parts/search/convention-words.ts";
import { othersOf } from "../state/search.ts";
import { diagnosisText, positionWords, treeWords } from "./words.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { Answer } from "./grading.ts";
import type { Question } from "./questions.ts";

/** `note` names the unusual rules of the search. `diagnose` is empty for an unknown mistake. */
export type ExerciseSubject = Awaited<ReturnType<typeof subjectOf>>;

export async function subjectOf(record: SearchRecord, exercise: Exercise, signal: AbortSignal) {
  // Find and the visitor's program do without.
  const { diagnosisOf } = await import("./diagnosis.ts");
  const others = await othersOf(exercise, signal);
  const words = record.isTree() ? treeWords(record) : positionWords(record);
  const [cut] = partsOf(exercise.convention).map((id) => say(id));
  const diagnose = (question: Question, answer: Answer) =>
    diagnosisText(diagnosisOf(record, others, question, answer), words.name);
  return { record, others, cut, note: noteText(record, exercise, cut), ...words, diagnose };
}

function scoresText(record: SearchRecord, { depth, source }: Exercise) {
  if (!record.isTree())
    return record.isLimited
      ? say("practise-scores-estimate", { depth: depth ?? 0 })
      : say("practise-scores", { most: record.shape.longest + 1 });
  if (Number.isFinite(record.depth)) return say("practise-estimates", { depth: record.depth });
  const hasEstimates = record.tree.some(({ children, value }) => children[0] && value !== null);
  return source === "own" && hasEstimates && say("practise-estimates-left-out");
}

function noteText(record: SearchRecord, exercise: Exercise, cut: string) {
  const { mode: kind, source, tree, window } = exercise;
  const [alpha, beta] = windowOf(window).map(figure);
  const isOwnWindow = record.isTree() && window !== DEFAULT_EXERCISE.window;
  const notes = [
    scoresText(record, exercise),
    isOwnWindow && say("practise-root-window", { alpha, beta }),
    // A form that is checked as a whole says the rule of the cut even if it is the usual one.
    (record.convention.strict || kind !== PREDICT) && say("practise-cut-when", { cut }),
    record.convention.hard && say("practise-fail-hard"),
    record.convention.right && say("practise-right-to-left"),
    source === "own" && /\p{L}\d*[[({]/u.test(tree) && say("practise-names-left-out"),
  ];
  return notes.filter(Boolean).join(" ");
}
