/** What is kept of exercises while the tab is open: the answers to the last one, and what each came to. */
import { keep, ofTab, readKept } from "../base/storage.ts";
import { unmarked } from "../base/typed-text.ts";
import { say } from "../messages/index.ts";
import { embedded } from "../page/address.ts";
import { settingsOf, writeExercise } from "../parts/exercise/exercise.ts";
import { conventionText, exerciseText } from "./words.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";

/** How many answers were asked for, and how many were right at first. */
export interface Tally {
  asked: number;
  right: number;
}

/** Whether each question had a right answer; null until it has one. */
export type Grades = readonly (boolean | null)[];

const PREFIX = "cutoff-practise-";
type Name = "grades" | "results";

function read<T>(name: Name, fits: (kept: unknown) => kept is T): T | null {
  const kept = embedded ? null : readKept(ofTab, PREFIX + name);
  return fits(kept) ? kept : null;
}

function write(name: Name, value: unknown) {
  if (!embedded) keep(ofTab, PREFIX + name, value);
}

const COLUMNS = ["exercise", "convention", "mode", "asked", "right"] as const;
type Result = Record<"exercise" | "convention" | "mode", string> & Tally;

function areResults(kept: unknown): kept is Result[] {
  const isResult = (one: Record<string, unknown> | null) =>
    COLUMNS.every((name) =>
      name === "asked" || name === "right"
        ? Number.isInteger(one?.[name])
        : typeof one?.[name] === "string",
    );
  return Array.isArray(kept) && kept.every(isResult);
}

/** In the order in which the exercises were done. */
const results: Result[] = read("results", areResults) ?? [];

export function keepResult(exercise: Exercise, tally: Tally) {
  const isSearched = settingsOf(exercise).includes("source");
  results.push({
    exercise: isSearched ? exerciseText(exercise) : say("find-name", { seed: exercise.seed }),
    convention: isSearched ? conventionText(exercise.convention) : "",
    mode: say(`kind-${exercise.mode}`),
    ...tally,
  });
  write("results", results);
}

/** How much of this visit was right, if it had more than one exercise. */
export function visitText() {
  if (results.length < 2) return "";
  const sum = (name: keyof Tally) => results.reduce((all, result) => all + result[name], 0);
  return say("practise-score-total", { asked: sum("asked"), right: sum("right") });
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

type KeptGrades = { exercise: string; grades: (boolean | null)[] };

function areGrades(kept: unknown): kept is KeptGrades {
  if (typeof kept !== "object" || kept === null || !("exercise" in kept)) return false;
  if (!("grades" in kept) || !Array.isArray(kept.grades)) return false;
  return kept.grades.every((grade) => grade === null || typeof grade === "boolean");
}

export function keepGrades(exercise: Exercise, grades: Grades) {
  write("grades", { exercise: nameOf(exercise), grades });
}

/** The answers to an exercise, for who has come back to this page or reloads it. Who follows a link begins anew. */
export function keptGrades(exercise: Exercise, count: number): Grades | null {
  const [entry] = performance.getEntriesByType("navigation");
  const type = entry instanceof PerformanceNavigationTiming ? entry.type : "";
  const kept = type === "back_forward" || type === "reload" ? read("grades", areGrades) : null;
  return kept?.exercise === nameOf(exercise) && kept.grades.length === count ? kept.grades : null;
}
