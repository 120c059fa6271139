/** What is kept of exercises while the tab is open: the answers to the last one, and what each came to. */
import { keep, ofTab, readKept } from "../base/storage.ts";
import { unmarked } from "../base/typed-text.ts";
import { say } from "../messages/index.ts";
import { embedded } from "../page/address.ts";
import { settingsOf, writeExercise } from "../parts/exercise/exercise.ts";
import { conventionText, exerciseText } from "./words.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";

/** How many answers were asked for, and how many were right at first. */
export interface Score {
  asked: number;
  right: number;
}

/** Whether each question had a right answer; null until it has one. */
export type Grades = readonly (boolean | null)[];

const PREFIX = "cutoff-practise-";
const read = (name: string) => (embedded ? null : readKept(ofTab, PREFIX + name));
const write = (name: string, value: unknown) => embedded || keep(ofTab, PREFIX + name, value);

const COLUMNS = ["exercise", "convention", "mode", "asked", "right"] as const;
type Result = Record<"exercise" | "convention" | "mode", string> & Score;

const isResult = (one: Result | null) =>
  Number.isInteger(one?.asked) && Number.isInteger(one?.right) && typeof one?.mode === "string";

const before = read("results");
/** In the order in which the exercises were done. */
const results: Result[] = Array.isArray(before) ? before.filter(isResult) : [];

export function keepResult(exercise: Exercise, score: Score) {
  const isSearched = settingsOf(exercise).includes("source");
  results.push({
    exercise: isSearched ? exerciseText(exercise) : say("find-name", { seed: exercise.seed }),
    convention: isSearched ? conventionText(exercise.convention) : "",
    mode: say(`kind-${exercise.mode}`),
    ...score,
  });
  write("results", results);
}

/** How much of this visit was right, if it had more than one exercise. */
export function visitText() {
  const sum = (name: keyof Score) => results.reduce((all, result) => all + result[name], 0);
  const score = { asked: sum("asked"), right: sum("right") };
  return results.length > 1 && say("practise-score-total", score);
}

/** All results as a table, to be copied. */
export function resultsText() {
  const lines = [
    COLUMNS.map((name) => say(`practise-score-${name}`)),
    ...results.map((result) => COLUMNS.map((name) => String(result[name]))),
  ];
  // Marks of direction would be part of a cell.
  return unmarked(lines.map((cells) => cells.join("\t")).join("\n"));
}

/** An exercise as its link says it: what the link leaves out makes no other exercise. */
const nameOf = (exercise: Exercise) => JSON.stringify(writeExercise({ ...exercise, question: 1 }));

export function keepGrades(exercise: Exercise, grades: Grades) {
  write("grades", { exercise: nameOf(exercise), grades });
}

/** The answers to an exercise, for who has come back to this page or reloads it. Who follows a link begins anew. */
export function keptGrades(exercise: Exercise, count: number): Grades | null {
  const [entry] = performance.getEntriesByType("navigation");
  const type = entry instanceof PerformanceNavigationTiming ? entry.type : "";
  if (type !== "back_forward" && type !== "reload") return null;
  const kept = read("grades") as { exercise?: unknown; grades?: unknown } | null;
  if (kept?.exercise !== nameOf(exercise) || !Array.isArray(kept.grades)) return null;
  const areGrades = kept.grades.every((grade) => grade === null || typeof grade === "boolean");
  return areGrades && kept.grades.length === count ? kept.grades : null;
}
